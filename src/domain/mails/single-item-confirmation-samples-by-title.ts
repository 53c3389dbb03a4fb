import { instantSupplyAgreementsVersion } from '../orders/instant-supply-agreements.ts';
import type { SingleItemConfirmationDetails } from './single-item-confirmation-details.ts';

const ordered = {
  orderedAt: '2026-11-22T17:05:00.000Z',
  termsUpdated: '2026-11-02',
} as const;
const atOnce = '2026-11-22T17:06:10.000Z';
const later = '2026-12-06T17:06:10.000Z';
const both = {
  version: instantSupplyAgreementsVersion,
  supplyNow: true,
  knowsConsequence: true,
} as const;
const neither = {
  version: instantSupplyAgreementsVersion,
  supplyNow: false,
  knowsConsequence: false,
} as const;

const pack = {
  ...ordered,
  kind: 'pack',
  orderId: '3f1c7a52-9f0e-4b7e-8d53-5f0f4f7f9a10',
  title: 'Strength & Power',
  currency: 'gbp',
  minorUnits: 2400,
  paidAt: atOnce,
} as const;
const membership = {
  ...ordered,
  kind: 'membership',
  orderId: '8a2f6f0b-2c1d-4c3e-a8b9-0d1e2f3a4b5c',
  title: 'Annual membership',
  currency: 'aud',
  minorUnits: 11999,
} as const;

/** Sample orders of each kind, for the local inbox and the tests. */
export const singleItemConfirmationSamplesByTitle: Readonly<
  Record<string, SingleItemConfirmationDetails>
> = {
  'A pack that opens at once': { ...pack, agreements: both, opensAt: atOnce },
  'A pack that opens after 14 days': {
    ...pack,
    agreements: { ...both, knowsConsequence: false },
    opensAt: later,
  },
  'A membership that starts at once': {
    ...membership,
    agreements: both,
    paidAt: atOnce,
    opensAt: atOnce,
    renewal: { at: '2027-11-22T17:06:10.000Z', minorUnits: 9999 },
  },
  'A membership that starts after 14 days': {
    ...membership,
    agreements: neither,
    paidAt: null,
    opensAt: later,
    renewal: { at: '2027-12-06T17:06:10.000Z', minorUnits: 9999 },
  },
  'A year of membership as a gift': {
    ...ordered,
    kind: 'gift',
    orderId: '5c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f',
    title: 'Gift membership',
    currency: 'gbp',
    minorUnits: 2400,
    isMembership: true,
    paidAt: atOnce,
    startsOn: '2026-12-25',
    toName: 'Bea',
    toAddress: 'bea@example.com',
  },
  'A pack as a gift': {
    ...ordered,
    kind: 'gift',
    orderId: '6d2e3f4a-5b6c-4d7e-9f8a-0b1c2d3e4f5a',
    title: 'Strength & Power',
    currency: 'gbp',
    minorUnits: 2400,
    isMembership: false,
    paidAt: atOnce,
    startsOn: '2026-11-22',
    toName: '',
    toAddress: '',
  },
};
