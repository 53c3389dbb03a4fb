import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { fromMetricValue, toMetricValue, type WeightUnit } from '../calculators/metric.ts';
import { NonNegativeNumberSchema } from './record-values.ts';

export const WeightUnitSchema = v.picklist(['kg', 'lb']);

export const WeightWithUnitSchema = v.object({
  value: NonNegativeNumberSchema,
  unit: WeightUnitSchema,
  /**
   * `help` is weight with which a machine carries part of the body, so that less of it is harder;
   * `added` is weight on a belt or a vest. Missing for what is lifted itself.
   */
  as: v.optional(v.picklist(['help', 'added'])),
});
/**
 * A weight in the unit in which it was typed or loaded, unrounded. Per hand for two dumbbells or
 * kettlebells.
 */
export type Weight = DeepReadonly<v.InferOutput<typeof WeightWithUnitSchema>>;

/** A weight in kilograms, unrounded. */
export const kilogramsOf = (weight: Weight): number => toMetricValue(weight);

/** Kilograms in a unit, unrounded. */
export const kilogramsToWeightInUnit = (kilograms: number, unit: WeightUnit): Weight => ({
  value: fromMetricValue(kilograms, unit),
  unit,
});

/** The same weight in another unit, unrounded. */
export const convertWeight = (weight: Weight, unit: WeightUnit): Weight =>
  weight.unit === unit
    ? weight
    : { ...weight, ...kilogramsToWeightInUnit(kilogramsOf(weight), unit) };
