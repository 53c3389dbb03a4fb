import { sessionAfterEvent, sessionStateOf } from './session-after-event.ts';
import type { Session, SessionEvent } from './session.ts';

/** An event that isn't stored yet, and the set that was on the screen when it happened. */
export type UnsavedEventWithCurrentStep = {
  readonly event: SessionEvent;
  readonly step: string | undefined;
};

/**
 * Another tab's stored session, with those of our events that still make sense there: the ones for
 * the set that is current in both.
 */
export const replayUnsavedEventsOnStoredSession = (
  session: Session,
  unsaved: readonly UnsavedEventWithCurrentStep[],
): Session =>
  unsaved.reduce(
    (merged, { event, step }) =>
      sessionStateOf(merged).current?.id === step ? sessionAfterEvent(merged, event) : merged,
    session,
  );
