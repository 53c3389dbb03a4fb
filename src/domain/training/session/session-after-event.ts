import { doneInSetIfDoneNow } from './logged-set.ts';
import {
  createReducerStateFromSteps,
  groupClockStartOfStep,
  type SessionReducerState,
} from './progress.ts';
import type { SessionPhase, Session, SessionEvent, SessionState } from './session.ts';
import { stateAfterEventUnlessInvalid } from './state-after-event-unless-invalid.ts';

/** The session's current state, cached so that `sessionAfterEvent` doesn't replay every event. */
const known = new WeakMap<Session, SessionReducerState>();

const progressOf = (session: Session): SessionReducerState => {
  const found = known.get(session);
  if (found !== undefined) return found;
  const progress = session.events.reduce(
    (sum, event) => stateAfterEventUnlessInvalid(session, sum, event) ?? sum,
    createReducerStateFromSteps(session.steps),
  );
  known.set(session, progress);
  return progress;
};

/**
 * Appends an event. Steppers are pressed many times: several `adjust` events in a row are merged
 * into one.
 */
const withEvent = (events: Session['events'], event: SessionEvent): Session['events'] => {
  const last = events.at(-1);
  return last?.kind === 'adjust' && event.kind === 'adjust'
    ? [...events.slice(0, -1), { ...event, draft: { ...last.draft, ...event.draft } }]
    : [...events, event];
};

/** The session after an event. One that is invalid in its state changes nothing. */
export const sessionAfterEvent = (session: Session, event: SessionEvent): Session => {
  const progress = stateAfterEventUnlessInvalid(session, progressOf(session), event);
  if (progress === undefined) return session;
  const after = { ...session, events: withEvent(session.events, event) };
  known.set(after, progress);
  return after;
};

/** Whether an event is the lifter's, and not of an EMOM's clock. */
const isHers = ({ kind }: SessionEvent): boolean => kind !== 'minute up';

/** Whether a `done` after these events logged a timed set by its own clock. */
const wasTimed = (session: Session, events: Session['events']): boolean =>
  progressOf({ ...session, events }).setSince !== undefined;

/**
 * The session without the lifter's last event. Without any it stays as it is. Undo after a timed
 * set goes back to before its clock began, keeping what the lifter had typed: that clock has run
 * out, and would log the set again at once.
 */
export const undoLastEvent = (session: Session): Session => {
  // The clock of an EMOM tells again which minutes are over.
  const index = session.events.findLastIndex(isHers);
  const last = session.events[index];
  if (last === undefined) return session;
  const events = session.events.slice(0, index);
  if (last.kind !== 'done' || !wasTimed(session, events)) return { ...session, events };
  const begun = events.findLastIndex(({ kind }) => kind === 'begin');
  return { ...session, events: events.toSpliced(begun, 1) };
};

const phaseOf = (progress: SessionReducerState): SessionPhase => {
  const { finished, setSince, rest } = progress;
  const [current] = progress.toCome;
  if (finished !== undefined) return { kind: 'finished', ...finished };
  if (current === undefined) return { kind: 'all done' };
  if (setSince !== undefined) return { kind: 'running', since: setSince, clock: 'set' };
  if (rest !== undefined) return { kind: 'resting', since: rest.since, until: rest.until };
  const since = groupClockStartOfStep(progress, current);
  return since === undefined ? { kind: 'ready' } : { kind: 'running', since, clock: 'group' };
};

const clockOf = (progress: SessionReducerState): SessionState['clock'] => {
  const [current] = progress.toCome;
  if (current?.group?.minutes === undefined || progress.finished !== undefined) return undefined;
  const since = groupClockStartOfStep(progress, current);
  return since === undefined ? undefined : { since, until: since + 60_000 * current.group.minutes };
};

/** The state of a session: its steps, the current one, and what was done. */
export const sessionStateOf = (session: Session): SessionState => {
  const progress = progressOf(session);
  const current = progress.finished === undefined ? progress.toCome[0] : undefined;
  return {
    steps: [...progress.past, ...progress.toCome],
    current,
    phase: phaseOf(progress),
    clock: clockOf(progress),
    proposed:
      current === undefined
        ? undefined
        : doneInSetIfDoneNow(session, current, progress.sets, progress.drafts[current.id] ?? {}),
    sets: progress.sets,
    skipped: progress.skipped,
    missed: progress.missed,
    takenOut: progress.takenOut,
    notToday: progress.notToday,
    note: progress.note,
    lineNotes: progress.lineNotes,
    lastEvent: session.events.findLast(isHers),
  };
};
