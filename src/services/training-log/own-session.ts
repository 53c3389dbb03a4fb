import type { OpenSession } from './log-contract.ts';
import { propertyOf } from './tables.ts';

type OwnSession = {
  readonly keep: (stored: OpenSession) => void;
  /** The session of a record if this tab stored it; undefined if it has to be parsed. */
  readonly as: (record: unknown) => OpenSession | undefined;
};

/**
 * Remembers the open session as this tab stored it last. As long as the device has that one, nothing has to be parsed: after each set that
 * would take an old phone longer than to show the next one. Of one revision there is one session, unless an end was taken back, which
 * counts from 1 again: the events tell the two apart.
 */
export const ownSession = (): OwnSession => {
  let own: OpenSession | undefined;
  return {
    keep: (stored) => {
      own = stored;
    },
    as: (record) => {
      const session = propertyOf(record, 'session');
      const events = propertyOf(session, 'events');
      const isOwn =
        own !== undefined &&
        propertyOf(record, 'revision') === own.revision &&
        propertyOf(session, 'id') === own.session.id &&
        Array.isArray(events) &&
        events.length === own.session.events.length;
      return isOwn ? own : undefined;
    },
  };
};
