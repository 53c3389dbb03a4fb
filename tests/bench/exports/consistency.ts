import { narrowed, type MaximumFormula } from './formulas.ts';
import type { HardSet, Person } from './hard-sets.ts';
import { cheapest, mean } from './statistics.ts';

/** A maximum hardly changes within this many days, so what two sets say should be the same. */
const within = 10;

/** Two sets of a lift within ten days with different weights. */
export type Pair = readonly [HardSet, HardSet];

/** All pairs of a person, by the day of the later set. */
export const pairsOf = ({ lifts }: Person): readonly Pair[] =>
  [...lifts.values()]
    .flatMap((sets) =>
      sets.flatMap((later, index) =>
        sets
          .slice(0, index)
          .filter(
            (earlier) =>
              later.day - earlier.day <= within &&
              Math.abs(later.kilograms - earlier.kilograms) > 0.01,
          )
          .map((earlier): Pair => [earlier, later]),
      ),
    )
    .toSorted(([, one], [, other]) => one.day - other.day);

/** The difference of the two maximums, as a share of their mean. */
export const gapOf = (formula: MaximumFormula, pair: Pair): number => {
  const [one = NaN, other = NaN] = pair.map(({ kilograms, repsToFailure, lift }) =>
    formula(kilograms, repsToFailure, lift),
  );
  return (2 * Math.abs(one - other)) / (one + other);
};

/** How steep a formula can be made for a person; 1 is the formula itself. */
const steepnesses = [0.4, 0.55, 0.7, 0.85, 1, 1.15, 1.3, 1.5];

/** The gaps of a person's pairs when a formula is narrowed by her own earlier pairs alone. */
const narrowedGaps = (
  formula: MaximumFormula,
  pairs: readonly Pair[],
  caution: number,
): readonly number[] => {
  const costs = new Map(steepnesses.map((steepness) => [steepness, 0]));
  const gaps: number[] = [];
  let at = 0;
  while (at < pairs.length) {
    const day = pairs[at]?.[1].day;
    // The steepness of a day comes from the pairs before it, held back by the formula's own.
    const steepness = cheapest(
      steepnesses,
      (one) => (costs.get(one) ?? 0) + caution * (one - 1) ** 2,
    );
    const today = pairs.slice(at).filter(([, later]) => later.day === day);
    for (const pair of today) gaps.push(gapOf(narrowed(formula, steepness), pair));
    for (const one of steepnesses) {
      const added = today.reduce((sum, pair) => sum + gapOf(narrowed(formula, one), pair), 0);
      costs.set(one, (costs.get(one) ?? 0) + added);
    }
    at += today.length;
  }
  return gaps;
};

const cautions = [0.5, 2, 8, 32, 128];

/** The gaps of every person, with the caution that was best for all the others. */
export const heldOutGaps = (
  formula: MaximumFormula,
  persons: readonly (readonly Pair[])[],
): readonly number[] => {
  const byCaution = cautions.map((caution) =>
    persons.map((pairs) => narrowedGaps(formula, pairs, caution)),
  );
  return persons.flatMap((_, person) => {
    const best = cheapest(
      cautions.map((_caution, index) => index),
      (index) => mean((byCaution[index] ?? []).filter((_gaps, other) => other !== person).flat()),
    );
    return byCaution[best]?.[person] ?? [];
  });
};
