import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '../folders.ts';

/** A function of ours that the host runs by the clock, in UTC. */
export type Schedule = { readonly name: string; readonly cron: string };

const shortcuts: ReadonlyMap<string, string> = new Map([
  ['@hourly', '0 * * * *'],
  ['@daily', '0 0 * * *'],
]);

/** A schedule as five fields, whatever its way of writing. */
export const toCron = (schedule: string): string => shortcuts.get(schedule) ?? schedule;

/** The schedules that our functions declare (`export const config = { schedule }`), read as the host reads them: without running them. */
export const readSchedules = async (
  functionsFolder = path.join(projectFolder, 'netlify/functions'),
): Promise<readonly Schedule[]> => {
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
