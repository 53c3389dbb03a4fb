import type { HerWeights } from '../my-weights/her-weights.ts';
import type { Bodyweight, FollowedPlan, LoggedSession, LoggedSet } from '../log.ts';
import type { LogImport } from './log-import.ts';

/** The lifter’s whole log, as in an export. */
export type WholeLog = {
  readonly weights: HerWeights | undefined;
  readonly plans: readonly FollowedPlan[];
  readonly sessions: readonly LoggedSession[];
  readonly sets: readonly LoggedSet[];
  readonly bodyweights: readonly Bodyweight[];
  /** Where its sessions came from; older files don't say. */
  readonly imports?: readonly LogImport[];
};
