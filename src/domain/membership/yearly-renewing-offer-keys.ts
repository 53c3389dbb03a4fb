/**
 * The memberships that renew each year. All open the same plans:
 * - `annual`: the one that anybody can order.
 * - `student`, `nhs`: at a reduced price, for members with an accepted proof.
 * - `two`: one member pays, and a second account gets the same.
 * - `renewal`: the price of later years, for members who come back within
 *   `renewalPriceDaysAfterEnd` of the end of a year, or of a second place.
 */
export const yearlyRenewingOfferKeys = ['annual', 'student', 'nhs', 'two', 'renewal'] as const;
export type YearlyRenewingOfferKey = (typeof yearlyRenewingOfferKeys)[number];

/** The editors' name for the offer of a gift membership, which doesn't renew. */
export const giftMembershipOfferKey = 'gift';

export const offerKeysNeedingProof = [
  'student',
  'nhs',
] as const satisfies readonly YearlyRenewingOfferKey[];
export type OfferKeyNeedingProof = (typeof offerKeysNeedingProof)[number];

/** How many days after the end of her membership a member can still have the renewal price. */
export const renewalPriceDaysAfterEnd = 30;

/**
 * How many days somebody has to hold a second place for its end to count like that of a membership.
 * Otherwise anybody could accept one, leave it, and order at the renewal price without a year
 * before.
 */
export const minSecondMemberDaysForRenewalPrice = 60;

/** Whether a text is the name of a membership that renews. */
export const isYearlyRenewingOfferKey = (text: string): text is YearlyRenewingOfferKey =>
  yearlyRenewingOfferKeys.some((offer) => offer === text);
