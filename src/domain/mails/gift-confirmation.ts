import { formatDay } from '../days/format-day.ts';
import { routes } from '../routes.ts';
import { cancellationFormParts } from './cancellation-form-parts.ts';
import { sanitiseAndShortenMailName } from './sanitise-mail-text.ts';
import type { MailPart } from './unrendered-mail-body.ts';
import type { SellerAndSiteUrl } from './seller-and-site-url.ts';
import type { SingleItemConfirmationDetails } from './single-item-confirmation-details.ts';
import { readableUkDateAndTime } from '../days/uk-time.ts';

export type GiftConfirmationDetailsWithoutCode = Extract<
  SingleItemConfirmationDetails,
  { kind: 'gift' }
>;

/** The facts of an order, by name. */
export type MailFactRows = Extract<MailPart, { kind: 'facts' }>['rows'];

/** The rows about a gift among the facts of an order. */
export const giftFactRows = ({
  paidAt,
  startsOn,
  toName,
  toAddress,
}: GiftConfirmationDetailsWithoutCode): MailFactRows => [
  ['Paid', readableUkDateAndTime(paidAt)],
  ['Can be used from', formatDay(startsOn)],
  ...(sanitiseAndShortenMailName(toName) === ''
    ? []
    : ([['For', sanitiseAndShortenMailName(toName)]] as const)),
  ['The code also goes to', toAddress === '' ? 'No one: you give it to her yourself' : toAddress],
];

/**
 * The information for a giver: when the code comes, what it does, that the gift doesn't renew, and
 * how she gets a refund.
 */
export const giftDeliveryAndRefundParts = (
  details: GiftConfirmationDetailsWithoutCode,
  facts: SellerAndSiteUrl,
): readonly MailPart[] => {
  const { isMembership, startsOn, toName, toAddress } = details;
  const her = sanitiseAndShortenMailName(toName) || 'the person you give it to';
  const account = { words: 'your account page', href: `${facts.siteUrl}${routes.account}` };
  const opens = isMembership
    ? 'every plan in the membership for twelve months, from that day or from the day she enters the code if that is later. It ends on its own: nothing renews, and there is nothing more to pay'
    : 'the pack, which is then hers to keep';
  return [
    { kind: 'heading', words: 'How it gets to her' },
    {
      kind: 'paragraph',
      words: [
        `We’ll e-mail you the code separately within a few minutes. You’ll also find it on `,
        account,
        `, with a card to print.${toAddress === '' ? '' : ` We’ll send it to ${toAddress} on ${formatDay(startsOn)}.`} From ${formatDay(startsOn)}, ${her} can enter it at ${new URL(facts.siteUrl).host}${routes.gift}, with an account of her own. It opens ${opens}. She can’t see your card or your account.`,
      ],
    },
    { kind: 'heading', words: 'You can withdraw until it is used' },
    {
      kind: 'paragraph',
      words: [
        'Until the code is used, you can choose “Withdraw from this order” on ',
        account,
        `. It takes two taps, and you don’t have to give a reason. Or write to ${facts.seller.email}. We refund the full price, the way you paid, within 14 days, and the code stops working. There is no deadline.`,
      ],
    },
    ...cancellationFormParts(details, facts),
  ];
};
