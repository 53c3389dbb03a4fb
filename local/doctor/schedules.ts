import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '../folders.ts';

/** One of our functions that the host runs on a schedule, in UTC. */
export type ScheduledFunction = { readonly name: string; readonly cron: string };

const shortcuts: ReadonlyMap<string, string> = new Map([
  ['@hourly', '0 * * * *'],
  ['@daily', '0 0 * * *'],
]);

/** A schedule as a five-field cron expression; also accepts shortcuts such as `@hourly`. */
export const toCron = (schedule: string): string => shortcuts.get(schedule) ?? schedule;

/**
 * The schedules that our functions declare (`export const config = { schedule }`), read as the host
 * reads them: without running the functions.
 */
export const readSchedules = async (
  functionsFolder = path.join(projectFolder, 'netlify/functions'),
): Promise<readonly ScheduledFunction[]> => {
  const names = (await readdir(functionsFolder)).filter((name) => name.endsWith('.ts'));
  const found = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(functionsFolder, name), 'utf8');
      const schedule = /export const config = \{[^}]*schedule: '([^']+)'/.exec(text)?.[1];
      return schedule === undefined
        ? []
        : [{ name: name.replace(/\.ts$/, ''), cron: toCron(schedule) }];
    }),
  );
  return found.flat();
};
