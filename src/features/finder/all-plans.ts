import type { AnonymousFactsOfMemberPlans } from '../../domain/finder/elsewhere.ts';
import type { FinderListEntry } from '../../domain/finder/finder-file.ts';

/** Everything that the plan finder compares. */
export type PlansToFindIn = {
  readonly free: readonly FinderListEntry[];
  readonly packs: readonly FinderListEntry[];
  readonly members: AnonymousFactsOfMemberPlans;
};
