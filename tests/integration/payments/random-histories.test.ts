import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  arbitraryHistory,
  isOpenByBooks,
  playHistory,
} from '../../support/payments/order-history.ts';
import { isForOwner } from '../../support/payments/problems-for-owner.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { emptyDatabase, openTestPayments, rightIds } from '../../support/payments/test-payments.ts';
import { atScale } from '../../support/proof-scale.ts';

const database = openDatabaseForTests();

it('after a reconcile, rights match Stripe’s books, in any order history with lost, doubled and late webhooks', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryHistory, async (history) => {
      await emptyDatabase(database);
      const payments = openTestPayments(database, { interval: 'month' });
      const order = await playHistory(payments, history);
      const problems = await payments.reconcile();
      expect(problems.filter((problem) => !isForOwner(problem))).toEqual([]);
      const expected = isOpenByBooks(payments, order, history.startsNow)
        ? [rightIds[history.kind]]
        : [];
      expect((await payments.recordOf(order.subject))?.rightIds).toEqual(expected);
    }),
    { numRuns: atScale(10_000, 40) },
  );
});
