import { graceEnd, type Membership } from './model-membership.ts';
import { isReturnedInFull, type Payment } from './model-purchase.ts';
import { day, dayAfter, daysBetween, toTime, ukDay, type Time } from './model-time.ts';

/** An e-mail as the model expects it: its kind, and the facts that its text must contain. */
export type Expected = string;

export const expect = (kind: string, ...facts: readonly (string | number)[]): Expected =>
  [kind, ...facts].join(' | ');

type OrderNames = { readonly title: string; readonly currency: string };

const money = (amount: number, { currency }: OrderNames): string => `${amount} ${currency}`;

const refundsOf = (
  payments: readonly Payment[],
  names: OrderNames,
): readonly [string, Expected][] =>
  payments.flatMap(({ at, moneyBack }) =>
    moneyBack
      .map((one, index) => ({ ...one, index }))
      .filter(({ kind, isBack }) => kind === 'refund' && isBack)
      .map(({ amount, index }): [string, Expected] => [
        `refund ${at} ${index}`,
        expect('refund', names.title, money(amount, names)),
      ]),
  );

/**
 * The e-mails about a one-off purchase, once our site has heard of its state; each by its cause,
 * and sent once per cause. For a gift, the giver gets its code.
 */
export const noticesOfPaidOnce = (
  payments: readonly Payment[],
  names: OrderNames,
  gift: { readonly startsOn: string } | undefined,
): readonly [string, Expected][] => [
  ...(isReturnedInFull(payments)
    ? []
    : ([
        ['confirmation', expect('order-confirmation', names.title)],
        ...(gift === undefined ? [] : [['code', expect('gift-code', names.title, gift.startsOn)]]),
      ] as [string, Expected][])),
  ...refundsOf(payments, names),
];

/** The same for a membership. `before` is the state that our site had heard of until then. */
export const noticesOfMembership = (
  before: Membership | undefined,
  { status, payments, dueSince, endsAt, cancelledAt, endedAt, invoice, ...one }: Membership,
  names: OrderNames,
  now: Time,
): readonly [string, Expected][] => {
  const list: [string, Expected][] = [...refundsOf(payments, names)];
  if (!isReturnedInFull(payments)) {
    list.push(['confirmation', expect('order-confirmation', names.title)]);
  }
  for (const { cause, at, amount, until } of payments) {
    if (cause !== 'renewal' || until === undefined) continue;
    const withdrawUntil = dayAfter(ukDay(at), 14);
    list.push([
      `renewed ${until}`,
      expect('renewed', names.title, money(amount, names), ukDay(at), ukDay(until), withdrawUntil),
    ]);
  }
  if (status === 'past-due' && dueSince !== undefined) {
    list.push([
      `failed ${dueSince}`,
      expect(
        'payment-failed',
        names.title,
        money(invoice?.amount ?? 0, names),
        ukDay(graceEnd(dueSince)),
      ),
    ]);
  }
  if (endedAt === undefined && endsAt !== undefined && endsAt > now) {
    list.push([`cancelled ${cancelledAt}`, expect('cancelled', names.title, ukDay(endsAt))]);
  }
  if (endedAt === undefined && endsAt === undefined && before?.endsAt !== undefined) {
    list.push([
      `kept ${before.cancelledAt}`,
      expect('kept', names.title, ukDay(one.until), money(one.price, names)),
    ]);
  }
  const { pausedAt, resumesAt } = one;
  if (pausedAt !== undefined && resumesAt !== undefined) {
    list.push([
      `paused ${pausedAt}`,
      expect('paused', names.title, ukDay(pausedAt), ukDay(resumesAt)),
    ]);
  }
  if (before?.pausedAt !== undefined && pausedAt === undefined && endedAt === undefined) {
    list.push([
      `resumed ${before.pausedAt}`,
      expect('resumed', names.title, ukDay(one.until), money(one.price, names)),
    ]);
  }
  if (endedAt !== undefined) list.push(['ended', expect('ended', names.title, ukDay(endedAt))]);
  return list;
};

const reminderDays = [7, 30];
const cardDays = 45;

/**
 * The reminders that are due when the scheduled function runs: of the renewal 30 and 7 days before,
 * but only the nearer one if both are late; and once of a card that expires before a renewal within
 * 45 days. Only for memberships that are paid and renew automatically.
 */
export const remindersOf = (
  { status, payments, endsAt, until, price, cardEndsOn }: Membership,
  names: OrderNames,
  now: Time,
): readonly [string, Expected][] => {
  const renews = status === 'active' && endsAt === undefined && until > now;
  if (!renews || payments.length === 0 || isReturnedInFull(payments)) return [];
  const list: [string, Expected][] = [];
  const days = reminderDays.find((one) => until - now <= one * day);
  if (days !== undefined) {
    const left = daysBetween(ukDay(now), ukDay(until));
    list.push([
      `reminder ${until} ${days}`,
      expect('renewal-reminder', names.title, ukDay(until), money(price, names), left),
    ]);
  }
  if (
    cardEndsOn !== undefined &&
    toTime(cardEndsOn) + day <= until &&
    until - now <= cardDays * day
  ) {
    list.push([
      `card ${cardEndsOn}`,
      expect('card-expiring', names.title, cardEndsOn, ukDay(until)),
    ]);
  }
  return list;
};
