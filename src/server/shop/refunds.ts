import * as v from 'valibot';
import { tills, type Till } from '../../domain/cart/quote.ts';
import { nextTryAfter } from '../../domain/work/next-try.ts';
import { StripeUnavailable } from '../payments/stripe-client.ts';
import type { Database } from '../store/database.ts';
import type { RefundShopOrder } from './shop-order-reading.ts';

/** How a till makes refunds and reads orders again. */
export type TillService = {
  readonly refund: RefundShopOrder;
  readonly refresh: (shopOrderId: string) => Promise<unknown>;
};

/** The dependencies of the refund code. */
export type RefundDependencies = {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: (message: string, error?: unknown) => void;
  /** Undefined for a till that isn't set up here: its refunds wait. */
  readonly tills: Readonly<Record<Till, TillService | undefined>>;
};

const Claimed = v.object({
  return_id: v.string(),
  shop_order_id: v.string(),
  minor_units: v.number(),
  tries: v.number(),
  failures: v.number(),
  till: v.picklist(tills),
  session_id: v.nullable(v.string()),
  payment_id: v.nullable(v.string()),
});
type Claimed = Readonly<v.InferOutput<typeof Claimed>>;

/** How long a claim lasts: longer than all requests for one refund together. */
const leaseMs = 120_000;

// Of two processes that run it at once, the second skips the row that the first has locked.
const claimStatement = `
  update shop_returns set tries = tries + 1, next_try_at = $2::timestamptz
  from shop_orders
  where shop_orders.shop_order_id = shop_returns.shop_order_id and return_id = (
    select return_id from shop_returns
    where state = 'received' and next_try_at <= $1::timestamptz and ($3::text is null or shop_order_id = $3::text)
    order by next_try_at, return_id
    limit 1
    for update skip locked
  )
  returning return_id, shop_returns.shop_order_id, shop_returns.minor_units, tries, failures, till, session_id, payment_id`;

const claim = async (
  database: Database,
  now: Date,
  shopOrderId: string | undefined,
): Promise<Claimed | undefined> => {
  const [claimed] = await database.query(Claimed, claimStatement, [
    now,
    new Date(now.getTime() + leaseMs),
    shopOrderId ?? null,
  ]);
  return claimed;
};

const markPaidBack = async (
  database: Database,
  { return_id: returnId }: Claimed,
  refundId: string | undefined,
  now: Date,
): Promise<void> => {
  await database.query(
    v.object({}),
    `update shop_returns set state = 'refunded', refund_id = $2, refunded_at = $3, problem = null
     where return_id = $1 and state = 'received'`,
    [returnId, refundId ?? null, now],
  );
};

/** Whether there was an answer, with an error that would be repeated for the same key. While the same request is still running (409), there is none. */
const hasAnswered = (error: unknown): boolean =>
  error instanceof StripeUnavailable &&
  error.failure.status !== undefined &&
  error.failure.status !== 409 &&
  error.failure.status !== 429;

const putBack = async (
  database: Database,
  { return_id: returnId, tries }: Claimed,
  error: unknown,
  now: Date,
): Promise<void> => {
  const problem = error instanceof Error ? error.message : 'unknown';
  // The number of the try shows whether the claim is still this process's.
  await database.query(
    v.object({}),
    `update shop_returns set next_try_at = $3, problem = $4, failures = failures + $5::integer
     where return_id = $1 and tries = $2::integer and state = 'received'`,
    [returnId, tries, nextTryAfter(now, tries), problem, hasAnswered(error) ? 1 : 0],
  );
};

const refund = async (
  service: TillService,
  { return_id, shop_order_id, till, session_id, payment_id, minor_units, failures }: Claimed,
): Promise<string | undefined> => {
  if (minor_units === 0) return undefined;
  if (session_id === null || payment_id === null) {
    throw new Error('The order that is to be refunded was never paid.');
  }
  const order = { shopOrderId: shop_order_id, till, sessionId: session_id, paymentId: payment_id };
  return service.refund(order, minor_units, return_id, failures);
};

const makeRefund = async (
  { database, now, log, tills: services }: RefundDependencies,
  claimed: Claimed,
): Promise<boolean> => {
  try {
    const service = services[claimed.till];
    if (service === undefined) throw new Error(`The till ${claimed.till} is not set up.`);
    const refundId = await refund(service, claimed);
    await service.refresh(claimed.shop_order_id);
    await markPaidBack(database, claimed, refundId, now());
    return true;
  } catch (error) {
    // Our own errors are retried too: a customer is waiting for her refund.
    log(`A refund hasn’t been made yet (${claimed.return_id}, try ${claimed.tries}):`, error);
    await putBack(database, claimed, error, now());
    return false;
  }
};

/**
 * Makes the next due refund for a shop order, this one or any, and reads the order again. Each step can safely be repeated;
 * failures are retried later. Undefined if nothing is due.
 */
export const makeDueRefund = async (
  dependencies: RefundDependencies,
  shopOrderId?: string,
): Promise<boolean | undefined> => {
  const claimed = await claim(dependencies.database, dependencies.now(), shopOrderId);
  return claimed === undefined ? undefined : makeRefund(dependencies, claimed);
};

/** Due refunds of shop orders, as a kind of unfinished work (`finish-work.ts`). */
export const dueShopReturns = (dependencies: RefundDependencies) => ({
  name: 'money for orders of the shop',
  finish: async (hasTime: () => boolean): Promise<void> => {
    while (hasTime()) {
      if ((await makeDueRefund(dependencies)) === undefined) return;
    }
  },
});
