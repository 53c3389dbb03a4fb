import * as v from 'valibot';

import { databaseName } from './migrations.ts';
import { keyPaths, type StoreName } from './tables.ts';

/** Is told which stores have changed, in this tab or another. */
export type ChangeListener = (changed: readonly StoreName[]) => void;

/** Tells this tab and the others that the log has changed. */
export type Changes = {
  readonly announce: ChangeListener;
  /** Returns a function that ends it. */
  readonly subscribe: (listener: ChangeListener) => () => void;
};

const isStoreName = (name: string): name is StoreName => Object.hasOwn(keyPaths, name);

const MessageSchema = v.array(v.pipe(v.string(), v.check(isStoreName)));

/** Other tabs hear of what is stored on the device. What is kept in one tab is that tab's own. */
export const createChanges = (keeping: 'device' | 'this tab'): Changes => {
  const listeners = new Set<ChangeListener>();
  const tell: ChangeListener = (changed) => {
    for (const listener of [...listeners]) listener(changed);
  };
  const channel =
    keeping === 'device' && typeof BroadcastChannel === 'function'
      ? new BroadcastChannel(databaseName)
      : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = v.safeParse(MessageSchema, data);
    if (message.success) tell(message.output.filter(isStoreName));
  });
  return {
    announce: (changed) => {
      tell(changed);
      channel?.postMessage(changed);
    },
    subscribe: (listener) => {
      // Wrapped, so that one function can listen twice.
      const own: ChangeListener = (changed) => listener(changed);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
};
