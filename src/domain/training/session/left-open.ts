import { sessionStateOf } from './session-after-event.ts';
import type { Session, SessionEvent } from './session.ts';

/** How long nothing has happened in a session that counts as left open, in milliseconds. */
export const sessionLeftOpenAfterIdleMs = 6 * 3_600_000;

/**
 * The event that closes a session in which nothing has happened for six hours: at its last set, or
 * at its start if it has none. Undefined while it isn't left open, and after its end. `now` is in
 * milliseconds since 1970.
 */
export const endEventOfLeftOpenSession = (
  session: Session,
  now: number,
): Extract<SessionEvent, { kind: 'finish' }> | undefined => {
  const { phase, sets } = sessionStateOf(session);
  const touchedAt = Math.max(session.startedAt, ...session.events.map(({ at }) => at));
  if (phase.kind === 'finished' || now - touchedAt < sessionLeftOpenAfterIdleMs) return undefined;
  return {
    kind: 'finish',
    at: Math.max(session.startedAt, ...sets.map(({ at }) => at)),
    outcome: phase.kind === 'all done' ? 'finished' : 'stopped',
    wasLeftOpen: true,
  };
};
