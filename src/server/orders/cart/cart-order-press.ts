import * as v from 'valibot';
import {
  CartCheckoutRequestSchema,
  type CartPaymentPageOrOrderReference,
} from '../../../domain/cart/cart-checkout.ts';
import {
  findPackBySku,
  priceCart,
  type QuoteLineWithRightAndWeight,
} from '../../../domain/cart/price-cart.ts';
import { QuoteRequestSchema, type Till } from '../../../domain/cart/quote.ts';
import type { DigitalCatalogue } from '../../../domain/digital-catalogue.ts';
import { formatMoney } from '../../../domain/money.ts';
import type { Shop } from '../../../domain/shop/goods.ts';
import { nameOfOrderedLine } from '../../../domain/shop/order-words.ts';
import { maxCartLines, maxQuantityOfPiece } from '../../../domain/shop/pieces.ts';
import { Refusal, jsonAnswer } from '../../http/answers.ts';
import { readJson } from '../../http/request-body.ts';
import {
  forbiddenFieldSentence,
  requireAgreementsOfCurrentVersion,
  agreementsNotSentSentence,
  awaitTillSessionWithTimeout,
  wrapTillToNoteWhetherPaidBefore,
  type SharedCheckoutDependencies,
} from '../order-press.ts';
import {
  createCartOrderRules,
  createCartRefusalToThrow,
  endOrderFromBeforeLogin,
  refusePacksOwnedOrWithdrawnFrom,
  type CartOrderDependencies,
} from './cart-order.ts';
import {
  type CartToOrder,
  findQuantitiesHeldForBuyer,
} from './find-or-create-payable-shop-order-of-buyer.ts';
import { requestRateLimits } from '../../../domain/limits.ts';
import { callerNetworksOfRequest } from '../../http/caller-address.ts';
import { requireStripePriceAsShown } from '../../till/stripe/prices.ts';
import { createStripeTill } from '../../till/stripe/stripe-till.ts';
import { runForFoundOrNewStripeCustomer } from '../../till/stripe/stripe-customers.ts';
import { rateLimitChargesOfNetworks, type RateLimit } from '../../rate-limit/rate-limit.ts';
import { findOrStoreCustomerIdOfSubject } from '../../rights/write-rights.ts';
import { buyerKeyOfMemberOrVisitor, readLastBuyerKeyFromCookie } from './buyer.ts';
import { findOrCreateOrderAndSession } from '../find-or-create-order-and-session.ts';
import { rateLimitChargesForHolds } from './hold-limits.ts';
import { logFailure } from '../../log.ts';

type CartBody = v.InferOutput<typeof CartCheckoutRequestSchema>;

const toSentence = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue) ?? '';
  if (issue.expected === 'never') {
    return forbiddenFieldSentence('A cart', issue.path?.at(-1)?.key);
  }
  if (path.endsWith('quantity')) {
    return `Each line of a cart is for 1 to ${maxQuantityOfPiece} pieces, in whole numbers.`;
  }
  if (path.endsWith('items')) return `A cart has 1 to ${maxCartLines} lines.`;
  if (path.endsWith('currency') && issue.received !== 'undefined') {
    return 'A cart is paid in pounds, euros, US or Australian dollars.';
  }
  if (path.includes('agreements')) return agreementsNotSentSentence;
  return 'This is not a cart that we can take. Please reload the page and try again.';
};

const requireOnce = (items: readonly { readonly sku: string }[]): void => {
  if (new Set(items.map(({ sku }) => sku)).size === items.length) return;
  throw new Refusal(
    400,
    'Each thing is in a cart once, with its quantity. Please reload the page.',
  );
};

/**
 * The body of `POST /api/cart`. Refuses (400) an invalid one, with a sentence that says what is
 * wrong.
 */
export const readCartQuoteRequest = async (
  request: Request,
): Promise<v.InferOutput<typeof QuoteRequestSchema>> => {
  const body = await readJson(request, QuoteRequestSchema, toSentence);
  requireOnce(body.items);
  return body;
};

