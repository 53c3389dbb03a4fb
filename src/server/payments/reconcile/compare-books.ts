import type Stripe from 'stripe';
import * as v from 'valibot';
import { finalStatuses } from '../../../domain/rights/subscription.ts';
import { pageSize } from '../read-payment.ts';
import { refreshOrder } from '../refresh-order.ts';
import { askStripe } from '../stripe-client.ts';
import { forEachInTime, tryOrder, type Reconciliation } from './reconciliation.ts';

const Known = v.object({ order_id: v.string(), is_paid: v.boolean() });

const knownStatement = `
  select order_id, state in ('processing', 'paid', 'refunded') as is_paid from orders where order_id = any ($1::text[])`;

type PaidSession = { readonly orderId: string | undefined; readonly sessionId: string };

const compareSessions = async (
  reconcile: Reconciliation,
  sessions: readonly PaidSession[],
): Promise<void> => {
  const { database, report } = reconcile;
  const find = async (ids: readonly string[]): Promise<ReadonlyMap<string, boolean>> => {
    const rows = await database.query(Known, knownStatement, [ids]);
    return new Map(rows.map(({ order_id: id, is_paid: isPaid }) => [id, isPaid]));
  };
  const ids = sessions.flatMap(({ orderId }) => orderId ?? []);
  const known = await find(ids);
  await forEachInTime(reconcile, sessions, async ({ orderId, sessionId }) => {
    if (orderId === undefined || !known.has(orderId)) {
      report(`session ${sessionId}: it was paid and belongs to no order of ours.`);
    } else if (known.get(orderId) === false) {
      await tryOrder(reconcile, `order ${orderId}`, async () => {
        await refreshOrder(reconcile, orderId, sessionId);
        // A delayed payment that failed leaves a session that is complete and unpaid.
        const session = await askStripe('reading a session', () =>
          reconcile.stripe.checkout.sessions.retrieve(sessionId),
        );
        const isPaid = (await find([orderId])).get(orderId) === true;
        if (session.payment_status !== 'unpaid' && !isPaid) {
          report(`order ${orderId}: session ${sessionId} was paid, and the order has another one.`);
        }
      });
    }
  });
};

/** Compares Stripe's payments since a given moment with our orders, to find payments without a grant. */
export const findPaymentsWithoutGrant = async (
  reconcile: Reconciliation,
  since: Date,
): Promise<void> => {
  const { stripe, hasTime, otherOrders } = reconcile;
  const isOther = (metadata: Stripe.Metadata | null): boolean =>
    otherOrders !== undefined && metadata?.[otherOrders.key] !== undefined;
  let after: string | undefined;
  do {
    const page: Stripe.ApiList<Stripe.Checkout.Session> = await askStripe('listing sessions', () =>
      stripe.checkout.sessions.list({
        status: 'complete',
        created: { gte: Math.floor(since.getTime() / 1000) },
        limit: pageSize,
        ...(after === undefined ? {} : { starting_after: after }),
      }),
    );
    await compareSessions(
      reconcile,
      page.data
        .filter(({ metadata }) => !isOther(metadata))
        .map(({ id, metadata }) => ({ sessionId: id, orderId: metadata?.['order_id'] })),
    );
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after !== undefined && hasTime());
};

const Problem = v.object({ name: v.string(), problem: v.string() });

// The notices of one subscription are a range of their keys, which an index has in the order of bytes.
const isToldOfChange = `exists (
  select from mails where kind = 'price-change'
    and mail_id collate "C" >= 'price-change:' || subscription_id || ':'
    and mail_id collate "C" < 'price-change:' || subscription_id || ';')`;

/** A statement that finds one kind of contradiction, and its values. */
type Check = { readonly statement: string; readonly values?: (now: Date) => readonly unknown[] };

// Grants and subscriptions whose order isn't paid, paid orders without a right, refunds that failed after they were marked as
// done, and double payments.
const checks: readonly Check[] = [
  {
    statement: `
      select 'grant ' || source as name, 'it opens ' || grants.right_id || ' and no order was paid for it' as problem
      from grants left join orders on orders.order_id = grants.order_id
      where grants.state = 'granted' and grants.shop_order_id is null and (orders.state is null or orders.state <> 'paid')`,
  },
  {
    statement: `
      select 'subscription ' || subscription_id as name, 'it opens ' || right_id || ' and belongs to no order' as problem
      from subscriptions where order_id is null`,
  },
  {
    statement: `
      select 'order ' || orders.order_id as name, 'it was paid and has no right' as problem
      from orders where state = 'paid'
        and not exists (select from grants where grants.order_id = orders.order_id and grants.state = 'granted')
        and not exists (select from subscriptions where subscriptions.order_id = orders.order_id)
        and not exists (select from gifts where gifts.order_id = orders.order_id and gifts.state <> 'refunded')`,
  },
  {
    statement: `
      select 'subscription ' || subscription_id as name, 'it is refunded wholly, and it still renews' as problem
      from subscriptions where returned_at is not null and ended_at is null and renews_at is not null`,
  },
  {
    statement: `
      select 'subscription ' || subscription_id as name, 'its pause has outlasted the year that is paid for' as problem
      from subscriptions where status = 'paused' and resumes_at is not null and paid_until <= $1`,
    values: (now) => [now],
  },
  {
    statement: `
      select 'subscription ' || subscription_id as name, 'it does not renew at the price that its order has promised' as problem
      from subscriptions join orders using (order_id)
      where subscriptions.status in ('active', 'trialing') and paid_until is not null and offer = 'annual'
        and subscriptions.price_id = orders.price_id
        and subscriptions.renewal_minor_units <> orders.renewal_minor_units
        and not ${isToldOfChange}`,
  },
  {
    statement: `
      select 'withdrawal ' || withdrawal_id as name, 'its refund has failed, so she waits for her money' as problem
      from withdrawals join money_back on money_back_id = refund_id
      where withdrawals.state = 'done' and not is_back`,
  },
  {
    statement: `
      select 'orders ' || string_agg(coalesce(order_id, shop_order_id), ', ' order by coalesce(order_id, shop_order_id)) as name,
        'one member has paid for ' || right_id || ' twice' as problem
      from grants where state = 'granted' and not starts_with(source, 'gift:') group by customer_id, right_id having count(*) > 1`,
  },
  {
    statement: `
      select 'orders ' || string_agg(order_id, ', ' order by order_id) as name, 'one member has ' || right_id || ' twice' as problem
      from subscriptions where status <> all ($1::text[]) group by customer_id, right_id having count(*) > 1`,
    values: () => [finalStatuses],
  },
];

/** The maximum number of contradictions of a kind. Thousands more would add nothing. */
const mostOfAKind = 200;

/** Looks for contradictions in our own books: grants without a payment, and double payments. */
export const findContradictions = async ({
  database,
  now,
  report,
}: Pick<Reconciliation, 'database' | 'now' | 'report'>): Promise<void> => {
  for (const { statement, values } of checks) {
    // Found first and then sorted: otherwise Postgres expects many, and looks up each row by itself to find the first ones soon.
    const sorted = `with found as materialized (${statement}) select name, problem from found order by name limit ${mostOfAKind}`;
    const rows = await database.query(Problem, sorted, values?.(now()) ?? []);
    for (const { name, problem } of rows) report(`${name}: ${problem}.`);
  }
};
