/**
 * The nearest whole number; halves go up. Removes binary rounding errors first: 1,370 × 1.4 is 1918
 * and not 1917.9999999999998. Twelve digits are enough for every amount that the calculators
 * accept.
 */
export const roundToWhole = (value: number): number => Math.round(Number(value.toPrecision(12)));

/** The same to one decimal, for weights and heights that are converted to another unit. */
export const roundToTenth = (value: number): number => roundToWhole(value * 10) / 10;
