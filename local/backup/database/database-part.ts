import { mkdir } from 'node:fs/promises';
import { directAddress } from '../../database/addresses.ts';
import { withTablesLocked } from '../../database/locked-tables.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { migrationsFolder } from '../../folders.ts';
import { PlainFailure } from '../../plain-failure.ts';
import type { BackupPart } from '../backup-part.ts';
import { findFilledTables, requireKnownMigration, restoreDatabase } from './restore-database.ts';
import { saveDatabase } from './save-database.ts';
import { readSavedDatabase, type SavedDatabase } from './saved-database.ts';

const urlIn = (variables: Readonly<Record<string, string | undefined>>): string => {
  const url = directAddress((name) => variables[name]?.trim() || undefined);
  if (url === undefined) throw new PlainFailure('DATABASE_URL is not set.');
  return url;
};

/** The database's name and host, without user and password. */
const placeIn = (url: string): string => {
  if (!URL.canParse(url)) return 'of the settings';
  const { host, pathname } = new URL(url);
  return `“${pathname.slice(1)}” at ${host}`;
};

const countWords = ({ tables, migration }: SavedDatabase): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows in ${tables.length} tables, as of ${migration}`;
};

/**
 * The database: members, orders, votes, e-mails and everything else that is stored nowhere else.
 */
export const databasePart: BackupPart = {
  name: 'database',
  title: 'The database',
  describeMissingSettings: (variables) =>
    (variables['DATABASE_URL'] ?? '').trim() === '' ? 'DATABASE_URL is not set.' : undefined,
  save: async (folder, variables) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const saved = await withTablesLocked(
      urlIn(variables),
      { purpose: 'backup', readsOneMoment: true },
      (client) => saveDatabase(client, folder),
    );
    return `${countWords(saved)}.`;
  },
  previewRestore: async (folder, variables) => {
    const saved = readSavedDatabase(folder);
    requireKnownMigration(saved, migrationsFolder);
    const filled = await withTablesLocked(
      urlIn(variables),
      { purpose: 'restore' },
      findFilledTables,
    );
    const sentence = `${countWords(saved)}, into the database ${placeIn(urlIn(variables))}.`;
    return filled.length === 0
      ? { sentence }
      : { sentence, obstacle: `The database has rows already, in ${filled.join(', ')}.` };
  },
  restore: async (folder, variables, agreed) => {
    const url = urlIn(variables);
    const saved = readSavedDatabase(folder);
    requireKnownMigration(saved, migrationsFolder);
    // Later migrations must transform the restored rows too, so they run after the restore.
    await migrateDatabase(url, migrationsFolder, { target: saved.migration });
    await withTablesLocked(url, { purpose: 'restore' }, (client) =>
      restoreDatabase(client, folder, saved, agreed),
    );
    await migrateDatabase(url, migrationsFolder);
    return `${countWords(saved)}, each table compared with what was saved.`;
  },
};
