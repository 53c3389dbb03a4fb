/** Where goods that we send bear UK VAT. The Isle of Man counts as part of the United Kingdom for it; the Channel Islands don't. */
const withUkVat: readonly string[] = ['GB', 'GB-NIR', 'IM'];

/** Whether UK VAT is within the prices of goods that go to a destination. */
export const isUkVatCharged = (destination: string): boolean => withUkVat.includes(destination);

/** Of the price without it, in percent: the standard rate. */
const ukVatPercent = 20;

/**
 * The VAT within a total of goods and their delivery, rounded to the nearest penny or cent; null where we charge none because the goods
 * leave the country. The price is the same there.
 */
export const vatWithin = (minorUnits: number, destination: string): number | null =>
  isUkVatCharged(destination)
    ? Math.round((minorUnits * ukVatPercent) / (100 + ukVatPercent))
    : null;
