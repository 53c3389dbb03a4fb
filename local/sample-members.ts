import { openCustomer } from '../src/server/customers.ts';
import { openDatabase } from '../src/server/database.ts';
import { grantRight, keepSubscription } from '../src/server/grant-rights.ts';

/** What the sample members of the local login service have, by their subject there. */
const sampleMembers = [
  { subject: 'auth0|sample-new', packs: [], subscription: undefined },
  { subject: 'auth0|sample-pack', packs: ['prod_sample_strength_power'], subscription: undefined },
  { subject: 'auth0|sample-subscriber', packs: [], subscription: 'active' },
  { subject: 'auth0|sample-lapsed', packs: [], subscription: 'canceled' },
] as const;

const annual = 'sub_sample_annual';

/** Before anything that a payment can tell: what somebody buys or ends by hand counts for more than the sample. */
const at = new Date('2026-01-01T00:00:00Z');

/** Gives the sample members what they have, through the code that payments grant rights with. Done again it changes nothing. */
export const seedSampleMembers = async (databaseUrl: string): Promise<void> => {
  const database = openDatabase(databaseUrl);
  try {
    for (const { subject, packs, subscription } of sampleMembers) {
      const name = subject.slice('auth0|'.length);
      const customerId = await openCustomer(database, subject, `customer-${name}`, at);
      for (const rightId of packs) {
        await grantRight(database, { source: `payment-${name}`, rightId, customerId, at });
      }
      if (subscription !== undefined) {
        await keepSubscription(database, {
          subscriptionId: `subscription-${name}`,
          customerId,
          rightId: annual,
          status: subscription,
          at,
        });
      }
    }
  } finally {
    await database.close();
  }
};
