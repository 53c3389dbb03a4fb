import type { CartItem } from '../../domain/cart/cart-item.ts';
import { visitorCurrencyIfKnown } from '../currency.ts';
import type { AvailableQuantityAndSentence } from './cart-changes.ts';
import { fetchCartQuote } from './fetch-cart-quote.ts';

const nameOf = ({ title, variant }: Pick<CartItem, 'title' | 'variant'>): string =>
  variant === null ? title : `${title} in ${variant}`;

/**
 * Asks the shop whether the quantity of an item is available. Ignores an outage: the cart's page
 * asks again before the buyer pays.
 */
export const findShortageOfCartItem = async (
  item: CartItem,
): Promise<AvailableQuantityAndSentence | undefined> => {
  const { sku, quantity } = item;
  const currency = visitorCurrencyIfKnown() ?? 'gbp';
  const answer = await fetchCartQuote({ currency, destination: null, items: [{ sku, quantity }] });
  if (answer.kind !== 'answered') return undefined;
  const line = answer.value.lines.find((one) => one.sku === sku);
  const name = nameOf(item);
  if (answer.value.unknown.includes(sku) || line?.problem === 'gone') {
    return { available: 0, sentence: `We don’t sell ${name} any more, so we didn’t add it.` };
  }
  if (line === undefined || line.problem === null) return undefined;
  const { available } = line;
  return line.problem === 'sold-out' || available < 1
    ? { available: 0, sentence: `${name} has just sold out, so we didn’t add it.` }
    : { available, sentence: `Only ${available} of ${name} left, so we couldn’t add that many.` };
};
