/**
 * The nearest whole number, a half upwards, of a result worked out in binary: 1,370 × 1.4 is 1918 and not
 * 1917.9999999999998. Twelve figures hold every amount that the calculators allow.
 */
export const roundToWhole = (value: number): number => Math.round(Number(value.toPrecision(12)));

/** The same to one decimal, for weights and lengths that are shown in another unit. */
export const roundToTenth = (value: number): number => roundToWhole(value * 10) / 10;
