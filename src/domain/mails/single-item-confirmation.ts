import { coolingOffDays, hasAgreedToInstantSupply } from '../orders/instant-supply-agreements.ts';
import { routes } from '../routes.ts';
import {
  mailAsHtml,
  mailAsText,
  type MailPart,
  type UnrenderedMailBody,
} from './unrendered-mail-body.ts';
import { cancellationFormParts } from './cancellation-form-parts.ts';
import {
  greetingPart,
  signaturePart,
  termsLinkAndDatePart,
  tickedAndUntickedStatementsPart,
} from './confirmation-parts.ts';
import {
  giftDeliveryAndRefundParts,
  giftFactRows,
  type MailFactRows,
  type GiftConfirmationDetailsWithoutCode,
} from './gift-confirmation.ts';
import { priceTextSayingVatIncluded } from './price-text-saying-vat-included.ts';
import { imprintOf, type SellerAndSiteUrl } from './seller-and-site-url.ts';
import type { SingleItemConfirmationDetails } from './single-item-confirmation-details.ts';
import { readableUkDate, readableUkDateAfterDays, readableUkDateAndTime } from '../days/uk-time.ts';

/**
 * The version of the texts below: a date, and a digest of everything they say. It is stored with
 * each e-mail that was sent. A test computes the digest, so no word changes without it.
 */
export const singleItemConfirmationWordingVersion = '2026-11-26-d10fee41';

/** What the texts need besides the order. */
export type ConfirmationSender = SellerAndSiteUrl;

type Membership = Extract<SingleItemConfirmationDetails, { kind: 'membership' }>;
/** An order for the buyer herself. */
type Own = Exclude<SingleItemConfirmationDetails, GiftConfirmationDetailsWithoutCode>;

/** When the contract was made: the days to cancel are counted from then. */
const madeAt = ({ orderedAt, paidAt }: SingleItemConfirmationDetails): string =>
  paidAt !== null && paidAt > orderedAt ? paidAt : orderedAt;

const titleOf = (details: SingleItemConfirmationDetails): string => {
  if (details.kind === 'gift') return `Thank you. Your gift is paid for: ${details.title}.`;
  const what = details.kind === 'membership' ? 'your membership' : details.title;
  return hasAgreedToInstantSupply(details.agreements)
    ? `Thank you. ${details.kind === 'membership' ? 'Your membership' : what} is open.`
    : `Thank you. You have ordered ${what}.`;
};

const whatOf = (details: SingleItemConfirmationDetails): string => {
  switch (details.kind) {
    case 'pack':
      return `${details.title}, to open in your account`;
    case 'membership':
      return `${details.title}, for one year`;
    case 'gift':
      return details.isMembership
        ? `${details.title}, twelve months, as a gift`
        : `${details.title}, as a gift`;
  }
};

const openingRows = (details: Own): MailFactRows => {
  const { opensAt, paidAt, agreements } = details;
  return [
    [
      'Paid',
      paidAt === null
        ? `Nothing yet. We take the payment on ${readableUkDate(opensAt)}`
        : readableUkDateAndTime(paidAt),
    ],
    [
      'Opens',
      hasAgreedToInstantSupply(agreements) ? 'Straight away' : readableUkDateAndTime(opensAt),
    ],
  ];
};

const factsOf = (details: SingleItemConfirmationDetails): MailPart => {
  const { currency, minorUnits, orderId, orderedAt } = details;
  return {
    kind: 'facts',
    rows: [
      ['What', whatOf(details)],
      ['Price', priceTextSayingVatIncluded({ currency, minorUnits })],
      ['Ordered', readableUkDateAndTime(orderedAt)],
      ...(details.kind === 'gift' ? giftFactRows(details) : openingRows(details)),
      ['Order number', orderId],
    ],
  };
};

const placeOf = (details: Own, { siteUrl }: ConfirmationSender): readonly MailPart[] => {
  const href = `${siteUrl}${routes.members}`;
  const what = details.kind === 'membership' ? 'your plans' : 'your pack';
  return hasAgreedToInstantSupply(details.agreements)
    ? [{ kind: 'button', words: `Open ${what} in the members zone`, href }]
    : [
        {
          kind: 'paragraph',
          words: [
            `From ${readableUkDateAndTime(details.opensAt)} you’ll find ${what} in the `,
            { words: 'members zone', href },
            '. Log in with the account you ordered with.',
          ],
        },
      ];
};

const renewalOf = (
  { currency, renewal }: Membership,
  { siteUrl, seller }: ConfirmationSender,
): readonly MailPart[] => [
  { kind: 'heading', words: 'It renews each year until you cancel' },
  {
    kind: 'important',
    words: [
      `On ${readableUkDate(renewal.at)} your membership renews for another year. We then take ${priceTextSayingVatIncluded({ currency, minorUnits: renewal.minorUnits })}, the way you paid, and the same each year after that.`,
    ],
  },
  {
    kind: 'paragraph',
    words: [
      'To stop it, choose “Cancel the membership” on ',
      { words: 'your account page', href: `${siteUrl}${routes.account}` },
      ` at any time before that day. It takes two taps, and you don’t have to give a reason. Or write to ${seller.email}. Your membership then ends with the year you have paid for, and you pay nothing more.`,
    ],
  },
];

