import { describe, expect, it } from 'vitest';
import type { DigitalCatalogueItem } from '../digital-catalogue.ts';
import { instantSupplyAgreementsVersion } from './instant-supply-agreements.ts';
import {
  pairAgreementsWithNoGift,
  pairGiftChoiceWithNoAgreements,
  parseOrderKeptInBrowser,
  storedAgreementsOrGiftIfUnchanged,
  toOrderKeptInBrowser,
  type ItemCurrencyAndBuyer,
} from './order-kept-in-browser.ts';

const item: DigitalCatalogueItem = {
  kind: 'pack',
  productId: 'prod_a',
  rightId: 'prod_a',
  title: 'A pack',
  path: '/workout-packs/a/',
  prices: {
    gbp: { priceId: 'price_gbp', minorUnits: 2400 },
    eur: { priceId: 'price_eur', minorUnits: 2900 },
    usd: { priceId: 'price_usd', minorUnits: 3000 },
    aud: { priceId: 'price_aud', minorUnits: 4500 },
  },
};
const order: ItemCurrencyAndBuyer = { item, currency: 'gbp', subject: null };
const agreements = {
  version: instantSupplyAgreementsVersion,
  supplyNow: true,
  knowsConsequence: false,
};
const now = Date.parse('2026-11-22T12:00:00Z');
const minutes = (count: number): number => now + count * 60_000;
const pending = toOrderKeptInBrowser(order, pairAgreementsWithNoGift(agreements), now);

describe('the stored terms', () => {
  it('apply to the same order within the hour, even after a login', () => {
    expect(storedAgreementsOrGiftIfUnchanged(pending, order, minutes(59))).toEqual(
      pairAgreementsWithNoGift(agreements),
    );
    expect(
      storedAgreementsOrGiftIfUnchanged(pending, { ...order, subject: 'auth0|ann' }, now),
    ).toEqual(pairAgreementsWithNoGift(agreements));
  });

  it('survive being stored', () => {
    expect(parseOrderKeptInBrowser(JSON.stringify(pending))).toEqual(pending);
  });

  it.each([
    ['an hour later', pending, order, minutes(60)],
    ['before it was given', pending, order, minutes(-1)],
    ['in another currency', pending, { ...order, currency: 'eur' }, now],
    [
      'at another price',
      pending,
      {
        ...order,
        item: {
          ...item,
          prices: { ...item.prices, gbp: { priceId: 'price_gbp', minorUnits: 2500 } },
        },
      },
      now,
    ],
    [
      'for another product',
      pending,
      {
        ...order,
        item: {
          ...item,
          prices: { ...item.prices, gbp: { priceId: 'price_other', minorUnits: 2400 } },
        },
      },
      now,
    ],
    [
      'with other words',
      { ...pending, agreements: { ...agreements, version: '2020-01-01' } },
      order,
      now,
    ],
    ['when nothing was agreed to', undefined, order, now],
  ] as const)('don’t apply %s', (_, stored, wanted, at) => {
    expect(storedAgreementsOrGiftIfUnchanged(stored, wanted, at)).toBeUndefined();
  });

  it('don’t apply to anybody else', () => {
    const hers = toOrderKeptInBrowser(
      { ...order, subject: 'auth0|ann' },
      pairAgreementsWithNoGift(agreements),
      now,
    );
    expect(
      storedAgreementsOrGiftIfUnchanged(hers, { ...order, subject: 'auth0|ann' }, now),
    ).toEqual(pairAgreementsWithNoGift(agreements));
    expect(
      storedAgreementsOrGiftIfUnchanged(hers, { ...order, subject: 'auth0|bea' }, now),
    ).toBeUndefined();
    expect(storedAgreementsOrGiftIfUnchanged(hers, order, now)).toBeUndefined();
  });
});

it.each([undefined, '', '{', '{"priceId":1}', 'null'])('ignores an invalid text: %s', (text) => {
  expect(parseOrderKeptInBrowser(text)).toBeUndefined();
});

it('applies a giver’s choices only to the gift', () => {
  const gift = { startsOn: '2026-12-25', toName: 'Bea', line: '', toAddress: '' };
  const given = { ...order, isGift: true };
  const kept = toOrderKeptInBrowser(given, pairGiftChoiceWithNoAgreements(gift), now);
  expect(parseOrderKeptInBrowser(JSON.stringify(kept))).toEqual(kept);
  expect(storedAgreementsOrGiftIfUnchanged(kept, given, now)).toEqual(
    pairGiftChoiceWithNoAgreements(gift),
  );
  expect(storedAgreementsOrGiftIfUnchanged(kept, order, now)).toBeUndefined();
  expect(storedAgreementsOrGiftIfUnchanged(pending, given, now)).toBeUndefined();
});
