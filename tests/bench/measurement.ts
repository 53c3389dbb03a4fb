/** One figure of the bench, and whether it is within its budget. */
export type Measurement = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Infinity for a figure without a budget. */
  readonly budget: number;
  /** True if the budget is a minimum; it is a maximum otherwise. */
  readonly isMinimum?: true;
  readonly ok: boolean;
};

/** A figure, rounded to three digits, that may be at most its budget. */
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

/** A score that must be at least its budget. */
export const measureAtLeast = (name: string, value: number, budget: number): Measurement => ({
  name,
  value,
  unit: '',
  budget,
  isMinimum: true,
  ok: value >= budget,
});
