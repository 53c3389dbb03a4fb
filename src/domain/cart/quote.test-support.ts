import type { CartItem } from './cart-item.ts';
import type { QuoteAnswer, QuoteLine } from './quote.ts';

/** The same price in every currency, in minor units. */
export const samePriceInEveryCurrency = (minorUnits: number): CartItem['prices'] => ({
  gbp: { minorUnits },
  eur: { minorUnits },
  usd: { minorUnits },
  aud: { minorUnits },
});

export const beltItem: CartItem = {
  sku: 'lifting-belt:S',
  kind: 'goods',
  title: 'Lifting belt',
  variant: 'S',
  path: '/shop/lifting-belt/',
  image: '/belt.webp',
  quantity: 2,
  prices: samePriceInEveryCurrency(5900),
};

export const chalkItem: CartItem = {
  sku: 'chalk-block',
  kind: 'goods',
  title: 'Chalk block',
  variant: null,
  path: '/shop/chalk-block/',
  image: null,
  quantity: 1,
  prices: samePriceInEveryCurrency(400),
};

export const powerPackItem: CartItem = {
  sku: 'prod_pack',
  kind: 'pack',
  title: 'Strength and power',
  variant: null,
  path: '/workout-packs/strength-power/',
  image: null,
  quantity: 1,
  prices: samePriceInEveryCurrency(2400),
};

/** The quote's line for an item, unchanged since it was added. */
export const quoteLineOfCartItem = (
  { sku, kind, title, variant, path, image, quantity, prices }: CartItem,
  changed: Partial<QuoteLine> = {},
): QuoteLine => ({
  sku,
  kind,
  title,
  variant,
  path,
  image,
  quantity,
  prices,
  available: kind === 'pack' ? 1 : 10,
  problem: null,
  pieces:
    variant === null
      ? []
      : ['S', 'M', 'L'].map((size) => ({
          sku: `lifting-belt:${size}`,
          variant: size,
          available: size === 'M' ? 3 : 10,
        })),
  ...changed,
});

/** A quote for these lines, delivered to Great Britain if they include goods. */
export const quoteOfLines = (
  lines: readonly QuoteLine[],
  changed: Partial<QuoteAnswer> = {},
): QuoteAnswer => {
  const subtotalMinorUnits = lines.reduce(
    (sum, { quantity, prices }) => sum + quantity * prices.gbp.minorUnits,
    0,
  );
  const hasGoods = lines.some(({ kind }) => kind === 'goods');
  const delivery = {
    destination: 'GB',
    title: 'Tracked delivery, Great Britain',
    minorUnits: 395,
    freeFromMinorUnits: 15_000,
    arrivesFrom: '2026-11-25',
    arrivesTo: '2026-11-27',
    duty: null,
  };
  const totalMinorUnits = subtotalMinorUnits + (hasGoods ? delivery.minorUnits : 0);
  return {
    currency: 'gbp',
    lines: [...lines],
    unknown: [],
    subtotalMinorUnits,
    delivery: hasGoods ? delivery : null,
    totalMinorUnits,
    vatMinorUnits: Math.round(totalMinorUnits / 6),
    destinations: [
      { code: 'GB', name: 'Great Britain' },
      { code: 'US', name: 'United States' },
    ],
    till: 'stripe',
    ...changed,
  };
};
