import { findOrCreateCustomer } from '../src/server/rights/customer-records.ts';
import { grantRight, saveSubscription } from '../src/server/rights/grant-rights.ts';
import { openDatabase } from '../src/server/store/database.ts';

/** What the sample members have bought, by their subject at the local login service. */
const sampleMembers = [
  { subject: 'auth0|sample-new', packs: [], subscription: undefined },
  { subject: 'auth0|sample-pack', packs: ['prod_sample_strength_power'], subscription: undefined },
  { subject: 'auth0|sample-subscriber', packs: [], subscription: 'active' },
  { subject: 'auth0|sample-lapsed', packs: [], subscription: 'canceled' },
] as const;

const annualSubscription = 'sub_sample_annual';

/** Older than any change that a payment reports, so what somebody buys or cancels by hand overrides the sample. */
const at = new Date('2026-01-01T00:00:00Z');

/** Gives the sample members their rights, with the code that payments use. Running it again changes nothing. */
export const seedSampleMembers = async (databaseUrl: string): Promise<void> => {
  const database = openDatabase(databaseUrl);
  try {
    for (const { subject, packs, subscription } of sampleMembers) {
      const name = subject.slice('auth0|'.length);
      const customerId = await findOrCreateCustomer(database, subject, `customer-${name}`, at);
      for (const rightId of packs) {
        await grantRight(database, { source: `payment-${name}`, rightId, customerId, at });
      }
      if (subscription !== undefined) {
        await saveSubscription(database, {
          subscriptionId: `subscription-${name}`,
          customerId,
          rightId: annualSubscription,
          status: subscription,
          at,
        });
      }
    }
  } finally {
    await database.close();
  }
};
