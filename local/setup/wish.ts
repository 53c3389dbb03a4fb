import type { Finding } from '../doctor/finding.ts';
import type { SetupAct, SetupPlan, VendorSetup } from './setup-plan.ts';

/** One thing that an account needs. The setup creates it, and the doctor checks it, from the same list. */
export type Wish = {
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

export const isRight = ({ act, byHand }: Wish): boolean =>
  act === undefined && byHand === undefined;

/** The setup's plan for its wishes, in order. */
export const toPlan = (
  wishes: readonly Wish[],
  settings: SetupPlan['settings'],
  alsoByHand: SetupPlan['byHand'] = [],
): SetupPlan => ({
  right: wishes.filter(isRight).map(({ found }) => found),
  acts: wishes.flatMap(({ act }) => (act === undefined ? [] : [act])),
  byHand: [
    ...wishes.flatMap(({ byHand, page }) =>
      byHand === undefined ? [] : [{ sentence: byHand, page }],
    ),
    ...alsoByHand,
  ],
  settings,
});

/** The doctor's findings about the same wishes. */
export const toFindings = (
  wishes: readonly Wish[],
  vendor: VendorSetup['vendor'],
): readonly Finding[] =>
  wishes.map((wish) => {
    const { subject, found, page, byHand } = wish;
    if (isRight(wish)) return { state: 'good', subject, sentence: found };
    const remedy = byHand ?? `Run npm run setup -- ${vendor}, or put it right by hand.`;
    return { state: 'bad', subject, sentence: found, remedy, page };
  });
