import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  countLateWork,
  failedWorkAwaitingRetrySql,
} from '../../../src/server/store/work-queue/waiting-work.ts';
import { openWorkQueueOfKindForClaiming } from '../../../src/server/store/work-queue/work-queue.ts';
import {
  openMeasuredDatabase,
  type MeasuredDatabase,
} from '../../support/growth/measured-database.ts';
import { atScale } from '../../support/proof-scale.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

const doneRows = atScale(330_000);
const waitingRows = 20;
const at = new Date('2027-03-01T12:00:00Z');

let server: TestDatabase;
let grown: MeasuredDatabase;
beforeAll(async () => {
  server = await openTestDatabase();
  grown = await openMeasuredDatabase(server.url);
  await grown.plain.query(
    v.object({}),
    `insert into work (kind, work_key, state, queued_at, next_try_at, tries, ended_at)
     select 'mail', 'done-' || n, 'done', $1::timestamptz - interval '1 day', $1::timestamptz, 1, $1::timestamptz
     from generate_series(1, ${doneRows}) as n
     union all
     select 'mail', 'waiting-' || n, 'waiting', $1::timestamptz - interval '2 days', $1::timestamptz, 1, null
     from generate_series(1, ${waitingRows}) as n`,
    [at],
  );
  await grown.plain.query(v.object({}), 'analyze work');
});
afterAll(async () => {
  await grown.database.close();
  await server.dispose();
});

it(`with ${doneRows} pieces of work done, the queue reads what waits by its index`, async () => {
  const { database } = grown;
  const queue = openWorkQueueOfKindForClaiming(database, 'mail', () => at);
  const [first, second, third] = await queue.claim(8, 120_000, undefined);
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('Three are due.');
  }
  await queue.markDone(first);
  await queue.putBack(second, at, 'it was busy', false);
  await queue.giveUp(third, 'no address');
  expect(await queue.takeOverdue()).toHaveLength(waitingRows - 1);
  expect(await countLateWork(database, 'mail', at)).toBe(waitingRows - 2);
  await database.query(v.object({}), failedWorkAwaitingRetrySql);
  const tooMuch = grown.take().filter(({ rows, pages }) => rows > 20 * waitingRows || pages > 400);
  expect(tooMuch).toEqual([]);
});
