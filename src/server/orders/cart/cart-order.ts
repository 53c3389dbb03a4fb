import type Stripe from 'stripe';
import { addressWithCodes } from '../../../domain/address-codes.ts';
import type { Catalogue } from '../../../domain/catalogue.ts';
import { routes } from '../../../domain/routes.ts';
import { whySuppliedLate } from '../../../domain/orders/late-supply.ts';
import { orderRefusalSentences } from '../../../domain/orders/order-eligibility.ts';
import { Refusal } from '../../http/refusal.ts';
import { Outage } from '../../outage.ts';
import { findOrderRefusal } from '../open-order.ts';
import { askStripe, hasFailedWith, StripeUnavailable } from '../../till/stripe/stripe-client.ts';
import { requireSession, type ReadSession } from '../../till/stripe/sessions.ts';
import type { Database } from '../../store/database.ts';
import { cartRefusal, nameOfLine } from '../../shop/cart-request.ts';
import { canStillBeOpened, leavesTimeToPay, toCartSessionParams } from './cart-checkout.ts';
import {
  claimShopOrder,
  closeShopOrder,
  digestOfCart,
  findPayable,
  openShopOrder,
  type Claim,
  type PayableShopOrder,
  type WantedCart,
} from './claim-shop-order.ts';

/** The dependencies of creating a cart's session. */
export type CartSessionDependencies = {
  readonly database: Database;
  readonly stripe: Stripe;
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** The link of a shop order: `<id>.<signature>`. */
  readonly linkOf: (shopOrderId: string) => string;
  /** Reads an order from Stripe and stores its state. */
  readonly refreshShopOrder: (shopOrderId: string, sessionId: string) => Promise<unknown>;
};

/**
 * Refuses (409) a cart with a pack that she already has, or is paying for, or that we can't open at once because she has
 * withdrawn from it before (R15).
 */
export const requireMayOrderPacks = async (
  { database, now }: Pick<CartSessionDependencies, 'database' | 'now'>,
  { customerId, packs, agreements }: Omit<WantedCart, 'buyer'>,
): Promise<void> => {
  if (customerId === null || agreements === null) return;
  for (const item of packs) {
    const priced = { item, currency: 'gbp' } as const;
    const wanted = { customerId, priced, agreements, gift: null };
    const refusal = await findOrderRefusal({ database, now }, wanted);
    if (refusal?.reason === 'supplied-late') {
      const { withdrawnAt, reason } = refusal;
      const title = packs.length > 1 ? item.title : undefined;
      const sentence = whySuppliedLate({ kind: 'pack', title, at: new Date(withdrawnAt) }, now());
      throw new Refusal(409, sentence, {}, { reason, sku: item.productId, withdrawnAt });
    }
    if (refusal !== undefined) {
      throw cartRefusal(
        `${orderRefusalSentences['already-owned'].replace('this', `“${item.title}”`)} Please take it out of the cart to go on.`,
        'already-owned',
        item.productId,
      );
    }
  }
};

/** Expires a session at Stripe. It may have expired or been paid in the meantime; the next reading will show that. */
const expireSession = async (stripe: Stripe, id: string): Promise<void> => {
  try {
    await askStripe('ending a cart’s session', () => stripe.checkout.sessions.expire(id));
  } catch (error) {
    if (!hasFailedWith(error, 'checkout_session_not_open')) throw error;
  }
};

/** The current state of a session; undefined if Stripe doesn't know it, because our key belongs to another account now. */
const readSession = async (stripe: Stripe, id: string): Promise<ReadSession | undefined> => {
  try {
    return requireSession(
      await askStripe('reading a cart’s session', () => stripe.checkout.sessions.retrieve(id)),
    );
  } catch (error) {
    if (hasFailedWith(error, 'resource_missing')) return undefined;
    throw error;
  }
};

/** The context in which an order gets its session. */
type Making = {
  readonly catalogue: Catalogue;
  readonly stripeCustomerId: string | undefined;
};

/**
 * Creates the session of an order. The order's id is its idempotency key: a repeated request for the same order gets the same
 * session, even if the first answer was lost. Undefined if Stripe can no longer use the key.
 */
const makeSession = async (
  { stripe, database, siteUrl, linkOf }: CartSessionDependencies,
  order: PayableShopOrder,
  making: Making,
): Promise<ReadSession | undefined> => {
  const id = order.shop_order_id;
  const params = toCartSessionParams({ ...making, order, siteUrl, link: linkOf(id) });
  try {
    const made = await askStripe('making a cart’s session', () =>
      stripe.checkout.sessions.create(params, { idempotencyKey: id }),
    );
    const isReplayed = made.lastResponse.headers['idempotent-replayed'] === 'true';
    // A replayed answer has the session's state at its creation.
    return isReplayed ? await readSession(stripe, made.id) : requireSession(made);
  } catch (error) {
    if (!(error instanceof StripeUnavailable)) throw error;
    const { status, type } = error.failure;
    const isOtherRequest = type === 'StripeIdempotencyError';
    // Stripe may repeat an error of its own for this key as long as it remembers the key. If it created a session all the same,
    // nobody has its address, so nobody can pay in it.
    const isStored = status !== undefined && status >= 500;
    // It has refused the request, so there is no session, and no pieces may be held for it.
    const isRefused = type === 'StripeInvalidRequestError';
    if (isOtherRequest || isStored || isRefused) await closeShopOrder(database, id);
    if (isOtherRequest) return undefined;
    throw error;
  }
};

