import { formatDay } from '../days/format-day.ts';
import { formatMoney } from '../money.ts';
import { coolingOffDays, hasAgreedToInstantSupply } from '../orders/instant-supply-agreements.ts';
import { routes } from '../routes.ts';
import { firstNameOrWholeName, mailLineWithoutControls } from './sanitise-mail-text.ts';
import { linesOfAddress } from '../shop/postal-lines.ts';
import type { PostalAddress } from '../shop/shop-order.ts';
import { piecesWithQuantitiesText } from '../shop/shop-order-words.ts';
import {
  greetingPart,
  signaturePart,
  termsLinkAndDatePart,
  tickedAndUntickedStatementsPart,
} from './confirmation-parts.ts';
import { shopOrderPathWithCode, type SenderReaderAndCodes } from './notice-mail.ts';
import { imprintOf } from './seller-and-site-url.ts';
import type { ShopConfirmationDetails } from './shop-confirmation-details.ts';
import {
  mailAsHtml,
  mailAsText,
  type MailPart,
  type UnrenderedMailBody,
} from './unrendered-mail-body.ts';
import { readableUkDate, readableUkDateAfterDays, readableUkDateAndTime } from '../days/uk-time.ts';

/**
 * The version of the texts below: a date, and a digest of everything they say. A test computes the
 * digest.
 */
export const shopConfirmationWordingVersion = '2026-11-26-55a4561e';

type Facts = SenderReaderAndCodes;
type Packs = NonNullable<ShopConfirmationDetails['packs']>;
type Rows = Extract<MailPart, { kind: 'facts' }>['rows'];

const hasGoods = ({ lines }: ShopConfirmationDetails): boolean =>
  lines.some(({ isPack }) => !isPack);

const piecesOf = (details: ShopConfirmationDetails): string =>
  piecesWithQuantitiesText(details.lines);

const lineRows = ({ lines, currency }: ShopConfirmationDetails): Rows =>
  lines.map((line) => {
    const price = formatMoney({ currency, minorUnits: line.quantity * line.unitMinorUnits });
    const each = formatMoney({ currency, minorUnits: line.unitMinorUnits });
    const name = piecesWithQuantitiesText([{ ...line, quantity: 1 }]);
    return [name, line.quantity === 1 ? price : `${line.quantity} at ${each} each: ${price}`];
  });

const deliveryRows = ({ delivery, currency }: ShopConfirmationDetails): Rows =>
  delivery === null
    ? []
    : [
        [
          delivery.title,
          delivery.minorUnits === 0
            ? 'Free'
            : formatMoney({ currency, minorUnits: delivery.minorUnits }),
        ],
        ['Arrives', `${formatDay(delivery.arrivesFrom)} to ${formatDay(delivery.arrivesTo)}`],
      ];

const totalOf = ({
  currency,
  delivery,
  minorUnits,
  vatMinorUnits,
}: ShopConfirmationDetails): string => {
  const total = formatMoney({ currency, minorUnits });
  if (vatMinorUnits !== null)
    return `${total}, ${formatMoney({ currency, minorUnits: vatMinorUnits })} VAT included`;
  // Without a parcel the buyer's country isn't known, so neither is the share of VAT.
  return delivery === null
    ? `${total}, VAT included`
    : `${total}. We charge no UK VAT on the goods, because they leave the country`;
};

const customsPart = (
  { delivery, vatMinorUnits }: ShopConfirmationDetails,
  { siteUrl }: Facts,
): readonly MailPart[] =>
  delivery === null || vatMinorUnits !== null
    ? []
    : [
        {
          kind: 'paragraph',
          words: [
            'When the parcel arrives, customs there may ask you for tax, duty or a fee. Your cart showed what to expect, and so does ',
            { words: 'shipping and returns', href: `${siteUrl}${routes.shippingReturns}` },
            '.',
          ],
        },
      ];

const addressRows = (postal: PostalAddress | null): Rows =>
  postal === null
    ? []
    : [['Delivered to', linesOfAddress(postal).map(mailLineWithoutControls).join(', ')]];

const factsOf = (details: ShopConfirmationDetails): MailPart => ({
  kind: 'facts',
  rows: [
    ...lineRows(details),
    ...deliveryRows(details),
    ['Total', totalOf(details)],
    ...addressRows(details.postal),
    ['Ordered', readableUkDateAndTime(details.orderedAt)],
    ['Paid', readableUkDateAndTime(details.paidAt)],
    ['Order number', details.number],
  ],
});

const cancelWays = (
  details: ShopConfirmationDetails,
  { codes, siteUrl, seller }: Facts,
): readonly MailPart[] => [
  {
    kind: 'paragraph',
    words: [
      'Tell us on ',
      {
        words: 'the page of your order',
        href: `${siteUrl}${shopOrderPathWithCode(details.shopOrderId, codes)}`,
      },
      `. It takes two taps. Or reply to this e-mail or write to ${seller.email}, in any clear words. If you like, copy this form:`,
    ],
  },
  {
    kind: 'quote',
    words: [
      `To ${seller.legalName}, ${seller.address}, ${seller.email}:`,
      `I give notice that I cancel my contract for ${piecesOf(details)}, order ${details.number}, ordered on ${readableUkDate(details.orderedAt)}.`,
      'Name: … Address: … Date: …',
    ].join('\n'),
  },
];

