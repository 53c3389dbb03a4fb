import * as v from 'valibot';
import { tills, type Till } from '../../domain/cart/quote.ts';
import { nextWorkTryAt } from '../../domain/work/next-work-try.ts';
import { willStripeRepeatErrorForKey } from '../till/stripe/stripe-sdk-client.ts';
import type { Database } from '../store/database.ts';
import type { DueWorkKeyAndTries, WorkKind, WorkResult } from '../store/work-queue/run-due-work.ts';
import type { TillForPaidOrders } from '../till/till.ts';

export type ShopRefundAtEitherTillDependencies = {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: (message: string, error?: unknown) => void;
  /** Undefined for a till that isn't set up here: its refunds wait. */
  readonly tills: Readonly<Record<Till, TillForPaidOrders | undefined>>;
};

const DueReturn = v.object({
  return_id: v.string(),
  shop_order_id: v.string(),
  minor_units: v.number(),
  till: v.picklist(tills),
  session_id: v.nullable(v.string()),
  payment_id: v.nullable(v.string()),
});
type DueReturn = Readonly<v.InferOutput<typeof DueReturn>>;

/** The return with this id, whose refund is to be made; undefined if it is made already. */
const findDueReturn = async (
  database: Database,
  returnId: string,
): Promise<DueReturn | undefined> => {
  const [due] = await database.query(
    DueReturn,
    `select return_id, shop_returns.shop_order_id, shop_returns.minor_units, till, session_id, payment_id
     from shop_returns join shop_orders on shop_orders.shop_order_id = shop_returns.shop_order_id
     where return_id = $1 and shop_returns.state = 'received'`,
    [returnId],
  );
  return due;
};

const markPaidBack = async (
  database: Database,
  returnId: string,
  refundId: string | undefined,
  now: Date,
): Promise<void> => {
  await database.query(
    v.object({}),
    `update shop_returns set state = 'refunded', refund_id = $2, refunded_at = $3
     where return_id = $1 and state = 'received'`,
    [returnId, refundId ?? null, now],
  );
};

const refund = async (
  service: TillForPaidOrders,
  {
    return_id: key,
    shop_order_id: orderId,
    payment_id: paymentId,
    minor_units: minorUnits,
  }: DueReturn,
  { idempotencyKey }: DueWorkKeyAndTries,
): Promise<string | undefined> => {
  if (minorUnits === 0) return undefined;
  if (paymentId === null) {
    throw new Error('The order that is to be refunded was never paid.');
  }
  const reference = { kind: 'cart', orderId } as const;
  return service.refund({ reference, paymentId, minorUnits, key, idempotencyKey, isRetry: true });
};

const makeRefund = async (
  { database, now, log, tills: services }: ShopRefundAtEitherTillDependencies,
  due: DueWorkKeyAndTries,
): Promise<WorkResult> => {
  try {
    const one = await findDueReturn(database, due.key);
    if (one === undefined) return { kind: 'done' };
    const service = services[one.till];
    if (service === undefined) throw new Error(`The till ${one.till} is not set up.`);
    const refundId = await refund(service, one, due);
    await service.refresh(one.shop_order_id);
    await markPaidBack(database, due.key, refundId, now());
    return { kind: 'done' };
  } catch (error) {
    // Our own errors are retried too: a customer is waiting for her refund.
    log(`A refund hasn’t been made yet (${due.key}, try ${due.tries}):`, error);
    const problem = error instanceof Error ? error.message : 'unknown';
    return { kind: 'again', problem, needsNewKey: willStripeRepeatErrorForKey(error) };
  }
};

/**
 * Making refunds for shop orders, as work of the queue; the order is read again after each. Each
 * step can safely be repeated.
 */
export const createShopRefundAtEitherTillWork = (
  dependencies: ShopRefundAtEitherTillDependencies,
): WorkKind => ({
  name: 'shop-return',
  title: 'A refund of the shop',
  // Longer than all requests for one refund together.
  leaseMs: 120_000,
  atOnce: 1,
  nextTry: nextWorkTryAt,
  work: (due) => makeRefund(dependencies, due),
});
