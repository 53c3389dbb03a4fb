import { formatDay } from '../days/format-day.ts';
import { routes } from '../routes.ts';
import { cancellationForm } from './cancellation-form.ts';
import type { MailPart } from './mail-body.ts';
import { nameInMail } from './name-in-mail.ts';
import type { OrderConfirmationDetails } from './order-confirmation-details.ts';
import type { SellerFacts } from './seller-facts.ts';
import { ukMoment } from '../days/uk-time.ts';

/** An order of a gift. */
export type GiftDetails = Extract<OrderConfirmationDetails, { kind: 'gift' }>;

/** The facts of an order, by name. */
export type FactRows = Extract<MailPart, { kind: 'facts' }>['rows'];

/** The rows about a gift among the facts of an order. */
export const giftRows = ({ paidAt, startsOn, toName, toAddress }: GiftDetails): FactRows => [
  ['Paid', ukMoment(paidAt)],
  ['Can be used from', formatDay(startsOn)],
  ...(nameInMail(toName) === '' ? [] : ([['For', nameInMail(toName)]] as const)),
  ['The code also goes to', toAddress === '' ? 'Nobody: you hand it over' : toAddress],
];

/** The information for a giver: when the code comes, what it does, that the gift doesn't renew, and how she gets a refund. */
export const givingOf = (details: GiftDetails, facts: SellerFacts): readonly MailPart[] => {
  const { isMembership, startsOn, toName, toAddress } = details;
  const her = nameInMail(toName) || 'whoever you give it to';
  const account = { words: 'your account page', href: `${facts.siteUrl}${routes.account}` };
  const opens = isMembership
    ? 'every plan of the membership for twelve months: from that day, or from the day she enters the code if that is later. It ends by itself: nothing renews, and nobody pays again'
    : 'the pack, which then stays hers';
  return [
    { kind: 'heading', words: 'How it gets to her' },
    {
      kind: 'paragraph',
      words: [
        `The code comes to you in an e-mail of its own, within minutes. You find it on `,
        account,
        ` as well, with a card to print.${toAddress === '' ? '' : ` We send it to ${toAddress} on ${formatDay(startsOn)}.`} From ${formatDay(startsOn)} on, ${her} enters it at ${new URL(facts.siteUrl).host}${routes.gift} with an account of her own. It opens ${opens}. She sees nothing of your card or your account.`,
      ],
    },
    { kind: 'heading', words: 'You can withdraw until it is used' },
    {
      kind: 'paragraph',
      words: [
        'For as long as nobody has used the code, press “Withdraw from this order” on ',
        account,
        `, in two presses and without a reason, or write to ${facts.seller.email}. We refund all of the price, the way you paid, within 14 days, and the code opens nothing any more. There is no last day for that.`,
      ],
    },
    ...cancellationForm(details, facts),
  ];
};
