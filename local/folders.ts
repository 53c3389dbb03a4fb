import path from 'node:path';

/** The root of the repository. */
export const projectFolder = path.resolve(import.meta.dirname, '..');

/** Where the commands store their own state. Git ignores it, and it is safe to delete. */
export const stateFolder = path.join(projectFolder, '.local');

/** The database migrations: a numbered file for each change of the tables. */
export const migrationsFolder = path.join(projectFolder, 'netlify/database/migrations');

/** The rollback of each migration, by number. */
export const rollbacksFolder = path.join(projectFolder, 'netlify/database/rollbacks');

/** The folder of the starter space. */
export const contentFolder = path.join(projectFolder, 'content');
