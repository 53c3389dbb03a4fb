import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../money.ts';
import { maxCartLines, maxQuantityOfPiece } from '../shop/pieces.ts';
import type { CartItem, CartItems } from './cart-item.ts';
import {
  addItem,
  applyCartServiceChanges,
  changeQuantityOfSkuInCart,
  changeVariantOfSkuInCart,
  isCartServiceUpToDate,
  maxQuantityOf,
  parseCartDroppingInvalidItems,
  putItemBack,
  removeItemBySku,
  subtotalAtAddedPrices,
  totalQuantityOf,
} from './cart.ts';

const priced = (minorUnits: number): CartItem['prices'] => ({
  gbp: { minorUnits },
  eur: { minorUnits: minorUnits + 1 },
  usd: { minorUnits: minorUnits + 2 },
  aud: { minorUnits: minorUnits + 3 },
});

const item = (sku: string, quantity = 1, kind: CartItem['kind'] = 'goods'): CartItem => ({
  sku,
  kind,
  title: `The ${sku}`,
  variant: sku.split(':')[1] ?? null,
  path: `/shop/${sku}/`,
  image: null,
  quantity,
  prices: priced(sku.length * 100),
});

const belt = item('belt:M', 2);
const straps = item('straps');

describe('a random sequence of changes', () => {
  const skus = ['belt:S', 'belt:M', 'straps', 'chalk', 'pack-1'];
  const sku = fc.constantFrom(...skus);
  const quantity = fc.integer({ min: -3, max: 25 });
  const someItem = fc
    .tuple(sku, quantity)
    .map(([name, many]) => item(name, many, name.startsWith('pack') ? 'pack' : 'goods'));
  const held = fc.array(fc.record({ sku, quantity: fc.integer({ min: 0, max: 30 }) }));
  type Step = (items: CartItems) => CartItems;
  const step: fc.Arbitrary<Step> = fc.oneof(
    someItem.map(
      (one): Step =>
        (items) =>
          addItem(items, one).items,
    ),
    fc.tuple(sku, quantity).map(
      ([name, many]): Step =>
        (items) =>
          changeQuantityOfSkuInCart(items, name, many),
    ),
    fc.constantFrom('S', 'M').map(
      (variant): Step =>
        (items) =>
          changeVariantOfSkuInCart(items, variant === 'S' ? 'belt:M' : 'belt:S', {
            sku: `belt:${variant}`,
            variant,
          }),
    ),
    sku.map(
      (name): Step =>
        (items) =>
          removeItemBySku(items, name),
    ),
    fc.tuple(someItem, fc.integer({ min: -1, max: 6 })).map(
      ([one, place]): Step =>
        (items) =>
          putItemBack(items, one, place).items,
    ),
    fc.tuple(held, held).map(
      ([now, before]): Step =>
        (items) =>
          applyCartServiceChanges(items, now, before),
    ),
    fc.constant<Step>((items) => parseCartDroppingInvalidItems(JSON.stringify(items)).items),
  );

  it('keeps quantity, subtotal, skus and limits valid', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let items: CartItems = [];
        for (const change of steps) {
          items = change(items);
          expect(new Set(items.map((one) => one.sku)).size).toBe(items.length);
          for (const one of items) {
            expect(Number.isInteger(one.quantity)).toBe(true);
            expect(one.quantity).toBeGreaterThanOrEqual(1);
            expect(one.quantity).toBeLessThanOrEqual(maxQuantityOf(one));
          }
          let pieces = 0;
          const sums = { gbp: 0, eur: 0, usd: 0, aud: 0 };
          for (const one of items) {
            for (let count = 0; count < one.quantity; count += 1) {
              pieces += 1;
              for (const currency of currencies) sums[currency] += one.prices[currency].minorUnits;
            }
          }
          expect(totalQuantityOf(items)).toBe(pieces);
          for (const currency of currencies) {
            expect(subtotalAtAddedPrices(items, currency)).toBe(sums[currency]);
          }
        }
      }),
    );
  });

  it('survives being stored and read', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const items = steps.reduce<CartItems>((before, change) => change(before), []);
        expect(parseCartDroppingInvalidItems(JSON.stringify(items))).toEqual({ items });
      }),
    );
  });

  it('leaves the same items as a cart service that was followed from the start', () => {
    fc.assert(
      fc.property(fc.uniqueArray(someItem, { selector: (one) => one.sku }), held, (all, now) => {
        const items = all.reduce<CartItems>((before, one) => addItem(before, one).items, []);
        const before = items.map((one) => ({ sku: one.sku, quantity: one.quantity }));
        const known = now.filter(({ sku: name }) => items.some((one) => one.sku === name));
        const synced = applyCartServiceChanges(items, known, before);
        for (const one of synced) {
          const total = known
            .filter(({ sku: name }) => name === one.sku)
            .reduce((sum, { quantity: many }) => sum + many, 0);
          expect(one.quantity).toBe(Math.min(total, maxQuantityOf(one)));
        }
        expect(synced.map((one) => one.sku)).toEqual(
          items
            .map((one) => one.sku)
            .filter((name) => known.some((one) => one.sku === name && one.quantity > 0)),
        );
      }),
    );
  });
});

