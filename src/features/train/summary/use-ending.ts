import { useEffect, useState } from 'react';
import { recordsOf, type PersonalRecord } from '../../../domain/training/history/history.ts';
import { localDay } from '../../../domain/training/local-day.ts';
import type { FollowedPlan, LoggedSession, LoggedSet } from '../../../domain/training/log.ts';
import { planKey } from '../../../domain/training/plan-place.ts';
import {
  afterSession,
  type AfterSession,
} from '../../../domain/training/progression/progression.ts';
import { next, stateOf, undo } from '../../../domain/training/session/next.ts';
import { loggedOf } from '../../../domain/training/session/logged.ts';
import { TrainingStorageError } from '../../../services/training-log/training-log.ts';
import type { SessionView } from '../session-view.ts';
import { withSwapsOf } from '../../../domain/training/swaps/lasting-swaps.ts';

/** A logged session, with its results. */
export type Ended = {
  readonly session: LoggedSession;
  readonly sets: readonly LoggedSet[];
  readonly records: readonly PersonalRecord[];
  /** The plan as it was when the session ended; undefined if she no longer follows it. */
  readonly before: FollowedPlan | undefined;
  /** What comes next in the plan; undefined if she no longer follows one. */
  readonly after: AfterSession | undefined;
  /** Whether it is the first session in her log. */
  readonly isFirst: boolean;
};

export type Ending =
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'ended'; readonly ended: Ended };

const isWork = ({ kind }: LoggedSet): boolean => kind === 'work';

/** What comes next, by the version of the plan used in the session. */
const whatIsNext = (
  { plan, session, library, weights }: SessionView,
  followed: FollowedPlan | undefined,
  logged: Pick<Ended, 'session' | 'sets'>,
): AfterSession | undefined => {
  if (followed === undefined) return undefined;
  const trained =
    plan !== undefined && plan.view.version === session.version ? plan.view.plan : followed.outline;
  return afterSession({
    followed: withSwapsOf(followed, session),
    plan: trained,
    session: logged.session,
    sets: logged.sets,
    library,
    weights,
    today: localDay(logged.session.endedAt),
  });
};

/** Moves a finished session into the log, and works out its results. Idempotent. */
const endSession = async (view: SessionView): Promise<Ended> => {
  const { session, state, log } = view;
  const endedAt = state.phase.kind === 'finished' ? state.phase.at : view.now();
  const { session: logged, sets } = loggedOf(session, endedAt);
  const exercises = [...new Set(sets.map(({ exercise }) => exercise))];
  const known = await Promise.all(exercises.map(log.setsOf));
  const earlier = known
    .flat()
    .filter((set) => set.session !== logged.id && set.at < endedAt && isWork(set))
    .toSorted((one, other) => other.at - one.at);
  // Another tab may have moved or paused the plan, or accepted a new version, since the session began.
  const before = await log.plan(planKey(session.place));
  const after = whatIsNext(view, before, { session: logged, sets });
  await log.endSession(logged, sets, after?.plan);
  return {
    session: logged,
    sets,
    records: recordsOf(sets.filter(isWork), earlier),
    before,
    after,
    isFirst: (await log.sessions(2)).length === 1,
  };
};

/**
 * Undoes the end: the session is open again, as before she finished it, and so is her plan. It is stored before it is removed from the log,
 * so that nothing is lost if the second step fails.
 */
export const reopenSession = async (
  { session, log }: Pick<SessionView, 'session' | 'log'>,
  followed: FollowedPlan | undefined,
): Promise<void> => {
  const before = undo(session);
  const text = (await log.session(session.id))?.note ?? '';
  const isNoted = text !== (stateOf(before).note ?? '');
  const at = session.events.at(-1)?.at ?? session.startedAt;
  // A note written after the end is kept.
  const noted = isNoted ? next(before, { kind: 'note', at, text }) : before;
  const reopened = await log.saveSession(noted, 0);
  if (reopened.kind !== 'saved') throw new Error('Another session is open.');
  try {
    await log.removeSession(session.id);
  } catch (reason) {
    // A session that is already in the log can't end again: sets done in it now would be lost.
    await log.dropSession();
    throw reason;
  }
  if (followed !== undefined) await log.savePlan(followed);
};

const sentenceOf = (reason: unknown): string =>
  reason instanceof TrainingStorageError
    ? reason.message
    : 'Your session could not be written into the log. It is still open on this device, so nothing is lost. Try again.';

/** Ends the session as soon as this is mounted. Her note and her changes come later. */
export const useEnding = (
  view: SessionView,
): {
  readonly ending: Ending;
  readonly retry: () => void;
  readonly change: (ended: Ended) => void;
} => {
  const [ending, setEnding] = useState<Ending>({ kind: 'saving' });
  const [attempt, setAttempt] = useState(1);
  // The end uses the session as it was when it finished; data that loads later must not change it.
  const [finished, setFinished] = useState(view);
  if (finished.session.id !== view.session.id) setFinished(view);
  useEffect(() => {
    let isCurrent = true;
    endSession(finished).then(
      (ended) => isCurrent && setEnding({ kind: 'ended', ended }),
      (reason: unknown) => {
        if (isCurrent) setEnding({ kind: 'failed', sentence: sentenceOf(reason) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [finished, attempt]);
  return {
    ending,
    retry: () => {
      setEnding({ kind: 'saving' });
      setAttempt(attempt + 1);
    },
    change: (ended) => setEnding({ kind: 'ended', ended }),
  };
};
