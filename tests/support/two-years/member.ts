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

/** An order of hers: how it stands at Stripe, and as our site has last heard of it. */
export type Order = {
  readonly orderId: string;
  readonly subscriptionId: string;
  readonly sale: Sale;
  readonly orderedAt: Time;
  readonly truth: Bought;
  heard: Bought | undefined;
  /** The causes of which she has been told. */
  readonly told: Set<string>;
  /** What it is for somebody else. */
  readonly gift: Gift | undefined;
  hasWithdrawn: boolean;
  /** She has withdrawn from it, and Stripe couldn't be asked yet. */
  toBook: { readonly payment: Payment | undefined; readonly amount: number } | undefined;
  /** Who has the second account of a membership for two. */
  second:
    | {
        readonly state: 'invited' | 'accepted';
        readonly invitationId: string;
        readonly at: Time;
      }
    | undefined;
};

/** Somebody with a random life. */
export type Member = {
  readonly name: string;
  /** Her id at Stripe. */
  readonly customer: string;
  readonly random: Random;
  /** What she has done, for whoever reads a red test. */
  readonly diary: string[];
  readonly orders: Order[];
  /** The gifts that she has redeemed. */
  readonly received: Order[];
  /** The memberships for two in which she has the second account. */
  readonly places: Order[];
  /** The e-mails that she should have got. */
  readonly expected: Expected[];
};

/** Writes down what happens to her. */
export const note = ({ diary }: Member, now: Time, what: string): void =>
  void diary.push(`${toDate(now).toISOString()}: ${what}`);

/** Her time passes. */
export const passMember = ({ orders }: Member, now: Time): void => {
  for (const { truth } of orders) if (truth.kind === 'membership') passTime(truth.state, now);
};

/** The price of the second year is set once the first one is paid, and somebody has noticed. */
const setRenewalPrice = ({ truth, sale }: Order): void => {
  if (truth.kind !== 'membership' || sale.offer !== 'annual' || sale.renewal === null) return;
  const { state } = truth;
  const runs = state.status === 'active' || state.status === 'trial';
  if (runs && state.payments.length > 0) state.price = sale.renewal;
};

/** Our site reads at Stripe how an order of hers stands, and tells her what is new. */
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

/** Our clock looks what it is time to tell her. */
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
    // From eight in the morning of the giver's day.
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

/** She is told something that has no other cause than what she or somebody else has just done. */
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

/** Whether a membership of hers runs at Stripe: then she can't order another one. */
export const hasMembership = ({ orders }: Member): boolean =>
  orders.some(({ truth }) => truth.kind === 'membership' && truth.state.status !== 'ended');

/** Whether our site knows how an order stands at Stripe. */
export const isKnown = ({ truth, heard }: Order): boolean =>
  JSON.stringify(truth) === JSON.stringify(heard);

/** What she has withdrawn from is ended and paid back, and our site reads it. */
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

/** An invitation that nobody has accepted for a month is taken back. */
export const forgetInvitation = (order: Order, now: Time): void => {
  const { second } = order;
  if (second?.state === 'invited' && second.at < now - invitationDays * day)
    order.second = undefined;
};

/** A pause ends when its day has come and somebody has looked. */
export const endPause = (member: Member, order: Order, now: Time): void => {
  const { heard, truth } = order;
  const resumesAt = heard?.kind === 'membership' ? heard.state.resumesAt : undefined;
  if (truth.kind !== 'membership' || resumesAt === undefined || resumesAt > now) return;
  if (truth.state.status === 'paused') resumeMembership(truth.state, now);
  hear(member, order, now);
};
