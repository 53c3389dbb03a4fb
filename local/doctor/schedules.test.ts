import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSchedules } from './schedules.ts';

it('reads the scheduled functions, with the host’s shortcuts as cron expressions', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'schedules-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('a.ts', "export const config = { schedule: '@hourly' };\n");
  write('b.ts', "// schedule: '@daily'\nexport const config = {\n  schedule: '*/5 * * * *',\n};\n");
  write('c.ts', "export const config = { path: '/api/c' };\n");
  expect(await readSchedules(folder)).toEqual([
    { name: 'a', cron: '0 * * * *' },
    { name: 'b', cron: '*/5 * * * *' },
  ]);
  rmSync(folder, { recursive: true });
});

it('finds one schedule in our functions: everything else is run by that one', async () => {
  expect(await readSchedules()).toEqual([{ name: 'clock', cron: '*/5 * * * *' }]);
});
