import type { Account } from '../../../local/stripe/account.ts';
import { closeDispute, openDispute } from '../../../local/stripe/objects/disputes.ts';
import { failRefund, refundCharge } from '../../../local/stripe/objects/payments.ts';
import { pickFrom } from '../random.ts';
import type { Member, Order } from './member.ts';
import type { Membership } from './model-membership.ts';
import { leftOf, type Payment } from './model-purchase.ts';
import { monthsLater, toDate } from './model-time.ts';
import { chargeOf } from './read-stripe.ts';
import type { World } from './world.ts';

/** Something that a member does, or that happens to her. */
export type Action = {
  readonly name: string;
  /** The path of our site that it uses, if any. */
  readonly path?: string;
  /** Carries it out if it is possible for the member now; returns whether it was. */
  readonly act: (world: World, member: Member) => Promise<boolean>;
  /** How often it happens, relative to the others; 4 by default. */
  readonly weight?: number;
};

/** The member's membership that has not ended. */
export const runningOf = ({ orders }: Member): { order: Order; state: Membership } | undefined => {
  for (const one of orders) {
    if (one.atStripe.kind === 'membership' && one.atStripe.state.status !== 'ended')
      return { order: one, state: one.atStripe.state };
  }
  return undefined;
};

/** Acts on the member's running membership if `isPossible` allows it. */
const withMembership =
  (
    isPossible: (state: Membership) => boolean,
    act: (world: World, state: Membership, id: string, customer: string) => Promise<unknown>,
  ): Action['act'] =>
  async (world, member) => {
    const found = runningOf(member);
    if (found === undefined || found.order.pendingWithdrawal !== undefined) return false;
    if (!isPossible(found.state)) return false;
    await act(world, found.state, found.order.subscriptionId, member.customer);
    return true;
  };

const setCard = (card: 'good' | 'bad'): Action['act'] =>
  withMembership(
    (state) => state.card !== card,
    async ({ payments: { stripe } }, state, id, customer) => {
      const token = card === 'good' ? 'pm_card_visa' : 'pm_card_chargeCustomerFail';
      const { id: method } = await stripe.paymentMethods.attach(token, { customer });
      await stripe.subscriptions.update(id, { default_payment_method: method });
      state.card = card;
      state.cardEndsOn = undefined;
    },
  );

const expireCard: Action['act'] = withMembership(
  ({ card, cardEndsOn }) => card === 'good' && cardEndsOn === undefined,
  async ({ payments: { stripe, account }, now }, state, id, customer) => {
    const { id: method } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const { card } = account.getOrThrow('payment_method', method);
    const end = toDate(monthsLater(now(), 9));
    const [year, month] = [end.getUTCFullYear(), end.getUTCMonth() + 1];
    if (card != null) {
      account.change('payment_method', method, {
        card: { ...card, exp_month: month, exp_year: year },
      });
    }
    await stripe.subscriptions.update(id, { default_payment_method: method });
    state.cardEndsOn = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  },
);

/** Acts on one of the member's payments, for a year or a pack. */
const withPayment =
  (
    isPossible: (payment: Payment) => boolean,
    act: (account: Account, charge: string, payment: Payment) => void,
  ): Action['act'] =>
  async (world, member) => {
    const all = member.orders
      .filter(({ pendingWithdrawal }) => pendingWithdrawal === undefined)
      .flatMap(({ atStripe }) => atStripe.state.payments)
      .filter(isPossible);
    if (all.length === 0) return false;
    const payment = pickFrom(all, member.random);
    const { account } = world.payments;
    act(account, chargeOf(account, member.customer, payment), payment);
    return true;
  };

const isDisputed = ({ moneyBack }: Payment): boolean =>
  moneyBack.some(({ kind }) => kind === 'dispute');
const isHeld = (payment: Payment): boolean =>
  payment.moneyBack.some(({ kind, isBack }) => kind === 'dispute' && isBack);

/** Everything that happens at Stripe: in its Dashboard, on its pages, at the banks. */
export const stripeActions: readonly Action[] = [
  {
    name: 'cancels on Stripe’s page',
    act: withMembership(
      ({ endsAt, status }) => endsAt === undefined && status !== 'paused' && status !== 'past-due',
      ({ payments: { stripe } }, _state, id) =>
        stripe.subscriptions.update(id, { cancel_at_period_end: true }),
    ),
  },
  {
    name: 'takes the cancelling back on Stripe’s page',
    act: withMembership(
      ({ endsAt }) => endsAt !== undefined,
      ({ payments: { stripe } }, _state, id) =>
        stripe.subscriptions.update(id, { cancel_at_period_end: false }),
    ),
  },
  {
    name: 'is cancelled by us now',
    weight: 1,
    act: withMembership(
      () => true,
      ({ payments: { stripe } }, _state, id) => stripe.subscriptions.cancel(id),
    ),
  },
  { name: 'has a card that stops working', act: setCard('bad') },
  { name: 'has a card that will run out', act: expireCard },
  { name: 'has a new card', act: setCard('good') },
  {
    name: 'pays the open invoice',
    act: withMembership(
      ({ status, card }) => status === 'past-due' && card === 'good',
      ({ payments: { stripe, account } }, _state, id) => {
        const open = account.books
          .all('invoice')
          .find(
            (one) => one.status === 'open' && one.parent?.subscription_details?.subscription === id,
          );
        return stripe.invoices.pay(open?.id ?? '');
      },
    ),
  },
  {
    name: 'gets a part back',
    weight: 2,
    act: withPayment(
      (payment) => leftOf(payment) > 100 && !isDisputed(payment),
      (account, charge) => refundCharge(account, charge, { amount: 100 }),
    ),
  },
  {
    name: 'gets all back',
    weight: 1,
    act: withPayment(
      (payment) => leftOf(payment) > 0 && !isDisputed(payment),
      (account, charge, payment) => refundCharge(account, charge, { amount: leftOf(payment) }),
    ),
  },
  {
    name: 'has a refund that fails',
    weight: 1,
    act: withPayment(
      ({ moneyBack }) => moneyBack.at(-1)?.kind === 'refund' && moneyBack.at(-1)?.isBack === true,
      (account, charge) => {
        const one = account.books.all('refund').findLast((known) => known.charge === charge);
        failRefund(account, one?.id ?? '');
      },
    ),
  },
  {
    name: 'has her bank dispute a payment',
    weight: 1,
    act: withPayment(
      (payment) => leftOf(payment) > 0 && !isDisputed(payment),
      (account, charge) => openDispute(account, charge, 'fraudulent'),
    ),
  },
  {
    name: 'sees us win the dispute',
    weight: 1,
    act: withPayment(isHeld, (account, charge) => {
      const one = account.books.all('dispute').find((known) => known.charge === charge);
      closeDispute(account, one?.id ?? '', 'won');
    }),
  },
];
