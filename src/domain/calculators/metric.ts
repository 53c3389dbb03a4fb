export type WeightUnit = 'kg' | 'lb';
type HeightUnit = 'cm' | 'ft';
export type MeasureUnit = WeightUnit | HeightUnit;

/**
 * The size of one unit in kilograms or centimetres, exact (International Yard and Pound Agreement,
 * 1959). For `ft` it is one inch: heights in feet are counted in inches.
 */
const metricSize = { kg: 1, lb: 0.45359237, cm: 1, ft: 2.54 } as const satisfies Record<
  MeasureUnit,
  number
>;

/** An amount in the unit in which it was entered; with `ft` the value is in inches. */
export type EnteredMeasure = { readonly value: number; readonly unit: MeasureUnit };

/** The amount in kilograms or centimetres, unrounded. */
export const toMetricValue = ({ value, unit }: EnteredMeasure): number => value * metricSize[unit];

/** Converts kilograms or centimetres to a unit, unrounded; to inches for `ft`. */
export const fromMetricValue = (metric: number, unit: MeasureUnit): number =>
  metric / metricSize[unit];
