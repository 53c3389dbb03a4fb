import type Stripe from 'stripe';
import type { Account } from '../../../local/stripe/account.ts';
import type { Member, Order } from './member.ts';
import type { Membership } from './model-membership.ts';
import type { MoneyBack, Payment } from './model-purchase.ts';
import { yearsLater, type Time } from './model-time.ts';

/** Throws if Stripe's books differ from what the terms promise a member. */
const requirePromise = (
  { name, diary }: Member,
  what: string,
  atStripe: unknown,
  promised: unknown,
): void => {
  const [found, expected] = [JSON.stringify(atStripe), JSON.stringify(promised)];
  if (found === expected) return;
  throw new Error(
    [`${name}: ${what}: at Stripe ${found}, promised ${expected}.`, ...diary].join('\n'),
  );
};

/** The id of Stripe's charge for a payment. */
export const chargeOf = (account: Account, customer: string, { at, amount }: Payment): string => {
  const charge = account.books
    .all('charge')
    .find(
      (one) => one.customer === customer && one.paid && one.created === at && one.amount === amount,
    );
  if (charge === undefined) throw new Error(`Stripe has no payment of ${amount} at ${at}.`);
  return charge.id;
};

/** Reads the money that went back from a payment. */
const readMoneyBack = (account: Account, customer: string, payment: Payment): void => {
  const charge = chargeOf(account, customer, payment);
  const { books } = account;
  const refunds = books
    .all('refund')
    .filter((one) => one.charge === charge)
    .map(({ amount, created: at, status }): MoneyBack => {
      const isBack = status !== 'failed';
      return { kind: 'refund', amount, at, isBack };
    });
  const disputes = books
    .all('dispute')
    .filter((one) => one.charge === charge)
    .map(({ amount, created: at, status }): MoneyBack => {
      const isBack = status !== 'won';
      return { kind: 'dispute', amount, at, isBack };
    });
  const all = [...refunds, ...disputes].toSorted((one, other) => one.at - other.at);
  payment.moneyBack.splice(0, payment.moneyBack.length, ...all);
};

/** The invoices of a subscription for which money is due, oldest first. */
const invoicesOf = ({ books }: Account, subscription: string): readonly Stripe.Invoice[] =>
  books
    .all('invoice')
    .filter(
      ({ parent, total }) =>
        total > 0 && parent?.subscription_details?.subscription === subscription,
    );

const periodOf = ({ lines }: Stripe.Invoice): { readonly start: Time; readonly end: Time } =>
  lines.data[0]?.period ?? { start: 0, end: 0 };

/** A new invoice is for one year, from the promised day on and at the promised price. */
const readNewInvoice = (member: Member, one: Membership, invoice: Stripe.Invoice): void => {
  const { start, end } = periodOf(invoice);
  const { until, price } = one;
  const promised = [until, yearsLater(until, 1), price];
  requirePromise(member, 'a new invoice', [start, end, invoice.total], promised);
  one.invoices += 1;
  one.until = end;
  one.isGivenBack = false;
};

const statusOf = (status: Stripe.Subscription.Status, hasBegun: boolean): Membership['status'] => {
  if (status === 'past_due') return 'past-due';
  if (status === 'paused') return 'paused';
  if (status === 'trialing' && !hasBegun) return 'trial';
  return status === 'trialing' || status === 'active' ? 'active' : 'ended';
};

const readMembership = (account: Account, member: Member, id: string, one: Membership): void => {
  const invoices = invoicesOf(account, id);
  for (const invoice of invoices.slice(one.invoices)) readNewInvoice(member, one, invoice);
  const paid = invoices.filter(({ status }) => status === 'paid');
  for (const invoice of paid.slice(one.payments.length)) {
    const until = periodOf(invoice).end;
    one.payments.push({
      cause: one.payments.length === 0 ? 'order' : 'renewal',
      at: invoice.status_transitions.paid_at ?? 0,
      amount: invoice.amount_paid,
      until,
      moneyBack: [],
    });
    one.paidUntil = until;
  }
  const subscription = account.getOrThrow('subscription', id);
  one.status = statusOf(subscription.status, invoices.length > 0);
  const unpaid = one.status === 'past-due' ? invoices.at(-1) : undefined;
  one.invoice = unpaid === undefined ? undefined : { amount: unpaid.amount_remaining };
  one.dueSince = unpaid?.status_transitions.finalized_at ?? undefined;
  one.cancelledAt = subscription.canceled_at ?? undefined;
  one.endedAt = subscription.ended_at ?? undefined;
  if (one.status === 'ended') return;
  one.endsAt = subscription.cancel_at ?? undefined;
  if (one.endsAt !== undefined) requirePromise(member, 'its end', one.endsAt, one.until);
  // Stripe moves the period of a paused subscription.
  if (one.status === 'paused') return;
  const renewsAt = subscription.items.data[0]?.current_period_end;
  requirePromise(member, 'the next renewal', renewsAt, one.until);
};

/**
 * Reads the state of an order in Stripe's books: what Stripe does by itself is its stand-in's to
 * say, and isn't written again here. What the terms promise about it is written in the model, and
 * required of the books: when a year begins, what it costs and when it ends.
 */
const readOrder = (
  account: Account,
  member: Member,
  { atStripe: { kind, state }, subscriptionId }: Order,
): void => {
  if (kind === 'membership') readMembership(account, member, subscriptionId, state);
  for (const payment of state.payments) readMoneyBack(account, member.customer, payment);
};

export const readOrders = (account: Account, member: Member): void => {
  for (const order of member.orders) readOrder(account, member, order);
};

/** Reads the memberships of a member that run: they change as time passes. */
export const readRunning = (account: Account, member: Member): void => {
  for (const order of member.orders) {
    const { kind, state } = order.atStripe;
    if (kind === 'membership' && state.status !== 'ended') readOrder(account, member, order);
  }
};

/**
 * Reads an order after our site has changed it at Stripe: Stripe's books say what the terms
 * promise.
 */
export const requireChanged = (
  account: Account,
  member: Member,
  order: Order,
  what: string,
): void => {
  const promised = JSON.stringify(order.atStripe.state);
  readOrder(account, member, order);
  requirePromise(member, what, order.atStripe.state, JSON.parse(promised));
};
