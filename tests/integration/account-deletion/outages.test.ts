import { expect, it } from 'vitest';
import { Outage } from '../../../src/server/outage.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { openDeletionForEachTest } from '../../support/account-deletion/deletion-for-each-test.ts';

const test = openDeletionForEachTest();
const { askDeletion, expectAllDone, finish, passMinutes, sendMails, stored, work } = test;

it.each([
  ['mailing list', 4],
  ['look-up', 4],
  ['login', 4],
] as const)('the deletion continues when the %s is down three times', async (system, asks) => {
  test.down.set(system, 3);
  await askDeletion();
  await finish();
  await expectAllDone();
  // The list is requested for two addresses.
  expect(test.asked.filter((one) => one === system).length).toBeGreaterThanOrEqual(asks);
  expect(test.asked.filter((one) => one === 'login').length).toBe(system === 'login' ? 4 : 1);
  expect(test.logged.length).toBe(3);
  for (const line of test.logged) expect(line).not.toMatch(/@|auth0/);
});

// The requests of a deletion: open sessions, subscriptions, cancelling them, the customer. A
// request whose answer was lost has taken effect.
it.each([
  ['error-500', [1, 2, 3, 4]],
  ['lost-answer', [1, 2, 3, 3]],
] as const)(
  'the deletion waits for Stripe before anything else, at each of its requests: %s',
  async (fault, numbers) => {
    await askDeletion();
    const { stripe, faults } = test.payments;
    for (const nth of numbers) {
      // The event fires once the stand-in already has the request, so it sets the fault of the next
      // one.
      let requests = 1;
      if (nth === 1) faults.set(fault, 'always');
      const failFrom = (): void => {
        requests += 1;
        if (requests === nth) faults.set(fault, 'always');
      };
      stripe.on('request', failFrom);
      await work();
      stripe.off('request', failFrom);
      faults.clear();
      passMinutes(400);
      expect(test.asked).toEqual([]);
      expect(await stored()).toMatchObject({ stripe_done_at: null });
    }
    expect(test.logged.length).toBe(4);
    for (const line of test.logged) expect(line).toContain('Stripe failed');
    await finish();
    await expectAllDone();
  },
);

it('the deletion continues when the database has lost an answer at any step', async () => {
  await askDeletion();
  let statements = 0;
  let failAt = 1;
  const flaky: Database = {
    ...test.database,
    query: async (schema, statement, values) => {
      statements += 1;
      const rows = await test.database.query(schema, statement, values);
      if (statements === failAt) throw new Outage('The database cannot be reached.', undefined);
      return rows;
    },
  };
  for (failAt = 1; failAt <= 10; failAt += 1) {
    statements = 0;
    await work({ database: flaky }).catch(() => undefined);
    await sendMails();
    passMinutes(400);
  }
  await finish();
  await expectAllDone();
});
