import path from 'node:path';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import * as v from 'valibot';
import { openJsonFile } from '../json-file.ts';

const isPayload = (value: unknown): value is AdapterPayload =>
  typeof value === 'object' && value !== null;

const Records = v.record(
  v.string(),
  v.object({ payload: v.custom<AdapterPayload>(isPayload), expiresAt: v.optional(v.number()) }),
);

/** What the provider remembers: sessions, grants, codes, refresh tokens. */
export type SessionStore = {
  readonly adapter: AdapterFactory;
  /** Writes what has not been written yet. */
  readonly close: () => void;
};

/** How long changes are gathered before they are written: one login makes a dozen of them. */
const writeDelay = 100;

/** Opens the store in a folder; a restart signs nobody out. One process uses it at a time. */
export const openSessionStore = (folder: string): SessionStore => {
  const file = openJsonFile(path.join(folder, 'sessions.json'), Records, {});
  const records = new Map(Object.entries(file.read()));
  const isOver = ({ expiresAt }: { readonly expiresAt?: number | undefined }): boolean =>
    expiresAt !== undefined && expiresAt <= Date.now();

  let timer: NodeJS.Timeout | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, record] of records) if (isOver(record)) records.delete(key);
    file.write(Object.fromEntries(records));
  };
  const changed = (): void => {
    timer ??= setTimeout(write, writeDelay);
  };
  const search = (by: (payload: AdapterPayload, key: string) => boolean) =>
    [...records].find(([key, record]) => !isOver(record) && by(record.payload, key))?.[1].payload;

  const adapter = (model: string): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const isMine = (key: string): boolean => key.startsWith(`${model}:`);
    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = expiresIn === undefined ? undefined : Date.now() + expiresIn * 1000;
        records.set(keyOf(id), { payload, expiresAt });
        changed();
      },
      find: async (id) => {
        const record = records.get(keyOf(id));
        return record === undefined || isOver(record) ? undefined : record.payload;
      },
      findByUid: async (uid) => search((payload, key) => isMine(key) && payload.uid === uid),
      findByUserCode: async (code) =>
        search((payload, key) => isMine(key) && payload.userCode === code),
      consume: async (id) => {
        const record = records.get(keyOf(id));
        if (record !== undefined) record.payload.consumed = Math.floor(Date.now() / 1000);
        changed();
      },
      destroy: async (id) => {
        records.delete(keyOf(id));
        changed();
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of records) {
          if (isMine(key) && payload.grantId === grantId) records.delete(key);
        }
        changed();
      },
    };
  };
  return { adapter, close: () => (timer === undefined ? undefined : write()) };
};
