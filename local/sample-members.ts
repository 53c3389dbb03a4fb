import * as v from 'valibot';
import { agreementsVersion } from '../src/domain/orders/agreements.ts';
import { findOrCreateCustomer } from '../src/server/rights/customer-records.ts';
import { writeOrderReading, type RightOfOrder } from '../src/server/rights/grant-rights.ts';
import { openDatabase, type Database } from '../src/server/store/database.ts';

type SampleOrder = {
  readonly productId: string;
  readonly priceId: string;
  readonly minorUnits: number;
  readonly title: string;
  readonly right: RightOfOrder;
};

const at = new Date('2026-01-01T00:00:00Z');

const pack: SampleOrder = {
  productId: 'prod_sample_strength_power',
  priceId: 'price_sample_strength_power_gbp',
  minorUnits: 2400,
  title: 'Strength and power',
  right: {
    kind: 'pack',
    source: 'cs_sample_pack',
    grant: { state: 'granted', paidAt: at, opensAt: at },
  },
};

/** The annual membership; `ended` says when it ended. */
const membership = (name: string, ended: Date | undefined): SampleOrder => ({
  productId: 'sub_sample_annual',
  priceId: 'price_sample_annual_gbp',
  minorUnits: 5999,
  title: 'Annual membership',
  right: {
    kind: 'membership',
    subscriptionId: `sub_sample_${name}`,
    subscription: {
      status: ended === undefined ? 'active' : 'canceled',
      startedAt: at,
      pastDueSince: undefined,
      opensAt: at,
      renewsAt: ended === undefined ? new Date('2027-01-01T00:00:00Z') : undefined,
      paidUntil: ended ?? new Date('2027-01-01T00:00:00Z'),
      endsAt: undefined,
      endedAt: ended,
      returnedAt: undefined,
    },
  },
});

/** What the sample members have bought, by their subject at the local login service. */
const sampleMembers: readonly { readonly subject: string; readonly order?: SampleOrder }[] = [
  { subject: 'auth0|sample-new' },
  { subject: 'auth0|sample-pack', order: pack },
  { subject: 'auth0|sample-subscriber', order: membership('subscriber', undefined) },
  { subject: 'auth0|sample-lapsed', order: membership('lapsed', new Date('2026-07-01T00:00:00Z')) },
];

const orderStatement = `
  insert into orders (order_id, customer_id, kind, product_id, price_id, currency, minor_units, title, agreements_version,
    supply_now, knows_consequence, ordered_at, state)
  values ($1, $2, $3, $4, $5, 'gbp', $6, $7, $8, true, true, $9, 'paid')
  on conflict do nothing`;

const addOrder = async (
  database: Database,
  customerId: string,
  orderId: string,
  { productId, priceId, minorUnits, title, right }: SampleOrder,
): Promise<void> => {
  await database.query(v.object({}), orderStatement, [
    orderId,
    customerId,
    right.kind,
    productId,
    priceId,
    minorUnits,
    title,
    agreementsVersion,
    at,
  ]);
  await writeOrderReading(database, {
    orderId,
    // Smaller than the number of any reading of Stripe, so what somebody buys or cancels by hand is not overwritten.
    reading: '0',
    readAt: at,
    state: 'paid',
    sessionId: undefined,
    right,
    confirmation: undefined,
  });
};

/** Gives the sample members their rights, with the code that payments use. Running it again changes nothing. */
export const seedSampleMembers = async (databaseUrl: string): Promise<void> => {
  const database = openDatabase(databaseUrl);
  try {
    for (const { subject, order } of sampleMembers) {
      const name = subject.slice('auth0|'.length);
      const customerId = await findOrCreateCustomer(database, subject, `customer-${name}`, at);
      if (order !== undefined) await addOrder(database, customerId, `order-${name}`, order);
    }
  } finally {
    await database.close();
  }
};
