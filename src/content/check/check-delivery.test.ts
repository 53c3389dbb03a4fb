import { describe, expect, it } from 'vitest';
import { toPartialEntries, type RawEntry } from '../model/entry.ts';
import { findDeliveryZoneErrors } from './check-delivery.ts';
import { describeFault } from '../../domain/content-fault.ts';
import { beltProduct, errorMessagesOf, validEntries } from './valid-space.test-support.ts';

const zone = (title: string, fields: RawEntry['fields'] = {}): RawEntry => ({
  type: 'deliveryZone',
  id: title.toLowerCase(),
  fields: {
    title,
    slug: title.toLowerCase(),
    order: 1,
    destinations: ['GB'],
    priceGbp: 4,
    priceEur: 5,
    priceUsd: 5,
    priceAud: 8,
    gramsPerParcel: 2000,
    workingDaysFrom: 2,
    workingDaysTo: 4,
    needsResponsiblePerson: false,
    ...fields,
  },
});

const errorsIn = (...entries: readonly RawEntry[]): readonly string[] =>
  findDeliveryZoneErrors(toPartialEntries(entries)).map(describeFault);

describe('the check of delivery zones', () => {
  it('finds no fault in two zones without a common destination', () => {
    const canada = zone('Canada', { destinations: ['CA'], duty: 'You pay it.' });
    expect(errorMessagesOf([...validEntries, zone('Britain'), canada])).toEqual([]);
  });

  it('reports a destination with two prices', () => {
    const man = zone('Man', { destinations: ['IM', 'GB', 'IM'] });
    expect(errorsIn(zone('Britain'), man)).toEqual([
      'Delivery zone "Man" (man), field destinations: "GB" is in "Britain" (britain) already. Take it out of one of the two.',
      'Delivery zone "Man" (man), field destinations: "IM" is in "Man" (man) already. Take it out of one of the two.',
    ]);
  });

  it('reports a destination that has no name', () => {
    expect(errorsIn(zone('Britain', { destinations: ['GB', 'UK'], duty: 'None.' }))).toEqual([
      'Delivery zone "Britain" (britain), field destinations: "UK" has no name on the site. Take it out, or have its name added to src/domain/delivery/destinations.ts.',
    ]);
  });

  it('reports a country without a statement of what is paid on arrival', () => {
    const islands = zone('Islands', { destinations: ['IM', 'JE', 'GG'] });
    expect(errorsIn(islands)).toEqual([
      'Delivery zone "Islands" (islands), field duty: it is empty, but JE, GG may ask for import VAT or duty. Say who pays what there, or take the country out.',
    ]);
    expect(errorsIn(zone('Britain', { destinations: ['GB', 'GB-NIR', 'IM'] }))).toEqual([]);
  });

  it('reports a text on duty that names another rate or sum than the cart counts with', () => {
    const jersey = (duty: string) => errorsIn(zone('Jersey', { destinations: ['JE'], duty }));
    expect(jersey('5% GST above £60, with delivery.')).toEqual([]);
    expect(jersey('5% GST above £135, with delivery.')).toEqual([
      'Delivery zone "Jersey" (jersey), field duty: it doesn’t say "£60", which the cart counts with for JE. Write it, or have src/domain/delivery/import-tax.ts changed.',
    ]);
    expect(errorsIn(zone('Guernsey', { destinations: ['GG'], duty: 'None.' }))).toEqual([]);
  });

  it('reports a free-delivery threshold that is missing in some currencies', () => {
    expect(
      errorsIn(zone('Britain', { freeFromGbp: 50, freeFromEur: 58, freeFromUsd: 63 })),
    ).toEqual([
      'Delivery zone "Britain" (britain), field freeFromAud: it is missing, but delivery is free from a value in another currency. Fill it in, or empty the others.',
    ]);
  });

  it.each([
    [
      { workingDaysFrom: 0 },
      'workingDaysFrom: nothing comes on the day it is sent. Enter 1 or more.',
    ],
    [
      { workingDaysTo: 1 },
      'workingDaysTo: 1 is less than the 2 that it takes at least. Enter the longest it takes, in working days.',
    ],
  ])('reports the working days %o', (fields, message) => {
    expect(errorsIn(zone('Britain', fields))).toEqual([
      `Delivery zone "Britain" (britain), field ${message}`,
    ]);
  });

  it('reports a product that is too heavy for a parcel', () => {
    expect(errorsIn(zone('Britain', { gramsPerParcel: 899 }), beltProduct)).toEqual([
      'Delivery zone "Britain" (britain), field gramsPerParcel: "Belt" (belt) weighs more than a parcel of 899 g may. Enter what one parcel may weigh, or put the weight of the product right.',
    ]);
  });
});
