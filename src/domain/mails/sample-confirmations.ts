import { agreementsVersion } from '../orders/agreements.ts';
import type { OrderConfirmationDetails } from './order-confirmation-details.ts';

const ordered = {
  orderedAt: '2026-11-22T17:05:00.000Z',
  termsUpdated: '2026-11-02',
} as const;
const atOnce = '2026-11-22T17:06:10.000Z';
const later = '2026-12-06T17:06:10.000Z';
const both = { version: agreementsVersion, supplyNow: true, knowsConsequence: true } as const;
const neither = { version: agreementsVersion, supplyNow: false, knowsConsequence: false } as const;

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

/** An order of each kind, as the local inbox and the tests show them. */
export const sampleConfirmations: Readonly<Record<string, OrderConfirmationDetails>> = {
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
    renewal: { at: '2027-11-22T17:06:10.000Z', minorUnits: 11999 },
  },
  'A membership that starts after 14 days': {
    ...membership,
    agreements: neither,
    paidAt: null,
    opensAt: later,
    renewal: { at: '2027-12-06T17:06:10.000Z', minorUnits: 11999 },
  },
};
