import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { exerciseKeyOfLine } from '../../../domain/training/exercise-key.ts';
import { planKeyOf } from '../../../domain/training/plan/plan-address.ts';
import type { FollowedPlan, LoggedSet } from '../../../domain/training/log.ts';
import type { OpenSessionWithRevision } from '../../../services/training-log/training-log.ts';
import {
  lineNamesAndNotesAtPlanPlace,
  lineNamerOfSession,
  type NameAndNoteOfPlanLine,
} from '../../../domain/training/session/line-names.ts';
import type { PublishedPlan } from '../../../domain/training/start/prepare-session.ts';
import { createSessionStore, type SessionStore, type SessionSnapshot } from './session-store.ts';
import type { LogKitAndExerciseFacts, RunningSessionData } from '../running-session-data.ts';

const noSets: readonly LoggedSet[] = [];

/**
 * Once the next frame is on the screen: on an old phone, storing a set would hold up showing the
 * next one. A page in the background paints no frames, so it waits for a tenth of a second at most.
 */
const afterPaint = (work: () => void): void => {
  const atLatest = setTimeout(work, 100);
  requestAnimationFrame(() => {
    clearTimeout(atLatest);
    setTimeout(work);
  });
};

type GymView = {
  readonly view: RunningSessionData;
  readonly words: ReadonlyMap<string, NameAndNoteOfPlanLine>;
  readonly snapshot: SessionSnapshot;
  readonly store: SessionStore;
};

/**
 * The open session, with everything that its components show. `plan` is undefined until it has been
 * read again.
 */
export const useSession = (
  training: LogKitAndExerciseFacts,
  open: OpenSessionWithRevision,
  plan: PublishedPlan | undefined,
): GymView => {
  const { log, now, library, weights } = training;
  const [store] = useState(() => createSessionStore(log, open, now, afterPaint));
  const snapshot = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => store.listen(), [store]);
  /** For display only; the end of the session reads it again. */
  const [followed, setFollowed] = useState<FollowedPlan>();
  const [earlier, setEarlier] = useState<ReadonlyMap<string, readonly LoggedSet[]>>(new Map());
  const { session, state } = snapshot;
  const { place } = session;
  const keys = [
    ...new Set(state.steps.map(({ line: id, slug }) => exerciseKeyOfLine({ id, slug }, place))),
  ];
  const allKeys = keys.join('\n');
  useEffect(() => {
    let isCurrent = true;
    if (allKeys === '') return undefined;
    const read = async (): Promise<void> => {
      const rows = await Promise.all(
        allKeys.split('\n').map(async (key) => [key, await log.lastTime(key)] as const),
      );
      if (isCurrent) {
        const work = rows.map(
          ([key, sets]) => [key, sets.filter(({ kind }) => kind === 'work')] as const,
        );
        setEarlier(new Map(work));
      }
    };
    // What the lifter did last time is helpful, but a session works without it.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [log, allKeys]);
  const key = session.own === undefined && place !== undefined ? planKeyOf(place) : undefined;
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    log.plan(key).then(
      (found) => isCurrent && setFollowed(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [log, key]);
  const words = useMemo(() => lineNamesAndNotesAtPlanPlace(plan?.view.plan, place), [plan, place]);
  const nameOf = useMemo(
    () => lineNamerOfSession(session, library, words),
    [session, library, words],
  );
  const lastTime = useCallback((exercise: string) => earlier.get(exercise) ?? noSets, [earlier]);
  const onFollowed = useCallback(
    (changed: FollowedPlan): void => {
      setFollowed(changed);
      log.savePlan(changed).catch(() => undefined);
    },
    [log],
  );
  return {
    view: {
      log,
      now,
      library,
      weights,
      session,
      state,
      plan,
      followed,
      nameOf,
      lastTime,
      dispatch: store.dispatch,
      undo: store.undo,
      onFollowed,
    },
    words,
    snapshot,
    store,
  };
};
