import type { LoggedSessionWithoutSets, LoggedSet } from '../log.ts';
import { sessionStateOf } from './session-after-event.ts';
import type { Session, SessionState } from './session.ts';

/** The outcome. A session without a manual end counts as finished once everything in it is done. */
const outcomeOf = ({ phase }: SessionState): LoggedSessionWithoutSets['outcome'] => {
  if (phase.kind === 'finished') return phase.outcome;
  return phase.kind === 'all done' ? 'finished' : 'stopped';
};

/**
 * How many work sets the lifter planned: all that were asked for, including those that she added or
 * skipped, but not those that `trimSessionForReason` removed or AMRAP rounds that the clock ended.
 */
const plannedSets = ({ steps, sets, takenOut }: SessionState): number => {
  const out = new Set(takenOut);
  const done = new Set(sets.map(({ step }) => step));
  return steps.filter(
    ({ id, kind, group }) =>
      kind === 'work' &&
      !out.has(id) &&
      (group?.kind !== 'amrap' || group.round === 1 || done.has(id)),
  ).length;
};

/**
 * The log's records of a session: the session itself and every set that the lifter did, including
 * ramp sets.
 */
export const logRecordsOfSession = (
  session: Session,
  endedAt: number,
): { readonly session: LoggedSessionWithoutSets; readonly sets: readonly LoggedSet[] } => {
  const state = sessionStateOf(session);
  const { sets, notToday, note, lineNotes } = state;
  return {
    session: {
      id: session.id,
      ...(session.place !== undefined && { place: session.place }),
      ...(session.own !== undefined && { own: session.own }),
      ...(session.version !== undefined && { version: session.version }),
      startedAt: session.startedAt,
      endedAt,
      outcome: outcomeOf(state),
      plannedSets: plannedSets(state),
      doneSets: sets.filter(({ kind }) => kind === 'work').length,
      ...(notToday !== undefined && { notToday }),
      ...(session.comingBack !== undefined && { comingBack: session.comingBack }),
      ...(note !== undefined && { note }),
      ...(Object.keys(lineNotes).length > 0 && { lineNotes }),
    },
    sets,
  };
};
