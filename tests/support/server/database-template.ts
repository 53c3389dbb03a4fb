import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { startDatabase } from '../../../local/database/start.ts';
import { migrationsFolder, stateFolder } from '../../../local/folders.ts';

const templatesFolder = path.join(stateFolder, 'test-databases');

/** Changes whenever Postgres or our tables change. */
const templateKey = (): string => {
  const hash = createHash('sha256');
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(readFileSync(path.join(path.dirname(pglite), '../package.json')));
  for (const name of readdirSync(migrationsFolder).toSorted()) {
    hash.update(name).update(readFileSync(path.join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
};

const createTemplate = async (template: string): Promise<void> => {
  mkdirSync(templatesFolder, { recursive: true });
  const draft = mkdtempSync(path.join(templatesFolder, 'draft-'));
  const database = await startDatabase({ folder: draft, port: 0, migrationsFolder });
  await database.close();
  try {
    renameSync(draft, template);
  } catch (error) {
    // Another test file has created the same template in the meantime.
    rmSync(draft, { recursive: true });
    if (!existsSync(template)) throw error;
  }
};

/**
 * Fills a new folder with a database that has our tables and no rows, for `startDatabase`. Creating
 * one takes seconds, so the first test file creates a template in `.local`, and the others copy it.
 */
export const copyDatabaseTemplate = async (folder: string): Promise<void> => {
  const template = path.join(templatesFolder, templateKey());
  if (!existsSync(template)) await createTemplate(template);
  cpSync(template, folder, { recursive: true });
};
