import fc from 'fast-check';
import { expireCheckoutSession } from '../../../local/stripe/checkout/expire.ts';
import { idOf } from '../../../local/stripe/id-of.ts';
import { whyPiecesCannotBeReturned } from '../../../src/domain/refunds/returns.ts';
import { Refusal } from '../../../src/server/http/answers.ts';
import { markUnpaidOrderExpired } from '../../../src/server/orders/order-books.ts';
import { declareReturnOrPackWithdrawal } from '../../../src/server/refunds/declare-return-or-pack-withdrawal.ts';
import {
  declineReturn,
  storeVoluntaryRefundOfShopOrder,
  markReturnReceived,
} from '../../../src/server/refunds/return-acts.ts';
import {
  markAllOrdersPackedOrRefuse,
  markParcelSent,
} from '../../../src/server/shop/desk-parcels.ts';
import { toOrderFactsForReturn } from '../../../src/server/shop/to-shop-order-answer.ts';
import { sheffield } from '../stored/shop-order.ts';
import {
  deliveries,
  isRefusedAtStripe,
  moneyActions,
  openDeliveries,
} from '../stripe/histories.ts';
import { packLine, type PlacedShopOrder, type TestShop } from './test-shop.ts';

const actions = [
  'pay',
  'money-comes',
  'money-fails',
  'expire',
  'let-go',
  'refund-part',
  'refund-rest',
  'refund-fails',
  'dispute',
  'win',
  'lose',
  'pack',
  'send',
  'send-back-one',
  'send-back-all',
  'withdraw-pack',
  'receive',
  'receive-broken',
  'decline',
  'give-back',
  'pay-back',
  'reconcile',
  'look',
] as const;
type Action = (typeof actions)[number];

/**
 * A random history of a shop order: what is bought, how and where to, what happens, and how the
 * webhooks are delivered.
 */
export const arbitraryShopHistory = fc.record({
  goods: fc.integer({ min: 0, max: 3 }),
  hasPack: fc.boolean(),
  startsNow: fc.boolean(),
  isLost: fc.boolean(),
  card: fc.constantFrom('4242424242424242', '4242424242424242', 'bank'),
  postalCode: fc.constantFrom('S1 1AA', 'S1 1AA', 'S1 1AA', 'BT1 1AA'),
  /**
   * How the webhooks of an immediate payment are delivered; undefined if the buyer doesn’t pay
   * then.
   */
  first: fc.option(fc.constantFrom(...deliveries), { nil: undefined, freq: 4 }),
  steps: fc.array(
    fc.record({
      hours: fc.constantFrom(0, 0, 0, 1, 30, 400),
      action: fc.constantFrom(...actions),
      delivery: fc.constantFrom(...deliveries),
    }),
    { maxLength: 8 },
  ),
});
export type ShopHistory =
  typeof arbitraryShopHistory extends fc.Arbitrary<infer Value> ? Value : never;

const sku = 'belt:S';

/** An order after its history, with the number of pieces that the owner restocked. */
export type PlayedOrder = PlacedShopOrder & { readonly restocked: number };

const isRefused = (error: unknown): boolean => isRefusedAtStripe(error) || error instanceof Refusal;

let requests = 0;

