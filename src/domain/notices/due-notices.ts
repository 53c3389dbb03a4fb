import type { NoticeKindAndDetails } from './notices.ts';
import { endOfUkDayAfterDays, readableUkDate } from '../days/uk-time.ts';
import { formatMoney, type Currency, type Money } from '../money.ts';
import { coolingOffDays } from '../orders/instant-supply-agreements.ts';
import {
  finalStatuses,
  goodStandingStatuses,
  graceEndAfterFailedPayment,
} from '../rights/subscription.ts';
import type { SubscriptionPricePausesAndCard, PaymentForOurBooks } from '../payments/billing.ts';
import type { RefundOrDisputeForOurBooks } from '../refunds/money-back.ts';
import { dateMonthsLater } from '../membership/may-pause.ts';
import type { SubscriptionFacts, SubscriptionRightState } from '../payments/order-states.ts';

/** A notice with the id of its cause: it is sent once per cause, however often that is read. */
export type NoticeWithMailId = NoticeKindAndDetails & { readonly mailId: string };

/** The data that every notice about an order needs. */
type NoticeOrder = {
  readonly orderId: string;
  readonly title: string;
  /** Why we refund and end it by ourselves; empty unless we do. */
  readonly why: string;
  /** When the payment service was read. */
  readonly readAt: Date;
};

const dayMs = 24 * 60 * 60 * 1000;
/**
 * Anything older is not reported. No event arrives that late, and every order is compared with the
 * payment service each day.
 */
const newsDays = 30;

const isNews = ({ readAt }: NoticeOrder, at: Date): boolean =>
  readAt.getTime() - at.getTime() < newsDays * dayMs;

/** The notices of an order's refunds. The member's bank informs her of a dispute itself. */
export const findRefundNoticesOfOrder = (
  order: NoticeOrder,
  moneyBack: readonly RefundOrDisputeForOurBooks[],
): readonly NoticeWithMailId[] =>
  moneyBack
    .filter(({ kind, isBack, movedAt }) => kind === 'refund' && isBack && isNews(order, movedAt))
    .map(({ moneyBackId, currency, minorUnits }) => ({
      mailId: `refund:${moneyBackId}`,
      kind: 'refund',
      details: {
        title: order.title,
        amount: { currency, minorUnits },
        orderId: order.orderId,
        why: order.why,
      },
    }));

/** What our books said about a subscription before this reading. */
type Before = {
  readonly canceledAt: Date | undefined;
  readonly pausedAt: Date | undefined;
  /** The renewal price in the member's order or in the last notice about it. */
  readonly toldPrice: Money | undefined;
  /** The id of that notice; undefined if it was the order. */
  readonly toldBy: string | undefined;
};

type ReadMembership = {
  readonly subscriptionId: string;
  readonly facts: SubscriptionFacts;
  readonly meaning: SubscriptionRightState;
  readonly billing: SubscriptionPricePausesAndCard;
  readonly payments: readonly PaymentForOurBooks[];
  readonly currency: Currency;
  /**
   * Until when the member can withdraw from it, and what would go back to her now; undefined if
   * nothing would.
   */
  readonly withdrawal: { readonly until: Date; readonly refund: Money } | undefined;
  /** Whether we are about to set the subscription to the promised renewal price. */
  readonly awaitsRenewalPrice: boolean;
  readonly before: Before;
};

type NoticeRule = (order: NoticeOrder, read: ReadMembership) => readonly NoticeWithMailId[];

/**
 * How a renewal was paid; empty if the money came some other way than by card, which has no payment
 * of its own.
 */
const paidWith = (
  { paymentId, invoiceId }: PaymentForOurBooks,
  { card }: SubscriptionPricePausesAndCard,
): string =>
  card === undefined || paymentId === invoiceId
    ? ''
    : `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} card ending in ${card.last4}`;

const renewed: NoticeRule = (order, { subscriptionId, billing, payments }) =>
  payments.flatMap((payment) => {
    const { paymentId, cause, currency, minorUnits, paidAt, paidUntil } = payment;
    return cause !== 'renewal' || paidUntil === undefined || !isNews(order, paidAt)
      ? []
      : [
          {
            mailId: `renewed:${subscriptionId}:${paidUntil.toISOString()}`,
            kind: 'renewed' as const,
            details: {
              title: order.title,
              receiptNumber: paymentId,
              orderId: order.orderId,
              price: { currency, minorUnits },
              paidAt: paidAt.toISOString(),
              paidWith: paidWith(payment, billing),
              // A renewal pays for twelve months, wherever a pause has moved them to.
              paidFrom: readableUkDate(dateMonthsLater(paidUntil, -12).toISOString()),
              paidUntil: paidUntil.toISOString(),
              withdrawUntil: endOfUkDayAfterDays(paidAt, coolingOffDays).toISOString(),
            },
          },
        ];
  });

