import { middleOfRange } from '../../workout-notation/range.ts';
import type { Load, Range } from '../../workout-notation/plan.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { Effort } from '../log.ts';
import { percentOfMaxBeforeWeeklyAddedReps, type PlannedSet } from './percent-of-max.ts';
import type { LoadingKind } from '../movement-and-loading.ts';
import { kilogramsToWeightInUnit, type Weight } from '../weight.ts';
import { percentOfMaxForRepsAndEffort, repsErrorOfEffortEstimate } from './effort-chart.ts';
import { loadingKindOfLine } from './loading-of.ts';
import { oneRepMaxForLine } from './max-for.ts';
import type {
  LoadWithComputableWeight,
  PlannedWeightInputs,
  PlannedWeightOrWhyNone,
  WeightSource,
} from './planned-weight.ts';
import {
  heaviestDoneForReps,
  maxKilogramsToSuggestAfter,
  type WeightAndRepsDone,
} from './lately.ts';
import {
  nearestLoadableWeightOfKit,
  nextHeavierOrLighterWeight,
  roundWeightToKitOrWhyNot,
} from './round-weight-to-kit-or-why-not.ts';

/** The number that a load asks for, and the lightest and heaviest that the plan allows. */
type Asked = { readonly exact: number; readonly from: number; readonly to: number };

const times = (range: Range, by: number): Asked => ({
  exact: middleOfRange(range) * by,
  from: range.from * by,
  to: range.to * by,
});

/**
 * Which of two loads sets the weight: kilograms, then a percentage, then an effort. The other one
 * is a check on the day.
 */
const order = ['kilograms', 'percent', 'rpe', 'rir'] as const;
const isWeightLoad = (load: Load): load is LoadWithComputableWeight =>
  order.some((kind) => kind === load.kind);
const leadingLoad = (loads: readonly Load[]): LoadWithComputableWeight | undefined =>
  loads
    .filter(isWeightLoad)
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))[0];

/** Percent of a maximum for reps at an effort; undefined for sets that aren't counted in reps. */
const percentAsked = (
  block: PlannedSet,
  load: Extract<LoadWithComputableWeight, { kind: 'rpe' | 'rir' }>,
): Asked | undefined => {
  const { amount, addedReps = 0 } = block;
  const exact = percentOfMaxBeforeWeeklyAddedReps(block);
  if (amount.kind !== 'reps' || exact === undefined) return undefined;
  const reps = { from: amount.reps.from - addedReps, to: amount.reps.to - addedReps };
  const effortOf = (value: number): Effort => ({ kind: load.kind, value });
  const efforts = load.kind === 'rpe' ? load.rpe : load.reps;
  const middleEffort = effortOf(middleOfRange(efforts));
  // Few reps in reserve, or a high RPE, are heavy.
  const [light, heavy] =
    load.kind === 'rpe'
      ? [effortOf(efforts.from), effortOf(efforts.to)]
      : [effortOf(efforts.to), effortOf(efforts.from)];
  const doubt = repsErrorOfEffortEstimate(middleEffort);
  return {
    exact,
    // The plan's own range or the error of the estimate, whichever is wider.
    from: Math.min(
      percentOfMaxForRepsAndEffort(reps.to, light),
      percentOfMaxForRepsAndEffort(middleOfRange(reps) + doubt, middleEffort),
    ),
    to: Math.max(
      percentOfMaxForRepsAndEffort(reps.from, heavy),
      percentOfMaxForRepsAndEffort(Math.max(1, middleOfRange(reps) - doubt), middleEffort),
    ),
  };
};

const clampToKit = (kilograms: number, loading: LoadingKind, weights: KitAndMaximums): Weight =>
  nearestLoadableWeightOfKit(kilogramsToWeightInUnit(kilograms, weights.unit), loading, weights);

type Shared = {
  readonly source: WeightSource;
  readonly isEstimate: boolean;
  readonly estimatedFrom?: string;
  readonly heldNear?: Weight;
};

/** What an estimate asks for, and what the lifter did lately if that is too far below it. */
const heldToLately = (
  asked: Asked,
  { amount, addedReps = 0 }: PlannedSet,
  lately: readonly WeightAndRepsDone[],
): { readonly asked: Asked; readonly heldNear?: Weight } => {
  if (amount.kind !== 'reps') return { asked };
  const done = heaviestDoneForReps(Math.ceil(middleOfRange(amount.reps) - addedReps), lately);
  if (done === undefined || asked.exact <= maxKilogramsToSuggestAfter(done)) return { asked };
  const most = maxKilogramsToSuggestAfter(done);
  const { from, to } = asked;
  return {
    asked: { exact: most, from: Math.min(from, most), to: Math.min(to, most) },
    heldNear: done,
  };
};

