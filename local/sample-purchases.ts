import { sampleAccounts } from './login/sample-accounts.ts';
import type { SeedPurchase } from './stripe/seed-purchases.ts';

/** A purchase of a sample member: our order, and Stripe's records of it. */
export type SamplePurchase = {
  readonly subject: string;
  readonly customerId: string;
  readonly orderId: string;
  readonly kind: 'membership' | 'pack';
  readonly productId: string;
  readonly title: string;
  readonly minorUnits: number;
  readonly priceId: string;
  readonly sessionId: string;
  readonly stripeCustomerId: string;
  readonly subscriptionId: string;
  readonly paymentId: string;
  readonly invoiceId: string;
  readonly paidAt: Date;
  /** When the membership ended; undefined while it continues. */
  readonly endedAt: Date | undefined;
};

const products = {
  pack: {
    kind: 'pack',
    productId: 'prod_sample_strength_power',
    priceId: 'price_sample_strength_power_gbp',
    minorUnits: 2400,
    title: 'Strength and power',
  },
  membership: {
    kind: 'membership',
    productId: 'sub_sample_annual',
    priceId: 'price_sample_annual_gbp',
    minorUnits: 5999,
    title: 'Annual membership',
  },
} as const;

const purchase = (
  name: string,
  kind: keyof typeof products,
  endedAt: Date | undefined,
): SamplePurchase => ({
  ...products[kind],
  subject: `auth0|sample-${name}`,
  customerId: `customer-sample-${name}`,
  orderId: `order-sample-${name}`,
  sessionId: `cs_test_sample_${name}`,
  stripeCustomerId: `cus_sample_${name}`,
  subscriptionId: `sub_sample_${name}`,
  paymentId: `pi_sample_${name}`,
  invoiceId: `in_sample_${name}`,
  paidAt: new Date('2026-01-01T12:00:00Z'),
  endedAt,
});

export const samplePurchases: readonly SamplePurchase[] = [
  purchase('pack', 'pack', undefined),
  purchase('subscriber', 'membership', undefined),
  purchase('lapsed', 'membership', new Date('2026-07-01T12:00:00Z')),
];

/** The same purchase in the form that seeds the local Stripe. */
export const toSeedPurchase = (one: SamplePurchase): SeedPurchase => {
  const { email = '', givenName = '' } =
    sampleAccounts.find(({ subject }) => subject === one.subject) ?? {};
  return { ...one, email, name: givenName };
};
