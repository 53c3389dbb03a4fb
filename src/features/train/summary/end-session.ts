import type { PersonalRecord } from '../../../domain/training/history/history.ts';
import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import type { FollowedPlan, LoggedSet } from '../../../domain/training/log.ts';
import { planKeyOf } from '../../../domain/training/plan/plan-address.ts';
import {
  planAndNextWeightsAfterSession,
  personalRecordsOfSession,
  type LoggedSessionAndSets,
} from '../../../domain/training/progression/end-of-session.ts';
import type { PlanUpdateAfterSession } from '../../../domain/training/progression/progression.ts';
import { logRecordsOfSession } from '../../../domain/training/session/logged.ts';
import { reopenFinishedSession } from '../../../domain/training/session/reopen.ts';
import { renewOneRepMaxesIfFollowingLog } from '../../../services/training-log/estimate-one-rep-maxes-from-log.ts';
import type { RunningSessionData } from '../running-session-data.ts';

/** What a session was, compared with the log. */
type Results = {
  /** Undefined if the log couldn't be compared: the session is stored all the same. */
  readonly records: readonly PersonalRecord[] | undefined;
  /** Whether it is the first session in the lifter’s log. */
  readonly isFirst: boolean;
};

export type EndedSessionWithResults = LoggedSessionAndSets &
  Results & {
    /** The plan as it was when the session ended; undefined if the lifter no longer follows it. */
    readonly before: FollowedPlan | undefined;
    /** What comes next in the plan; undefined if the lifter no longer follows one. */
    readonly progress: PlanUpdateAfterSession | undefined;
  };

/** Never rejects: it runs when the session is in the log. */
const resultsOf = async (
  logged: LoggedSessionAndSets,
  known: readonly LoggedSet[],
  log: RunningSessionData['log'],
): Promise<Results> => {
  try {
    const records = personalRecordsOfSession(logged, known);
    return { records, isFirst: (await log.sessions(2)).length === 1 };
  } catch (reason) {
    console.error(reason);
    return { records: undefined, isFirst: false };
  }
};

/**
 * Moves a finished session into the log, and works out its results. Idempotent. Rejects only if the
 * session isn't in the log.
 */
export const endSession = async (view: RunningSessionData): Promise<EndedSessionWithResults> => {
  const { session, state, log } = view;
  const endedAt = state.phase.kind === 'finished' ? state.phase.at : view.now();
  const logged = logRecordsOfSession(session, endedAt);
  const exercises = [...new Set(logged.sets.map(({ exercise }) => exercise))];
  const known = await Promise.all(exercises.map(log.setsOf));
  // Another tab may have moved or paused the plan, or accepted a new version, since the session
  // began.
  const { place, own } = session;
  const before =
    own === undefined && place !== undefined ? await log.plan(planKeyOf(place)) : undefined;
  const progress =
    before === undefined
      ? undefined
      : planAndNextWeightsAfterSession({ ...view, logged, followed: before });
  await log.endSession(logged.session, logged.sets, progress?.plan);
  // What the log says of the lifter's maximums is for another day: the session is in the log either
  // way.
  renewOneRepMaxesIfFollowingLog(log, view.library, localIsoDayOfTime(endedAt)).catch(
    (reason: unknown) => console.error(reason),
  );
  return { ...logged, ...(await resultsOf(logged, known.flat(), log)), before, progress };
};

/**
 * Undoes the end: the session is open again, as before the lifter finished it, and so is her plan.
 * It leaves the log last, so that whatever fails, the session is where it was.
 */
export const reopenSession = async (
  { session, log }: Pick<RunningSessionData, 'session' | 'log'>,
  followed: FollowedPlan | undefined,
): Promise<void> => {
  const note = (await log.session(session.id))?.note ?? '';
  const moved = followed === undefined ? undefined : await log.plan(followed.key);
  const stored = await log.saveSession(reopenFinishedSession(session, note), 0);
  if (stored.kind !== 'saved') throw new Error('Another session is open.');
  try {
    if (followed !== undefined) await log.savePlan(followed);
    await log.removeSession(session.id);
  } catch (reason) {
    // A session that is already in the log can't end again: sets done in it now would be lost.
    await log.dropSession();
    if (moved !== undefined) await log.savePlan(moved);
    throw reason;
  }
};
