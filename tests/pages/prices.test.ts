import { describe, expect, it } from 'vitest';
import { currencies, formatMoney, moneyFromDecimal } from '../../src/domain/money.ts';
import { orderPagePathForProductId } from '../../src/domain/orders/order-page-path.ts';
import { numberOf, starterEntries, textOf } from '../support/browser/starter-entries.ts';
import type { StarterEntry } from '../support/browser/starter-entries.ts';
import { addressesOf, builtPage, readPublicFile, textIn } from '../support/built-site.ts';

const rooms = [
  { type: 'workoutPack', list: '/workout-packs/' },
  { type: 'preBuiltPlan', list: '/pre-built-plans/' },
  { type: 'homeGymPack', list: '/home-gym-packs/' },
] as const;
const packs = rooms.flatMap(({ type, list }) =>
  starterEntries(type).map((entry) => ({
    entry,
    list,
    path: `${list}${textOf(entry, 'slug')}/`,
    title: textOf(entry, 'title'),
  })),
);

/** The price as it is in the HTML: in every currency; CSS shows one of them. */
const pricesOf = (entry: StarterEntry, pounds = 'priceGbp'): string =>
  [pounds, 'priceEur', 'priceUsd', 'priceAud']
    .map((field, index) =>
      formatMoney(moneyFromDecimal(numberOf(entry, field), currencies[index] ?? 'gbp')),
    )
    .join(' ');

describe('a pack', () => {
  it('shows its price, with VAT, and the link to the order page on its own page', () => {
    for (const { entry, path } of packs) {
      const heading = builtPage(path).main.querySelector('.page-heading');
      const order = orderPagePathForProductId(textOf(entry, 'productId'));
      const [button] = heading?.querySelectorAll('a') ?? [];
      expect(button?.getAttribute('href'), path).toBe(order);
      expect(textIn(button), path).toBe(`Buy for ${pricesOf(entry)}`);
      const pounds = formatMoney(moneyFromDecimal(numberOf(entry, 'priceGbp'), 'gbp'));
      expect(textIn(heading), path).toContain(`${pounds} in pounds, VAT included`);
      const last = builtPage(path).main.querySelectorAll('.next-step a');
      expect(addressesOf(last), path).toContain(order);
    }
  });

  it('shows its price on its card', () => {
    for (const { entry, list, path } of packs) {
      const card = builtPage(list)
        .main.querySelectorAll('article')
        .find((one) => addressesOf(one.querySelectorAll('a')).includes(path));
      expect(textIn(card), path).toContain(`Price with VAT ${pricesOf(entry)}`);
    }
  });

  it('has its price in the finder’s data', () => {
    for (const { list, path, entry } of packs) {
      const file: unknown = JSON.parse(readPublicFile(`/finder${list.slice(0, -1)}.json`));
      const found = Array.isArray(file) ? file.find((one) => one.path === path) : undefined;
      const { minorUnits } = moneyFromDecimal(numberOf(entry, 'priceGbp'), 'gbp');
      expect(found?.sale.prices.gbp, path).toEqual({ minorUnits });
    }
  });

  it('has its price on the page of all offers', () => {
    const rows = builtPage('/promotions/').main.querySelectorAll('li');
    for (const { entry, title } of packs) {
      const row = rows.find((one) => textIn(one.querySelector('a')) === title);
      expect(textIn(row?.querySelector('.price')), title).toBe(pricesOf(entry));
    }
  });
});

describe('a free plan', () => {
  it('shows no price on its card', () => {
    expect(textIn(builtPage('/workout-plans/').main)).not.toContain('Price with VAT');
  });
});

describe('the membership offers', () => {
  const cards = builtPage('/promotions/').main.querySelectorAll('article');
  const cardOf = (title: string) => cards.find((one) => textIn(one).startsWith(title));
  const entries = starterEntries('subscriptionOffer');
  const annual = entries.find((entry) => entry['offer'] === 'annual');
  const annualCard = cardOf(textOf(annual ?? {}, 'title'));
  const renewal = entries.find((entry) => entry['offer'] === 'renewal');
  const offers = entries
    .filter((entry) => entry !== renewal)
    .map((entry) => ({ entry, card: cardOf(textOf(entry, 'title')) }));

  it('are what can be bought: the renewal price stands on the annual membership’s card', () => {
    const titles = cards.map((card) => textIn(card.querySelector('h3')));
    for (const { entry } of offers) expect(titles).toContain(textOf(entry, 'title'));
    expect(titles).not.toContain(textOf(renewal ?? {}, 'title'));
    expect(textIn(annualCard)).toContain(textOf(renewal ?? {}, 'terms'));
    const pounds = formatMoney(moneyFromDecimal(numberOf(renewal ?? {}, 'price'), 'gbp'));
    expect(textIn(annualCard)).toContain(`Each renewal costs ${pounds}.`);
  });

  it('state their price per year', () => {
    for (const { entry, card } of offers) {
      const pounds = formatMoney(moneyFromDecimal(numberOf(entry, 'price'), 'gbp'));
      const each = entry['offer'] === 'gift' ? '' : ' a year';
      expect(textIn(card)).toContain(`${pounds}${each} in pounds, VAT included`);
    }
  });

  it('state in one line who pays, when again and how to stop', () => {
    for (const { entry, card } of offers) {
      expect(textIn(card)).toContain(textOf(entry, 'terms'));
    }
  });

  it('lead to the order page, reduced ones to the proof first, or say plainly that they are not for sale', () => {
    for (const { entry, card } of offers) {
      const links = addressesOf(card?.querySelectorAll('a') ?? []);
      const { productId } = entry;
      if (typeof productId === 'string') {
        const isReduced = ['student', 'nhs'].includes(textOf(entry, 'offer'));
        const order = orderPagePathForProductId(productId);
        const back =
          card === annualCard
            ? [orderPagePathForProductId(textOf(renewal ?? {}, 'productId'))]
            : [];
        expect(links).toEqual(isReduced ? ['/members/account/#proofs', order] : [order, ...back]);
        const prices = isReduced
          ? `${pricesOf(entry, 'price').replaceAll(' ', '. ')}.`
          : pricesOf(entry, 'price');
        expect(textIn(card)).toContain(`for ${prices}`);
      } else {
        expect(links).toEqual([]);
        expect(textIn(card)).toContain('This one isn’t for sale.');
      }
    }
    expect(offers.some(({ entry }) => entry['productId'] !== undefined)).toBe(true);
  });
});

it('no sentence ends after the room that is kept for the longest amount', () => {
  const late = /class="aud">[^<]*<\/span><\/span>(?:<\/span>|<\/a>)*\s*[.,;:)].{0,40}/;
  for (const path of ['/promotions/', '/shop/', ...packs.map((pack) => pack.path)]) {
    const html = builtPage(path).main.innerHTML;
    expect(html, path).toContain('class="aud"');
    expect(late.exec(html)?.[0], path).toBeUndefined();
  }
});
