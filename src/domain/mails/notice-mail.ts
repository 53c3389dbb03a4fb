import * as v from 'valibot';
import { giftCardPathOfOrder } from '../gifts/gift-targets.ts';
import { urlWithAccessCodes } from '../addresses/address-codes.ts';
import { formatMoney, type Money } from '../money.ts';
import { orderPagePathForProductId } from '../orders/order-page-path.ts';
import {
  memberLettersOrOneLetterPath,
  memberSectionOrCategoryPath,
} from '../members/zone-address.ts';
import { membersSectionOfYearPlan } from '../plans/year-plan-blocks.ts';
import { articlePath, routes } from '../routes.ts';
import { shopOrderPagePathForLink } from '../shop/shop-order.ts';
import {
  valueAndLinkNamesInPart,
  parseMailTemplatePartsAndProblems,
  splitAtTemplateValues,
  type MailTemplatePart,
  type WordsOrTemplateValue,
} from './mail-text.ts';
import {
  mailAsHtml,
  mailAsText,
  type MailPart,
  type TextOrLinkInMail,
  type UnrenderedMailBody,
} from './unrendered-mail-body.ts';
import { noticeValueNamesThatMayBeEmpty } from '../notices/notice-text-rules.ts';
import {
  greetingTo,
  mailMessageWithoutControls,
  sanitiseAndShortenMailName,
} from './sanitise-mail-text.ts';
import {
  detailFormatsOf,
  noticeDetailSchemas,
  noticeKindIfKnown,
  type NoticeKind,
} from '../notices/notices.ts';
import { priceTextSayingVatIncluded } from './price-text-saying-vat-included.ts';
import { imprintOf, type SellerAndSiteUrl } from './seller-and-site-url.ts';
import { readableUkDate, readableUkDateAndTime } from '../days/uk-time.ts';

/** An editor's text for one kind of notice, with its version: a digest of the whole text. */
export const NoticeTemplate = v.object({
  kind: v.string(),
  subject: v.string(),
  heading: v.string(),
  content: v.string(),
  version: v.string(),
});
export type NoticeTemplate = Readonly<v.InferOutput<typeof NoticeTemplate>>;

/** What composing a notice needs besides its details and its text. */
export type SenderReaderAndCodes = SellerAndSiteUrl & {
  /** What the reader is called; undefined if we don't know. */
  readonly readerName?: string;
  /**
   * Whose e-mail it is, for the link that ends e-mails she has asked for; undefined for one that no
   * member asked for.
   */
  readonly customerId?: string;
  /**
   * Codes derived from an id and our secret: they are put into an e-mail when it is sent, and
   * stored nowhere.
   */
  readonly codes: {
    readonly giftCodeOf: (orderId: string) => string;
    readonly linkCodeOf: (
      purpose: 'second-member' | 'proof' | 'shop-order' | 'mail-wishes',
      id: string,
    ) => string;
  };
};

type Values = ReadonlyMap<string, string>;

/** The address of a shop order's page, with the link that opens it without an account. */
export const shopOrderPathWithCode = (
  shopOrderId: string,
  codes: SenderReaderAndCodes['codes'],
): string =>
  shopOrderPagePathForLink(`${shopOrderId}.${codes.linkCodeOf('shop-order', shopOrderId)}`);

/** The values that only texts of this kind can use, besides its details. */
const specificsOf = (
  kind: NoticeKind,
  detail: (name: string) => string,
  { codes, customerId = '' }: SenderReaderAndCodes,
): Readonly<Record<string, string>> => {
  const startLinks = {
    yearLink: memberSectionOrCategoryPath(membersSectionOfYearPlan),
    weightsLink: routes.myWeights,
    mailsLink: `${routes.account}#mails`,
  };
  const stopLink = urlWithAccessCodes(routes.stopMails, {
    mails: `${customerId}.${codes.linkCodeOf('mail-wishes', customerId)}`,
  });
  switch (kind) {
    case 'welcome':
      return startLinks;
    case 'first-guide':
      return {
        weightsLink: routes.myWeights,
        sorenessLink: articlePath('sore-or-hurt'),
        readingLink: articlePath('reading-a-workout-plan'),
      };
    case 'year-learn-and-build':
    case 'year-strength':
    case 'year-muscle':
    case 'year-peak-and-test':
      return { ...startLinks, stopLink };
    case 'letter':
      return {
        mailsLink: startLinks.mailsLink,
        letterLink: memberLettersOrOneLetterPath(detail('slug')),
        stopLink,
      };
    case 'gift-code': {
      const orderId = detail('orderId');
      return {
        code: codes.giftCodeOf(orderId),
        cardLink: giftCardPathOfOrder(orderId),
        giftLink: routes.gift,
      };
    }
    case 'gift-for-you': {
      const code = codes.giftCodeOf(detail('orderId'));
      return { code, redeemLink: urlWithAccessCodes(routes.gift, { code }) };
    }
    case 'second-member-invitation': {
      const invitation = codes.linkCodeOf('second-member', detail('invitationId'));
      return { invitationLink: urlWithAccessCodes(routes.account, { invitation }) };
    }
    case 'proof-address': {
      const proof = codes.linkCodeOf('proof', detail('proofId'));
      return { proofLink: urlWithAccessCodes(routes.account, { proof }) };
    }
    case 'proof-accepted':
      return { orderLink: orderPagePathForProductId(detail('productId')) };
    case 'shop-order-sent':
    case 'shop-return-received':
    case 'shop-return-declined':
    case 'shop-refund':
    case 'shop-order-not-kept':
      return { shopOrderLink: shopOrderPathWithCode(detail('shopOrderId'), codes) };
    default:
      return {};
  }
};

