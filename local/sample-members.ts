import * as v from 'valibot';
import { instantSupplyAgreementsVersion } from '../src/domain/orders/instant-supply-agreements.ts';
import { findOrStoreCustomerIdOfSubject } from '../src/server/rights/write-rights.ts';
import {
  storeItemOrderReadFromTill,
  type PackMembershipOrGiftToWrite,
} from '../src/server/orders/item/store-item-order-read-from-till.ts';
import { openDatabase, type Database } from '../src/server/store/database.ts';
import { sampleAccounts } from './login/sample-accounts.ts';
import { samplePurchases, type SamplePurchase } from './sample-purchases.ts';

const yearAfter = (date: Date): Date => {
  const later = new Date(date);
  later.setUTCFullYear(date.getUTCFullYear() + 1);
  return later;
};

/** The state of a purchase as it would be read from Stripe. */
const rightOf = (one: SamplePurchase): PackMembershipOrGiftToWrite => {
  const { paidAt, endedAt } = one;
  if (one.kind === 'pack') {
    const grant = { state: 'granted', paidAt, opensAt: paidAt } as const;
    return { kind: 'pack', source: one.sessionId, grant };
  }
  return {
    kind: 'membership',
    subscriptionId: one.subscriptionId,
    subscription: {
      status: endedAt === undefined ? 'active' : 'canceled',
      startedAt: paidAt,
      pastDueSince: undefined,
      opensAt: paidAt,
      renewsAt: endedAt === undefined ? yearAfter(paidAt) : undefined,
      paidUntil: yearAfter(paidAt),
      endsAt: undefined,
      endedAt,
      returnedAt: undefined,
    },
    billing: {
      priceId: one.priceId,
      renewal: { currency: 'gbp', minorUnits: one.minorUnits },
      canceledAt: endedAt,
      pausedAt: undefined,
      resumesAt: undefined,
      lastPausedAt: undefined,
      card: { brand: 'visa', last4: '4242', endsOn: '2029-12-31' },
    },
  };
};

const paymentOf = ({ kind, paymentId, invoiceId, minorUnits, paidAt }: SamplePurchase) =>
  ({
    paymentId,
    invoiceId: kind === 'pack' ? undefined : invoiceId,
    cause: 'order',
    currency: 'gbp',
    minorUnits,
    paidAt,
    paidUntil: kind === 'pack' ? undefined : yearAfter(paidAt),
  }) as const;

const orderStatement = `
  insert into orders (order_id, customer_id, kind, product_id, price_id, currency, minor_units, title, agreements_version,
    supply_now, knows_consequence, ordered_at, state, right_id, offer, renewal_minor_units)
  values ($1, $2, $3, $4, $5, 'gbp', $6, $7, $8, true, true, $9, 'paid', $4,
    case when $3 = 'membership' then 'annual' end, case when $3 = 'membership' then $6::integer end)
  on conflict do nothing`;

const customerStatement = `
  update customers set stripe_customer_id = $2 where customer_id = $1 and stripe_customer_id is null`;

const addPurchase = async (database: Database, one: SamplePurchase): Promise<void> => {
  const { orderId, customerId, sessionId, paidAt } = one;
  await database.query(v.object({}), customerStatement, [customerId, one.stripeCustomerId]);
  await database.query(v.object({}), orderStatement, [
    orderId,
    customerId,
    one.kind,
    one.productId,
    one.priceId,
    one.minorUnits,
    one.title,
    instantSupplyAgreementsVersion,
    paidAt,
  ]);
  await storeItemOrderReadFromTill(database, {
    orderId,
    // Lower than the number of any reading of Stripe, so that purchases and cancellations by hand
    // aren't overwritten.
    reading: '0',
    readAt: paidAt,
    state: 'paid',
    sessionId,
    right: rightOf(one),
    address: sampleAccounts.find(({ subject }) => subject === one.subject)?.email,
    payments: [paymentOf(one)],
    confirmation: undefined,
  });
};

/**
 * Gives the sample members their purchases, using the code for payments. The local Stripe has the
 * same purchases. Running it again changes nothing.
 */
export const seedSampleMembers = async (databaseUrl: string): Promise<void> => {
  const database = openDatabase(databaseUrl);
  try {
    for (const { subject } of sampleAccounts) {
      const name = subject.slice('auth0|'.length);
      await findOrStoreCustomerIdOfSubject(
        database,
        subject,
        `customer-${name}`,
        new Date('2026-01-01T00:00:00Z'),
      );
    }
    for (const one of samplePurchases) await addPurchase(database, one);
  } finally {
    await database.close();
  }
};
