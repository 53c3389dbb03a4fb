import type { BackupPart } from './backup-part.ts';
import { contentPart } from './content/content-part.ts';
import { databasePart } from './database/database-part.ts';

/** What a backup consists of, in the order in which it is put back: the content first, which says what the shop sells. */
export const backupParts: readonly BackupPart[] = [contentPart, databasePart];