const goodsReturn = ({ seller }: Facts): readonly MailPart[] => [
  {
    kind: 'heading',
    words: `Goods: you can withdraw until ${coolingOffDays} days after they arrive`,
  },
  {
    kind: 'paragraph',
    words: [
      `You can withdraw from all of the goods or some of them, without giving a reason, from now until the end of the fourteenth day after the last of them has arrived. The law calls it your right to cancel. Then return them to ${seller.legalName}, ${seller.address}, within 14 days of telling us. You pay the return postage.`,
    ],
  },
  {
    kind: 'paragraph',
    words: [
      'We refund their price, the way you paid, within 14 days of getting them, or of seeing proof that you posted them. If you return all of the goods, we refund what you paid for delivery too. If something comes to us worn beyond trying on, we may keep part of its price.',
    ],
  },
];

const packsAgreed = ({ agreements, opensAt }: Packs): readonly MailPart[] => {
  const isOpen = hasAgreedToInstantSupply(agreements);
  return [
    { kind: 'heading', words: 'Plans: what you agreed to' },
    {
      kind: 'paragraph',
      words: [
        `You were asked to agree to two statements about packs of plans before you ordered (version ${agreements.version}):`,
      ],
    },
    tickedAndUntickedStatementsPart(agreements, 'pack'),
    {
      kind: 'paragraph',
      words: [
        isOpen
          ? `You ticked both, so what is in a pack opened straight away. This e-mail confirms that you agreed to that, and that your right to withdraw from a pack within ${coolingOffDays} days, which the law calls your right to cancel, has ended with it.`
          : `We open a pack within the ${coolingOffDays} days only if both are ticked. So yours opens when they are over, on ${readableUkDateAndTime(opensAt)}. Until the end of ${readableUkDateAfterDays(opensAt, -1)} you can withdraw from it without giving a reason, and we refund all of its price within 14 days of hearing from you.`,
      ],
    },
  ];
};

const openPacks = ({ siteUrl }: Facts): MailPart => ({
  kind: 'paragraph',
  words: [
    'You’ll find your plans in the ',
    { words: 'members zone', href: `${siteUrl}${routes.members}` },
    '. Log in with the account you ordered with.',
  ],
});

const rightsOf = (details: ShopConfirmationDetails, facts: Facts): readonly MailPart[] => [
  { kind: 'heading', words: 'If something is wrong' },
  {
    kind: 'paragraph',
    words: [
      `Goods and digital content have to be as described, fit for their purpose and of satisfactory quality (Consumer Rights Act 2015). If your goods aren’t, you can reject them within 30 days, at our cost. If something isn’t right, or if you have a complaint, reply to this e-mail or write to ${facts.seller.email}.`,
    ],
  },
  termsLinkAndDatePart(details.termsUpdated, facts),
];

const toBody = (details: ShopConfirmationDetails, facts: Facts): UnrenderedMailBody => {
  const { packs } = details;
  const mayCancel =
    hasGoods(details) || (packs !== null && !hasAgreedToInstantSupply(packs.agreements));
  return {
    title: `Thank you for your order, ${details.number}.`,
    parts: [
      greetingPart(firstNameOrWholeName(details.postal?.name ?? '')),
      {
        kind: 'paragraph',
        words: ['We have your payment. This e-mail confirms your order. Please keep it.'],
      },
      factsOf(details),
      ...customsPart(details, facts),
      {
        kind: 'button',
        words: 'See your order',
        href: `${facts.siteUrl}${shopOrderPathWithCode(details.shopOrderId, facts.codes)}`,
      },
      ...(packs === null ? [] : [openPacks(facts), ...packsAgreed(packs)]),
      ...(hasGoods(details) ? goodsReturn(facts) : []),
      ...(mayCancel
        ? [{ kind: 'heading', words: 'How to withdraw' } as const, ...cancelWays(details, facts)]
        : []),
      ...rightsOf(details, facts),
      signaturePart(facts),
    ],
    imprint: imprintOf(facts),
  };
};

/**
 * Composes the e-mail that confirms a shop order on a durable medium (Consumer Contracts
 * Regulations 2013, regulation 16). The codes in its links are derived from the order's id when it
 * is sent, and are stored nowhere.
 */
export const composeShopConfirmation = (
  details: ShopConfirmationDetails,
  facts: Facts,
): { readonly subject: string; readonly text: string; readonly html: string } => {
  const subject = `Your order ${details.number}: ${piecesOf(details)}`;
  const body = toBody(details, facts);
  return { subject, text: mailAsText(body), html: mailAsHtml(subject, body) };
};
