import * as v from 'valibot';
import { CartCheckoutRequestSchema } from '../../../domain/cart/cart-checkout.ts';
import { findPackBySku, priceCart, type PricedLine } from '../../../domain/cart/price-cart.ts';
import { QuoteRequestSchema, type Till } from '../../../domain/cart/quote.ts';
import type { Catalogue } from '../../../domain/catalogue.ts';
import { formatMoney } from '../../../domain/money.ts';
import { type Shop } from '../../../domain/shop/goods.ts';
import { nameOfOrderedLine } from '../../../domain/shop/order-words.ts';
import { maxCartItems, maxQuantityOfPiece } from '../../../domain/shop/pieces.ts';
import { Refusal } from '../../http/refusal.ts';
import { readJson } from '../../http/request-body.ts';
import { forbiddenFieldSentence, requireAgreements, missingAgreementsSentence } from '../press.ts';
import { cartRefusal } from './cart-order.ts';
import type { CartToOrder } from './find-or-create-shop-order.ts';

type CartBody = v.InferOutput<typeof CartCheckoutRequestSchema>;

const toSentence = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue) ?? '';
  if (issue.expected === 'never') {
    return forbiddenFieldSentence('A cart', issue.path?.at(-1)?.key);
  }
  if (path.endsWith('quantity')) {
    return `Each line of a cart is for 1 to ${maxQuantityOfPiece} pieces, in whole numbers.`;
  }
  if (path.endsWith('items')) return `A cart has 1 to ${maxCartItems} lines.`;
  if (path.endsWith('currency') && issue.received !== 'undefined') {
    return 'A cart is paid in pounds, euros, US or Australian dollars.';
  }
  if (path.includes('agreements')) return missingAgreementsSentence;
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
export const readQuoteBody = async (
  request: Request,
): Promise<v.InferOutput<typeof QuoteRequestSchema>> => {
  const body = await readJson(request, QuoteRequestSchema, toSentence);
  requireOnce(body.items);
  return body;
};

/** The body of `POST /api/checkout` for a cart. Refuses (400) an invalid one. */
export const readCartBody = async (request: Request): Promise<CartBody> => {
  const body = await readJson(request, CartCheckoutRequestSchema, toSentence);
  requireOnce(body.priceId.items);
  return body;
};

/** Refuses a line whose sku isn't in the shop. */
const refuseUnknown = (catalogue: Catalogue, sku: string): never => {
  const item = catalogue.find((one) => one.productId === sku);
  if (item !== undefined) {
    const what = item.kind === 'membership' ? 'A membership' : 'A gift';
    throw new Refusal(
      400,
      `${what} is never in a cart: it is ordered by itself. Please take “${item.title}” out of the cart.`,
    );
  }
  throw cartRefusal(
    'Something in your cart isn’t sold any more. Please take it out to go on.',
    'gone',
    sku,
  );
};

type SentLine = CartBody['priceId']['items'][number];

const requireLine = (
  line: PricedLine,
  sent: SentLine | undefined,
  currency: CartBody['priceId']['currency'],
): void => {
  const name = nameOfOrderedLine(line);
  if (line.kind === 'pack' && line.quantity !== 1) {
    throw new Refusal(400, `The quantity of something digital is exactly 1: “${name}”.`);
  }
  if (line.problem === 'gone') {
    throw cartRefusal(
      `“${name}” isn’t sold at the moment. Please take it out of the cart to go on.`,
      'gone',
      line.sku,
    );
  }
  const { minorUnits } = line.prices[currency];
  if (sent?.minorUnits === minorUnits) return;
  const today = formatMoney({ currency, minorUnits });
  const seen = formatMoney({ currency, minorUnits: sent?.minorUnits ?? 0 });
  throw cartRefusal(
    `“${name}” costs ${today} now, not ${seen}. Nothing was ordered; please look at your cart again.`,
    'price-changed',
    line.sku,
  );
};

type Source = {
  readonly shop: Shop;
  readonly catalogue: Catalogue;
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
export const requireCart = (
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
    throw cartRefusal(
      destination === null
        ? 'Please choose where your parcel goes.'
        : 'We don’t deliver to where this parcel would go. Please choose another destination.',
      'not-served',
    );
  }
  const costsNow = answer.delivery?.minorUnits ?? 0;
  if (deliveryMinorUnits !== costsNow) {
    const today = formatMoney({ currency, minorUnits: costsNow });
    throw cartRefusal(
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
    agreements: packs.length > 0 ? requireAgreements(agreements) : null,
  };
};
