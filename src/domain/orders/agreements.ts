import * as v from 'valibot';
import type { OwnItem } from '../catalogue.ts';

/**
 * The version of the statements below. Change it with every change of their words: what a member agreed to is stored by its
 * version, and an agreement to another version counts for nothing.
 */
export const agreementsVersion = '2026-11-22';

/** What a buyer orders for herself. Whoever gives something agrees to nothing: a gift can be refunded until it is used. */
export type AgreedKind = OwnItem['kind'];

/**
 * The statements that a buyer ticks, or leaves unticked, before she orders (R15). Both together mean that we supply at once;
 * without one of them we supply when the fourteen days to cancel are over.
 */
export const agreementStatements: Readonly<
  Record<AgreedKind, { readonly supplyNow: string; readonly knowsConsequence: string }>
> = {
  membership: {
    supplyNow: 'Start my membership now, before the 14 days in which I can cancel are over.',
    knowsConsequence:
      'I know that if I cancel within the 14 days, I pay for the days I have had, and get the rest back.',
  },
  pack: {
    supplyNow: 'Open the pack for me now, before the 14 days in which I can cancel are over.',
    knowsConsequence: 'I know that once it is open I can no longer cancel and get my money back.',
  },
};

/** What a buyer has agreed to, as the browser sends it. */
export const AgreementsSchema = v.strictObject({
  version: v.string(),
  supplyNow: v.boolean(),
  knowsConsequence: v.boolean(),
});
export type Agreements = Readonly<v.InferOutput<typeof AgreementsSchema>>;

/** What is stored with an order that asked for no agreement: a gift, which can be refunded until it is used. */
export const noAgreements: Agreements = {
  version: 'none',
  supplyNow: false,
  knowsConsequence: false,
};

/** The days within which a consumer may cancel what she has bought online (Consumer Contracts Regulations 2013, regulation 30). */
export const coolingOffDays = 14;

/** Whether we supply at once: she has asked for it, and knows what it means. */
export const suppliesNow = ({ supplyNow, knowsConsequence }: Agreements): boolean =>
  supplyNow && knowsConsequence;

/**
 * The days after which we supply what nobody has asked for at once. The right to cancel lasts until the end of the fourteenth day
 * after the order, so a day more is after it, whatever the hour and wherever she is.
 */
export const daysUntilSupply = coolingOffDays + 1;

const dayMs = 24 * 60 * 60 * 1000;

/** When what was paid at `paidAt` opens: at once, or when the days to cancel are over. */
export const opensAt = (paidAt: Date, startsNow: boolean): Date =>
  startsNow ? paidAt : new Date(paidAt.getTime() + daysUntilSupply * dayMs);
