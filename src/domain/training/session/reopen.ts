import { sessionAfterEvent, sessionStateOf, undoLastEvent } from './session-after-event.ts';
import type { Session } from './session.ts';

/**
 * A finished session as it was before its end. A note that was written in the log since then is
 * kept: `note` is the one of the log.
 */
export const reopenFinishedSession = (finished: Session, note: string): Session => {
  const before = undoLastEvent(finished);
  if (note === (sessionStateOf(before).note ?? '')) return before;
  const at = finished.events.at(-1)?.at ?? finished.startedAt;
  return sessionAfterEvent(before, { kind: 'note', at, text: note });
};
