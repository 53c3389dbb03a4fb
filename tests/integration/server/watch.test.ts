import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { monitoringApiPaths } from '../../../src/domain/monitoring/monitoring-api-paths.ts';
import { createSiteAndServicesHealthEndpoint } from '../../../src/server/health.ts';
import { Outage } from '../../../src/server/outage.ts';
import { incrementHourlyOwnerCounter } from '../../../src/server/store/counters.ts';
import { createStoreBrowserErrorEndpoint } from '../../../src/server/monitoring/browser-errors.ts';
import { readMonitoringOverviewAnswer } from '../../../src/server/monitoring/read-watch.ts';
import { recordServiceCheck } from '../../../src/server/monitoring/service-checks.ts';
import {
  findEarlyRecheckTime,
  checkServicesAndAlertOwner,
} from '../../../src/server/monitoring/watch.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

const works = async (): Promise<void> => undefined;
const fails = (): Promise<void> =>
  Promise.reject(new Outage('Stripe failed at the watch: 500', undefined));
const start = Date.parse('2026-11-23T12:00:00Z');
let server: TestDatabase;
let time = start;
const now = (): Date => new Date(time);
const minutes = (count: number): void => {
  time += count * 60_000;
};

beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.dispose());
beforeEach(async () => {
  time = start;
  vi.spyOn(console, 'error').mockReturnValue();
  await server.database.query(
    v.object({}),
    'truncate hourly_counts, service_checks, browser_errors, alerts, mails, work',
  );
});

const look = (stripe: () => Promise<void> = works): Promise<void> =>
  checkServicesAndAlertOwner({
    database: server.database,
    ask: { login: works, stripe, mail: works },
    readDeploys: async () => ({ count: 0, allowed: 20 }),
    ownerAddress: 'owner@knurl.example',
    now,
  });
const subjects = async (): Promise<readonly string[]> => {
  const rows = await server.database.query(
    v.object({ subject: v.string(), address: v.string() }),
    `select details ->> 'subject' as subject, address from mails where kind = 'alert' order by queued_at, mail_id`,
  );
  expect(rows.every(({ address }) => address === 'owner@knurl.example')).toBe(true);
  return rows.map(({ subject }) => subject);
};

it('the owner is told once that a service is down, and once that it is back', async () => {
  await look(fails);
  expect(await subjects()).toEqual([]);
  for (let round = 0; round < 4; round += 1) {
    minutes(10);
    await look(fails);
  }
  expect(await subjects()).toEqual([
    'Needs you: Stripe has failed for 20 minutes: Stripe failed at the watch: 500',
  ]);
  minutes(10);
  await look();
  minutes(10);
  await look();
  expect((await subjects()).map((subject) => subject.split(':')[0])).toEqual(['Needs you', 'Over']);
});

it('a job that rests for six hours raises no alert, even if a run fails, and one when it stops running', async () => {
  await recordServiceCheck(server.database, 'job: notice-clock', undefined, now());
  minutes(12 * 60);
  await look();
  expect(await subjects()).toEqual([]);
  minutes(75);
  await look();
  expect(await subjects()).toEqual([
    expect.stringContaining('“notice-clock” has failed for 795 minutes: nothing was heard of it'),
  ]);
});

it('looks again after ten minutes when something fails, every hour while it lasts, and then as usual', async () => {
  const next = async (): Promise<number | undefined> => {
    const at = await findEarlyRecheckTime(server.database, now());
    return at && (at.getTime() - time) / 60_000;
  };
  await look();
  expect(await next()).toBeUndefined();
  await look(fails);
  expect(await next()).toBe(10);
  minutes(70);
  await look(fails);
  expect(await next()).toBe(60);
  await look();
  expect(await next()).toBeUndefined();
});

it('simultaneous checks tell her once', async () => {
  await recordServiceCheck(server.database, 'stripe', 'no answer.', new Date(start - 3_600_000));
  await Promise.all([look(fails), look(fails), look(fails)]);
  expect(await subjects()).toHaveLength(1);
});

it('failed answers are counted by the hour, two hundred at once', async () => {
  await Promise.all(
    Array.from({ length: 200 }, () =>
      incrementHourlyOwnerCounter(server.database, 'failure /api/cart', now()),
    ),
  );
  await look();
  expect(await subjects()).toEqual([
    'Needs you: /api/cart failed 200 times in the last two hours.',
  ]);
  const answer = await readMonitoringOverviewAnswer(server.database, now());
  expect(answer.days[0]).toMatchObject({ day: '2026-11-23', failures: 200, votes: 0 });
  expect(answer.places).toEqual([{ name: 'failure /api/cart', count: 200 }]);
  expect(answer.alerts[0]?.sentence).toContain('/api/cart failed 200 times');
});

it('a failure that lasts longer than an hour is one e-mail, and another when it is over', async () => {
  const toldOfCart = async (): Promise<readonly string[]> =>
    (await subjects()).filter((subject) => subject.includes('/api/cart'));
  for (let round = 0; round < 15; round += 1) {
    minutes(10);
    for (let one = 0; one < 3; one += 1) {
      await incrementHourlyOwnerCounter(server.database, 'failure /api/cart', now());
    }
    await look();
  }
  expect(await toldOfCart()).toHaveLength(1);
  minutes(120);
  await look();
  expect(await toldOfCart()).toHaveLength(2);
});

it('the health endpoint says how long ago each service last worked, and calls it unknown after a long time without a check', async () => {
  await look();
  minutes(5);
  await recordServiceCheck(server.database, 'stripe', 'no answer.', now());
  const health = async (): Promise<unknown> => {
    const endpoint = createSiteAndServicesHealthEndpoint({
      database: server.database,
      loginKeys: { requireService: works },
      now,
    });
    return (await endpoint(new Request('https://knurl.example/api/health'))).json();
  };
  expect(await health()).toMatchObject({
    ok: true,
    services: expect.arrayContaining([
      expect.objectContaining({ name: 'stripe', state: 'failing', ageSeconds: 300 }),
      expect.objectContaining({ name: 'mail', state: 'working', ageSeconds: 300 }),
    ]),
  });
  minutes(13 * 60);
  expect(await health()).toMatchObject({
    services: expect.arrayContaining([expect.objectContaining({ name: 'mail', state: 'unknown' })]),
  });
});

it('a browser error is stored without personal data, and counted when it recurs', async () => {
  const endpoint = createStoreBrowserErrorEndpoint({
    database: server.database,
    enforceLimit: works,
    now,
  });
  const report = (body: unknown): Promise<Response> =>
    endpoint(
      new Request(`https://knurl.example${monitoringApiPaths.browserErrors}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const error = {
    message: 'x is not a function for anna@example.com',
    place: 'app-1a2b3c4d.js:1:50',
    path: '/members/packs/strong/?a=b',
  };
  expect((await report(error)).status).toBe(204);
  expect(
    (await report({ ...error, message: 'x is not a function for bea@example.com' })).status,
  ).toBe(204);
  expect((await report({ message: 'no more' })).status).toBe(400);
  expect((await readMonitoringOverviewAnswer(server.database, now())).browserErrors).toEqual([
    expect.objectContaining({
      message: 'x is not a function for (address)',
      path: '/members/packs/…',
      count: 2,
    }),
  ]);
});
