/** The destinations where our goods bear UK VAT. The Isle of Man counts as part of the United Kingdom for it; the Channel Islands don't. */
const withUkVat: readonly string[] = ['GB', 'GB-NIR', 'IM'];

/** Whether UK VAT is included in the prices of goods sent to a destination. */
export const isUkVatCharged = (destination: string): boolean => withUkVat.includes(destination);

/** Percentage of the price excluding VAT: the standard rate. */
const ukVatPercent = 20;

/**
 * The VAT included in a total of goods and their delivery, rounded to the nearest penny or cent; null where we charge none
 * because the goods are exported. The price is the same there.
 */
export const vatIncludedIn = (minorUnits: number, destination: string): number | null =>
  isUkVatCharged(destination)
    ? Math.round((minorUnits * ukVatPercent) / (100 + ukVatPercent))
    : null;
