/**
 * The memberships that renew each year. All open the same plans:
 * - `annual`: the one that anybody can order.
 * - `student`, `nhs`: at a reduced price, for whoever has shown us that she may have it.
 * - `two`: one pays, and a second account has the same.
 * - `renewal`: what a year costs after the first one, for whoever comes back within `lapseDays` of the end.
 */
export const membershipOffers = ['annual', 'student', 'nhs', 'two', 'renewal'] as const;
export type MembershipOffer = (typeof membershipOffers)[number];

/** What editors call the offer of a year for somebody else, which doesn't renew. */
export const giftOffer = 'gift';

/** The offers that need a proof. */
export const provenOffers = ['student', 'nhs'] as const satisfies readonly MembershipOffer[];
export type ProvenOffer = (typeof provenOffers)[number];

/** How many days after her membership has ended somebody can still have the price of a renewal. */
export const lapseDays = 30;

/** Whether a text names one of the memberships that renew. */
export const isMembershipOffer = (text: string): text is MembershipOffer =>
  membershipOffers.some((offer) => offer === text);
