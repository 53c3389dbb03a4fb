import { expect, it } from 'vitest';
import type {
  giftMembershipOfferKey,
  yearlyRenewingOfferKeys,
} from '../../domain/membership/yearly-renewing-offer-keys.ts';
import type { PartialEntry } from './entry.ts';
import { unverifiedCatalogueItemsOfEntries } from './sales.ts';

type OfferName = (typeof yearlyRenewingOfferKeys)[number] | typeof giftMembershipOfferKey;

const offer = (name: OfferName, pounds: number, isSold = true): PartialEntry => ({
  type: 'subscriptionOffer',
  id: name,
  fields: {
    title: name,
    offer: name,
    price: pounds,
    priceEur: pounds,
    priceUsd: pounds,
    priceAud: pounds,
    ...(isSold
      ? {
          productId: `sub_${name}`,
          priceIdGbp: `price_${name}_gbp`,
          priceIdEur: `price_${name}_eur`,
          priceIdUsd: `price_${name}_usd`,
          priceIdAud: `price_${name}_aud`,
        }
      : {}),
  },
});
const itemsOf = (...entries: readonly PartialEntry[]) =>
  unverifiedCatalogueItemsOfEntries(entries).map(({ item }) => item);

it('lets each offer open what the annual membership opens', () => {
  const items = itemsOf(offer('student', 40), offer('gift', 60), offer('annual', 60));
  expect(items.map(({ kind, rightId }) => [kind, rightId])).toEqual([
    ['membership', 'sub_annual'],
    ['gift-membership', 'sub_annual'],
    ['membership', 'sub_annual'],
  ]);
});

it('renews the annual membership at the price of a renewal, and the others at their own', () => {
  const items = itemsOf(offer('annual', 60), offer('two', 100), offer('renewal', 50));
  const renewals = items.map((item) =>
    item.kind === 'membership'
      ? [item.offer, item.renewal.gbp.priceId, item.renewal.gbp.minorUnits]
      : [],
  );
  expect(renewals).toEqual([
    ['annual', 'price_renewal_gbp', 5000],
    ['two', 'price_two_gbp', 10_000],
    ['renewal', 'price_renewal_gbp', 5000],
  ]);
});

it('renews at the own price of an offer for later years, where it has one', () => {
  const { fields, ...two } = offer('two', 100);
  const [, item] = itemsOf(offer('annual', 60), {
    ...two,
    type: 'subscriptionOffer',
    fields: { ...fields, renewalGbp: 84, renewalEur: 84, renewalUsd: 84, renewalAud: 84 },
  });
  expect(item).toMatchObject({
    offer: 'two',
    prices: { gbp: { minorUnits: 10_000 } },
    renewal: { gbp: { priceId: 'price_two_gbp', minorUnits: 8400 }, aud: { minorUnits: 8400 } },
  });
});

it('renews at the price of the first year if no renewal is for sale', () => {
  const [annual] = itemsOf(offer('annual', 60), offer('renewal', 50, false));
  expect(annual).toMatchObject({ offer: 'annual', renewal: { aud: { minorUnits: 6000 } } });
});

it('sells no offer while the annual membership isn’t for sale', () => {
  expect(itemsOf(offer('annual', 60, false), offer('two', 100), offer('gift', 60))).toEqual([]);
});
