import { describe, expect, it } from 'vitest';
import {
  cartLinePriceChangeSentence,
  nameOfCartItem,
  cartLineProblemSentence,
  cartLinesFromQuote,
} from './cart-lines.ts';
import {
  beltItem,
  chalkItem,
  powerPackItem,
  quoteLineOfCartItem,
  quoteOfLines,
  samePriceInEveryCurrency,
} from './quote.test-support.ts';
import type { CartItem } from './cart-item.ts';
import type { QuoteAnswer } from './quote.ts';

const only = (item: CartItem, quote: QuoteAnswer | undefined) => {
  const [line] = cartLinesFromQuote([item], quote, 'gbp');
  if (line === undefined) throw new Error('The cart has a line.');
  return line;
};

describe('a cart line', () => {
  it('shows the stored price until a newer one is known', () => {
    expect(only(beltItem, undefined)).toMatchObject({
      unitMinorUnits: 5900,
      formerMinorUnits: undefined,
      available: undefined,
      problem: undefined,
      pieces: [],
    });
  });

  it('says how its price has changed, up or down', () => {
    const dearer = only(
      beltItem,
      quoteOfLines([quoteLineOfCartItem(beltItem, { prices: samePriceInEveryCurrency(6200) })]),
    );
    expect(cartLinePriceChangeSentence(dearer, 'gbp')).toBe(
      'Lifting belt, S now costs £62. It was £59 when you added it.',
    );
    const cheaper = only(
      beltItem,
      quoteOfLines([quoteLineOfCartItem(beltItem, { prices: samePriceInEveryCurrency(5000) })]),
    );
    expect(cartLinePriceChangeSentence(cheaper, 'gbp')).toContain('now costs £50');
    expect(
      cartLinePriceChangeSentence(
        only(beltItem, quoteOfLines([quoteLineOfCartItem(beltItem)])),
        'gbp',
      ),
    ).toBeUndefined();
  });

  it.each([
    ['sold out', { available: 0, problem: 'sold-out' as const }, /is sold out/],
    ['gone', { available: 0, problem: 'gone' as const }, /don’t sell Chalk block any more/],
    ['fewer left', { available: 0, problem: 'sold-out' as const }, /sold out/],
  ])('says why it can’t be paid for: %s', (_, changed, sentence) => {
    expect(
      cartLineProblemSentence(
        only(chalkItem, quoteOfLines([quoteLineOfCartItem(chalkItem, changed)])),
      ),
    ).toMatch(sentence);
  });

  it('says how many are left, and stops once the quantity is reduced to that', () => {
    const quote = quoteOfLines([
      quoteLineOfCartItem(chalkItem, { quantity: 5, available: 2, problem: 'fewer-left' }),
    ]);
    expect(cartLineProblemSentence(only({ ...chalkItem, quantity: 5 }, quote))).toBe(
      'Only 2 of Chalk block left, and you have 5.',
    );
    // The answer still refers to a quantity of five.
    expect(cartLineProblemSentence(only({ ...chalkItem, quantity: 2 }, quote))).toBeUndefined();
  });

  it('knows the price and stock of another size before the server has been asked about it', () => {
    const quote = quoteOfLines([
      quoteLineOfCartItem(beltItem, { available: 0, problem: 'sold-out' }),
    ]);
    const other = only({ ...beltItem, sku: 'lifting-belt:M', variant: 'M', quantity: 4 }, quote);
    expect(other).toMatchObject({ unitMinorUnits: 5900, available: 3, problem: 'fewer-left' });
  });

  it('is gone if the server doesn’t know it', () => {
    expect(only(powerPackItem, quoteOfLines([], { unknown: [powerPackItem.sku] })).problem).toBe(
      'gone',
    );
  });

  it('includes the size in its name', () => {
    expect([nameOfCartItem(beltItem), nameOfCartItem(chalkItem)]).toEqual([
      'Lifting belt, S',
      'Chalk block',
    ]);
  });
});
