import type { BackupPart } from './backup-part.ts';
import { contentPart } from './content/content-part.ts';
import { databasePart } from './database/database-part.ts';

/**
 * The parts of a backup, in the order of restoring: the content first, because it defines what the
 * shop sells.
 */
export const backupParts: readonly BackupPart[] = [contentPart, databasePart];
