import { instantSupplyAgreementsVersion } from '../orders/instant-supply-agreements.ts';
import type { ShopConfirmationDetails } from './shop-confirmation-details.ts';

const paidAt = '2026-11-22T17:06:10.000Z';

const belt = {
  title: 'Lifting belt',
  variant: 'S',
  quantity: 1,
  unitMinorUnits: 5900,
  isPack: false,
} as const;
const chalk = {
  title: 'Liquid chalk',
  variant: null,
  quantity: 2,
  unitMinorUnits: 900,
  isPack: false,
} as const;
const pack = {
  title: 'Strength & Power',
  variant: null,
  quantity: 1,
  unitMinorUnits: 2400,
  isPack: true,
} as const;

const goods = {
  shopOrderId: '7e3f4a5b-6c7d-4e8f-9a0b-1c2d3e4f5a6b',
  number: 'KN-1042',
  currency: 'gbp',
  lines: [belt, chalk],
  delivery: {
    title: 'Tracked delivery, United Kingdom',
    minorUnits: 395,
    arrivesFrom: '2026-11-25',
    arrivesTo: '2026-11-27',
  },
  minorUnits: 8095,
  vatMinorUnits: 1349,
  postal: {
    name: 'Jo Sample',
    line1: '1 Sample Street',
    line2: null,
    city: 'Sheffield',
    state: null,
    postalCode: 'S1 1AA',
    country: 'GB',
  },
  orderedAt: '2026-11-22T17:05:00.000Z',
  paidAt,
  packs: null,
  termsUpdated: '2026-11-02',
} as const satisfies ShopConfirmationDetails;

const agreements = {
  version: instantSupplyAgreementsVersion,
  supplyNow: true,
  knowsConsequence: true,
} as const;

/** Sample shop orders, for the local inbox and the tests. */
export const shopConfirmationSamplesByTitle: Readonly<Record<string, ShopConfirmationDetails>> = {
  'Goods of the shop': goods,
  'Goods and a pack that opens at once': {
    ...goods,
    lines: [belt, pack],
    minorUnits: 8895,
    vatMinorUnits: null,
    delivery: { ...goods.delivery, title: 'Tracked delivery, Jersey', minorUnits: 595 },
    postal: {
      ...goods.postal,
      city: 'St Helier',
      postalCode: 'JE2 3AB',
      country: 'JE',
    },
    packs: { agreements, opensAt: paidAt },
  },
  'A pack in a cart that opens after 14 days': {
    ...goods,
    lines: [pack],
    delivery: null,
    postal: null,
    minorUnits: 2400,
    vatMinorUnits: null,
    packs: {
      agreements: { ...agreements, knowsConsequence: false },
      opensAt: '2026-12-07T17:06:10.000Z',
    },
  },
};
