import { it } from 'vitest';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { atScale } from '../../support/proof-scale.ts';
import { runSimulation } from '../../support/membership-simulation/simulation.ts';

const database = openDatabaseForTests();

it('rights, e-mails and payments match an independent model every day, in two years of random histories', async () => {
  await runSimulation(database, { seed: 20261121, people: atScale(100, 20), days: 730 });
});
