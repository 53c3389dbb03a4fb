import { useState } from 'react';
import type { FollowedPlan } from '../../../domain/training/log.ts';
import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import type { WeekAndDay } from '../../../domain/training/plan/plan-line.ts';
import {
  createFollowedPlan,
  moveFollowedPlanToDay,
  pausePlanIfActive,
  restartPlan,
  resumePlanIfPaused,
  adoptNewPlanVersion,
} from '../../../domain/training/progression/follow.ts';
import type { TrainingLogAndPlansState } from '../../../services/training-log/training-log-and-plans-state.ts';
import type { PlanAndPlaceProps } from './plan-panel-parts.tsx';

/**
 * The changes that the lifter can make to her place in a plan. Each is stored at once, and each can
 * be undone.
 */
export type PlanPlaceActions = {
  readonly moveTo: (place: WeekAndDay) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly startAgain: () => void;
  readonly stop: () => void;
  readonly takeVersion: () => void;
  /** What has changed, or why it couldn't be stored. */
  readonly sentence: string | undefined;
  readonly undo: (() => void) | undefined;
};

type Outcome = { readonly sentence: string; readonly before?: FollowedPlan | 'none' };

const notStored = 'That could not be stored. Free some space on your device, then try again.';

/**
 * Changes the lifter's place in a plan and stores it. Components that show it are updated through
 * the log.
 */
export const usePlanPlaceActions = (
  training: TrainingLogAndPlansState,
  { workout, plan: ref, title, followed }: PlanAndPlaceProps,
): PlanPlaceActions => {
  const [outcome, setOutcome] = useState<Outcome>();
  const log = training.kind === 'ready' ? training.log : undefined;
  const store = async (to: FollowedPlan | undefined, next: Outcome): Promise<void> => {
    if (log === undefined) return;
    try {
      if (to !== undefined) await log.savePlan(to);
      else if (followed !== undefined) await log.removePlan(followed.key);
      setOutcome(next);
    } catch (reason) {
      setOutcome({ sentence: reason instanceof Error ? reason.message : notStored });
    }
  };
  const today = (): string => localIsoDayOfTime(Date.now());
  const begun = (): FollowedPlan =>
    createFollowedPlan({
      ref,
      title,
      plan: workout.plan,
      version: workout.version,
      today: today(),
    });
  /** Stores the changed state of the plan that the lifter follows. */
  const change = (to: (from: FollowedPlan) => FollowedPlan | undefined, sentence: string): void =>
    void store(to(followed ?? begun()), { sentence, before: followed ?? 'none' });
  const before = outcome?.before;
  return {
    moveTo: (place) =>
      change(
        (from) => moveFollowedPlanToDay(from, place),
        'Moved. What you have lifted stays in your log.',
      ),
    pause: () => change((from) => pausePlanIfActive(from), 'Paused. Your place stays.'),
    resume: () => change((from) => resumePlanIfPaused(from), 'It goes on where you left it.'),
    startAgain: () =>
      change(
        (from) => restartPlan(from, workout.plan, today()),
        'Back at the first day. What you have lifted stays in your log.',
      ),
    stop: () =>
      change(
        () => undefined,
        'You no longer follow this plan. What you have lifted stays in your log.',
      ),
    takeVersion: () =>
      change(
        (from) => adoptNewPlanVersion(from, workout.plan, workout.version),
        'You train the new version from here.',
      ),
    sentence: outcome?.sentence,
    undo:
      before === undefined
        ? undefined
        : () => void store(before === 'none' ? undefined : before, { sentence: 'Taken back.' }),
  };
};
