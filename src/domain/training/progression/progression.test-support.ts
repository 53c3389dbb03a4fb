import type { WorkoutPlan } from '../../workout-notation/plan.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { DoneInSet, FollowedPlan, LoggedSessionWithoutSets, LoggedSet } from '../log.ts';
import { findPlanDayProgressedToWeek } from '../plan/plan-line.ts';
import { logRecordsOfSession } from '../session/logged.ts';
import { sessionAfterEvent, sessionStateOf } from '../session/session-after-event.ts';
import type { Session } from '../session/session.ts';
import { testSessionStart } from '../session/session.test-support.ts';
import { stepsOfPlanDay } from '../steps/steps.ts';
import { createFollowedPlan } from './follow.ts';
import { planUpdateAfterSession, type PlanUpdateAfterSession } from './progression.ts';

/** A session of the next day. */
export type TestSessionResultsOfAllOrEachSet = {
  /** The result of every work set; undefined for what was planned. */
  readonly set: DoneInSet | undefined;
  /** The result set by set instead; the sets after those are skipped. */
  readonly sets?: readonly (DoneInSet | undefined)[];
  readonly session?: Partial<LoggedSessionWithoutSets>;
};

const testRef = { path: '/workout-plans/test/', index: 0 };

/** The session of the next day, with the lifter's results. */
const trainedDay = (
  followed: FollowedPlan,
  plan: WorkoutPlan,
  library: ExerciseFactsBySlug,
  weights: KitAndMaximums,
  { set, sets }: TestSessionResultsOfAllOrEachSet,
): { readonly session: LoggedSessionWithoutSets; readonly sets: readonly LoggedSet[] } => {
  const day = findPlanDayProgressedToWeek(plan, followed.next.week, followed.next.day);
  if (day === undefined) throw new Error('No such day.');
  const { swaps, progress } = followed;
  let session: Session = {
    id: `session ${followed.done.length + 1} ${followed.next.week}/${followed.next.day}`,
    place: { ...testRef, ...followed.next },
    version: 'v1',
    startedAt: testSessionStart,
    steps: stepsOfPlanDay({
      day,
      weights,
      library,
      swaps,
      plan,
      progress,
      ref: testRef,
      withRamp: true,
    }),
    events: [],
  };
  let count = 0;
  for (;;) {
    const { current } = sessionStateOf(session);
    if (current === undefined) break;
    const isLeftOut = sets !== undefined && count >= sets.length;
    const draft = sets === undefined ? set : sets[count];
    if (current.group?.kind === 'amrap' && current.group.round > 1) {
      session = sessionAfterEvent(session, { kind: 'time up', at: testSessionStart });
      continue;
    }
    if (current.kind === 'work') {
      count += 1;
      if (draft !== undefined)
        session = sessionAfterEvent(session, { kind: 'adjust', at: testSessionStart, draft });
    }
    session = sessionAfterEvent(session, {
      kind: isLeftOut ? 'skip' : 'done',
      at: testSessionStart,
    });
  }
  return logRecordsOfSession(session, testSessionStart + 3_600_000);
};

/** The result of sessions of a plan, one after another from its first day. */
export const planUpdateAfterTestSessions = ({
  plan,
  library,
  weights,
  sessions,
}: {
  readonly plan: WorkoutPlan;
  readonly library: ExerciseFactsBySlug;
  readonly weights: KitAndMaximums;
  readonly sessions: readonly TestSessionResultsOfAllOrEachSet[];
}): PlanUpdateAfterSession & {
  readonly sets: readonly LoggedSet[];
  readonly before: FollowedPlan;
} => {
  const today = '2026-11-23';
  const followed = createFollowedPlan({ ref: testRef, title: 'Test', plan, version: 'v1', today });
  let found: PlanUpdateAfterSession & {
    readonly sets: readonly LoggedSet[];
    readonly before: FollowedPlan;
  } = { plan: followed, nextWeights: [], sets: [], before: followed };
  for (const trained of sessions) {
    const before = found.plan;
    const { session, sets } = trainedDay(before, plan, library, weights, trained);
    const after = planUpdateAfterSession({
      followed: before,
      plan,
      session: { ...session, ...trained.session },
      sets,
      library,
      weights,
      today,
    });
    found = { ...after, sets, before };
  }
  return found;
};
