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

const fullSize = 100_000;
const customers = atScale(fullSize);

/**
 * How many rows a statement may look at for each customer. All tables together have about 20. A statement that compares every row of one with
 * every row of another, or a hundred rows with each of them, looks at far more.
 */
const rowsForEach = 15;
/** How long a statement may take at full size, when Postgres has only this to do. */
const budgetMs = 1000;

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

const isTooMuch = ({ rows, milliseconds }: Measured): boolean =>
  rows > rowsForEach * customers || (customers === fullSize && milliseconds > budgetMs);

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
