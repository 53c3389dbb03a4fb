import type { AnonymousFactsOfMemberPlans } from '../../domain/finder/elsewhere.ts';
import type { FinderEntry } from '../../domain/finder/finder-file.ts';

/** Everything that the plan finder compares. */
export type PlansToFindIn = {
  readonly free: readonly FinderEntry[];
  readonly packs: readonly FinderEntry[];
  readonly members: AnonymousFactsOfMemberPlans;
};
