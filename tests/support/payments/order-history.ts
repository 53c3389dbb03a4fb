import fc from 'fast-check';
import { idOf } from '../../../local/stripe/id-of.ts';
import {
  deliveries,
  isRefusedAtStripe,
  moneyActions,
  openDeliveries,
} from '../stripe/histories.ts';
import type { PlacedOrder, TestPayments } from './test-payments.ts';

const daySeconds = 86_400;

/** The events of a random order history, besides the passing of time. */
const actions = [
  'good-card',
  'bad-card',
  'cancel',
  'keep',
  'pause',
  'resume',
  'hold',
  'release',
  'end',
  'pay',
  'refund-part',
  'refund-rest',
  'refund-fails',
  'dispute',
  'win',
  'lose',
  'money-comes',
  'money-fails',
] as const;
type Action = (typeof actions)[number];

const stepOf = fc.record({
  days: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 })),
  action: fc.option(fc.constantFrom(...actions), { nil: undefined }),
  delivery: fc.constantFrom(...deliveries),
});

/**
 * A random history of an order: what is bought, how it is paid, what happens, and how the webhooks
 * are delivered.
 */
export const arbitraryHistory = fc.record({
  kind: fc.constantFrom('pack' as const, 'membership' as const, 'membership' as const),
  startsNow: fc.boolean(),
  isLost: fc.boolean(),
  card: fc.constantFrom('4242424242424242', '4242424242424242', '4000000000000259', 'bank'),
  whenRetriesFail: fc.constantFrom('canceled' as const, 'unpaid' as const, 'past_due' as const),
  steps: fc.array(stepOf, { maxLength: 5 }),
});
export type OrderHistory =
  typeof arbitraryHistory extends fc.Arbitrary<infer Value> ? Value : never;

const act = async (
  { stripe, account, settle }: TestPayments,
  order: PlacedOrder,
  action: Action,
) => {
  const { books } = account;
  const [subscription] = books.all('subscription');
  const id = subscription?.id ?? '';
  const customer = idOf(subscription?.customer) ?? '';
  const setCard = async (token: string): Promise<unknown> => {
    const { id: card } = await stripe.paymentMethods.attach(token, { customer });
    return stripe.subscriptions.update(id, { default_payment_method: card });
  };
  const what: Readonly<Record<Action, () => unknown>> = {
    'good-card': () => setCard('pm_card_visa'),
    'bad-card': () => setCard('pm_card_chargeCustomerFail'),
    cancel: () => stripe.subscriptions.update(id, { cancel_at_period_end: true }),
    keep: () => stripe.subscriptions.update(id, { cancel_at_period_end: false }),
    pause: () => stripe.subscriptions.pause(id),
    resume: () => stripe.subscriptions.resume(id),
    hold: () => stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } }),
    release: () => stripe.subscriptions.update(id, { pause_collection: '' }),
    end: () => stripe.subscriptions.cancel(id),
    pay: () =>
      stripe.invoices.pay(books.all('invoice').find(({ status }) => status === 'open')?.id ?? ''),
    ...moneyActions(account),
    'money-comes': () => settle(order.sessionId, true),
    'money-fails': () => settle(order.sessionId, false),
  };
  try {
    await what[action]();
  } catch (error) {
    // An action that isn't possible at this point is refused, and changes nothing.
    if (!isRefusedAtStripe(error)) throw error;
  }
};

/**
 * Plays a history, delivering each step's webhooks as its `delivery` says. Late ones arrive at the
 * end, newest first.
 */
export const playHistory = async (
  payments: TestPayments,
  { kind, startsNow, isLost, card, whenRetriesFail, steps }: OrderHistory,
): Promise<PlacedOrder> => {
  payments.account.set({ whenRetriesFail });
  const order = await payments.order(kind, { startsNow, isLost });
  const webhooks = openDeliveries(payments.events, payments.deliver);
  const firstCard = kind === 'pack' ? card : undefined;
  payments.pay(order.sessionId, firstCard);
  for (const { days, action, delivery } of [
    { days: 0, action: undefined, delivery: steps[0]?.delivery ?? 'once' },
    ...steps,
  ]) {
    if (days > 0) payments.moveDays(days);
    if (action !== undefined) await act(payments, order, action);
    await webhooks.ofStep(delivery);
  }
  await webhooks.ofLateOnes();
  return order;
};

/**
 * Whether the right is open according to Stripe's books alone: an independent implementation of
 * docs/payments.md that reads the stand-in's books and uses none of the site's code.
 */
export const isOpenByBooks = (
  { account: { books, now } }: TestPayments,
  { sessionId }: PlacedOrder,
  startsNow: boolean,
): boolean => {
  const session = books.find('checkout.session', sessionId);
  if (session?.status !== 'complete') return false;
  const isKept = (intent: string): boolean => {
    const charge = books.all('charge').find((one) => one.payment_intent === intent && one.paid);
    if (charge === undefined) return false;
    const refunded = books
      .all('refund')
      .filter((one) => one.charge === charge.id && one.status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0);
    const taken = books
      .all('dispute')
      .filter((one) => one.charge === charge.id && one.status !== 'won')
      .reduce((sum, { amount }) => sum + amount, 0);
    return refunded + taken < charge.amount;
  };
  if (session.mode === 'payment') {
    const intent = idOf(session.payment_intent) ?? '';
    const paidAt = books.all('charge').find((one) => one.payment_intent === intent && one.paid);
    if (session.payment_status !== 'paid' || paidAt === undefined) return false;
    return isKept(intent) && (startsNow || paidAt.created + 15 * daySeconds <= now());
  }
  const subscription = books.find('subscription', idOf(session.subscription) ?? '');
  if (subscription === undefined) return false;
  const invoices = books.all('invoice');
  // Resuming in the second of the first payment bills a second period with the same end, and that
  // later payment is the one that counts: of equal ends, `toSorted` keeps the later invoice first.
  const newest = invoices
    .filter(({ status, amount_paid }) => status === 'paid' && amount_paid > 0)
    .toReversed()
    .toSorted((a, b) => (b.lines.data[0]?.period.end ?? 0) - (a.lines.data[0]?.period.end ?? 0))[0];
  const payment = books.all('invoice_payment').find(({ invoice }) => invoice === newest?.id);
  const isReturned = newest !== undefined && !isKept(idOf(payment?.payment.payment_intent) ?? '');
  const dueSince = Math.min(
    ...invoices
      .filter(({ status }) => status === 'open')
      .map(({ status_transitions }) => status_transitions.finalized_at ?? now()),
  );
  const counts =
    ['active', 'trialing'].includes(subscription.status) ||
    (subscription.status === 'past_due' && now() <= dueSince + 14 * daySeconds);
  return counts && !isReturned && (startsNow || (subscription.trial_end ?? 0) <= now());
};
