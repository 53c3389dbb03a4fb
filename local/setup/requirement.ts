import type { Finding } from '../doctor/finding.ts';
import type { SetupAct, SetupPlan, VendorSetup } from './setup-plan.ts';

/**
 * One thing that an account needs. The setup creates it, and the doctor checks it, from the same
 * list.
 */
export type Requirement = {
  /** What was checked, such as `Stripe: webhook endpoint`. */
  readonly subject: string;
  /** What was found, as a sentence. */
  readonly found: string;
  /** The page of the vendor's console where it is. */
  readonly page: string;
  /** The act that fixes it; undefined if it is right or has to be done by hand. */
  readonly act?: SetupAct;
  /** What an owner has to do by hand, as a sentence. */
  readonly byHand?: string;
};

export const isMet = ({ act, byHand }: Requirement): boolean =>
  act === undefined && byHand === undefined;

/** The setup's plan for its requirements, in order. */
export const toPlan = (
  requirements: readonly Requirement[],
  settings: SetupPlan['settings'],
  alsoByHand: SetupPlan['byHand'] = [],
): SetupPlan => ({
  right: requirements.filter(isMet).map(({ found }) => found),
  acts: requirements.flatMap(({ act }) => (act === undefined ? [] : [act])),
  byHand: [
    ...requirements.flatMap(({ byHand, page }) =>
      byHand === undefined ? [] : [{ sentence: byHand, page }],
    ),
    ...alsoByHand,
  ],
  settings,
});

/** The doctor's findings about the same requirements. */
export const toFindings = (
  requirements: readonly Requirement[],
  vendor: VendorSetup['vendor'],
): readonly Finding[] =>
  requirements.map((requirement) => {
    const { subject, found, page, byHand } = requirement;
    if (isMet(requirement)) return { state: 'good', subject, sentence: found };
    const remedy = byHand ?? `Run npm run setup -- ${vendor}, or put it right by hand.`;
    return { state: 'bad', subject, sentence: found, remedy, page };
  });
