import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LiftPercentilesRow, LiftPercentilesTable } from './lift-figures.ts';
import { percentRangeOfWomenLiftingLessThan, strengthStandingOrTooFewWomen } from './standing.ts';

const percentiles = [25, 50, 75];
const row = (changes: Partial<LiftPercentilesRow> = {}): LiftPercentilesRow => ({
  lift: 'back squat',
  age: '18-39',
  over_kg: 0,
  to_kg: 60,
  n: 400,
  kg: [60, 80, 100],
  ...changes,
});
const figures = (...rows: readonly LiftPercentilesRow[]): LiftPercentilesTable => ({
  source: '',
  licence: '',
  entries: 1,
  women: 1,
  first_year: 2007,
  last_year: 2017,
  percentiles,
  rows,
});
const exactly = (kilograms: number) => ({ from: kilograms, to: kilograms, likeliest: kilograms });
const young = { lift: 'back squat', age: '18-39' } as const;

it('is linear between percentiles, and says nothing beyond them', () => {
  expect(percentRangeOfWomenLiftingLessThan(row(), percentiles, 70)).toEqual({
    from: 37.5,
    to: 37.5,
  });
  expect(percentRangeOfWomenLiftingLessThan(row(), percentiles, 80)).toEqual({ from: 50, to: 50 });
  expect(percentRangeOfWomenLiftingLessThan(row(), percentiles, 59)).toEqual({ from: 0, to: 25 });
  expect(percentRangeOfWomenLiftingLessThan(row(), percentiles, 300)).toEqual({
    from: 75,
    to: 100,
  });
});

it('gives the whole range of percentiles that share a weight', () => {
  expect(percentRangeOfWomenLiftingLessThan(row({ kg: [60, 80, 80] }), percentiles, 80)).toEqual({
    from: 50,
    to: 75,
  });
});

it('never falls as the weight rises', () => {
  const weight = fc.double({ min: 1, max: 200, noNaN: true });
  const sorted = fc
    .array(fc.integer({ min: 80, max: 300 }), { minLength: 3, maxLength: 3 })
    .map((halves) => halves.map((half) => half / 2).toSorted((one, other) => one - other));
  fc.assert(
    fc.property(sorted, weight, weight, (kg, one, other) => {
      const [light, heavy] = one < other ? [one, other] : [other, one];
      const lower = percentRangeOfWomenLiftingLessThan(row({ kg }), percentiles, light);
      const higher = percentRangeOfWomenLiftingLessThan(row({ kg }), percentiles, heavy);
      expect(lower.from).toBeLessThanOrEqual(higher.from + 1e-9);
      expect(lower.to).toBeLessThanOrEqual(higher.to + 1e-9);
    }),
  );
});

it('compares with the women of her bodyweight, the end of a class included', () => {
  const all = figures(row(), row({ over_kg: 60, to_kg: null, kg: [80, 100, 120] }));
  const at = (bodyweight: number) =>
    strengthStandingOrTooFewWomen(all, { ...young, bodyweight }, exactly(80));
  expect(at(60)).toMatchObject({ below: { from: 50 }, women: 400, bodyweights: { to: 60 } });
  expect(at(60.1)).toMatchObject({ below: { from: 25 }, bodyweights: { over: 60, to: null } });
});

it('compares with all women of an age without a bodyweight, each class by its women', () => {
  const all = figures(row({ n: 300 }), row({ over_kg: 60, to_kg: null, n: 100, kg: [80, 90, 99] }));
  expect(
    strengthStandingOrTooFewWomen(all, { ...young, bodyweight: undefined }, exactly(80)),
  ).toMatchObject({
    below: { from: 43.75, to: 43.75 },
    women: 400,
    bodyweights: undefined,
  });
});

it('widens with the estimate and with the sample', () => {
  const of = (max: Parameters<typeof strengthStandingOrTooFewWomen>[2]) =>
    strengthStandingOrTooFewWomen(figures(row()), { ...young, bodyweight: 55 }, max);
  // 50 ± 1.96 × √(50 × 50 ÷ 400) = 50 ± 4.9
  expect(of(exactly(80))).toMatchObject({ possible: { from: 45.1, to: 54.9 } });
  const estimated = of({ from: 72, to: 88, likeliest: 80 });
  // 72 kg is at 40, 88 at 60; each ± 1.96 × √(40 × 60 ÷ 400) = 4.8
  expect(estimated).toMatchObject({ below: { from: 50, to: 50 } });
  expect(estimated.kind === 'ranked' ? estimated.possible.from : 0).toBeCloseTo(35.2, 1);
  expect(estimated.kind === 'ranked' ? estimated.possible.to : 0).toBeCloseTo(64.8, 1);
});

it('gives no figure of fewer than 200 women', () => {
  expect(
    strengthStandingOrTooFewWomen(
      figures(row({ n: 199 })),
      { ...young, bodyweight: 55 },
      exactly(80),
    ),
  ).toEqual({
    kind: 'too few',
    women: 199,
    needed: 200,
  });
  expect(
    strengthStandingOrTooFewWomen(
      figures(row()),
      { lift: 'deadlift', age: '60+', bodyweight: undefined },
      exactly(80),
    ),
  ).toMatchObject({ kind: 'too few', women: 0 });
});
