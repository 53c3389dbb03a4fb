import type { Notice } from '../mails/notices.ts';
import { endOfUkDayAfter } from '../mails/uk-time.ts';
import type { Currency, Money } from '../money.ts';
import { coolingOffDays } from '../orders/agreements.ts';
import { finalStatuses, graceEndsAt } from '../subscription.ts';
import type { Billing, MoneyBackRecord, PaymentRecord } from './billing.ts';
import type { SubscriptionFacts, SubscriptionMeaning } from './subscription-meaning.ts';

/** A notice with what caused it: the same cause is told once, however often it is read. */
export type CausedNotice = Notice & { readonly mailId: string };

/** What every notice of an order needs. */
type NoticeOrder = {
  readonly orderId: string;
  readonly title: string;
  /** When the payment service was asked. */
  readonly readAt: Date;
};

const dayMs = 24 * 60 * 60 * 1000;
/** What happened longer ago is no news. No event is told so late, and the reconcile reads every order each day. */
const newsDays = 30;

const isNews = ({ readAt }: NoticeOrder, at: Date): boolean =>
  readAt.getTime() - at.getTime() < newsDays * dayMs;

/** The notices of an order's refunds. What her bank has taken back in a dispute it has told her itself. */
export const refundNotices = (
  order: NoticeOrder,
  moneyBack: readonly MoneyBackRecord[],
): readonly CausedNotice[] =>
  moneyBack
    .filter(({ kind, isBack, movedAt }) => kind === 'refund' && isBack && isNews(order, movedAt))
    .map(({ moneyBackId, currency, minorUnits }) => ({
      mailId: `refund:${moneyBackId}`,
      kind: 'refund',
      details: { title: order.title, amount: { currency, minorUnits }, orderId: order.orderId },
    }));

/** What our books said of a subscription before this reading. */
type Before = {
  readonly canceledAt: Date | undefined;
  readonly pausedAt: Date | undefined;
  /** What she was told last that a renewal costs: with her order, or by a notice. */
  readonly toldPrice: Money | undefined;
  /** The id of that notice; undefined if it was the order. */
  readonly toldBy: string | undefined;
};

/** What was read of a membership. */
type ReadMembership = {
  readonly subscriptionId: string;
  readonly facts: SubscriptionFacts;
  readonly meaning: SubscriptionMeaning;
  readonly billing: Billing;
  readonly payments: readonly PaymentRecord[];
  readonly currency: Currency;
  /** Whether we are about to give the subscription the price that she was promised for renewals. */
  readonly awaitsRenewalPrice: boolean;
  readonly before: Before;
};

type Tell = (order: NoticeOrder, read: ReadMembership) => readonly CausedNotice[];

const renewed: Tell = (order, { subscriptionId, payments }) =>
  payments.flatMap(({ cause, currency, minorUnits, paidAt, paidUntil }) =>
    cause !== 'renewal' || paidUntil === undefined || !isNews(order, paidAt)
      ? []
      : [
          {
            mailId: `renewed:${subscriptionId}:${paidUntil.toISOString()}`,
            kind: 'renewed',
            details: {
              title: order.title,
              price: { currency, minorUnits },
              paidAt: paidAt.toISOString(),
              paidUntil: paidUntil.toISOString(),
              withdrawUntil: endOfUkDayAfter(paidAt, coolingOffDays).toISOString(),
            },
          },
        ],
  );

const paymentFailed: Tell = (order, { subscriptionId, facts, meaning, billing, currency }) => {
  const since = meaning.pastDueSince;
  if (since === undefined || !isNews(order, since)) return [];
  const owed = facts.unpaidInvoices.find(({ dueSince }) => dueSince.getTime() === since.getTime());
  const price = owed === undefined ? billing.renewal : { currency, minorUnits: owed.minorUnits };
  if (price === undefined) return [];
  const openUntil = graceEndsAt(since).toISOString();
  return [
    {
      mailId: `payment-failed:${subscriptionId}:${since.toISOString()}`,
      kind: 'payment-failed',
      details: { title: order.title, price, openUntil },
    },
  ];
};

const cancelled: Tell = (order, { subscriptionId, meaning: { endsAt }, billing }) => {
  const at = billing.canceledAt;
  const isAhead = endsAt !== undefined && endsAt.getTime() > order.readAt.getTime();
  if (!isAhead || at === undefined || !isNews(order, at)) return [];
  return [
    {
      mailId: `cancelled:${subscriptionId}:${at.toISOString()}`,
      kind: 'cancelled',
      details: { title: order.title, endsAt: endsAt.toISOString() },
    },
  ];
};

const kept: Tell = (order, { subscriptionId, facts, meaning, billing, before }) => {
  const isKept =
    before.canceledAt !== undefined &&
    billing.canceledAt === undefined &&
    meaning.endsAt === undefined &&
    !finalStatuses.includes(meaning.status);
  if (!isKept || before.canceledAt === undefined || billing.renewal === undefined) return [];
  const renewsAt = (meaning.renewsAt ?? facts.periodEnd).toISOString();
  return [
    {
      mailId: `kept:${subscriptionId}:${before.canceledAt.toISOString()}`,
      kind: 'kept',
      details: { title: order.title, renewsAt, price: billing.renewal },
    },
  ];
};

const paused: Tell = (order, { subscriptionId, meaning, billing: { pausedAt, resumesAt } }) =>
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

const resumed: Tell = (order, { subscriptionId, facts, meaning, billing, before }) => {
  const goesOn = meaning.status === 'active' || meaning.status === 'trialing';
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

// One that was never paid has not ended: it never began.
const ended: Tell = (order, { subscriptionId, meaning: { status, endedAt } }) =>
  status !== 'canceled' || endedAt === undefined || !isNews(order, endedAt)
    ? []
    : [
        {
          mailId: `ended:${subscriptionId}`,
          kind: 'ended',
          details: { title: order.title, endedAt: endedAt.toISOString() },
        },
      ];

const priceChange: Tell = (order, read) => {
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
      // What she was told before is in the key, so that a price that comes again is told again.
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

/** How many price changes had been told with the notice that has this id. */
const noticesBefore = (mailId: string | undefined): number =>
  Number(mailId?.split(':').at(-1) ?? 0);

const tells: readonly Tell[] = [
  renewed,
  paymentFailed,
  cancelled,
  kept,
  paused,
  resumed,
  ended,
  priceChange,
];

/** The notices that follow from what was read of a membership. A notice whose cause was told before has the same id. */
export const membershipNotices = (
  order: NoticeOrder,
  read: ReadMembership,
): readonly CausedNotice[] => tells.flatMap((tell) => tell(order, read));
