import type { CartItem } from '../../domain/cart/cart-item.ts';
import { QuoteAnswerSchema } from '../../domain/cart/quote.ts';
import { shopPaths } from '../../domain/shop/shop-paths.ts';
import * as v from 'valibot';
import { callApi } from '../call-api.ts';
import { currentCurrency } from '../currency.ts';
import type { Missing } from './cart-changes.ts';

const nameOf = ({ title, variant }: Pick<CartItem, 'title' | 'variant'>): string =>
  variant === null ? title : `${title} in ${variant}`;

/** Asks the shop whether so many of an item can be had. An outage says nothing: the cart's page asks again before she pays. */
export const findMissing = async (item: CartItem): Promise<Missing | undefined> => {
  const { sku, quantity } = item;
  const body = {
    currency: currentCurrency() ?? 'gbp',
    destination: null,
    items: [{ sku, quantity }],
  };
  const answer = await callApi(
    shopPaths.cart,
    { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    (json) => {
      const parsed = v.safeParse(QuoteAnswerSchema, json);
      return parsed.success ? parsed.output : undefined;
    },
  );
  if (answer.kind !== 'answered') return undefined;
  const line = answer.value.lines.find((one) => one.sku === sku);
  if (answer.value.unknown.includes(sku) || line?.problem === 'gone') {
    return {
      available: 0,
      sentence: `We don’t sell ${nameOf(item)} any more, so we didn’t add it.`,
    };
  }
  if (line === undefined || line.problem === null) return undefined;
  return line.problem === 'sold-out' || line.available < 1
    ? { available: 0, sentence: `${nameOf(item)} has just sold out, so we didn’t add it.` }
    : {
        available: line.available,
        sentence: `Only ${line.available} of ${nameOf(item)} left, so we couldn’t add that many.`,
      };
};