/** A weight no heavier than was asked for, where the kit has one. */
const roundedDown = (
  weight: Weight,
  loading: LoadingKind,
  weights: KitAndMaximums,
): PlannedWeightOrWhyNone => {
  const rounded = roundWeightToKitOrWhyNot(weight, loading, weights);
  if (rounded.kind !== 'weight' || rounded.weight.value <= weight.value) return rounded;
  const lighter = nextHeavierOrLighterWeight(rounded.weight, -1, loading, weights);
  return { ...roundWeightToKitOrWhyNot(lighter, loading, weights), exact: weight.value };
};

/** The weight asked for in kilograms, rounded to the lifter’s kit. */
const toPlanned = (
  asked: Asked,
  loading: LoadingKind,
  weights: KitAndMaximums,
  shared: Shared,
): PlannedWeightOrWhyNone => {
  const round = shared.heldNear === undefined ? roundWeightToKitOrWhyNot : roundedDown;
  const rounded = round(kilogramsToWeightInUnit(asked.exact, weights.unit), loading, weights);
  if (rounded.kind !== 'weight') return rounded;
  const from = clampToKit(asked.from, loading, weights);
  const to = clampToKit(asked.to, loading, weights);
  return {
    ...rounded,
    ...shared,
    ...(from.value === to.value ? {} : { range: { from, to } }),
  };
};

/** The result for a line whose loads name no weight. */
const withoutWeight = (loads: readonly Load[], loading: LoadingKind): PlannedWeightOrWhyNone => {
  const band = loads.find((load) => load.kind === 'band');
  if (band !== undefined) return { kind: 'band', strength: band.strength };
  const isBodyweight = loads.some(({ kind }) => kind === 'bodyweight') || loading === 'bodyweight';
  return { kind: isBodyweight ? 'bodyweight' : 'open' };
};

const noFacts = new Map<string, never>();

/**
 * The weight for a line's load, from the lifter's kit.
 *
 * - Of two loads, kilograms set the weight, then a percentage; the effort beside it is a check on
 *   the day.
 * - The middle of a range is used (reps, effort, percent and kilograms alike); `range` has both
 *   ends.
 * - What follows from a maximum of the log is at most a tenth above what was done lately for as
 *   many reps (`lately.ts`).
 * - An effort with reps goes through the chart (`effort-chart.ts`) and is an estimate.
 * - The result is rounded by the rule of `round-weight-to-kit-or-why-not.ts`.
 */
export const plannedWeightOrWhyNone = (question: PlannedWeightInputs): PlannedWeightOrWhyNone => {
  const { exercise, block, facts, weights, library = noFacts } = question;
  const loading = loadingKindOfLine(exercise, facts, block.loads);
  const load = leadingLoad(block.loads);
  const isBand = block.loads.some(({ kind }) => kind === 'band') || loading === 'band';
  if (load === undefined || (isBand && load.kind !== 'kilograms')) {
    return withoutWeight(block.loads, loading);
  }
  if (load.kind === 'kilograms') {
    return toPlanned(times(load.kilograms, 1), loading, weights, {
      source: 'plan',
      isEstimate: false,
    });
  }
  if (loading === 'assisted machine') return { kind: 'open' };
  const asksBodyweight = block.loads.some(({ kind }) => kind === 'bodyweight');
  if (loading === 'bodyweight' || asksBodyweight) return { kind: 'bodyweight' };
  const percent = load.kind === 'percent' ? times(load.percent, 1) : percentAsked(block, load);
  // An effort for seconds or metres: the chart only covers reps.
  if (percent === undefined) return { kind: 'open' };
  const { slug } = exercise;
  const max =
    slug === undefined ? undefined : oneRepMaxForLine(slug, facts, loading, weights, library);
  if (max === 'other equipment') return { kind: 'open' };
  if (max === undefined) return { kind: 'no maximum', exercise: slug };
  const part = max.kilograms / 100;
  const estimated = {
    exact: percent.exact * part,
    from: percent.from * part,
    to: percent.to * part,
  };
  const { asked, heldNear } = heldToLately(estimated, block, max.lately ?? []);
  return toPlanned(asked, loading, weights, {
    source: load.kind === 'percent' ? 'percent' : 'effort',
    isEstimate: load.kind !== 'percent' || max.isEstimate,
    ...(max.estimatedFrom === undefined ? {} : { estimatedFrom: max.estimatedFrom }),
    ...(heldNear !== undefined && { heldNear }),
  });
};
