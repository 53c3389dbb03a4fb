import * as v from 'valibot';
import type { DeepReadonly } from '../../deep-readonly.ts';

/** The lifts of powerlifting. */
export const comparedLifts = ['back squat', 'bench press', 'deadlift'] as const;
export type ComparedLift = (typeof comparedLifts)[number];

/** Years of age, the last one without an end. */
export const ageBands = ['18-39', '40-49', '50-59', '60+'] as const;
export type AgeBand = (typeof ageBands)[number];

const RowSchema = v.object({
  lift: v.picklist(comparedLifts),
  age: v.picklist(ageBands),
  /** Bodyweights above the first and up to the second, in kilograms; null is no end. */
  over_kg: v.number(),
  to_kg: v.nullable(v.number()),
  /** How many women. */
  n: v.number(),
  /** What they lifted at each percentile, in kilograms. */
  kg: v.array(v.number()),
});

/**
 * What women who compete lift: the file `lift-figures.json`, which `local/lift-percentiles` makes.
 */
export const LiftPercentilesTableSchema = v.object({
  source: v.string(),
  licence: v.string(),
  entries: v.number(),
  women: v.number(),
  first_year: v.number(),
  last_year: v.number(),
  percentiles: v.array(v.number()),
  rows: v.array(RowSchema),
});
export type LiftPercentilesTable = DeepReadonly<v.InferOutput<typeof LiftPercentilesTableSchema>>;
export type LiftPercentilesRow = LiftPercentilesTable['rows'][number];
