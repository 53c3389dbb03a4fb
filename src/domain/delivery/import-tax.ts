import type { Money } from '../money.ts';

/**
 * What a place takes on a parcel that arrives: a share of all of it, once it is worth more than a
 * sum.
 */
type ImportTax = { readonly name: string; readonly percent: number; readonly above: Money };

/**
 * The places whose tax can be said to the penny. Looked up on 25 November 2026:
 * - Jersey: GST at 5% on what a private person imports, if goods and delivery together are worth
 *   more than £60; since 1 July 2023 (gov.je, "Paying GST for online shopping and imported goods";
 *   jerseypost.com, "Importing goods"). Sellers of more than £300,000 a year to Jersey register and
 *   take it themselves; we sell less there. Several parcels that arrive on one day count together.
 *   Goods in free circulation in the United Kingdom bear no duty: the islands are in a customs
 *   union with it.
 * - Guernsey has neither VAT nor GST, and the Isle of Man has the VAT of the United Kingdom, which
 *   is in our prices (`price-cart.ts`).
 */
const importTaxes: Readonly<Record<string, ImportTax>> = {
  JE: { name: 'GST', percent: 5, above: { currency: 'gbp', minorUnits: 6000 } },
};

/** The tax of a destination; undefined for one whose tax depends on more than the value. */
export const importTaxRuleIfKnown = (destination: string): ImportTax | undefined =>
  importTaxes[destination];

/**
 * What a destination takes on goods with their delivery; undefined if that can't be said in this
 * currency.
 */
export const importTaxDueIfKnown = (destination: string, worth: Money): Money | undefined => {
  const tax = importTaxRuleIfKnown(destination);
  if (tax === undefined || tax.above.currency !== worth.currency) return undefined;
  const isTaken = worth.minorUnits > tax.above.minorUnits;
  return {
    currency: worth.currency,
    minorUnits: isTaken ? Math.round((worth.minorUnits * tax.percent) / 100) : 0,
  };
};
