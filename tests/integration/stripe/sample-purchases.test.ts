import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSampleMembers } from '../../../local/sample-members.ts';
import { samplePurchases, toSeedPurchase } from '../../../local/sample-purchases.ts';
import { seedPurchases } from '../../../local/stripe/seed-purchases.ts';
import { seedAccount } from '../../../local/stripe/seed.ts';
import { openTestPayments, outcomeOf } from '../../support/payments/test-payments.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

let server: TestDatabase;
beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.dispose());

it('the sample members’ purchases are the same here and in the local Stripe', async () => {
  await seedSampleMembers(server.url);
  const { database } = server;
  const payments = openTestPayments(database, { startedAt: new Date('2026-11-22T12:00:00Z') });
  const { account } = payments;
  const seed = (): void => {
    seedAccount(
      account,
      samplePurchases.map(({ kind, productId, priceId, minorUnits, title }) => ({
        id: productId,
        name: title,
        prices: [
          {
            id: priceId,
            currency: 'gbp',
            unit_amount: minorUnits,
            tax_behavior: 'inclusive',
            ...(kind === 'membership' ? { recurring: { interval: 'year' } } : {}),
          },
        ],
      })),
    );
    seedPurchases(account, samplePurchases.map(toSeedPurchase));
  };
  seed();
  const charges = account.books.all('charge').length;
  seed();
  expect(account.books.all('charge')).toHaveLength(charges);
  expect(account.books.all('event')).toEqual([]);

  const outcomes = () =>
    Promise.all(samplePurchases.map(({ customerId }) => outcomeOf(database, customerId)));
  const before = await outcomes();
  expect(await payments.reconcile()).toEqual([]);
  const after = await outcomes();
  // They were bought before there were confirmations.
  expect(after.map((one) => ({ ...one, mails: 0 }))).toEqual(before);
});