/** The consequence of the statements the buyer ticked. */
const consequenceOf = (details: Own): string => {
  const opens = readableUkDateAndTime(details.opensAt);
  if (details.kind === 'membership') {
    return hasAgreedToInstantSupply(details.agreements)
      ? 'You ticked both, so your membership started straight away.'
      : `We start within the ${coolingOffDays} days only if both are ticked. So your membership starts when they are over, on ${opens}, and we take the first payment then.`;
  }
  return hasAgreedToInstantSupply(details.agreements)
    ? `You ticked both, so we opened the pack straight away. This e-mail confirms that you agreed to that, and that your right to withdraw within ${coolingOffDays} days, which the law calls your right to cancel, has ended with it.`
    : `We open a pack within the ${coolingOffDays} days only if both are ticked. So yours opens when they are over, on ${opens}.`;
};

const agreedOf = (details: Own): readonly MailPart[] => {
  const { kind, agreements } = details;
  return [
    { kind: 'heading', words: 'What you agreed to' },
    {
      kind: 'paragraph',
      words: [
        `You were asked to agree to two statements before you ordered (version ${agreements.version}):`,
      ],
    },
    tickedAndUntickedStatementsPart(agreements, kind),
    { kind: 'paragraph', words: [consequenceOf(details)] },
  ];
};

const moneyBackOf = (details: Own): string => {
  if (details.paidAt === null) {
    return 'You haven’t paid anything yet. If we have taken a payment by the time you withdraw, we refund it within 14 days of hearing from you.';
  }
  const share =
    details.kind === 'membership' && hasAgreedToInstantSupply(details.agreements)
      ? 'We keep a share of the price for the days that you have had, and refund the rest'
      : 'We refund all of the price';
  return `${share}, the way you paid, within 14 days of hearing from you.`;
};

const cancellingOf = (details: Own, facts: ConfirmationSender): readonly MailPart[] => {
  if (details.kind === 'pack' && hasAgreedToInstantSupply(details.agreements)) return [];
  const { seller, siteUrl } = facts;
  return [
    { kind: 'heading', words: `You can withdraw for ${coolingOffDays} days` },
    {
      kind: 'paragraph',
      words: [
        `You have until the end of ${readableUkDateAfterDays(madeAt(details), coolingOffDays)} to withdraw from this order, without giving a reason. The law calls it your right to cancel. Choose “Withdraw from this order” on `,
        { words: 'your account page', href: `${siteUrl}${routes.account}` },
        `. It takes two taps. Or reply to this e-mail or write to ${seller.email}, in any clear words. ${moneyBackOf(details)}`,
      ],
    },
    ...cancellationFormParts(details, facts),
  ];
};

const ownParts = (details: Own, facts: ConfirmationSender): readonly MailPart[] => [
  ...placeOf(details, facts),
  ...(details.kind === 'membership' ? renewalOf(details, facts) : []),
  ...agreedOf(details),
  ...cancellingOf(details, facts),
];

const rightsOf = (
  details: SingleItemConfirmationDetails,
  facts: ConfirmationSender,
): readonly MailPart[] => [
  { kind: 'heading', words: 'If something is wrong' },
  {
    kind: 'paragraph',
    words: [
      `Digital content has to be as described, fit for its purpose and of satisfactory quality (Consumer Rights Act 2015). If yours isn’t, or if you have a complaint, reply to this e-mail or write to ${facts.seller.email}. What you bought works in any up-to-date browser, with your account and an internet connection.`,
    ],
  },
  termsLinkAndDatePart(details.termsUpdated, facts),
];

const toBody = (
  details: SingleItemConfirmationDetails,
  facts: ConfirmationSender,
): UnrenderedMailBody => ({
  title: titleOf(details),
  parts: [
    // The account that orders is known by its address alone.
    greetingPart(''),
    {
      kind: 'paragraph',
      words: [
        details.kind === 'gift'
          ? 'This e-mail confirms your order. Please keep it.'
          : 'This e-mail confirms your order and what you agreed to. Please keep it.',
      ],
    },
    factsOf(details),
    ...(details.kind === 'gift'
      ? giftDeliveryAndRefundParts(details, facts)
      : ownParts(details, facts)),
    ...rightsOf(details, facts),
    signaturePart(facts),
  ],
  imprint: imprintOf(facts),
});

/**
 * Composes the e-mail that confirms an order on a durable medium (Consumer Contracts Regulations
 * 2013, regulation 16).
 */
export const composeSingleItemConfirmation = (
  details: SingleItemConfirmationDetails,
  facts: ConfirmationSender,
): { readonly subject: string; readonly text: string; readonly html: string } => {
  const subject = `Your order: ${details.title}`;
  const body = toBody(details, facts);
  return { subject, text: mailAsText(body), html: mailAsHtml(subject, body) };
};
