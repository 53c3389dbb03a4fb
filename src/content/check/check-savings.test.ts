import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeFault } from '../../domain/content-fault.ts';
import { toPartialEntries, type RawEntry } from '../model/entry.ts';
import { findFalseOfferSavingErrors } from './check-savings.ts';

const offer = (
  kind: string,
  [price, priceEur, priceUsd, priceAud]: readonly [number, number, number, number],
  fields: RawEntry['fields'] = {},
): RawEntry => ({
  type: 'subscriptionOffer',
  id: kind,
  fields: { title: kind, offer: kind, price, priceEur, priceUsd, priceAud, ...fields },
});
const annual = offer('annual', [60, 70, 80, 120]);
const renewal = offer('renewal', [50, 58, 65, 100]);
const later = { renewalGbp: 84, renewalEur: 98, renewalUsd: 109, renewalAud: 168 };
const two = (fields: RawEntry['fields'] = {}) =>
  offer('two', [100, 115, 130, 200], { ...later, ...fields });
const student = (excerpt: string) => offer('student', [40, 47, 53, 80], { excerpt });
const faultsOf = (...entries: readonly RawEntry[]) =>
  findFalseOfferSavingErrors(toPartialEntries([annual, renewal, ...entries])).map(describeFault);

describe('a later year for two', () => {
  it('costs 85 % of two renewals at most, in each currency', () => {
    expect(faultsOf(two())).toEqual([]);
    expect(faultsOf(two({ renewalGbp: 85 }))).toEqual([]);
    expect(faultsOf(two({ renewalGbp: 85.01 }))).toEqual([
      'Subscription offer "two" (two), field renewalGbp: a later year for two costs 85.01, more than 85 % of two renewals. Enter 85.00 or less.',
    ]);
    expect(faultsOf(two({ renewalAud: 171 }))).toEqual([
      expect.stringContaining('field renewalAud: a later year for two costs 171'),
    ]);
  });

  it('can’t cost what the first year does, unless that is low enough', () => {
    expect(faultsOf(offer('two', [100, 115, 130, 200]))).toHaveLength(4);
    expect(faultsOf(offer('two', [85, 98, 110, 170]))).toEqual([]);
  });

  it('is never above the rule, whatever the prices', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (pence) => {
        const faults = faultsOf(two({ renewalGbp: pence / 100 }));
        expect(faults.length > 0).toBe(pence > 8500);
      }),
    );
  });

  it('has a price in each currency, or in none', () => {
    expect(faultsOf(two({ renewalUsd: undefined }))).toEqual(
      expect.arrayContaining([
        expect.stringContaining('field renewalUsd: later years have a price in another currency'),
      ]),
    );
  });

  it('belongs to no offer that has another way to say it', () => {
    expect(
      findFalseOfferSavingErrors(toPartialEntries([offer('annual', [60, 70, 80, 120], later)])).map(
        describeFault,
      ),
    ).toEqual([expect.stringContaining('the offer "annual" has no price of its own')]);
  });
});

describe('a claim of saving', () => {
  it.each([
    'At least 16% less than two first years of the annual membership',
    'At least 16% less than two renewals, in every later year',
  ])('is worked out: %s', (point) => {
    expect(faultsOf(two({ points: ['Two logins', point] }))).toHaveLength(
      point.includes('renewals') ? 1 : 0,
    );
  });

  it('says in which currency it isn’t so', () => {
    expect(
      faultsOf(two({ points: ['At least 17% less than two first years of the annual one'] })),
    ).toEqual([
      'Subscription offer "two" (two), field points: it promises a saving that isn’t so in GBP, AUD: "At least 17% less than two first years of the annual one". Correct the number, or the prices.',
    ]);
  });

  it('compares a part with the annual membership', () => {
    expect(faultsOf(student('At about a third off. For students.'))).toEqual([]);
    expect(faultsOf(student('At about a quarter off. For students.'))).toEqual([
      expect.stringContaining('isn’t so in GBP, EUR, USD, AUD'),
    ]);
  });

  it.each(['Save 20 pounds.', '30% off today.', 'Cheaper than a gym.', 'Half the price.'])(
    'is refused where we can’t work it out: %s',
    (excerpt) => {
      expect(faultsOf(student(excerpt))).toEqual([
        expect.stringContaining('it promises a saving that we can’t work out'),
      ]);
    },
  );
});
