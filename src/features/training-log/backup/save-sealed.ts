import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import { openMemberLogSync } from '../../../page-parts/training/member-sync.ts';
import type { GetAccessToken } from '../../../services/members/member-api.ts';
import {
  backupFileNameOn,
  createBackupKeyOpenedByPhrase,
  sealBackupWithKey,
} from '../../../services/sealed-sync/backup.ts';
import type { KeyUnlockingPhrase } from '../../../services/sealed-sync/sealed-sync.ts';
import { isSyncOnThisDevice } from '../../../services/sealed-sync/sync-mark.ts';
import { saveFile } from '../../../services/save-file.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';

/** What came of saving a sealed backup. */
export type SealedBackupSavedOrWhyNot =
  | { readonly kind: 'saved'; readonly with: 'synced log' | 'own phrase' }
  /** The lifter has made no phrase on this device yet. */
  | { readonly kind: 'no phrase' }
  | { readonly kind: 'refused'; readonly sentence: string };

type SaveOptions = {
  readonly withReasons: boolean;
  /** The member who is logged in: her synced log has a phrase already. */
  readonly member:
    | { readonly subject: string; readonly getAccessToken: GetAccessToken }
    | undefined;
};

const refused = (sentence: string): SealedBackupSavedOrWhyNot => ({ kind: 'refused', sentence });

const save = async (log: TrainingLog, file: Blob): Promise<void> => {
  const exportedAt = Date.now();
  saveFile(file, backupFileNameOn(localIsoDayOfTime(exportedAt)));
  await log.saveCare({ exportedAt });
};

/**
 * The sealed file of the log with the key that this device keeps for backups; undefined if it has
 * none.
 */
const sealWithOwnKey = async (
  log: TrainingLog,
  withReasons: boolean,
): Promise<Blob | undefined> => {
  const key = await log.backupKey();
  if (key === undefined) return undefined;
  const [whole, service] = await Promise.all([log.whole(), log.imports()]);
  return sealBackupWithKey(
    { ...whole, imports: await service.all() },
    { ...key, madeAt: Date.now(), withReasons },
  );
};

/**
 * Saves a sealed backup with the key that there is: that of the synced log, or the one of this
 * device. May reject.
 */
export const saveSealedBackupWithKnownKey = async (
  log: TrainingLog,
  { withReasons, member }: SaveOptions,
): Promise<SealedBackupSavedOrWhyNot> => {
  if (member !== undefined && isSyncOnThisDevice()) {
    const sync = await openMemberLogSync(member.subject, member.getAccessToken);
    if (sync.state().kind === 'on') {
      const sealed = await sync.act((actions) => actions.backup());
      if (sealed.kind === 'refused') return refused(sealed.sentence);
      await save(log, sealed.value);
      return { kind: 'saved', with: 'synced log' };
    }
  }
  const file = await sealWithOwnKey(log, withReasons);
  if (file === undefined) return { kind: 'no phrase' };
  await save(log, file);
  return { kind: 'saved', with: 'own phrase' };
};

/**
 * Makes the key for sealed backups from a phrase, keeps it on this device, and saves a backup with
 * it. May reject.
 */
export const saveSealedBackupWithKeyFromPhrase = async (
  log: TrainingLog,
  phrase: KeyUnlockingPhrase,
  withReasons: boolean,
): Promise<SealedBackupSavedOrWhyNot> => {
  const key = await createBackupKeyOpenedByPhrase(phrase);
  if (key.kind === 'refused') return refused(key.sentence);
  await log.keepBackupKey(key.value);
  return saveSealedBackupWithKnownKey(log, { withReasons, member: undefined });
};
