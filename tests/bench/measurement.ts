/** One figure of the bench, and whether it keeps within its budget. */
export type Measurement = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Infinity where a figure is shown but has no budget. */
  readonly budget: number;
  /** A figure of this kind has to reach its budget; every other has to stay below. */
  readonly isFloor?: true;
  readonly ok: boolean;
};

/** A figure with three digits, set against its budget. */
export const measure = (
  name: string,
  value: number,
  unit: string,
  budget = Infinity,
): Measurement => ({
  name,
  value: Number(value.toPrecision(3)),
  unit,
  budget,
  ok: value <= budget,
});

/** A score that has to reach a mark. */
export const measureAtLeast = (name: string, value: number, budget: number): Measurement => ({
  name,
  value,
  unit: '',
  budget,
  isFloor: true,
  ok: value >= budget,
});
