import * as v from 'valibot';
import { WrappedKeySchema } from '../../domain/sealed-sync/sealed-log-api.ts';
import type { RunTransaction } from './storage/tables.ts';

/** In the store `meta`, beside the record of exports and reminders. */
const keyId = 'backup key';

const BackupKeySchema = v.object({
  /** No script can read it out. */
  key: v.custom<CryptoKey>((value) => value instanceof CryptoKey),
  /** The same key as each sealed backup carries it: only its phrase opens it. */
  wrapped: WrappedKeySchema,
});

/** What seals backups on this device, so that the lifter needs her phrase only to restore one. */
export type BackupKey = Readonly<v.InferOutput<typeof BackupKeySchema>>;

/** The key that this device keeps; undefined if the lifter has made no sealed backup here. */
export const readBackupKey = async (transact: RunTransaction): Promise<BackupKey | undefined> => {
  const found = await transact(['meta'], 'readonly', (tables) => tables.get('meta', keyId));
  const parsed = v.safeParse(BackupKeySchema, found);
  return parsed.success ? parsed.output : undefined;
};

/** Keeps a key in place of the one before. It goes when the log is deleted. */
export const keepBackupKey = (transact: RunTransaction, key: BackupKey): Promise<void> =>
  transact(['meta'], 'readwrite', (tables) => tables.put('meta', { ...key, id: keyId }));
