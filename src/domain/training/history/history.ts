import { estimateOneRepMax } from '../../calculators/one-rep-max.ts';
import type { LoggedSet } from '../log.ts';
import { kilogramsOf, kilogramsToWeightInUnit, type Weight } from '../weight.ts';
import { createSessionDayFinderFromSets } from './create-session-day-finder-from-sets.ts';
import { groupBy } from '../../group-by.ts';

/**
 * A personal best from a session: the heaviest weight, the most reps with a weight, or the highest
 * estimated maximum.
 */
export type PersonalRecord = {
  readonly exercise: string;
  readonly kind: 'weight' | 'reps' | 'estimated maximum';
  readonly set: LoggedSet;
  /** The estimated maximum, for that kind. */
  readonly estimate: Weight | undefined;
  /** The previous best. A first time is no record, so there always is one. */
  readonly before: Weight | number;
};

/** The formula (`estimateOneRepMax`) is reliable up to this many reps. */
const maxEstimateReps = 10;

/** Weights that differ by less than this are the same weight typed in two units. In kilograms. */
const sameWeight = 0.01;

/** A work set with reps, in kilograms; a set without a weight has 0, one with help less. */
type Lift = {
  readonly set: LoggedSet;
  readonly kilograms: number;
  readonly reps: number;
  /** The estimated maximum in kilograms; 0 where there is none. */
  readonly estimate: number;
};

/** The help of a machine counts below nothing, so that less of it is more. */
const signedKilograms = (weight: Weight | undefined): number =>
  weight === undefined ? 0 : (weight.as === 'help' ? -1 : 1) * kilogramsOf(weight);

/** A single is its own maximum: the formula would estimate more than the lifter has lifted. */
const estimateOf = (kilograms: number, reps: number): number => {
  if (kilograms <= 0 || reps > maxEstimateReps || !Number.isInteger(reps)) return 0;
  return reps === 1 ? kilograms : estimateOneRepMax(kilograms, reps);
};

const toLifts = (sets: readonly LoggedSet[]): readonly Lift[] => {
  const lifts: Lift[] = [];
  for (const set of sets) {
    const { reps, weight } = set.done;
    if (set.kind !== 'work' || reps === undefined || reps < 1) continue;
    const kilograms = signedKilograms(weight);
    const estimate = weight?.as === undefined ? estimateOf(kilograms, reps) : 0;
    lifts.push({ set, kilograms, reps, estimate });
  }
  return lifts;
};

/**
 * The estimated maximum of a work set of 1 to 10 reps, in the unit of its weight and unrounded
 * (`estimateOneRepMax`); for a single, its own weight. Undefined for a ramp set, and for a set
 * without reps or weight.
 */
export const estimatedOneRepMaxOfSet = (set: LoggedSet): Weight | undefined => {
  const estimate = toLifts([set])[0]?.estimate ?? 0;
  const unit = set.done.weight?.unit;
  return estimate === 0 || unit === undefined ? undefined : kilogramsToWeightInUnit(estimate, unit);
};

/** Weights per hand, total weights and help are never compared with each other. */
const liftKey = ({ exercise, perHand, done }: LoggedSet): string =>
  `${perHand}|${done.weight?.as === 'help' ? 'help' : ''}|${exercise}`;

const byLift = (lifts: readonly Lift[]): ReadonlyMap<string, readonly Lift[]> =>
  groupBy(lifts, ({ set }) => liftKey(set));

/**
 * The lift with the highest value; the earlier of two that are equal. Undefined for an empty list.
 */
const most = (lifts: readonly Lift[], of: (lift: Lift) => number): Lift | undefined =>
  lifts.reduce<Lift | undefined>(
    (best, lift) => (best === undefined || of(lift) > of(best) ? lift : best),
    undefined,
  );

const inUnitOf = (kilograms: number, { set: { done } }: Lift): Weight => ({
  ...kilogramsToWeightInUnit(Math.abs(kilograms), done.weight?.unit ?? 'kg'),
  ...(done.weight?.as !== undefined && { as: done.weight.as }),
});

/** Returns a function that gives the most reps the lifter did with a weight or a heavier one. */
const mostRepsFrom = (earlier: readonly Lift[]): ((kilograms: number) => number) => {
  const heaviestFirst = earlier.toSorted((one, other) => other.kilograms - one.kilograms);
  const bestSoFar: { readonly kilograms: number; readonly reps: number }[] = [];
  for (const { kilograms, reps } of heaviestFirst) {
    if (reps > (bestSoFar.at(-1)?.reps ?? 0)) bestSoFar.push({ kilograms, reps });
  }
  return (kilograms) =>
    bestSoFar.findLast((best) => best.kilograms >= kilograms - sameWeight)?.reps ?? 0;
};

