import path from 'node:path';

/** The top of the repository. */
export const projectFolder = path.resolve(import.meta.dirname, '..');

/** Where the commands store their own state. Git ignores it, and it is safe to delete. */
export const stateFolder = path.join(projectFolder, '.local');

/** The migrations of the database: a numbered file for each change of its tables. */
export const migrationsFolder = path.join(projectFolder, 'netlify/database/migrations');

/** What undoes each of them, by its number. */
export const waysBackFolder = path.join(projectFolder, 'netlify/database/ways-back');

/** The starter space. */
export const contentFolder = path.join(projectFolder, 'content');
