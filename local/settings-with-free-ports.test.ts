import { expect, it } from 'vitest';
import { readSettingsWithFreePorts } from './settings-with-free-ports.ts';
import { settingsFrom } from './settings.ts';

const read = (replaced: Readonly<Record<string, string>>) => settingsFrom(replaced);

it('takes the usual ports if they are free', async () => {
  expect(await readSettingsWithFreePorts(read, async () => true)).toEqual(settingsFrom({}));
});

it('moves all ports, and the addresses that contain them, when one is in use', async () => {
  const settings = await readSettingsWithFreePorts(read, async (ports) =>
    ports.every(({ port }) => port !== 8891 && port !== 8908),
  );
  expect(settings.siteUrl).toBe('http://localhost:8928');
  expect(settings.content.host).toBe('localhost:8929');
  expect(settings.login.domain).toBe('http://localhost:8932');
  expect(settings.inboxPort).toBe(8931);
});

it('does not move a service on another machine', async () => {
  const settings = await readSettingsWithFreePorts(
    (replaced) => settingsFrom({ ...replaced, DATABASE_URL: 'postgres://user@db.example/knurl' }),
    async (ports) => ports.every(({ port }) => port > 8900),
  );
  expect(settings.database.url).toBe('postgres://user@db.example/knurl');
});

it('throws when no ports are free', async () => {
  await expect(readSettingsWithFreePorts(read, async () => false)).rejects.toThrow(
    'The ports 8888, 8889, 8890, 8891, 8892, 8893, 8894, 8895, 8897 are in use',
  );
});
