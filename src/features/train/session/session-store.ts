import type { SessionAction } from '../running-session-data.ts';
import {
  replayUnsavedEventsOnStoredSession,
  type UnsavedEventWithCurrentStep,
} from '../../../domain/training/session/replay-unsaved-events-on-stored-session.ts';
import {
  sessionAfterEvent,
  sessionStateOf,
  undoLastEvent,
} from '../../../domain/training/session/session-after-event.ts';
import type { Session, SessionState } from '../../../domain/training/session/session.ts';
import type {
  OpenSessionWithRevision,
  TrainingLog,
} from '../../../services/training-log/training-log.ts';
import { TrainingStorageError } from '../../../services/training-log/training-storage-error.ts';

/** Whether the lifter’s events are stored. */
type Sync =
  | { readonly kind: 'stored' }
  | { readonly kind: 'on its way' }
  /** It lives in this tab only, until a later attempt succeeds. */
  | { readonly kind: 'in this tab only'; readonly sentence: string };

export type SessionSnapshot = {
  readonly session: Session;
  readonly state: SessionState;
  readonly sync: Sync;
  /** Another tab has continued the session, or ended it. */
  readonly elsewhere: 'changed' | 'ended' | undefined;
};

export type SessionStore = {
  /** The same object until something changes. */
  readonly get: () => SessionSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * `inMs` puts the event into the near future, for a countdown with a lead-in. If negative, it
   * happened that long ago, such as while the phone slept.
   */
  readonly dispatch: (action: SessionAction, inMs?: number) => void;
  readonly undo: () => void;
  /**
   * Stores at once what isn't stored yet: events that wait for their turn, and those that are only
   * in this tab.
   */
  readonly retry: () => void;
  /** The lifter has read that another tab has changed the session. */
  readonly dismiss: () => void;
  /** Starts listening to other tabs. Returns a function that stops it. */
  readonly listen: () => () => void;
};

const sentenceOf = (reason: unknown): string =>
  reason instanceof TrainingStorageError
    ? reason.message
    : 'This browser has stopped storing the session.';

/**
 * The open session, on the screen and in storage. The screen never waits for storage: an event
 * takes effect at once and is stored in the background. If storage fails, the session goes on in
 * memory. `soon` runs what stores a change; the session's end is stored at once.
 */
export const createSessionStore = (
  log: Pick<TrainingLog, 'saveSession' | 'openSession' | 'subscribe'>,
  open: OpenSessionWithRevision,
  now: () => number,
  soon: (work: () => void) => void = (work) => work(),
): SessionStore => {
  const listeners = new Set<() => void>();
  let snapshot: SessionSnapshot = {
    session: open.session,
    state: sessionStateOf(open.session),
    // Revision 0 has never been stored.
    sync: { kind: open.revision === 0 ? 'on its way' : 'stored' },
    elsewhere: undefined,
  };
  let stored: Session | undefined = open.revision === 0 ? undefined : open.session;
  let revision = open.revision;
  let unsaved: readonly UnsavedEventWithCurrentStep[] = [];
  let isSaving = false;
  /** Something was pressed during an attempt to save: if it fails, there is another one. */
  let isAskedAgain = false;
  let mustLook = false;

  const set = (changes: Partial<SessionSnapshot>): void => {
    snapshot = { ...snapshot, ...changes };
    listeners.forEach((listener) => listener());
  };
  const show = (session: Session, elsewhere = snapshot.elsewhere): void =>
    set({ session, state: sessionStateOf(session), elsewhere });

  const take = (other: OpenSessionWithRevision | undefined): void => {
    if (other?.session.id !== snapshot.session.id) {
      stored = snapshot.session;
      unsaved = [];
      if (snapshot.state.phase.kind !== 'finished') set({ elsewhere: 'ended' });
      return;
    }
    stored = other.session;
    revision = other.revision;
    const merged = replayUnsavedEventsOnStoredSession(other.session, unsaved);
    unsaved = merged === other.session ? [] : unsaved;
    show(merged, 'changed');
  };

  const save = async (): Promise<void> => {
    isAskedAgain = isSaving;
    if (isSaving || snapshot.elsewhere === 'ended') return;
    isSaving = true;
    try {
      while (stored !== snapshot.session) {
        const sent = snapshot.session;
        const count = unsaved.length;
        const result = await log.saveSession(sent, revision);
        if (result.kind === 'saved') {
          stored = sent;
          revision = result.revision;
          unsaved = unsaved.slice(count);
        } else take(result.open);
      }
      if (snapshot.sync.kind !== 'stored') set({ sync: { kind: 'stored' } });
    } catch (reason) {
      set({ sync: { kind: 'in this tab only', sentence: sentenceOf(reason) } });
    } finally {
      isSaving = false;
    }
    if (isAskedAgain && stored !== snapshot.session) void save();
    else if (mustLook) void look();
  };

  const look = async (): Promise<void> => {
    mustLook = isSaving;
    if (isSaving || snapshot.sync.kind === 'in this tab only') return;
    const before = revision;
    const other = await log.openSession().catch(() => 'unreadable' as const);
    if (other === 'unreadable' || isSaving || revision !== before) return;
    if (other?.session.id !== snapshot.session.id || other.revision > revision) {
      // A session that was never stored can't have been changed elsewhere.
      if (stored !== undefined) take(other);
      void save();
    }
  };

  const change = (session: Session): void => {
    if (session === snapshot.session || snapshot.elsewhere === 'ended') return;
    show(session, undefined);
    if (snapshot.state.phase.kind === 'finished') void save();
    else soon(() => void save());
  };

  if (stored === undefined) void save();

  return {
    get: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch: (action, inMs = 0) => {
      const event = { ...action, at: now() + inMs };
      const session = sessionAfterEvent(snapshot.session, event);
      if (session === snapshot.session) return;
      unsaved = [...unsaved, { event, step: snapshot.state.current?.id }];
      change(session);
    },
    undo: () => {
      // An undo can't be merged into another tab's session.
      unsaved = [];
      change(undoLastEvent(snapshot.session));
    },
    retry: () => void save(),
    dismiss: () => set({ elsewhere: undefined }),
    listen: () =>
      log.subscribe((changed, isElsewhere) => {
        if (isElsewhere && changed.includes('open')) void look();
      }),
  };
};