const paymentFailed: NoticeRule = (
  order,
  { subscriptionId, facts, meaning, billing, currency },
) => {
  const since = meaning.pastDueSince;
  if (since === undefined || !isNews(order, since)) return [];
  const owed = facts.unpaidInvoices.find(({ dueSince }) => dueSince.getTime() === since.getTime());
  const price = owed === undefined ? billing.renewal : { currency, minorUnits: owed.minorUnits };
  if (price === undefined) return [];
  const openUntil = graceEndAfterFailedPayment(since).toISOString();
  return [
    {
      mailId: `payment-failed:${subscriptionId}:${since.toISOString()}`,
      kind: 'payment-failed',
      details: { title: order.title, price, openUntil },
    },
  ];
};

const cancelled: NoticeRule = (
  order,
  { subscriptionId, meaning: { endsAt }, billing, withdrawal },
) => {
  const at = billing.canceledAt;
  const isAhead = endsAt !== undefined && endsAt.getTime() > order.readAt.getTime();
  if (!isAhead || at === undefined || !isNews(order, at)) return [];
  return [
    {
      mailId: `cancelled:${subscriptionId}:${at.toISOString()}`,
      kind: 'cancelled',
      details: {
        title: order.title,
        endsAt: endsAt.toISOString(),
        withdrawUntil:
          withdrawal === undefined ? '' : readableUkDate(withdrawal.until.toISOString()),
        moneyBack: withdrawal === undefined ? '' : formatMoney(withdrawal.refund),
      },
    },
  ];
};

const kept: NoticeRule = (order, { subscriptionId, facts, meaning, billing, before }) => {
  const isKept =
    before.canceledAt !== undefined &&
    billing.canceledAt === undefined &&
    meaning.endsAt === undefined &&
    !finalStatuses.includes(meaning.status);
  if (!isKept || before.canceledAt === undefined || billing.renewal === undefined) return [];
  // The period of a paused one has ended with the pause.
  const renewsAt = (meaning.renewsAt ?? meaning.paidUntil ?? facts.periodEnd).toISOString();
  return [
    {
      mailId: `kept:${subscriptionId}:${before.canceledAt.toISOString()}`,
      kind: 'kept',
      details: { title: order.title, renewsAt, price: billing.renewal },
    },
  ];
};

const paused: NoticeRule = (order, { subscriptionId, meaning, billing: { pausedAt, resumesAt } }) =>
  meaning.status !== 'paused' ||
  pausedAt === undefined ||
  resumesAt === undefined ||
  !isNews(order, pausedAt)
    ? []
    : [
        {
          mailId: `paused:${subscriptionId}:${pausedAt.toISOString()}`,
          kind: 'paused',
          details: {
            title: order.title,
            pausedAt: pausedAt.toISOString(),
            resumesAt: resumesAt.toISOString(),
          },
        },
      ];

const resumed: NoticeRule = (order, { subscriptionId, facts, meaning, billing, before }) => {
  const goesOn = goodStandingStatuses.includes(meaning.status);
  const isOver = before.pausedAt !== undefined && billing.pausedAt === undefined;
  if (!goesOn || !isOver || before.pausedAt === undefined || billing.renewal === undefined) {
    return [];
  }
  const renewsAt = (meaning.renewsAt ?? facts.periodEnd).toISOString();
  return [
    {
      mailId: `resumed:${subscriptionId}:${before.pausedAt.toISOString()}`,
      kind: 'resumed',
      details: { title: order.title, renewsAt, price: billing.renewal },
    },
  ];
};

// A membership that was never paid for has not ended: it never began.
const ended: NoticeRule = (order, { subscriptionId, meaning: { status, endedAt } }) =>
  status !== 'canceled' || endedAt === undefined || !isNews(order, endedAt)
    ? []
    : [
        {
          mailId: `ended:${subscriptionId}`,
          kind: 'ended',
          details: { title: order.title, endedAt: endedAt.toISOString(), why: order.why },
        },
      ];

const priceChange: NoticeRule = (order, read) => {
  const { subscriptionId, meaning, billing, before, awaitsRenewalPrice } = read;
  const { renewal } = billing;
  const { toldPrice, toldBy } = before;
  if (awaitsRenewalPrice || meaning.renewsAt === undefined) return [];
  if (renewal === undefined || toldPrice === undefined) return [];
  if (renewal.minorUnits === toldPrice.minorUnits && renewal.currency === toldPrice.currency) {
    return [];
  }
  return [
    {
      // The key includes the previous notice, so that a price that returns is reported again.
      mailId: `price-change:${subscriptionId}:${renewal.minorUnits}:${noticesBefore(toldBy) + 1}`,
      kind: 'price-change',
      details: {
        title: order.title,
        oldPrice: toldPrice,
        newPrice: renewal,
        renewsAt: meaning.renewsAt.toISOString(),
      },
    },
  ];
};

/** How many price changes had been reported, including the notice with this id. */
const noticesBefore = (mailId: string | undefined): number =>
  Number(mailId?.split(':').at(-1) ?? 0);

const tells: readonly NoticeRule[] = [
  renewed,
  paymentFailed,
  cancelled,
  kept,
  paused,
  resumed,
  ended,
  priceChange,
];

/** The notices that follow from a reading of a membership. A repeated cause gives the same id. */
export const noticesFromMembershipReading = (
  order: NoticeOrder,
  read: ReadMembership,
): readonly NoticeWithMailId[] => tells.flatMap((tell) => tell(order, read));
