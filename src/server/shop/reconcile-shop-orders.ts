import type Stripe from 'stripe';
import * as v from 'valibot';
import { forEachInTime, tryOrder } from '../payments/reconcile/reconciliation.ts';
import { runSteps, type ReportDependencies } from '../payments/reconcile/run-steps.ts';
import { pageSize } from '../till/stripe/read-payment.ts';
import { askStripe } from '../till/stripe/stripe-client.ts';
import { findShopContradictions } from './compare-shop-books.ts';
import {
  refreshShopOrder,
  shopOrderKey,
  type ShopRefreshDependencies,
} from '../orders/cart/refresh-shop-order.ts';
import { beginShopOrderReading, findShopOrder } from '../orders/cart/stored-shop-order.ts';
import { writeShopOrderReading } from '../orders/cart/write-shop-order-reading.ts';

/** The dependencies of a reconciliation of the shop. */
export type ShopReconcileDependencies = ShopRefreshDependencies &
  ReportDependencies & {
    /** Whether there is time for more. The host ends a scheduled function after 30 seconds. */
    readonly hasTime: () => boolean;
  };

type Reconcile = ShopReconcileDependencies & { readonly report: (problem: string) => void };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A session expires about 30 minutes after it was created (`claim-shop-order.ts`), so nobody can pay later in one whose answer was lost. */
const givenUpAfterMs = 40 * minuteMs;
/** The reconciliation may have failed for some days. */
const lookBackMs = 4 * dayMs;
const pageOfOrders = 200;

const Stale = v.object({
  shop_order_id: v.string(),
  session_id: v.nullable(v.string()),
  ordered_at: v.date(),
});
type Stale = v.InferOutput<typeof Stale>;

// Unpaid orders hold stock that others want: those that have held stock longest come first, then the least recently read. Orders
// still being paid change by themselves, and webhooks report it. An order that we closed is read once after its session's end: it may
// have been paid all the same. What changes after a payment is in Stripe's lists (`compareLists`).
const staleStatement = `
  select shop_order_id, session_id, ordered_at from shop_orders
  where till = 'stripe' and (
    (state in ('preparing', 'open', 'processing') and (read_at is null or read_at < $1::timestamptz)
      and (state <> 'open' or session_expires_at is null or session_expires_at < $1::timestamptz))
    or (state = 'expired' and session_expires_at < $1::timestamptz
      and (read_at is null or read_at < session_expires_at)))
  order by case when stock_state = 'held' then ordered_at end nulls last, read_at nulls first
  limit $2`;

async function* sessionsAtStripe(
  stripe: Stripe,
  params: Stripe.Checkout.SessionListParams,
): AsyncGenerator<Stripe.Checkout.Session> {
  let after: string | undefined;
  do {
    const page: Stripe.ApiList<Stripe.Checkout.Session> = await askStripe('listing sessions', () =>
      stripe.checkout.sessions.list({
        ...params,
        limit: pageSize,
        ...(after === undefined ? {} : { starting_after: after }),
      }),
    );
    yield* page.data;
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after !== undefined);
}

const inSeconds = (moment: number): number => Math.floor(moment / 1000);

/** The session of an order whose creation answer was lost. A buyer of goods may not be a Stripe customer, so it is found by its time. */
const findLostSession = async (
  { stripe }: Reconcile,
  { shop_order_id: id, ordered_at: orderedAt }: Stale,
): Promise<string | undefined> => {
  const created = { gte: inSeconds(orderedAt.getTime() - 5 * minuteMs) };
  for await (const { id: sessionId, metadata } of sessionsAtStripe(stripe, { created })) {
    if (metadata?.[shopOrderKey] === id) return sessionId;
  }
  return undefined;
};

