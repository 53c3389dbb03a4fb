import * as v from 'valibot';
import type { ItemForHerself } from '../digital-catalogue.ts';

/**
 * The version of the statements below. Change it whenever their wording changes: a member's consent
 * is stored with the version, and a consent to another version doesn't count.
 */
export const instantSupplyAgreementsVersion = '2026-11-25';

/**
 * What a buyer orders for herself. A giver consents to nothing: a gift can be refunded until it is
 * used.
 */
export type KindWithAgreements = ItemForHerself['kind'];

/**
 * The statements that a buyer ticks, or leaves unticked, before she orders (R15). With both ticked
 * we supply at once; otherwise when the fourteen days to cancel are over.
 */
export const instantSupplyStatements: Readonly<
  Record<KindWithAgreements, { readonly supplyNow: string; readonly knowsConsequence: string }>
> = {
  membership: {
    supplyNow: 'Start my membership now, before the 14 days in which I can withdraw are over.',
    knowsConsequence:
      'I know that if I withdraw within the 14 days, I pay for the days I have had, and the rest is refunded.',
  },
  pack: {
    supplyNow: 'Open the pack for me now, before the 14 days in which I can withdraw are over.',
    knowsConsequence: 'I know that once it is open I can no longer withdraw and get a refund.',
  },
};

/** A buyer's consents, as the browser sends them. */
export const InstantSupplyAgreementsSchema = v.strictObject({
  version: v.string(),
  supplyNow: v.boolean(),
  knowsConsequence: v.boolean(),
});
export type InstantSupplyAgreements = Readonly<v.InferOutput<typeof InstantSupplyAgreementsSchema>>;

/** Stored with an order that needs no consent: a gift, which can be refunded until it is used. */
export const blankAgreementsStoredForGift: InstantSupplyAgreements = {
  version: 'none',
  supplyNow: false,
  knowsConsequence: false,
};

/**
 * How many days a consumer has to cancel an online purchase (Consumer Contracts Regulations 2013,
 * regulation 30).
 */
export const coolingOffDays = 14;

/** Whether we supply at once: the buyer has asked for it, and knows the consequence. */
export const hasAgreedToInstantSupply = ({
  supplyNow,
  knowsConsequence,
}: InstantSupplyAgreements): boolean => supplyNow && knowsConsequence;

/**
 * When we supply a purchase that wasn't requested at once, in days. The right to cancel lasts until
 * the end of the fourteenth day after the order, so one day more is always after it, whatever the
 * hour and the time zone.
 */
export const daysUntilSupplyIfNotAtOnce = coolingOffDays + 1;

const dayMs = 24 * 60 * 60 * 1000;

/** When a purchase paid at `paidAt` opens: at once, or when the days to cancel are over. */
export const purchaseOpensAt = (paidAt: Date, startsNow: boolean): Date =>
  startsNow ? paidAt : new Date(paidAt.getTime() + daysUntilSupplyIfNotAtOnce * dayMs);