const recordsOfLift = (
  lifts: readonly Lift[],
  earlier: readonly Lift[],
): readonly PersonalRecord[] => {
  const records: PersonalRecord[] = [];
  const heaviest = most(lifts, ({ kilograms }) => kilograms);
  const heaviestBefore = most(earlier, ({ kilograms }) => kilograms)?.kilograms ?? 0;
  if (
    heaviest !== undefined &&
    heaviestBefore !== 0 &&
    heaviest.kilograms > heaviestBefore + sameWeight
  ) {
    const { set } = heaviest;
    const before = inUnitOf(heaviestBefore, heaviest);
    records.push({ exercise: set.exercise, kind: 'weight', set, estimate: undefined, before });
  }
  const repsBefore = mostRepsFrom(earlier);
  const repRecords = lifts.flatMap((lift) => {
    const before = repsBefore(lift.kilograms);
    return before > 0 && lift.reps > before ? [{ lift, before }] : [];
  });
  // One rep record is enough: the one with the most weight, then with the most reps.
  const best = repRecords.toSorted(
    (one, other) => other.lift.kilograms - one.lift.kilograms || other.lift.reps - one.lift.reps,
  )[0];
  if (best !== undefined) {
    const { set } = best.lift;
    records.push({
      exercise: set.exercise,
      kind: 'reps',
      set,
      estimate: undefined,
      before: best.before,
    });
  }
  const strongest = most(lifts, ({ estimate }) => estimate);
  const strongestBefore = most(earlier, ({ estimate }) => estimate)?.estimate ?? 0;
  if (
    strongest !== undefined &&
    strongestBefore > 0 &&
    strongest.estimate > strongestBefore + sameWeight
  ) {
    const { set } = strongest;
    records.push({
      exercise: set.exercise,
      kind: 'estimated maximum',
      set,
      estimate: inUnitOf(strongest.estimate, strongest),
      before: inUnitOf(strongestBefore, strongest),
    });
  }
  return records;
};

/**
 * The records of a session against all earlier work sets of the same exercises, at most one of each
 * kind per exercise. A first time is no record. More reps are a record only if the lifter never did
 * as many with that weight or a heavier one.
 */
export const personalRecordsAgainst = (
  sets: readonly LoggedSet[],
  earlier: readonly LoggedSet[],
): readonly PersonalRecord[] => {
  const before = byLift(toLifts(earlier));
  return [...byLift(toLifts(sets))].flatMap(([key, lifts]) =>
    recordsOfLift(lifts, before.get(key) ?? []),
  );
};

/**
 * Only the sets weighed like the lifter’s latest one: per hand or not, so that their weights are
 * comparable.
 */
const withLatestLoading = (sets: readonly LoggedSet[]): readonly Lift[] => {
  const lifts = toLifts(sets);
  const last = most(lifts, ({ set }) => set.at);
  return lifts.filter(({ set }) => set.perHand === last?.set.perHand);
};

/**
 * The lifter’s best estimated maximum of each day on which an exercise was trained, oldest first.
 * `weight` is in her unit.
 */
export type DailyOneRepMaxEstimate = {
  /** The local day, as `2026-11-23`. */
  readonly on: string;
  readonly weight: Weight;
  readonly set: LoggedSet;
};
/**
 * For the sets of one exercise. If some are per hand and some aren't, only those like the lifter’s
 * latest set count.
 */
export const oneRepMaxEstimatesByDay = (
  sets: readonly LoggedSet[],
  unit: Weight['unit'],
): readonly DailyOneRepMaxEstimate[] => {
  const bestOfDay = new Map<string, Lift>();
  const dayOf = createSessionDayFinderFromSets(sets);
  for (const lift of withLatestLoading(sets)) {
    if (lift.estimate === 0) continue;
    const on = dayOf(lift.set);
    const best = bestOfDay.get(on);
    if (best === undefined || lift.estimate > best.estimate) bestOfDay.set(on, lift);
  }
  return [...bestOfDay]
    .map(([on, { set, estimate }]) => ({
      on,
      set,
      weight: kilogramsToWeightInUnit(estimate, unit),
    }))
    .toSorted((one, other) => one.on.localeCompare(other.on));
};

/**
 * The heaviest set for each number of reps of one exercise, fewest reps first; of equal ones, the
 * earliest.
 */
export const heaviestSetsByReps = (sets: readonly LoggedSet[]): readonly LoggedSet[] => {
  const best = new Map<number, Lift>();
  for (const lift of withLatestLoading(sets)) {
    const known = best.get(lift.reps);
    const isBetter =
      known === undefined ||
      lift.kilograms > known.kilograms + sameWeight ||
      (lift.kilograms > known.kilograms - sameWeight && lift.set.at < known.set.at);
    if (isBetter) best.set(lift.reps, lift);
  }
  return [...best.values()].toSorted((one, other) => one.reps - other.reps).map(({ set }) => set);
};
