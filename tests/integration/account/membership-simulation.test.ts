import { afterAll, beforeAll, it } from 'vitest';
import type { Database } from '../../../src/server/store/database.ts';
import { openFreshDatabase } from '../../support/server/fresh-database.ts';
import { atScale } from '../../support/proof-scale.ts';
import { runSimulation } from '../../support/membership-simulation/simulation.ts';

let database: Database;
beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.close());

it('rights, e-mails and payments match an independent model every day, in two years of random histories', async () => {
  await runSimulation(database, { seed: 20261121, people: atScale(100), days: 730 });
});
