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

/** Stores the provider's state: sessions, grants, codes, refresh tokens. */
export type ProviderStore = {
  readonly adapter: AdapterFactory;
  /** Removes an account's records of these models. */
  readonly removeOf: (subject: string, models: readonly string[]) => void;
  /** Writes the changes that aren't on disk yet. */
  readonly close: () => void;
};

/**
 * How long a refresh token can be reused after a rotation, in seconds, in case the response was
 * lost: the same as Auth0's rotation overlap period in our setup
 * (`local/setup/auth0/application-requirements.ts`).
 */
const rotationOverlap = 30;

/**
 * The payload of a consumed token as the provider sees it: not consumed until the overlap period
 * has passed.
 */
const withOverlap = (payload: AdapterPayload): AdapterPayload => {
  const { consumed, ...others } = payload;
  const isOver = typeof consumed !== 'number' || consumed + rotationOverlap < Date.now() / 1000;
  return isOver ? payload : others;
};

/**
 * How long changes are collected before they are written, in milliseconds. One login makes a dozen
 * changes.
 */
const writeDelay = 100;

/**
 * Opens the store in a folder, so that a restart logs nobody out. Only one process may use it at a
 * time.
 */
export const openProviderStore = (folder: string): ProviderStore => {
  const file = openJsonFile(path.join(folder, 'sessions.json'), Records, {});
  const records = new Map(Object.entries(file.read()));
  const isExpired = ({ expiresAt }: { readonly expiresAt?: number | undefined }): boolean =>
    expiresAt !== undefined && expiresAt <= Date.now();

  let timer: NodeJS.Timeout | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, record] of records) if (isExpired(record)) records.delete(key);
    file.write(Object.fromEntries(records));
  };
  const scheduleWrite = (): void => {
    timer ??= setTimeout(write, writeDelay);
  };
  const find = (matches: (payload: AdapterPayload, key: string) => boolean) =>
    [...records].find(([key, record]) => !isExpired(record) && matches(record.payload, key))?.[1]
      .payload;

  const adapter = (model: string): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const isOfModel = (key: string): boolean => key.startsWith(`${model}:`);
    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = expiresIn === undefined ? undefined : Date.now() + expiresIn * 1000;
        records.set(keyOf(id), { payload, expiresAt });
        scheduleWrite();
      },
      find: async (id) => {
        const record = records.get(keyOf(id));
        if (record === undefined || isExpired(record)) return undefined;
        return model === 'RefreshToken' ? withOverlap(record.payload) : record.payload;
      },
      findByUid: async (uid) => find((payload, key) => isOfModel(key) && payload.uid === uid),
      findByUserCode: async (code) =>
        find((payload, key) => isOfModel(key) && payload.userCode === code),
      consume: async (id) => {
        const record = records.get(keyOf(id));
        if (record !== undefined) record.payload.consumed ??= Math.floor(Date.now() / 1000);
        scheduleWrite();
      },
      destroy: async (id) => {
        records.delete(keyOf(id));
        scheduleWrite();
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of records) {
          if (isOfModel(key) && payload.grantId === grantId) records.delete(key);
        }
        scheduleWrite();
      },
    };
  };
  const removeOf: ProviderStore['removeOf'] = (subject, models) => {
    for (const [key, { payload }] of records) {
      if (payload.accountId === subject && models.some((model) => key.startsWith(`${model}:`))) {
        records.delete(key);
      }
    }
    scheduleWrite();
  };
  return { adapter, removeOf, close: () => (timer === undefined ? undefined : write()) };
};