/** The body of `POST /api/checkout` for a cart. Refuses (400) an invalid one. */
const readCartBody = async (request: Request): Promise<CartBody> => {
  const body = await readJson(request, CartCheckoutRequestSchema, toSentence);
  requireOnce(body.priceId.items);
  return body;
};

/** Refuses a line whose sku isn't in the shop. */
const refuseUnknown = (catalogue: DigitalCatalogue, sku: string): never => {
  const item = catalogue.find((one) => one.productId === sku);
  if (item !== undefined) {
    const what = item.kind === 'membership' ? 'A membership' : 'A gift';
    throw new Refusal(
      400,
      `${what} is never in a cart: it is ordered by itself. Please take “${item.title}” out of the cart.`,
    );
  }
  throw createCartRefusalToThrow(
    'Something in your cart isn’t sold any more. Please take it out to go on.',
    'gone',
    sku,
  );
};

type SentLine = CartBody['priceId']['items'][number];

const requireLine = (
  line: QuoteLineWithRightAndWeight,
  sent: SentLine | undefined,
  currency: CartBody['priceId']['currency'],
): void => {
  const name = nameOfOrderedLine(line);
  if (line.kind === 'pack' && line.quantity !== 1) {
    throw new Refusal(400, `The quantity of something digital is exactly 1: “${name}”.`);
  }
  if (line.problem === 'gone') {
    throw createCartRefusalToThrow(
      `“${name}” isn’t sold at the moment. Please take it out of the cart to go on.`,
      'gone',
      line.sku,
    );
  }
  const { minorUnits } = line.prices[currency];
  if (sent?.minorUnits === minorUnits) return;
  const today = formatMoney({ currency, minorUnits });
  const seen = formatMoney({ currency, minorUnits: sent?.minorUnits ?? 0 });
  throw createCartRefusalToThrow(
    `“${name}” costs ${today} now, not ${seen}. Nothing was ordered; please look at your cart again.`,
    'price-changed',
    line.sku,
  );
};

type Source = {
  readonly shop: Shop;
  readonly catalogue: DigitalCatalogue;
  readonly now: Date;
  /**
   * The setting. A buyer may ask for Stripe's page if the cart service's script can't be loaded.
   */
  readonly till: Till;
};

/**
 * Prices what somebody orders by our own prices: every line, the delivery, and the total. Refuses
 * any difference from the cart, naming the line. The statement that holds the stock checks whether
 * it is available.
 */
const requireCart = (
  { priceId, till }: CartBody,
  { shop, catalogue, now, till: setting }: Source,
): Omit<CartToOrder, 'buyer' | 'customerId'> => {
  const { currency, destination, items, deliveryMinorUnits, agreements } = priceId;
  const { answer, lines } = priceCart(
    { currency, destination, items: items.map(({ sku, quantity }) => ({ sku, quantity })) },
    { shop, catalogue, now, till: setting, available: () => maxQuantityOfPiece },
  );
  const [unknown] = answer.unknown;
  if (unknown !== undefined) return refuseUnknown(catalogue, unknown);
  const sent = new Map(items.map((item) => [item.sku, item]));
  for (const line of lines) requireLine(line, sent.get(line.sku), currency);
  const hasGoods = lines.some(({ kind }) => kind === 'goods');
  if (hasGoods && answer.delivery === null) {
    throw createCartRefusalToThrow(
      destination === null
        ? 'Please choose where your parcel goes.'
        : 'We don’t deliver to where this parcel would go. Please choose another destination.',
      'not-served',
    );
  }
  const costsNow = answer.delivery?.minorUnits ?? 0;
  if (deliveryMinorUnits !== costsNow) {
    const today = formatMoney({ currency, minorUnits: costsNow });
    throw createCartRefusalToThrow(
      `Delivery costs ${today} now. Nothing was ordered; please look at your cart again.`,
      'price-changed',
    );
  }
  const packs = lines.flatMap(({ sku }) => findPackBySku(catalogue, sku) ?? []);
  return {
    till: till ?? setting,
    currency,
    lines: lines.map((line) => ({
      sku: line.sku,
      kind: line.kind,
      title: line.title,
      variant: line.variant,
      path: line.path,
      quantity: line.quantity,
      unitMinorUnits: line.prices[currency].minorUnits,
      rightId: line.rightId,
      weightGrams: line.weightGrams,
    })),
    packs,
    linesMinorUnits: answer.subtotalMinorUnits,
    delivery: answer.delivery,
    totalMinorUnits: answer.totalMinorUnits,
    vatMinorUnits: answer.vatMinorUnits,
    agreements: packs.length > 0 ? requireAgreementsOfCurrentVersion(agreements) : null,
  };
};

