import type { WorkoutPlanView } from '../../../domain/plans/plan-view.ts';
import type { FollowedPlan } from '../../../domain/training/log.ts';
import type { PlanPagePathAndIndex } from '../../../domain/training/plan/plan-place.ts';

/** A plan on its page, and the lifter's place in it if she follows it. */
export type PlanAndPlaceProps = {
  readonly workout: WorkoutPlanView;
  readonly plan: PlanPagePathAndIndex;
  readonly title: string;
  /** The prefix of the ids of the plan's weeks and days. */
  readonly id: string;
  readonly followed: FollowedPlan | undefined;
};
