/**
 * From when the payment service knows what the renewals of a membership cost, if the first year
 * costs more (the setting `RENEWAL_PRICE_FROM`, decision 073):
 * - `order`: the payment page sells the renewals, with a line that is paid once for the first year,
 *   so it says itself what each later year costs.
 * - `first-payment`: the page sells the first year as if each cost as much, and we set the price of
 *   the renewals once that is paid.
 */
export const renewalPriceTimes = ['order', 'first-payment'] as const;
export type RenewalPriceTime = (typeof renewalPriceTimes)[number];

type MembershipPrice = {
  /** What the first year costs, in minor units of its currency. */
  readonly minorUnits: number;
  /** What each later year costs. */
  readonly renewalMinorUnits: number;
};

/**
 * What the payment page charges for a membership, in minor units: something each year, and something
 * once with the first payment (0 for nothing).
 *
 * A first year that is paid later is sold at its own price: what is paid once would be charged with
 * the order, and we have said that nothing is.
 */
export const membershipChargesOf = (
  { minorUnits, renewalMinorUnits }: MembershipPrice,
  { startsNow, from }: { readonly startsNow: boolean; readonly from: RenewalPriceTime },
): { readonly yearly: number; readonly once: number } =>
  from === 'order' && startsNow && renewalMinorUnits < minorUnits
    ? { yearly: renewalMinorUnits, once: minorUnits - renewalMinorUnits }
    : { yearly: minorUnits, once: 0 };
