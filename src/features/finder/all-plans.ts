import type { MemberFacts } from '../../domain/finder/elsewhere.ts';
import type { FinderEntry } from '../../domain/finder/finder-file.ts';

/** Everything that the plan finder compares. */
export type ComparedPlans = {
  readonly free: readonly FinderEntry[];
  readonly packs: readonly FinderEntry[];
  readonly members: MemberFacts;
};