/** Ends a buyer's current payable order, and releases its stock once Stripe says that the session is over, unless it was paid in the meantime. */
const endOrder = async (
  { stripe, database, refreshShopOrder }: CartSessionDependencies,
  { shop_order_id: id, session_id: sessionId, till }: PayableShopOrder,
): Promise<void> => {
  if (sessionId !== null && till === 'stripe') {
    await expireSession(stripe, sessionId);
    const status = (await readSession(stripe, sessionId))?.status;
    if (status === 'open') {
      throw new Outage('Stripe has ended a session, and says it is open.', undefined);
    }
    if (status === 'complete') {
      await refreshShopOrder(id, sessionId);
      return;
    }
  }
  await closeShopOrder(database, id, sessionId);
};

/** Ends this buyer's payable order, if there is one: she has logged in since, and orders as a member now. */
export const endOrderOf = async (
  dependencies: CartSessionDependencies,
  shopOrder: PayableShopOrder | undefined,
): Promise<void> => {
  if (shopOrder !== undefined) await endOrder(dependencies, shopOrder);
};

/** The session in which an order can be paid; undefined if the order is now closed, and another one has to be created. */
const sessionOf = async (
  dependencies: CartSessionDependencies,
  order: PayableShopOrder,
  making: Making,
): Promise<ReadSession | undefined> => {
  const { database, now, stripe, siteUrl, linkOf, refreshShopOrder } = dependencies;
  const { shop_order_id: id, session_id: known } = order;
  if (known === null && !canStillBeOpened(order, now())) {
    await closeShopOrder(database, id);
    return undefined;
  }
  const session =
    known === null
      ? await makeSession(dependencies, order, making)
      : await readSession(stripe, known);
  if (session === undefined || session.status === 'expired') {
    await closeShopOrder(database, id, session?.id ?? known);
    return undefined;
  }
  if (session.status === 'complete') {
    await refreshShopOrder(id, session.id);
    // She has paid for this very cart in another tab: nobody means to order it twice, so she is shown that order.
    const codes = { shop: linkOf(id), session_id: session.id };
    return { ...session, url: `${siteUrl}${addressWithCodes(routes.success, codes)}` };
  }
  if (!leavesTimeToPay(session.expiresAt, now())) {
    await endOrder(dependencies, { ...order, session_id: session.id });
    return undefined;
  }
  if (await openShopOrder(database, id, session)) return session;
  // Another request has closed this order, because she now wants something else, or nothing any more.
  await expireSession(stripe, session.id);
  return undefined;
};

const refuseShort = ({ short }: Claim, { lines }: WantedCart): never => {
  const [first] = short;
  const line = lines.find(({ sku }) => sku === first?.sku);
  const name = line === undefined ? 'This' : `“${nameOfLine(line)}”`;
  const left = first?.available ?? 0;
  throw cartRefusal(
    left === 0
      ? `${name} is sold out. Nothing was ordered; please take it out of the cart to go on.`
      : `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left. Nothing was ordered; please change the quantity to go on.`,
    'sold-out',
    first?.sku,
  );
};

/** One to close the previous order, one for the new one, and three for changes in another tab. */
const maxRounds = 5;

/** An order, and the page on which it is paid; without one if the cart service checks out. */
export type OpenedCart = {
  readonly shopOrderId: string;
  readonly session: ReadSession | undefined;
};

/**
 * The one payable order of a buyer, for the cart she wants now. Two presses, two tabs and a retry after a lost answer get the
 * same one; the order of a previous cart is ended first, which releases its stock. Refuses (409) what is sold out, and packs that
 * she already has.
 */
export const findOrMakeCartSession = async (
  dependencies: CartSessionDependencies,
  wanted: WantedCart,
  making: Making,
): Promise<OpenedCart> => {
  const { database, now, newId } = dependencies;
  let wasShort = false;
  for (let round = 0; round < maxRounds; round += 1) {
    const claim = await claimShopOrder(database, wanted, newId(), now());
    if (claim.short.length > 0) {
      // The missing pieces may be held by an order of hers that was created while this statement waited. The next round sees it.
      if (wasShort) refuseShort(claim, wanted);
      wasShort = true;
      continue;
    }
    const order =
      claim.shopOrderId === undefined ? undefined : await findPayable(database, claim.shopOrderId);
    if (order === undefined) continue;
    if (order.isLeaving) {
      await closeShopOrder(database, order.shop_order_id, order.session_id);
      throw new Refusal(409, 'Your account is being deleted, so nothing can be ordered with it.');
    }
    if (order.digest !== digestOfCart(wanted)) {
      await endOrder(dependencies, order);
      continue;
    }
    if (order.state === 'preparing') {
      // A payment made before the order was created is stored by now. Checking again before returning the session makes sure that
      // nobody pays twice.
      try {
        await requireMayOrderPacks(dependencies, wanted);
      } catch (error) {
        if (error instanceof Refusal) await closeShopOrder(database, order.shop_order_id);
        throw error;
      }
    }
    if (wanted.till === 'snipcart') {
      return { shopOrderId: order.shop_order_id, session: undefined };
    }
    const session = await sessionOf(dependencies, order, making);
    if (session !== undefined) return { shopOrderId: order.shop_order_id, session };
  }
  throw new Outage(
    'An order changed with each attempt to open it.',
    undefined,
    'Your order was changed in another tab just now. Please try again.',
  );
};
