import * as v from 'valibot';
import { findOrderIdsOfPaymentsNotReadSince } from '../../orders/cart/stored-shop-order.ts';
import { refreshShopOrderFromStripe } from '../../orders/cart/refresh-shop-order-from-stripe.ts';
import { refreshItemOrderFromStripe } from '../../orders/item/refresh-item-order-from-stripe.ts';
import {
  readDisputesPage,
  readRefundsPage,
  readSubscriptionsPage,
  type ListedRefundOrDispute,
  type ReadListPage,
  type SubscriptionIdAndDigest,
} from '../../till/stripe/lists.ts';
import { findOrderIdsOfChangedSubscriptions } from '../../rights/rights-in-bulk.ts';
import type { ReconcileDependencies } from './reconcile-payments.ts';
import {
  forEachInParallelWhileTimeLasts,
  tryForOrderOrThrowOutage,
  type ReconcileStepDependencies,
} from './running-reconciliation.ts';
import { runReconcileSteps } from './run-steps.ts';
import {
  findProgressOfListComparison,
  storeProgressOfListComparison,
} from './stored-comparisons.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** An order to read again, and how. */
type Changed = { readonly name: string; readonly refresh: () => Promise<unknown> };

type StripeList<Item> = {
  readonly name: string;
  readonly readPage: ReadListPage<Item>;
  /** The orders about which a page doesn't say what our books say. */
  readonly findChanged: (
    reconcile: ReconcileStepDependencies,
    page: readonly Item[],
    beganAt: Date,
  ) => Promise<readonly Changed[]>;
};

const OrderId = v.object({ order_id: v.string() });

const toChanged = (
  reconcile: ReconcileStepDependencies,
  orderIds: readonly string[],
): readonly Changed[] =>
  orderIds.map((id) => ({
    name: `order ${id}`,
    refresh: () => refreshItemOrderFromStripe(reconcile, id),
  }));

const subscriptions: StripeList<SubscriptionIdAndDigest> = {
  name: 'subscriptions',
  readPage: readSubscriptionsPage,
  findChanged: async (reconcile, page) =>
    toChanged(
      reconcile,
      await findOrderIdsOfChangedSubscriptions(
        reconcile.database,
        page.map(({ id, digest }) => ({ subscriptionId: id, digest })),
      ),
    ),
};

const findChangedMoney = async (
  reconcile: ReconcileStepDependencies,
  page: readonly ListedRefundOrDispute[],
  beganAt: Date,
): Promise<readonly Changed[]> => {
  const { database } = reconcile;
  const rows = await database.query(
    OrderId,
    `select distinct order_id
     from unnest($1::text[], $2::text[], $3::integer[], $4::boolean[]) as told (money_back_id, payment_id, minor_units, is_back)
     join payments using (payment_id)
     left join money_back using (money_back_id)
     where told.minor_units > 0
       and (money_back.minor_units is distinct from told.minor_units or money_back.is_back is distinct from told.is_back)`,
    [
      page.map(({ id }) => id),
      page.map(({ paymentId }) => paymentId ?? null),
      page.map(({ minorUnits }) => minorUnits),
      page.map(({ isBack }) => isBack),
    ],
  );
  // What has gone back of a shop order is a sum over all of its refunds, so it is read again
  // whenever it has one.
  const payments = page.flatMap(({ paymentId }) => paymentId ?? []);
  const shopOrders = await findOrderIdsOfPaymentsNotReadSince(database, payments, beganAt);
  return [
    ...toChanged(
      reconcile,
      rows.map(({ order_id: id }) => id),
    ),
    ...shopOrders.map((id) => ({
      name: `order ${id}`,
      refresh: () => refreshShopOrderFromStripe(reconcile, id),
    })),
  ];
};

const refunds: StripeList<ListedRefundOrDispute> = {
  name: 'refunds',
  readPage: readRefundsPage,
  findChanged: findChangedMoney,
};

const disputes: StripeList<ListedRefundOrDispute> = {
  name: 'disputes',
  readPage: readDisputesPage,
  findChanged: findChangedMoney,
};

/**
 * Compares a list page by page, from where the last run stopped, once a day. Returns since when all
 * of it has been compared; undefined if pages are left.
 */
const compareList = async <Item extends { readonly id: string }>(
  reconcile: ReconcileStepDependencies,
  { name, readPage, findChanged }: StripeList<Item>,
  startedAt: Date,
): Promise<Date | undefined> => {
  const { stripe, database, hasTime, report } = reconcile;
  const last = await findProgressOfListComparison(database, name);
  const isDue =
    last === undefined ||
    (last.ended_at !== null && startedAt.getTime() - last.began_at.getTime() >= dayMs);
  const beganAt = isDue ? startedAt : last.began_at;
  if (!isDue && last.ended_at !== null) return beganAt;
  if (startedAt.getTime() - beganAt.getTime() > 2 * dayMs) {
    report(`list of ${name}: comparing it with our books has taken more than two days.`);
  }
  let after = isDue ? undefined : (last.after ?? undefined);
  while (hasTime()) {
    const page = await readPage(stripe, after);
    if (page === undefined) {
      // Stripe doesn't have the object at which the last run stopped, so this comparison begins
      // again.
      after = undefined;
      continue;
    }
    const changed = await findChanged(reconcile, page.items, beganAt);
    const isThrough = await forEachInParallelWhileTimeLasts(reconcile, changed, async (one) => {
      await tryForOrderOrThrowOutage(reconcile, one.name, async () => void (await one.refresh()));
    });
    if (!isThrough) return undefined;
    after = page.items.at(-1)?.id ?? after;
    const isLast = !page.hasMore || page.items.length === 0;
    await storeProgressOfListComparison(database, name, {
      beganAt,
      after,
      endedAt: isLast ? startedAt : undefined,
    });
    if (isLast) return beganAt;
  }
  return undefined;
};

/**
 * Compares everything that was ever paid with Stripe's lists, a hundred objects with one request,
 * and reads again only those orders about which a list says something else than our books. So it
 * finds changes whose events Stripe has forgotten. Each list is compared once a day, in as many
 * runs as that takes: it may end at any moment, and the next run continues.
 */
export const refreshOrdersDifferingAtStripe = async (
  dependencies: ReconcileDependencies,
): Promise<readonly string[]> => {
  const step = <Item extends { readonly id: string }>(list: StripeList<Item>) => ({
    name: `list of ${list.name}`,
    asksStripe: true,
    run: (report: ReconcileStepDependencies['report'], startedAt: Date) =>
      compareList({ ...dependencies, report }, list, startedAt),
  });
  return runReconcileSteps([step(subscriptions), step(refunds), step(disputes)], dependencies, {
    mailKey: 'reconcile-report-lists',
    subject: 'Payments: something does not add up',
  });
};
