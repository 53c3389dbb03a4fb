import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { growDatabase } from '../../support/growth/grown-database.ts';
import { openJobs } from '../../support/growth/jobs.ts';
import {
  openMeasuredDatabase,
  type Measured,
  type MeasuredDatabase,
} from '../../support/growth/measured-database.ts';
import { atScale } from '../../support/proof-scale.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

const customers = atScale(100_000);

/**
 * How many rows a statement may look at for each customer, and how many pages of tables and
 * indexes. All tables together have about 20 rows for each. A statement that compares every row of
 * one table with every row of another looks at hundreds, and one that looks up every row by itself
 * at more pages: at full size each of them takes more than a second. Time itself says nothing on a
 * busy machine.
 */
const most = { rows: 15, pages: 3 };

let server: TestDatabase;
let grown: MeasuredDatabase;
beforeAll(async () => {
  server = await openTestDatabase();
  grown = await openMeasuredDatabase(server.url);
  await growDatabase(grown.plain, customers);
});
afterAll(async () => {
  await grown.database.close();
  await server.dispose();
});

const isTooMuch = ({ rows, pages }: Measured): boolean =>
  rows > most.rows * customers || pages > most.pages * customers;

it(`with the rows of ${customers} customers, no statement of a job looks at more than a few rows for each of them`, async () => {
  const tooMuch: (Measured & { readonly job: string })[] = [];
  for (const [job, run] of Object.entries(openJobs(grown.database))) {
    await run();
    const measured = grown.take();
    expect([job, measured.length]).not.toEqual([job, 0]);
    tooMuch.push(...measured.filter(isTooMuch).map((one) => ({ job, ...one })));
  }
  expect(tooMuch).toEqual([]);
  const [doubts] = await grown.plain.query(
    v.object({ count: v.number() }),
    `select count(*)::int as count from doubts where settled_at is null and words like '%does not renew at the price%'`,
  );
  expect(doubts?.count).toBe(100);
});
