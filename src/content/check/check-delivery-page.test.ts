import { describe, expect, it } from 'vitest';
import { toPartialEntries, type RawEntry } from '../model/entry.ts';
import { findDeliveryPageErrors } from './check-delivery-page.ts';
import { describeFault } from '../../domain/content-fault.ts';

const page = (...lines: readonly string[]): RawEntry => ({
  type: 'page',
  id: 'shipping',
  fields: {
    title: 'Shipping',
    slug: 'shipping-returns-details',
    content: lines.join('\n'),
  },
});

const zone = (title: string, fields: RawEntry['fields'] = {}): RawEntry => ({
  type: 'deliveryZone',
  id: title.toLowerCase(),
  fields: {
    title,
    priceGbp: 3.95,
    freeFromGbp: 50,
    gramsPerParcel: 20_000,
    workingDaysFrom: 2,
    workingDaysTo: 4,
    needsResponsiblePerson: false,
    ...fields,
  },
});

const britain = zone('Britain');
const canada = zone('Canada', { freeFromGbp: null, gramsPerParcel: 2500, duty: 'You pay it.' });
const ireland = zone('Ireland', { needsResponsiblePerson: true });
const rowOfBritain = '| Britain | £3.95 | £50 | 20 kg | 2 to 4 |';
const rowOfCanada = '| Canada | £3.95 | never | 2.5 kg | 2 to 4 |';
const where = 'Page "Shipping" (shipping), field content';

const errorsOf = (entries: readonly RawEntry[], hasResponsiblePerson = false) =>
  findDeliveryPageErrors(toPartialEntries(entries), hasResponsiblePerson).map(describeFault);

describe('the page about shipping', () => {
  it('agrees with the zones', () => {
    const text = page(rowOfBritain, rowOfCanada, '**Canada:** You pay it.');
    expect(errorsOf([britain, canada, ireland, text])).toEqual([]);
    expect(errorsOf([britain])).toEqual([]);
  });

  it('must have the zone’s price, and no other figure', () => {
    const text = page(rowOfBritain.replace('£50', '£40'));
    expect(errorsOf([britain, text])).toEqual([
      `${where}: its table doesn’t say what the zone "Britain" says. Write the row ${rowOfBritain}.`,
    ]);
  });

  it('must say who pays duty', () => {
    expect(errorsOf([canada, page(rowOfCanada)])).toEqual([
      `${where}: it doesn’t say who pays import VAT and duty in the zone "Canada". Write, word for word: You pay it.`,
    ]);
  });

  it('must not have a zone that lacks a responsible person, and needs its row once there is one', () => {
    const row = '| Ireland | £3.95 | £50 | 20 kg | 2 to 4 |';
    expect(errorsOf([ireland, page(row)])).toEqual([
      `${where}: its table has "Ireland", where nothing is sent without a responsible person. Take the row out.`,
    ]);
    expect(errorsOf([ireland, page(row)], true)).toEqual([]);
    expect(errorsOf([ireland, page()], true)).toHaveLength(1);
  });
});
