import type { CartCheckoutAnswer } from '../../../domain/cart/cart-checkout.ts';
import type { Till } from '../../../domain/cart/quote.ts';
import { requestRates } from '../../../domain/limits.ts';
import type { Shop } from '../../../domain/shop/goods.ts';
import { callerNetworksOf } from '../../http/caller-address.ts';
import { jsonAnswer } from '../../http/json-answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { requireShownPrice } from '../../till/stripe/check-price.ts';
import { waitForTillSession, watchTill, type PressDependencies } from '../press.ts';
import { createStripeTill } from '../../till/stripe/stripe-till.ts';
import { forStripeCustomer } from '../../till/stripe/stripe-customers.ts';
import { chargesOfNetworks, type RateLimit } from '../../rate-limit/rate-limit.ts';
import { findOrCreateCustomer } from '../../rights/customer-records.ts';
import { buyerOf, readBuyerCookie } from './buyer.ts';
import { readCartBody, requireCart } from './cart-request.ts';
import {
  cartOrderRules,
  endOrderOfVisitor,
  requireMayOrderPacks,
  type CartDependencies,
} from './cart-order.ts';
import { heldQuantities, type CartToOrder } from './find-or-create-shop-order.ts';
import { openOrder } from '../open-order.ts';
import { chargesForHolds } from './hold-limits.ts';
import { logFailure } from '../../log.ts';

export type CartPressDependencies = PressDependencies &
  CartDependencies & {
    readonly signingSecret: string;
    readonly readShop: () => Promise<Shop>;
    /** The till (`SHOP_CHECKOUT`). */
    readonly till: Till;
  };

const buyerLimit: RateLimit = {
  ...requestRates.payCart,
  purpose: 'pay a cart',
  sentence: (wait) =>
    `You have pressed the order button very often just now. Please try again in ${wait}.`,
};
// A buyer without a cookie counts as a new one each time.
const networkLimit: RateLimit = {
  ...requestRates.payCartFromNetwork,
  purpose: 'pay a cart, from one network',
  sentence: (wait) =>
    `Many orders have come from your network just now. Please try again in ${wait}.`,
};

/** The member who orders; undefined for a visitor, who can only order goods. */
const findSubject = async (
  { authenticate }: CartPressDependencies,
  request: Request,
  hasPacks: boolean,
): Promise<string | undefined> => {
  if (request.headers.has('authorization')) return authenticate(request);
  if (!hasPacks) return undefined;
  throw new Refusal(
    401,
    'Please log in first: a pack opens for your account. Your cart stays as it is.',
    { 'www-authenticate': 'Bearer' },
  );
};

/**
 * Answers a press of the order button for a cart: the page on which the whole cart is paid for.
 * Every price is ours; goods alone need no login, a pack needs a token. The stock is held from here
 * until the till reports the outcome. `remember` is called with the buyer as soon as the buyer is
 * known.
 */
export const answerCartOrderPress = async (
  dependencies: CartPressDependencies,
  request: Request,
  remember: (buyer: string) => void,
): Promise<Response> => {
  const { database, stripe, enforceLimit, now, newId, signingSecret, till } = dependencies;
  const { linkOf, log = logFailure } = dependencies;
  const networks = callerNetworksOf(request);
  await enforceLimit(chargesOfNetworks(networkLimit, networks));
  const body = await readCartBody(request);
  const [shop, catalogue] = await Promise.all([
    dependencies.readShop(),
    dependencies.readCatalogue(),
  ]);
  const cart = requireCart(body, { shop, catalogue, till, now: now() });
  const subject = await findSubject(dependencies, request, cart.packs.length > 0);
  const known = readBuyerCookie(signingSecret, request);
  await enforceLimit([{ limit: buyerLimit, caller: subject ?? known ?? newId() }]);
  const customerId =
    subject === undefined ? null : await findOrCreateCustomer(database, subject, newId(), now());
  const buyer = buyerOf(customerId, known, newId);
  const wanted: CartToOrder = { ...cart, buyer, customerId };
  await requireMayOrderPacks(dependencies, wanted);
  const holds = chargesForHolds(
    wanted.lines,
    await heldQuantities(database, buyer),
    networks,
    subject,
  );
  if (holds.length > 0) await enforceLimit(holds);
  remember(buyer);
  const { till: watched, isUnpaid } = watchTill(createStripeTill(stripe));
  const machine = { database, now, till: watched };
  const kind = cartOrderRules(dependencies);
  const sell = async (): Promise<CartCheckoutAnswer> => {
    const { currency, packs } = wanted;
    for (const item of packs) await requireShownPrice(stripe, { item, currency });
    if (known !== undefined && known !== buyer) await endOrderOfVisitor(machine, kind, known);
    const open = (tillCustomerId: string | undefined) =>
      openOrder(machine, kind, { ...wanted, tillCustomerId });
    const { reference, session } =
      subject === undefined || customerId === null || wanted.till === 'snipcart'
        ? await open(undefined)
        : await forStripeCustomer({ ...dependencies, log }, { customerId, subject }, open);
    return session === undefined
      ? { till: 'snipcart', reference: linkOf(reference.orderId), customer: customerId }
      : { till: 'stripe', id: session.id, url: session.url, customer: customerId };
  };
  return jsonAnswer(await waitForTillSession(sell(), dependencies.answerWithinMs, isUnpaid));
};
