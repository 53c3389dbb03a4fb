import type { Random } from '../random.ts';
import { isGiftOpen, type Gift } from './model-gift.ts';
import { isPurchaseOpen, type Purchase } from './model-member.ts';
import { isOpen } from './model-membership.ts';
import { expect, noticesOfMembership, noticesOfPaidOnce, type Expected } from './model-notices.ts';
import { isReturnedInFull, type Payment } from './model-purchase.ts';
import { toDate, type Time } from './model-time.ts';
import type { Sale } from './world.ts';

/** A member's order: its state at Stripe, and the state that our site last heard of. */
export type Order = {
  readonly orderId: string;
  readonly subscriptionId: string;
  readonly sale: Sale;
  readonly orderedAt: Time;
  readonly atStripe: Purchase;
  known: Purchase | undefined;
  /** The causes that the member has had an e-mail about. */
  readonly notified: Set<string>;
  /** The gift, if the order is for another person. */
  readonly gift: Gift | undefined;
  hasWithdrawn: boolean;
  /** A withdrawal that isn't settled yet because Stripe couldn't be reached. */
  pendingWithdrawal: { readonly payment: Payment | undefined; readonly amount: number } | undefined;
  /** The second account of a membership for two. */
  second:
    | {
        readonly state: 'invited' | 'accepted';
        readonly invitationId: string;
        readonly at: Time;
      }
    | undefined;
  /** When she invited somebody to it, and when somebody accepted. */
  readonly invited: Time[];
  readonly accepted: Time[];
};

/** A member with a random history. */
export type Member = {
  readonly name: string;
  /** The member's id at Stripe. */
  readonly customer: string;
  readonly random: Random;
  /** What the member has done, for debugging a failed test. */
  readonly diary: string[];
  readonly orders: Order[];
  /** The gifts that the member has redeemed. */
  readonly received: Order[];
  /** The memberships for two in which the member has the second account. */
  readonly places: Order[];
  /** The e-mails that the member should have received. */
  readonly expected: Expected[];
};

/** Adds a line to the member's diary. */
export const note = ({ diary }: Member, now: Time, what: string): void =>
  void diary.push(`${toDate(now).toISOString()}: ${what}`);

/** The price of the second year is set once the first one is paid and our site has noticed. */
const setRenewalPrice = ({ atStripe, sale }: Order): void => {
  if (atStripe.kind !== 'membership' || sale.offer !== 'annual' || sale.renewal === undefined)
    return;
  const { state } = atStripe;
  const runs = state.status === 'active' || state.status === 'trial';
  if (runs && state.payments.length > 0) state.price = sale.renewal;
};

/**
 * Our site reads the state of one of the member's orders at Stripe, and queues e-mails about what
 * is new.
 */
export const refreshFromStripe = (member: Member, order: Order, now: Time): void => {
  const { atStripe, known, sale, notified, gift } = order;
  setRenewalPrice(order);
  const names = { title: sale.productId, currency: sale.currency };
  const notices =
    atStripe.kind === 'membership'
      ? noticesOfMembership(
          known?.kind === 'membership' ? known.state : undefined,
          atStripe.state,
          names,
          now,
        )
      : noticesOfPaidOnce(atStripe.state.payments, names, gift);
  for (const [cause, text] of notices) {
    if (notified.has(cause)) continue;
    notified.add(cause);
    member.expected.push(text);
  }
  order.known = structuredClone(atStripe);
};

/** Expects an e-mail whose only cause is something that she or another person has just done. */
export const tellMember = ({ expected }: Member, ...words: Parameters<typeof expect>): void =>
  void expected.push(expect(...words));

/** The rights that are open for the member. */
export const rightsOf = ({ orders, received, places }: Member, now: Time): readonly string[] => {
  const own = orders.filter(
    ({ known, gift }) => known !== undefined && gift === undefined && isPurchaseOpen(known, now),
  );
  const given = received.filter(
    ({ known, gift }) =>
      known !== undefined &&
      gift !== undefined &&
      !isReturnedInFull(known.state.payments) &&
      isGiftOpen(gift, now),
  );
  const shared = places.filter(
    ({ known }) => known?.kind === 'membership' && isOpen(known.state, now),
  );
  return [...new Set([...own, ...given, ...shared].map(({ sale }) => sale.rightId))].toSorted();
};

/** Whether the member has a running membership at Stripe; then she can't order another one. */
export const hasMembership = ({ orders }: Member): boolean =>
  orders.some(
    ({ atStripe }) => atStripe.kind === 'membership' && atStripe.state.status !== 'ended',
  );

/** Whether our site knows an order's current state at Stripe. */
export const isKnown = ({ atStripe, known }: Order): boolean =>
  JSON.stringify(atStripe) === JSON.stringify(known);