/** Closes an order for which Stripe has no session, and releases its stock. */
const closeOrder = async ({ database, now }: Reconcile, shopOrderId: string): Promise<void> => {
  const order = await beginShopOrderReading(database, shopOrderId);
  if (order?.state !== 'preparing') return;
  const nothing = {
    sessionId: undefined,
    paymentId: undefined,
    paidAt: undefined,
    address: undefined,
    postal: undefined,
    moneyBack: [],
  };
  await writeShopOrderReading(
    database,
    { ...nothing, shopOrderId, reading: order.reading, readAt: now(), payment: 'expired' },
    { termsUpdated: null },
  );
};

const readAgain = async (reconcile: Reconcile, order: Stale): Promise<void> => {
  const { shop_order_id: id, session_id: sessionId, ordered_at: orderedAt } = order;
  const lost = sessionId === null ? await findLostSession(reconcile, order) : undefined;
  if (await refreshShopOrder(reconcile, id, lost)) return;
  const isOver = reconcile.now().getTime() - orderedAt.getTime() > givenUpAfterMs;
  if (isOver) await closeOrder(reconcile, id);
};

const readStaleOrders = async (reconcile: Reconcile): Promise<void> => {
  const { database, now, hasTime } = reconcile;
  const startedAt = now().getTime();
  const seen = new Set<string>();
  while (hasTime()) {
    const orders = await database.query(Stale, staleStatement, [
      new Date(startedAt),
      pageOfOrders + seen.size,
    ]);
    // An order that can't be read stays in its place.
    const fresh = orders.filter(({ shop_order_id: id }) => !seen.has(id));
    if (fresh.length === 0) return;
    await forEachInTime(reconcile, fresh, async (order) => {
      seen.add(order.shop_order_id);
      await tryOrder(reconcile, `order ${order.shop_order_id}`, () => readAgain(reconcile, order));
    });
  }
};

/** Compares Stripe's payments with the shop's orders, to find payments without an order. */
const findPaidSessions = async (reconcile: Reconcile): Promise<void> => {
  const { stripe, database, now, hasTime, report } = reconcile;
  const created = { gte: inSeconds(now().getTime() - lookBackMs) };
  for await (const session of sessionsAtStripe(stripe, { created, status: 'complete' })) {
    if (!hasTime()) return;
    const id = session.metadata?.[shopOrderKey];
    if (id === undefined) continue;
    const order = await findShopOrder(database, id);
    if (order === undefined) {
      report(`session ${session.id}: it was paid and belongs to no order of ours.`);
    } else if (order.session_id !== null && order.session_id !== session.id) {
      report(`session ${session.id}: it was paid, and its order ${id} has another one.`);
    } else if (order.state !== 'paid' && order.state !== 'processing') {
      await tryOrder(reconcile, `order ${id}`, async () => {
        await refreshShopOrder(reconcile, id, session.id);
      });
    }
  }
};

/**
 * Compares the shop's books with Stripe's and repairs ours: reads orders again that nobody has paid yet, releases stock that nobody
 * is paying for any more, and looks for payments without an order. Missed events are handled by the reconciliation of payments.
 * Anything it can't repair is returned, logged, stored for the owner, and reported by e-mail, once a day. It may end at any
 * moment; the next run continues.
 */
export const reconcileShopOrders = async (
  dependencies: ShopReconcileDependencies,
): Promise<readonly string[]> => {
  const { database, now, hasTime } = dependencies;
  const step = (
    name: string,
    asksStripe: boolean,
    compare: (reconcile: Reconcile) => Promise<void>,
  ) => ({
    name: `shop: ${name}`,
    asksStripe,
    run: async (report: Reconcile['report'], startedAt: Date) => {
      await compare({ ...dependencies, report: (problem) => report(`shop ${problem}`) });
      // If time has run out, something may not have been checked.
      return hasTime() || !asksStripe ? startedAt : undefined;
    },
  });
  return runSteps(
    [
      step('unpaid orders', true, readStaleOrders),
      step('paid sessions', true, findPaidSessions),
      step('contradictions', false, async ({ report }) => {
        for (const problem of await findShopContradictions(database, now())) report(problem);
      }),
    ],
    dependencies,
    { mailKey: 'reconcile-report-shop', subject: 'The shop: something does not add up' },
  );
};