/** Carries out one action. Returns how many pieces were restocked. */
const act = async (
  shop: TestShop,
  order: PlacedShopOrder,
  history: ShopHistory,
  action: Action,
): Promise<number> => {
  const { payments, refreshing } = shop;
  const { account } = payments;
  const { database, now } = refreshing;
  const desk = { database, now, newId: () => `act-${(requests += 1)}`, by: 'auth0|owner' };
  const declare = async (pieces: readonly { sku: string; quantity: number }[]) => {
    const stored = await shop.stored(order.id);
    if (whyPiecesCannotBeReturned(toOrderFactsForReturn(stored), pieces, now()) !== undefined)
      return;
    requests += 1;
    await declareReturnOrPackWithdrawal(database, stored, {
      returnId: `return-${requests}`,
      pieces,
      at: now(),
    });
  };
  const decide = async (
    how: (returnId: string, minorUnits: number) => Promise<void>,
  ): Promise<number> => {
    const stored = await shop.stored(order.id);
    const waiting = stored.returns.find(({ state }) => state === 'declared');
    if (waiting === undefined) return 0;
    const pieces = waiting.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    await how(waiting.returnId, pieces * 2000);
    return pieces;
  };
  const what: Readonly<Record<Action, () => unknown>> = {
    pay: () =>
      shop.pay(order.sessionId, {
        card: history.card,
        postal: { ...sheffield, postalCode: history.postalCode },
      }),
    'money-comes': () => shop.settle(order.sessionId, true),
    'money-fails': () => shop.settle(order.sessionId, false),
    expire: () => expireCheckoutSession(account, order.sessionId),
    // We think that the session is over, and Stripe doesn't.
    'let-go': () =>
      markUnpaidOrderExpired(database, { kind: 'cart', orderId: order.id }, order.sessionId),
    ...moneyActions(account),
    pack: () => markAllOrdersPackedOrRefuse(desk, { shopOrderIds: [order.id], by: desk.by }),
    send: () => markParcelSent(desk, { shopOrderId: order.id, tracking: null, by: desk.by }),
    'send-back-one': () => declare([{ sku, quantity: 1 }]),
    'send-back-all': () => declare([{ sku, quantity: history.goods }]),
    'withdraw-pack': () => declare([{ sku: packLine.sku, quantity: 1 }]),
    receive: () =>
      decide((returnId, minorUnits) =>
        markReturnReceived(desk, { returnId, minorUnits, isRestocked: true, by: desk.by }),
      ),
    'receive-broken': async () => {
      await decide((returnId, minorUnits) =>
        markReturnReceived(desk, {
          returnId,
          minorUnits: minorUnits / 2,
          isRestocked: false,
          by: desk.by,
        }),
      );
    },
    decline: async () => {
      await decide((returnId) =>
        declineReturn(desk, { returnId, reason: 'It has been worn.', by: desk.by }),
      );
    },
    'give-back': async () => {
      requests += 1;
      await storeVoluntaryRefundOfShopOrder(desk, {
        requestId: `request-${requests}`,
        shopOrderId: order.id,
        lines: history.goods > 0 ? [{ sku, quantity: 1 }] : [],
        minorUnits: 500,
        isRestocked: true,
        by: desk.by,
      });
      return history.goods > 0 ? 1 : 0;
    },
    'pay-back': () => shop.payBack(),
    reconcile: () => shop.reconcile(),
    look: () => shop.refresh(order.id),
  };
  try {
    const restocked = await what[action]();
    return typeof restocked === 'number' ? restocked : 0;
  } catch (error) {
    // An action that isn't possible at this point is refused, and changes nothing.
    if (!isRefused(error)) throw error;
    return 0;
  }
};

/**
 * Plays a history, delivering each step's webhooks as its `delivery` says. Late ones arrive at the
 * end, newest first.
 */
export const playShopHistory = async (
  shop: TestShop,
  history: ShopHistory,
): Promise<PlayedOrder> => {
  const { payments } = shop;
  const goods = history.goods > 0 ? [{ sku, quantity: history.goods }] : [];
  const order = await shop.order({
    lines: [...goods, ...(history.hasPack || history.goods === 0 ? [packLine] : [])],
    startsNow: history.startsNow,
    isLost: history.isLost,
  });
  const webhooks = openDeliveries(payments.events, shop.deliver);
  let restocked = 0;
  const first =
    history.first === undefined
      ? []
      : [{ hours: 0, action: 'pay', delivery: history.first } as const];
  for (const { hours, action, delivery } of [...first, ...history.steps]) {
    if (hours > 0) payments.moveDays(hours / 24);
    restocked += await act(shop, order, history, action);
    await webhooks.ofStep(delivery);
  }
  await webhooks.ofLateOnes();
  return { ...order, restocked };
};

/**
 * An order's state according to Stripe's books alone: an independent reading that uses none of the
 * site's code.
 */
export const booksOf = ({ payments }: TestShop, { sessionId }: PlacedShopOrder) => {
  const { books } = payments.account;
  const session = books.find('checkout.session', sessionId);
  const intent = idOf(session?.payment_intent) ?? '';
  const charge = books.all('charge').find((one) => one.payment_intent === intent && one.paid);
  const isPaid = session?.status === 'complete' && session.payment_status === 'paid';
  const refunds = books
    .all('refund')
    .filter(
      (one) => one.charge === charge?.id && !['failed', 'canceled'].includes(one.status ?? ''),
    );
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const taken = books
    .all('dispute')
    .filter((one) => one.charge === charge?.id && one.status !== 'won')
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    isPaid,
    isOver: session?.status !== 'open',
    isOnItsWay: session?.status === 'complete' && !isPaid,
    paidAt: charge?.created ?? 0,
    amount: charge?.amount ?? 0,
    refunded,
    gone: Math.min(charge?.amount ?? 0, refunded + taken),
    wasDisputed: books.all('dispute').length > 0,
    hasFailedRefunds: books.all('refund').some(({ status }) => status === 'failed'),
  };
};