describe('addItem', () => {
  it('adds to the quantity and takes over the latest prices', () => {
    const dearer = { ...belt, prices: priced(9900) };
    expect(addItem([belt, straps], dearer).items).toEqual([{ ...dearer, quantity: 4 }, straps]);
  });

  it('caps the quantity at the limit and then says that it is reached', () => {
    const nearly = addItem([], item('belt:M', maxQuantityOfPiece - 1)).items;
    const full = addItem(nearly, belt);
    expect(full).toEqual({ items: [item('belt:M', maxQuantityOfPiece)] });
    expect(addItem(full.items, belt).refusal).toContain('You can buy up to 10 of one item');
  });

  it('adds a pack only once', () => {
    const pack = item('prod_1', 3, 'pack');
    const { items } = addItem([], pack);
    expect(totalQuantityOf(items)).toBe(1);
    expect(addItem(items, pack).refusal).toContain('already in your cart');
  });

  it('refuses one item too many', () => {
    const many = Array.from({ length: maxCartLines }, (_, index) => item(`thing-${index}`));
    expect(addItem(many, belt)).toMatchObject({
      items: many,
      refusal: expect.stringContaining('40'),
    });
    expect(putItemBack(many, belt, 0).refusal).toContain('40');
  });
});

it('changes a size in place, or merges it with the item that already has that size', () => {
  const small = item('belt:S');
  const toSmall = { sku: 'belt:S', variant: 'S' };
  expect(changeVariantOfSkuInCart([belt, straps], 'belt:M', toSmall)).toEqual([
    { ...belt, ...toSmall },
    straps,
  ]);
  expect(changeVariantOfSkuInCart([small, straps, belt], 'belt:M', toSmall)).toEqual([
    { ...belt, ...toSmall, quantity: 3 },
    straps,
  ]);
  expect(changeVariantOfSkuInCart([belt], 'belt:M', { sku: 'belt:M', variant: 'M' })).toEqual([
    belt,
  ]);
});

it('puts a removed item back in its old place', () => {
  const items = [straps, belt, item('chalk')];
  expect(putItemBack(removeItemBySku(items, belt.sku), belt, 1).items).toEqual(items);
});

describe('applyCartServiceChanges', () => {
  const held = [{ sku: 'belt:M', quantity: 2 }];

  it('takes over a quantity changed at the cart service', () => {
    expect(applyCartServiceChanges([belt, straps], [{ sku: 'belt:M', quantity: 5 }], held)).toEqual(
      [{ ...belt, quantity: 5 }, straps],
    );
  });

  it('removes what was removed there, and nothing that was never there', () => {
    expect(applyCartServiceChanges([belt, straps], [], held)).toEqual([straps]);
  });

  it('keeps the user’s own change while the cart service still has the old one', () => {
    const changed = changeQuantityOfSkuInCart([belt], 'belt:M', 7);
    expect(applyCartServiceChanges(changed, held, held)).toEqual(changed);
    expect(isCartServiceUpToDate(changed, held)).toBe(false);
    expect(isCartServiceUpToDate([belt], held)).toBe(true);
  });
});

describe('parseCartDroppingInvalidItems', () => {
  it('returns an empty cart and no problem if nothing is stored', () => {
    expect(parseCartDroppingInvalidItems(undefined)).toEqual({ items: [] });
  });

  it.each(['', '{', 'null', '7', '{"sku":"belt"}', '[7]', '[{"sku":"belt:M"}]'])(
    'starts empty and says so if %j is stored',
    (text) => {
      const parsed = parseCartDroppingInvalidItems(text);
      expect(parsed.items).toEqual([]);
      expect(parsed.problem).toContain('your cart is empty');
    },
  );

  it('keeps what it can read, and says that something was lost', () => {
    const text = JSON.stringify([
      belt,
      { ...straps, quantity: 1.5 },
      { ...straps, path: '//evil' },
    ]);
    const parsed = parseCartDroppingInvalidItems(text);
    expect(parsed.items).toEqual([belt]);
    expect(parsed.problem).toContain('Please check');
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(parseCartDroppingInvalidItems(text).items)).toBe(true);
      }),
    );
  });
});
