import * as v from 'valibot';

import { keyPaths, type StoreName } from '../storage/tables.ts';
import { trainingLogDatabaseName } from '../storage/training-log-database-name.ts';

/** Called with the stores that have changed, and whether another tab has changed them. */
export type LogChangeListener = (changed: readonly StoreName[], isElsewhere: boolean) => void;

/** Announces changes of the log to this tab and the others. */
export type LogChangeChannel = {
  readonly announce: (changed: readonly StoreName[]) => void;
  /** Returns the function that unsubscribes the listener. */
  readonly subscribe: (listener: LogChangeListener) => () => void;
};

const isStoreName = (name: string): name is StoreName => Object.hasOwn(keyPaths, name);

const MessageSchema = v.array(v.pipe(v.string(), v.check(isStoreName)));

/** Creates the announcements of a log. Other tabs are notified only if the log is on the device. */
export const createLogChangeChannel = (keeping: 'device' | 'this tab'): LogChangeChannel => {
  const listeners = new Set<LogChangeListener>();
  const tell: LogChangeListener = (changed, isElsewhere) => {
    for (const listener of [...listeners]) {
      try {
        listener(changed, isElsewhere);
      } catch (reason) {
        // What was announced is stored: whoever stored it must not be told otherwise.
        console.error(reason);
      }
    }
  };
  const channel =
    keeping === 'device' && typeof BroadcastChannel === 'function'
      ? new BroadcastChannel(trainingLogDatabaseName)
      : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = v.safeParse(MessageSchema, data);
    if (message.success) tell(message.output.filter(isStoreName), true);
  });
  return {
    announce: (changed) => {
      tell(changed, false);
      channel?.postMessage(changed);
    },
    subscribe: (listener) => {
      // Wrapped, so that one function can listen twice.
      const own: LogChangeListener = (changed, isElsewhere) => listener(changed, isElsewhere);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
};
