import type { OpenSessionWithRevision } from '../training-log.ts';
import { propertyOf } from '../storage/tables.ts';

export type OpenSessionParseCache = {
  readonly remember: (stored: OpenSessionWithRevision) => void;
  /** The session of a record if this tab stored it; undefined if the record has to be parsed. */
  readonly recognise: (record: unknown) => OpenSessionWithRevision | undefined;
};

/**
 * Remembers the open session as this tab last stored it. While the device still has that one,
 * nothing has to be parsed: after each set, that would take an old phone longer than showing the
 * next one. A revision identifies a session, unless the end of a session was taken back, which
 * restarts the count at 1: then the number of events tells the two apart.
 */
export const createOpenSessionParseCache = (): OpenSessionParseCache => {
  let last: OpenSessionWithRevision | undefined;
  return {
    remember: (stored) => {
      last = stored;
    },
    recognise: (record) => {
      const session = propertyOf(record, 'session');
      const events = propertyOf(session, 'events');
      const isLast =
        last !== undefined &&
        propertyOf(record, 'revision') === last.revision &&
        propertyOf(session, 'id') === last.session.id &&
        Array.isArray(events) &&
        events.length === last.session.events.length;
      return isLast ? last : undefined;
    },
  };
};