const writtenAs = (form: string | undefined, value: string | number | Money): string => {
  if (typeof value === 'object')
    return form === 'price' ? priceTextSayingVatIncluded(value) : formatMoney(value);
  if (typeof value === 'number') return String(value);
  switch (form) {
    case 'day':
      return readableUkDate(value);
    case 'moment':
      return readableUkDateAndTime(value);
    case 'name':
      return sanitiseAndShortenMailName(value);
    case 'message':
      return mailMessageWithoutControls(value);
    default:
      return value;
  }
};

/** Everything that a text can use: values formatted for people, and the addresses of links. */
const valuesOf = (kind: NoticeKind, details: unknown, facts: SenderReaderAndCodes): Values => {
  const { siteUrl, seller, readerName } = facts;
  const forms = detailFormatsOf(kind);
  const parsed = Object.entries<string | number | Money>(
    v.parse(noticeDetailSchemas[kind], details),
  );
  const written = parsed.map(([name, value]): [string, string] => [
    name,
    writtenAs(forms.get(name), value),
  ]);
  const detail = (name: string): string => new Map(written).get(name) ?? '';
  const specifics = specificsOf(kind, detail, facts);
  const links = {
    accountLink: routes.account,
    ordersLink: `${routes.account}#orders`,
    membersLink: routes.members,
    promotionsLink: routes.promotions,
    termsLink: routes.terms,
    privacyLink: routes.privacyPolicy,
  };
  const isAddress = (name: string): boolean => name.endsWith('Link');
  return new Map([
    ...written,
    ...Object.entries({ ...links, ...specifics }).map(([name, value]): [string, string] => [
      name,
      isAddress(name) ? `${siteUrl}${value}` : value,
    ]),
    ['greeting', greetingTo(readerName ?? (kind === 'gift-for-you' ? detail('toName') : ''))],
    ['contactAddress', seller.email],
    ['sellerName', seller.legalName],
    ['sellerAddress', seller.address],
  ]);
};

const valueOf = (name: string, values: Values): string => {
  const value = values.get(name);
  if (value === undefined)
    throw new Error(`A text names {${name}}, which its e-mail doesn't have.`);
  return value;
};

const filled = (pieces: readonly WordsOrTemplateValue[], values: Values): string =>
  pieces
    .map((piece) => (typeof piece === 'string' ? piece : valueOf(piece.value, values)))
    .join('');

const filledPart = (part: MailTemplatePart, values: Values): MailPart => {
  switch (part.kind) {
    case 'heading':
    case 'quote':
      return { kind: part.kind, words: filled(part.words, values) };
    case 'paragraph':
    case 'important': {
      const words = part.words.map((piece): TextOrLinkInMail =>
        typeof piece === 'object' && 'link' in piece
          ? { words: filled(piece.words, values), href: valueOf(piece.link, values) }
          : filled([piece], values),
      );
      return { kind: part.kind, words };
    }
    case 'facts':
      return {
        kind: 'facts',
        rows: part.rows.map(([name, words]) => [name, filled(words, values)]),
      };
    case 'button':
      return {
        kind: 'button',
        words: filled(part.words, values),
        href: valueOf(part.link, values),
      };
  }
};

/** The part without the pieces that use an empty value; undefined if nothing is left. */
const withoutEmpty = (part: MailTemplatePart, values: Values): MailTemplatePart | undefined => {
  const isEmpty = (names: readonly string[]): boolean =>
    names.some(
      (name) => noticeValueNamesThatMayBeEmpty.includes(name) && values.get(name)?.trim() === '',
    );
  if (part.kind !== 'facts')
    return isEmpty(valueAndLinkNamesInPart(part).values) ? undefined : part;
  const rows = part.rows.filter(
    (row) => !isEmpty(valueAndLinkNamesInPart({ kind: 'facts', rows: [row] }).values),
  );
  return rows.length === 0 ? undefined : { kind: 'facts', rows };
};

/**
 * Composes a notice. The values are inserted after the text is parsed, so that nothing in a value
 * is interpreted as markup. Throws if the details aren't those of the kind.
 */
export const composeNotice = (
  { kind: name, subject, heading, content }: NoticeTemplate,
  details: unknown,
  facts: SenderReaderAndCodes,
): { readonly subject: string; readonly text: string; readonly html: string } => {
  const kind = noticeKindIfKnown(name);
  if (kind === undefined) throw new Error(`No e-mail is of the kind ${name}.`);
  const values = valuesOf(kind, details, facts);
  const body: UnrenderedMailBody = {
    title: filled(splitAtTemplateValues(heading), values),
    parts: parseMailTemplatePartsAndProblems(content).parts.flatMap((part) => {
      const rest = withoutEmpty(part, values);
      return rest === undefined ? [] : [filledPart(rest, values)];
    }),
    imprint: imprintOf(facts),
  };
  const line = filled(splitAtTemplateValues(subject), values);
  return { subject: line, text: mailAsText(body), html: mailAsHtml(line, body) };
};
