import { describe, expect, it } from 'vitest';
import { formatMoney, moneyFromDecimal } from '../../src/domain/money.ts';
import { productKinds } from '../../src/domain/shop/product-kinds.ts';
import { inOrderOf, numberOf, starterEntries, textOf } from '../support/browser/starter-entries.ts';
import { addressesOf, builtPage, only, readPublicFile, textIn } from '../support/built-site.ts';
import { cardAddresses, cardsOn } from '../support/page-cards.ts';

const products = inOrderOf('product', 'order');
const offered = products.filter((entry) => entry['inStock'] === true);
const pathOf = (entry: (typeof products)[number]): string => `/shop/${textOf(entry, 'slug')}/`;
const variantsOf = (entry: (typeof products)[number]): readonly string[] => {
  const { variants } = entry;
  return Array.isArray(variants) ? variants.map(String) : [];
};
const pounds = (entry: (typeof products)[number]): string =>
  formatMoney(moneyFromDecimal(numberOf(entry, 'priceGbp'), 'gbp'));

describe('the shop’s list', () => {
  it('shows every product, by kind, each kind in the content’s order', () => {
    const expected = productKinds.flatMap((kind) =>
      products.filter((entry) => entry['kind'] === kind).map(pathOf),
    );
    expect(expected.length).toBe(products.length);
    expect(cardAddresses('/shop/')).toEqual(expected);
  });

  it('shows on each card the price, the sizes, and what is sold out', () => {
    for (const card of cardsOn('/shop/')) {
      const [address] = addressesOf(card.querySelectorAll('.card-link'));
      const entry = products.find((one) => pathOf(one) === address);
      if (entry === undefined) throw new Error(`${address} is no product`);
      expect(textIn(card), address).toContain(pounds(entry));
      expect(textIn(card), address).toContain(variantsOf(entry).join(', '));
      expect(textIn(card).includes('Sold out'), address).toBe(entry['inStock'] === false);
    }
  });
});

describe('a product’s page, before any script', () => {
  it.each(products.map((entry) => [pathOf(entry), entry] as const))(
    '%s states price, sizes, delivery and returns, and how to order without scripts',
    (path, entry) => {
      const { main } = builtPage(path);
      const text = textIn(main);
      expect(text).toContain(`${pounds(entry)} in pounds, VAT included`);
      expect(text).toContain('to Great Britain');
      expect(text).toContain('Returns: 14 days');
      const isOffered = entry['inStock'] === true;
      const sizes = main.querySelectorAll('input[type="radio"]');
      expect(sizes.map((size) => size.getAttribute('value'))).toEqual(variantsOf(entry));
      expect(main.querySelectorAll('form button').length).toBe(isOffered ? 1 : 0);
      // The parser treats the content of a <noscript> as text.
      expect(main.innerHTML).toContain('href="mailto:');
      expect(text).toContain(isOffered ? 'JavaScript is off' : 'Sold out.');
    },
  );

  it.each(offered.map((entry) => [pathOf(entry), entry] as const))(
    '%s declares each variant for the cart service, with the price that its crawler expects',
    (path, entry) => {
      const { main } = builtPage(path);
      const slug = textOf(entry, 'slug');
      const variants = variantsOf(entry);
      const skus = variants.length === 0 ? [slug] : variants.map((one) => `${slug}:${one}`);
      const pieces = main.querySelectorAll('.snipcart-add-item');
      expect(pieces.map((piece) => piece.getAttribute('data-item-id'))).toEqual(skus);
      for (const piece of pieces) {
        const address = new URL(piece.getAttribute('data-item-url') ?? '', 'http://site.example');
        const crawled: unknown = JSON.parse(readPublicFile(address.pathname));
        const rows = Array.isArray(crawled) ? crawled : [];
        const row = rows.find(({ id }) => id === piece.getAttribute('data-item-id'));
        expect(JSON.parse(piece.getAttribute('data-item-price') ?? '')).toEqual(row?.price);
        expect(row?.url).toBe(piece.getAttribute('data-item-url'));
      }
    },
  );

  it('has the size chart of a product that has one, linked from the sizes', () => {
    const withChart = products.filter((entry) => entry['sizeChart'] !== undefined);
    expect(withChart.length).toBeGreaterThan(0);
    for (const entry of withChart) {
      const { main } = builtPage(pathOf(entry));
      expect(textIn(only(main, '#size-chart'))).toBe('Size chart');
      expect(addressesOf(main.querySelectorAll('fieldset a'))).toEqual(['#size-chart']);
    }
  });

  it('names the exercises that it goes with, and other products', () => {
    const belt = builtPage('/shop/lifting-belt/');
    const links = addressesOf(belt.main.querySelectorAll('a'));
    expect(links).toContain('/exercises/leg-exercises/back-squat/');
    const related = cardAddresses('/shop/lifting-belt/');
    expect(related.length).toBeGreaterThan(0);
    expect(related).not.toContain('/shop/lifting-belt/');
  });
});

it('a pack’s page links to the cart, with the pack', () => {
  const [pack] = starterEntries('workoutPack');
  if (pack === undefined) throw new Error('There is no pack');
  const { main } = builtPage(`/workout-packs/${textOf(pack, 'slug')}/`);
  expect(addressesOf(main.querySelectorAll('a'))).toContain(
    `/shop/cart/?add=${textOf(pack, 'productId')}`,
  );
});
