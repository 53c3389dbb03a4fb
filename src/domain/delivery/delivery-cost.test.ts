import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../money.ts';
import type { DeliveryZone } from '../shop/goods.ts';
import {
  deliveryCostByWeightAndValue,
  deliveryTitleOfZone,
  filterLegallyServedZones,
  zoneOfDestination,
} from './delivery-cost.ts';
import { countryOfDestination, destinationName, namedDestinationsOfZones } from './destinations.ts';

const zone = (fields: Partial<DeliveryZone> = {}): DeliveryZone => ({
  slug: 'great-britain',
  title: 'Great Britain',
  destinations: ['GB'],
  prices: { gbp: 395, eur: 470, usd: 500, aud: 770 },
  freeFrom: { gbp: 5000, eur: 5800, usd: 6300, aud: 9700 },
  gramsPerParcel: 2000,
  workingDaysFrom: 2,
  workingDaysTo: 4,
  duty: null,
  needsResponsiblePerson: false,
  ...fields,
});

const northernIreland = zone({ destinations: ['GB-NIR'], needsResponsiblePerson: true });

const goods = fc.record({
  grams: fc.integer({ min: 1, max: 400_000 }),
  minorUnits: fc.integer({ min: 1, max: 5_000_000 }),
});
const currency = fc.constantFrom(...currencies);

describe('where we deliver', () => {
  it('excludes zones where the law requires a responsible person, until there is one', () => {
    expect(filterLegallyServedZones([zone(), northernIreland], false)).toEqual([zone()]);
    expect(filterLegallyServedZones([zone(), northernIreland], true)).toEqual([
      zone(),
      northernIreland,
    ]);
  });

  it('distinguishes Northern Ireland from Great Britain', () => {
    const zones = [zone(), northernIreland];
    expect(zoneOfDestination(zones, 'GB')).toEqual(zone());
    expect(zoneOfDestination(zones, 'GB-NIR')).toBe(northernIreland);
    expect(zoneOfDestination(zones, 'FR')).toBeUndefined();
    expect(countryOfDestination('GB-NIR')).toBe('GB');
    expect(countryOfDestination('FR')).toBe('FR');
  });

  it('lists only destinations that have a name', () => {
    expect(
      namedDestinationsOfZones([zone({ destinations: ['GB', 'XX'] }), northernIreland]),
    ).toEqual([
      { code: 'GB', name: 'England, Scotland and Wales' },
      { code: 'GB-NIR', name: 'Northern Ireland' },
    ]);
    expect(destinationName('XX')).toBeUndefined();
  });

  it('is named on the bill', () => {
    expect(deliveryTitleOfZone(zone())).toBe('Tracked delivery, Great Britain');
  });
});

describe('the delivery cost', () => {
  it.each([
    [{ grams: 1, minorUnits: 4999 }, 395, 1, 5000],
    [{ grams: 2000, minorUnits: 4999 }, 395, 1, 5000],
    [{ grams: 2001, minorUnits: 4999 }, 790, 2, 5000],
    [{ grams: 2001, minorUnits: 5000 }, 0, 2, null],
  ])('of %o is %d', (what, minorUnits, parcels, freeFromMinorUnits) => {
    expect(deliveryCostByWeightAndValue(zone(), 'gbp', what)).toEqual({
      minorUnits,
      parcels,
      freeFromMinorUnits,
    });
  });

  it('is never zero in a zone without free delivery', () => {
    expect(
      deliveryCostByWeightAndValue(zone({ freeFrom: null }), 'aud', {
        grams: 1,
        minorUnits: 10_000_000,
      }),
    ).toEqual({ minorUnits: 770, parcels: 1, freeFromMinorUnits: null });
  });

  it('is the price of the whole parcels that hold everything, or zero', () => {
    fc.assert(
      fc.property(goods, currency, (what, of) => {
        const { minorUnits, parcels, freeFromMinorUnits } = deliveryCostByWeightAndValue(
          zone(),
          of,
          what,
        );
        expect(parcels * 2000 >= what.grams && (parcels - 1) * 2000 < what.grams).toBe(true);
        expect([0, parcels * zone().prices[of]]).toContain(minorUnits);
        expect(freeFromMinorUnits === null).toBe(minorUnits === 0);
      }),
    );
  });

  it('never rises with the value of goods of the same weight', () => {
    fc.assert(
      fc.property(goods, currency, fc.nat(1_000_000), (what, of, more) => {
        const dearer = { ...what, minorUnits: what.minorUnits + more };
        expect(deliveryCostByWeightAndValue(zone(), of, dearer).minorUnits).toBeLessThanOrEqual(
          deliveryCostByWeightAndValue(zone(), of, what).minorUnits,
        );
      }),
    );
  });
});
