import * as v from 'valibot';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { maxPairsPerPlateSize, typicalGymBarbellSetup } from '../../calculators/plates.ts';
import {
  CalendarDaySchema,
  createNumberSchemaBetween,
  NonNegativeNumberSchema,
} from '../record-values.ts';
import { WeightUnitSchema, WeightWithUnitSchema } from '../weight.ts';

const MaxSchema = v.object({
  /** The slug of the lift. */
  exercise: v.string(),
  weight: WeightWithUnitSchema,
  /** The day it was lifted or typed, as `2026-11-23`. */
  on: CalendarDaySchema,
  /** The set that it was estimated from; missing when the lifter lifted it once, or typed it. */
  from: v.optional(
    v.object({
      weight: WeightWithUnitSchema,
      reps: NonNegativeNumberSchema,
      /** The day of a set of the log; missing for a typed set, which was done on `on`. */
      on: v.optional(CalendarDaySchema),
    }),
  ),
  /** How far the estimate of a set of the log may be out; missing for what the lifter typed. */
  range: v.optional(v.object({ from: WeightWithUnitSchema, to: WeightWithUnitSchema })),
  /** Of an estimate of the log: what the lifter had done lately (`unbeatenWeightsForReps`). */
  lately: v.optional(
    v.array(v.object({ reps: NonNegativeNumberSchema, weight: WeightWithUnitSchema })),
  ),
});
/** A one-repetition maximum with its day. Older ones are kept as the lifter’s history. */
export type OneRepMax = DeepReadonly<v.InferOutput<typeof MaxSchema>>;

/**
 * The weight of a bar, a plate, a dumbbell or a step. Bounded because every total of them is
 * computed.
 */
const KitSchema = createNumberSchemaBetween(0, 2000);

const BarbellSetupSchema = v.object({
  unit: WeightUnitSchema,
  bar: KitSchema,
  plates: v.array(
    v.object({ size: KitSchema, pairs: createNumberSchemaBetween(0, maxPairsPerPlateSize) }),
  ),
});

const DumbbellsSchema = v.variant('kind', [
  /** The weights of the single dumbbells the lifter has, in the unit of her weights, ascending. */
  v.object({ kind: v.literal('list'), weights: v.array(KitSchema) }),
  /** All weights from the lightest to the heaviest in equal steps, as a gym's rack has them. */
  v.object({ kind: v.literal('steps'), from: KitSchema, to: KitSchema, step: KitSchema }),
]);
export type DumbbellOrKettlebellRack = DeepReadonly<v.InferOutput<typeof DumbbellsSchema>>;

export const KitAndMaximumsSchema = v.object({
  unit: WeightUnitSchema,
  /** What the lifter typed, or took from her log. Newest first. */
  maxes: v.array(MaxSchema),
  /**
   * While the lifter follows her log: the maximums that it gives, one for each lift. They count
   * where `maxes` has none.
   */
  logMaxes: v.optional(v.array(MaxSchema)),
  barbell: BarbellSetupSchema,
  dumbbells: DumbbellsSchema,
  kettlebells: DumbbellsSchema,
  /** The smallest step of machines and cables, in `unit`. */
  machineStep: KitSchema,
});
/**
 * The lifter’s maximums and her kit: everything needed to turn a plan's loads into weights to lift.
 * All of it stays on her device.
 */
export type KitAndMaximums = DeepReadonly<v.InferOutput<typeof KitAndMaximumsSchema>>;

/** A typical gym in kilograms or pounds, with no maximums yet. */
export const typicalGymKitWithoutMaximums = (unit: KitAndMaximums['unit']): KitAndMaximums => ({
  unit,
  maxes: [],
  barbell: typicalGymBarbellSetup(unit),
  dumbbells:
    unit === 'kg'
      ? { kind: 'steps', from: 2, to: 40, step: 2 }
      : { kind: 'steps', from: 5, to: 90, step: 5 },
  kettlebells:
    unit === 'kg'
      ? { kind: 'steps', from: 4, to: 32, step: 4 }
      : { kind: 'steps', from: 10, to: 70, step: 5 },
  machineStep: unit === 'kg' ? 5 : 10,
});

/** The maximum that the lifter typed, or took from her log: the one of the latest day. */
export const ownOneRepMaxOf = (weights: KitAndMaximums, exercise: string): OneRepMax | undefined =>
  weights.maxes
    .filter((max) => max.exercise === exercise)
    .toSorted((one, other) => other.on.localeCompare(one.on))[0];

/** The maximum that counts: the lifter’s own, or else the one of the log that she follows. */
export const ownOrLoggedOneRepMaxOf = (
  weights: KitAndMaximums,
  exercise: string,
): OneRepMax | undefined =>
  ownOneRepMaxOf(weights, exercise) ?? weights.logMaxes?.find((max) => max.exercise === exercise);
