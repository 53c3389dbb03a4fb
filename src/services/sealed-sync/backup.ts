import * as v from 'valibot';
import { readLogJson, toLogJson } from '../../domain/training/log-files/log-json.ts';
import type { WholeLog } from '../../domain/training/log-files/whole-log.ts';
import { WrappedKeySchema } from '../../domain/sealed-sync/sealed-log-api.ts';
import type { BackupKey } from '../training-log/backup-key.ts';
import { fromBase64, toBase64 } from './base64.ts';
import {
  copyDataKeyAsNonExtractable,
  createDataKey,
  idOfKeyWrappedByPhrase,
  secretOfPhrase,
  unwrapDataKeyWithSecret,
  wrapDataKeyWithSecret,
} from './keys.ts';
import { sealTextToBytes, tryToOpenSealedText } from './seal.ts';
import type { KeyUnlockingPhrase, LogAndDateOfBackup, SyncActionResult } from './sealed-sync.ts';

/** The name of a backup file of that day, such as `2026-11-26`. */
export const backupFileNameOn = (day: string): string => `knurl-backup-${day}.json`;

const format = 'knurl-sealed-backup';

const BackupSchema = v.object({
  format: v.literal(format),
  version: v.number(),
  key: WrappedKeySchema,
  sealed: v.string(),
});

const context = 'knurl training log, backup 1';

const refused = <Value>(sentence: string): SyncActionResult<Value> => ({
  kind: 'refused',
  sentence,
});

/** A sealed file of a log, under a data key and its wrapped form. */
export const sealBackupWithKey = async (
  log: WholeLog,
  {
    key,
    wrapped,
    madeAt,
    withReasons,
  }: BackupKey & { readonly madeAt: number; readonly withReasons: boolean },
): Promise<Blob> => {
  const json = toLogJson(log, { exportedAt: madeAt, withReasons });
  const sealed = toBase64(await sealTextToBytes(key, context, JSON.stringify({ madeAt, json })));
  const file = JSON.stringify({ format, version: 1, key: wrapped, sealed });
  return new Blob([`${file}\n`], { type: 'application/json' });
};

/**
 * A new key for sealed backups without sync, which this phrase opens. Refused if the words are no
 * phrase.
 */
export const createBackupKeyOpenedByPhrase = async (
  phrase: KeyUnlockingPhrase,
): Promise<SyncActionResult<BackupKey>> => {
  const secret = await secretOfPhrase(phrase);
  if (secret === undefined) return refused('These twelve words aren’t a phrase.');
  const key = await createDataKey();
  const wrapped = await wrapDataKeyWithSecret(
    secret,
    { kind: 'phrase', id: idOfKeyWrappedByPhrase, epoch: 1 },
    key,
  );
  return { kind: 'done', value: { key: await copyDataKeyAsNonExtractable(key), wrapped } };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a file is a sealed backup, before the member is asked for its phrase. */
export const isSealedBackupFile = async (file: Blob): Promise<boolean> =>
  v.is(BackupSchema, parseJson(await file.text()));

const PlainSchema = v.object({ madeAt: v.number(), json: v.string() });

/**
 * Opens a sealed backup with its phrase. `log.add(opened.log)` restores it; what is there already
 * stays.
 */
export const openBackup = async (
  file: Blob,
  phrase: KeyUnlockingPhrase,
): Promise<SyncActionResult<LogAndDateOfBackup>> => {
  const read = v.safeParse(BackupSchema, parseJson(await file.text()));
  if (!read.success) return refused('This file isn’t a sealed backup of ours.');
  if (read.output.version > 1) {
    return refused(
      'This file is from a newer version of the site. Reload the page, then choose it again.',
    );
  }
  const secret = await secretOfPhrase(phrase);
  const key =
    secret === undefined ? undefined : await unwrapDataKeyWithSecret(secret, read.output.key);
  if (key === undefined)
    return refused('These words don’t open this file. It may have another phrase.');
  const plain = v.safeParse(
    PlainSchema,
    parseJson((await tryToOpenSealedText(key, context, fromBase64(read.output.sealed))) ?? ''),
  );
  const own = plain.success ? readLogJson(plain.output.json) : undefined;
  if (!plain.success || own?.kind !== 'own') {
    return refused('This file is damaged. Choose another copy of it if you have one.');
  }
  return { kind: 'done', value: { log: own.log, madeAt: plain.output.madeAt } };
};
