import { expect, it } from 'vitest';
import type { DigitalCatalogueItem, PricesWithIds } from '../digital-catalogue.ts';
import type { YearlyRenewingOfferKey } from '../membership/yearly-renewing-offer-keys.ts';
import { findOrderRefusalReasonOfItem, type OrderEligibilityFacts } from './order-eligibility.ts';

const price = { priceId: 'price', minorUnits: 100 };
const prices: PricesWithIds = { gbp: price, eur: price, usd: price, aud: price };
const common = { productId: 'a', rightId: 'a', title: 'A', path: '/a/', prices };
const pack: DigitalCatalogueItem = { kind: 'pack', ...common };
const gift: DigitalCatalogueItem = { kind: 'gift-membership', months: 12, ...common };
const offered = (offer: YearlyRenewingOfferKey): DigitalCatalogueItem => ({
  kind: 'membership',
  offer,
  ...common,
  renewal: prices,
});
const nobody: OrderEligibilityFacts = {
  isOwned: false,
  isSubscribed: false,
  isProcessing: false,
  hasProof: false,
  hasLapsed: false,
};

it.each<[string, DigitalCatalogueItem, Partial<OrderEligibilityFacts>, string | undefined]>([
  ['a pack that she has', pack, { isOwned: true }, 'already-owned'],
  ['a pack that she is paying for', pack, { isProcessing: true }, 'already-owned'],
  ['a pack beside a membership', pack, { isSubscribed: true }, undefined],
  ['the annual membership', offered('annual'), {}, undefined],
  ['the one for two', offered('two'), {}, undefined],
  ['a membership while one runs', offered('two'), { isSubscribed: true }, 'already-subscribed'],
  [
    'a membership while one is being paid',
    offered('annual'),
    { isProcessing: true },
    'already-subscribed',
  ],
  // A second place or a gift is a right, but not a subscription of the buyer's own.
  ['a membership beside a gift', offered('annual'), { isOwned: true }, undefined],
  ['the student one without a proof', offered('student'), {}, 'proof-needed'],
  ['the student one with a proof', offered('student'), { hasProof: true }, undefined],
  ['the NHS one without a proof', offered('nhs'), { hasLapsed: true }, 'proof-needed'],
  ['the NHS one with a proof', offered('nhs'), { hasProof: true }, undefined],
  ['a renewal by a newcomer', offered('renewal'), { hasProof: true }, 'not-lapsed'],
  ['a renewal after the end', offered('renewal'), { hasLapsed: true }, undefined],
  [
    'a renewal while one runs',
    offered('renewal'),
    { hasLapsed: true, isSubscribed: true },
    'already-subscribed',
  ],
  ['a gift, whatever she has', gift, { isOwned: true, isSubscribed: true }, undefined],
])('%s', (_, item, change, reason) => {
  expect(findOrderRefusalReasonOfItem(item, { ...nobody, ...change })).toBe(reason);
});
