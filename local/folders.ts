import path from 'node:path';

/** The top of the repository. */
export const projectFolder = path.resolve(import.meta.dirname, '..');

/** Where the commands keep what they make for themselves; ignored by git and safe to delete. */
export const stateFolder = path.join(projectFolder, '.local');

/** The tables of the database, a numbered file for each change. */
export const migrationsFolder = path.join(projectFolder, 'netlify/database/migrations');