export type CartCheckoutDependencies = SharedCheckoutDependencies &
  CartOrderDependencies & {
    readonly signingSecret: string;
    readonly readShop: () => Promise<Shop>;
    /** The till (`SHOP_CHECKOUT`). */
    readonly till: Till;
  };

const buyerLimit: RateLimit = {
  ...requestRateLimits.payCart,
  purpose: 'pay a cart',
  sentence: (wait) =>
    `You have pressed the order button very often just now. Please try again in ${wait}.`,
};
// A buyer without a cookie counts as a new one each time.
const networkLimit: RateLimit = {
  ...requestRateLimits.payCartFromNetwork,
  purpose: 'pay a cart, from one network',
  sentence: (wait) =>
    `Many orders have come from your network just now. Please try again in ${wait}.`,
};

/** The member who orders; undefined for a visitor, who can only order goods. */
const findSubject = async (
  { authenticate }: CartCheckoutDependencies,
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
export const answerCartCheckout = async (
  dependencies: CartCheckoutDependencies,
  request: Request,
  remember: (buyer: string) => void,
): Promise<Response> => {
  const { database, stripe, enforceLimit, now, newId, signingSecret, till } = dependencies;
  const { linkOf, log = logFailure } = dependencies;
  const networks = callerNetworksOfRequest(request);
  await enforceLimit(rateLimitChargesOfNetworks(networkLimit, networks));
  const body = await readCartBody(request);
  const [shop, catalogue] = await Promise.all([
    dependencies.readShop(),
    dependencies.readCatalogue(),
  ]);
  const cart = requireCart(body, { shop, catalogue, till, now: now() });
  const subject = await findSubject(dependencies, request, cart.packs.length > 0);
  const known = readLastBuyerKeyFromCookie(signingSecret, request);
  await enforceLimit([{ limit: buyerLimit, caller: subject ?? known ?? newId() }]);
  const customerId =
    subject === undefined
      ? null
      : await findOrStoreCustomerIdOfSubject(database, subject, newId(), now());
  const buyer = buyerKeyOfMemberOrVisitor(customerId, known, newId);
  const wanted: CartToOrder = { ...cart, buyer, customerId };
  await refusePacksOwnedOrWithdrawnFrom(dependencies, wanted);
  const holds = rateLimitChargesForHolds(
    wanted.lines,
    await findQuantitiesHeldForBuyer(database, buyer),
    networks,
    subject,
  );
  if (holds.length > 0) await enforceLimit(holds);
  remember(buyer);
  const { till: watched, isUnpaid } = wrapTillToNoteWhetherPaidBefore(createStripeTill(stripe));
  const machine = { database, now, till: watched };
  const kind = createCartOrderRules(dependencies);
  const sell = async (): Promise<CartPaymentPageOrOrderReference> => {
    const { currency, packs } = wanted;
    for (const item of packs) await requireStripePriceAsShown(stripe, { item, currency });
    if (known !== undefined && known !== buyer) await endOrderFromBeforeLogin(machine, kind, known);
    const open = (tillCustomerId: string | undefined) =>
      findOrCreateOrderAndSession(machine, kind, { ...wanted, tillCustomerId });
    const { reference, session } =
      subject === undefined || customerId === null || wanted.till === 'snipcart'
        ? await open(undefined)
        : await runForFoundOrNewStripeCustomer(
            { ...dependencies, log },
            { customerId, subject },
            open,
          );
    return session === undefined
      ? { till: 'snipcart', reference: linkOf(reference.orderId), customer: customerId }
      : { till: 'stripe', id: session.id, url: session.url, customer: customerId };
  };
  return jsonAnswer(
    await awaitTillSessionWithTimeout(sell(), dependencies.answerWithinMs, isUnpaid),
  );
};
