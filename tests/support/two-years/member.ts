import type { Random } from '../random.ts';
import { isGiftOpen, type Gift } from './model-gift.ts';
import { opens, type Bought } from './model-member.ts';
import { endMembership, isOpen, passTime, resumeMembership } from './model-membership.ts';
import {
  expect,
  noticesOfMembership,
  noticesOfPaidOnce,
  remindersOf,
  type Expected,
} from './model-notices.ts';
import { isReturned, type Payment } from './model-purchase.ts';
import { day, hour, toDate, ukDay, type Time } from './model-time.ts';
import type { Sale } from './world.ts';

/** A member's order: its state at Stripe, and the state that our site last heard of. */
export type Order = {
  readonly orderId: string;
  readonly subscriptionId: string;
  readonly sale: Sale;
  readonly orderedAt: Time;
  readonly truth: Bought;
  heard: Bought | undefined;
  /** The causes that she has had an e-mail about. */
  readonly told: Set<string>;
  /** The gift, if the order is for another person. */
  readonly gift: Gift | undefined;
  hasWithdrawn: boolean;
  /** A withdrawal that isn't booked yet because Stripe couldn't be reached. */
  toBook: { readonly payment: Payment | undefined; readonly amount: number } | undefined;
  /** The second account of a membership for two. */
  second:
    | {
        readonly state: 'invited' | 'accepted';
        readonly invitationId: string;
        readonly at: Time;
      }
    | undefined;
};

/** A member with a random history. */
export type Member = {
  readonly name: string;
  /** Her id at Stripe. */
  readonly customer: string;
  readonly random: Random;
  /** What she has done, for debugging a failed test. */
  readonly diary: string[];
  readonly orders: Order[];
  /** The gifts that she has redeemed. */
  readonly received: Order[];
  /** The memberships for two in which she has the second account. */
  readonly places: Order[];
  /** The e-mails that she should have received. */
  readonly expected: Expected[];
};

/** Adds a line to her diary. */
export const note = ({ diary }: Member, now: Time, what: string): void =>
  void diary.push(`${toDate(now).toISOString()}: ${what}`);

/** Moves her memberships on to a given time. */
export const passMember = ({ orders }: Member, now: Time): void => {
  for (const { truth } of orders) if (truth.kind === 'membership') passTime(truth.state, now);
};

/** The price of the second year is set once the first one is paid and our site has noticed. */
const setRenewalPrice = ({ truth, sale }: Order): void => {
  if (truth.kind !== 'membership' || sale.offer !== 'annual' || sale.renewal === null) return;
  const { state } = truth;
  const runs = state.status === 'active' || state.status === 'trial';
  if (runs && state.payments.length > 0) state.price = sale.renewal;
};

/** Our site reads the state of one of her orders at Stripe, and queues e-mails about what is new. */
export const hear = (member: Member, order: Order, now: Time): void => {
  const { truth, heard, sale, told, gift } = order;
  setRenewalPrice(order);
  const names = { title: sale.productId, currency: sale.currency };
  const notices =
    truth.kind === 'membership'
      ? noticesOfMembership(
          heard?.kind === 'membership' ? heard.state : undefined,
          truth.state,
          names,
          now,
        )
      : noticesOfPaidOnce(truth.state.payments, names, gift);
  for (const [cause, text] of notices) {
    if (told.has(cause)) continue;
    told.add(cause);
    member.expected.push(text);
  }
  order.heard = structuredClone(truth);
};

/** The scheduled function queues the reminders that are due. */
export const remind = (member: Member, now: Time): void => {
  for (const { heard, sale, told, gift } of member.orders) {
    const names = { title: sale.productId, currency: sale.currency };
    const due = heard?.kind === 'membership' ? [...remindersOf(heard.state, names, now)] : [];
    const isGiven =
      heard !== undefined &&
      gift !== undefined &&
      sale.toAddress !== '' &&
      !gift.isRedeemed &&
      !isReturned(heard.state.payments);
    // From 8 a.m. on the giver's day.
    if (isGiven && ukDay(now - 8 * hour) >= gift.startsOn) {
      due.push(['given', expect('gift-for-you', sale.productId, gift.startsOn)]);
    }
    for (const [cause, text] of due) {
      if (told.has(cause)) continue;
      told.add(cause);
      member.expected.push(text);
    }
  }
};

/** Expects an e-mail whose only cause is something that she or another person has just done. */
export const tellMember = ({ expected }: Member, ...words: Parameters<typeof expect>): void =>
  void expected.push(expect(...words));

/** The rights that are open for her. */
export const rightsOf = ({ orders, received, places }: Member, now: Time): readonly string[] => {
  const own = orders.filter(
    ({ heard, gift }) => heard !== undefined && gift === undefined && opens(heard, now),
  );
  const given = received.filter(
    ({ heard, gift }) =>
      heard !== undefined &&
      gift !== undefined &&
      !isReturned(heard.state.payments) &&
      isGiftOpen(gift, now),
  );
  const shared = places.filter(
    ({ heard }) => heard?.kind === 'membership' && isOpen(heard.state, now),
  );
  return [...new Set([...own, ...given, ...shared].map(({ sale }) => sale.rightId))].toSorted();
};

/** Whether she has a running membership at Stripe; then she can't order another one. */
export const hasMembership = ({ orders }: Member): boolean =>
  orders.some(({ truth }) => truth.kind === 'membership' && truth.state.status !== 'ended');

/** Whether our site knows an order's current state at Stripe. */
export const isKnown = ({ truth, heard }: Order): boolean =>
  JSON.stringify(truth) === JSON.stringify(heard);

/** Ends and refunds an order that she has withdrawn from, and has our site read it. */
export const bookWithdrawal = (member: Member, order: Order, now: Time): void => {
  const { toBook, truth } = order;
  if (toBook === undefined) return;
  if (truth.kind === 'membership' && truth.state.status !== 'ended')
    endMembership(truth.state, now);
  const { payment, amount } = toBook;
  if (amount > 0) payment?.back.push({ kind: 'refund', amount, at: now, isBack: true });
  order.toBook = undefined;
  hear(member, order, now);
};

const invitationDays = 30;

/** Removes an invitation that nobody has accepted within 30 days. */
export const forgetInvitation = (order: Order, now: Time): void => {
  const { second } = order;
  if (second?.state === 'invited' && second.at < now - invitationDays * day)
    order.second = undefined;
};

/** Ends a pause that is over, when the scheduled function runs. */
export const endPause = (member: Member, order: Order, now: Time): void => {
  const { heard, truth } = order;
  const resumesAt = heard?.kind === 'membership' ? heard.state.resumesAt : undefined;
  if (truth.kind !== 'membership' || resumesAt === undefined || resumesAt > now) return;
  if (truth.state.status === 'paused') resumeMembership(truth.state, now);
  hear(member, order, now);
};
