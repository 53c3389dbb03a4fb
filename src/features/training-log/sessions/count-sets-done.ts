import { sessionStateOf } from '../../../domain/training/session/session-after-event.ts';
import type { Session } from '../../../domain/training/session/session.ts';

/**
 * How many sets of an open session are done. Replaying its events takes much code, which only the
 * log of a lifter in a session loads.
 */
export const countSetsDoneInOpenSession = (session: Session): number =>
  sessionStateOf(session).sets.length;
