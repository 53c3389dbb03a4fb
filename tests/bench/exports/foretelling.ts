import { repsAt, type MaximumFormula } from './formulas.ts';
import type { HardSet, Person } from './hard-sets.ts';
import { cheapest, mean, median, quantile } from './statistics.ts';

/**
 * A set with another weight than the time before, and the sets of the lift before it, latest first.
 */
export type Change = {
  readonly set: HardSet;
  readonly before: readonly [HardSet, ...HardSet[]];
};

const remembered = 5;

/** The sets of a person that changed the weight. */
export const changesOf = ({ lifts }: Person): readonly Change[] =>
  [...lifts.values()].flatMap((sets) =>
    sets.flatMap((set, index) => {
      const [last, ...others] = sets.slice(Math.max(0, index - remembered), index).toReversed();
      return last === undefined || Math.abs(last.kilograms - set.kilograms) < 0.01
        ? []
        : [{ set, before: [last, ...others] } as const];
    }),
  );

/** What a formula foretells from the maximum in the middle of a lifter’s last five sets. */
export const byFormula = (formula: MaximumFormula, { set, before }: Change): number => {
  const maximum = median(
    before.map(({ kilograms, repsToFailure, lift }) => formula(kilograms, repsToFailure, lift)),
  );
  return repsAt(formula, maximum, set.kilograms, set.lift) - (set.repsToFailure - set.reps);
};

/** The middle of the lifter’s last five, moved a part of the way to what a formula foretells. */
const moved = (formula: MaximumFormula, part: number, change: Change): number => {
  const usual = median(change.before.map(({ reps }) => reps));
  return usual + part * (byFormula(formula, change) - usual);
};

const parts = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4];

/** By how many reps a foretold set was wrong, and whether the set was within its range. */
export type Foretold = { readonly miss: number; readonly isWithin: boolean };

/** Four fifths of the sets should be within a range. */
const [lower, upper] = [0.1, 0.9];

/**
 * Foretells the sets of every person with the part that was best for all the others, and with a
 * range as wide as theirs were wrong.
 */
export const foretellHeldOut = (
  formula: MaximumFormula,
  persons: readonly (readonly Change[])[],
): readonly Foretold[] => {
  const errors = parts.map((part) =>
    persons.map((changes) =>
      changes.map((change) => change.set.reps - moved(formula, part, change)),
    ),
  );
  const ofOthers = (index: number, person: number): readonly number[] =>
    (errors[index] ?? []).filter((_, other) => other !== person).flat();
  return persons.flatMap((_, person) => {
    const best = cheapest(
      parts.map((_part, index) => index),
      (index) => mean(ofOthers(index, person).map(Math.abs)),
    );
    const others = ofOthers(best, person);
    const [from, to] = [quantile(others, lower), quantile(others, upper)];
    return (errors[best]?.[person] ?? []).map((error) => ({
      miss: Math.abs(error),
      // Reps are whole, so the ends of a range are too.
      isWithin: Math.round(error) >= Math.round(from) && Math.round(error) <= Math.round(to),
    }));
  });
};
