import * as v from 'valibot';
import { agreementsVersion } from '../../../src/domain/orders/agreements.ts';
import { createCodes, hashOfCode } from '../../../src/server/rights/gift-codes.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { payAtStripe, type PaymentServices } from './pay-at-stripe.ts';

/** Everything of a member's that a request could name. */
export type Ids = {
  readonly subject: string;
  readonly customerId: string;
  readonly stripeCustomer: string;
  readonly sessionId: string;
  readonly membershipOrder: string;
  readonly packOrder: string;
  readonly giftOrder: string;
  readonly proofId: string;
  readonly withdrawalId: string;
  readonly invitationId: string;
  readonly subscriptionId: string;
  readonly shopOrder: string;
};

/** A member who has everything that an account can have. */
export type SeededAccount = {
  readonly ids: Ids;
  /** Strings that occur in no other account, one for each thing she has. */
  readonly markers: readonly string[];
};

const at = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

const insert = async (
  database: Database,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const names = Object.keys(row);
  await database.query(
    v.object({}),
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
};

type Services = PaymentServices & {
  readonly database: Database;
  readonly signingSecret: string;
};

/** Gives a member everything: orders, payments, a gift, an invitation, proofs, a refund request, e-mails. */
export const seedFullAccount = async (
  services: Services,
  subject: string,
  name: string,
): Promise<SeededAccount> => {
  const { database, signingSecret } = services;
  const codes = createCodes(signingSecret);
  const customerId = `customer-of-${name}`;
  const paid = await payAtStripe(services, name, customerId);
  const add = (table: string, row: Readonly<Record<string, unknown>>): Promise<void> =>
    insert(database, table, row);
  await add('customers', {
    customer_id: customerId,
    subject,
    created_at: at(-40),
    stripe_customer_id: paid.customer,
    address: `address-of-${name}@example.com`,
  });
  const order = (what: string, row: Readonly<Record<string, unknown>>): Promise<void> =>
    add('orders', {
      order_id: `${what}-of-${name}`,
      customer_id: customerId,
      price_id: `price-${what}`,
      currency: 'gbp',
      minor_units: 2400,
      title: `Title of the ${what} of ${name}`,
      agreements_version: agreementsVersion,
      supply_now: true,
      knows_consequence: true,
      ordered_at: at(-3),
      state: 'paid',
      ...row,
    });
  await order('membership', {
    kind: 'membership',
    offer: 'two',
    product_id: 'sub_sample_two',
    right_id: 'sub_sample_annual',
    renewal_minor_units: 9999,
    session_id: paid.session,
  });
  await order('pack', {
    kind: 'pack',
    product_id: 'pack_a',
    right_id: 'pack_a',
    session_id: `cs_pack_${name}`,
  });
  const gift = {
    startsOn: at(0).toISOString().slice(0, 10),
    toName: `Friend of ${name}`,
    line: `Line of ${name}`,
    toAddress: `friend-of-${name}@example.com`,
  };
  await order('gift', {
    kind: 'gift-membership',
    product_id: 'gift_sample_annual',
    right_id: 'sub_sample_annual',
    session_id: `cs_gift_${name}`,
    gift: JSON.stringify(gift),
  });
  await add('subscriptions', {
    subscription_id: paid.subscription,
    customer_id: customerId,
    right_id: 'sub_sample_annual',
    status: 'active',
    order_id: `membership-of-${name}`,
    started_at: at(-3),
    opens_at: at(-3),
    renews_at: at(362),
    paid_until: at(362),
    card_brand: 'visa',
    card_last4: '4242',
    card_ends_on: '2030-12-31',
  });
  await add('grants', {
    source: `cs_pack_${name}`,
    right_id: 'pack_a',
    customer_id: customerId,
    granted_at: at(-3),
    opens_at: at(-3),
    order_id: `pack-of-${name}`,
  });
  for (const [what, amount] of [
    ['membership', 9999],
    ['pack', 2400],
    ['gift', 2400],
  ] as const) {
    await add('payments', {
      payment_id: `payment-${what}-${name}`,
      order_id: `${what}-of-${name}`,
      cause: 'order',
      currency: 'gbp',
      minor_units: amount,
      paid_at: at(-3),
      paid_until: what === 'membership' ? at(362) : null,
    });
  }
  await add('gifts', {
    order_id: `gift-of-${name}`,
    code_hash: hashOfCode(codes.giftCodeOf(`gift-of-${name}`)),
    right_id: 'sub_sample_annual',
    months: 12,
    starts_on: gift.startsOn,
    made_at: at(-3),
  });
  const invitationId = `invitation-of-${name}`;
  await add('second_members', {
    invitation_id: invitationId,
    subscription_id: paid.subscription,
    code_hash: hashOfCode(codes.linkCodeOf('second-member', invitationId)),
    address: `invited-by-${name}@example.com`,
    invited_at: at(-2),
  });
  await add('proofs', {
    proof_id: `proof-of-${name}`,
    customer_id: customerId,
    offer: 'student',
    address: `student-${name}@example.com`,
    address_code_hash: hashOfCode(codes.linkCodeOf('proof', `proof-of-${name}`)),
    state: 'waiting',
    asked_at: at(-1),
  });
  await add('proofs', {
    proof_id: `photo-of-${name}`,
    customer_id: customerId,
    offer: 'nhs',
    file: Buffer.from(`Photo of ${name}`),
    file_type: 'image/png',
    state: 'waiting',
    asked_at: at(-1),
  });
  await add('withdrawals', {
    withdrawal_id: `request-of-${name}`,
    order_id: `pack-of-${name}`,
    payment_id: `payment-pack-${name}`,
    kind: 'request',
    state: 'asked',
    reason: `Reason of ${name}`,
    currency: 'gbp',
    minor_units: 0,
    ends_subscription: false,
    received_at: at(-1),
  });
  await add('mails', {
    mail_id: `order-confirmation:membership-of-${name}`,
    kind: 'order-confirmation',
    address: `address-of-${name}@example.com`,
    customer_id: customerId,
    details: JSON.stringify({ title: `Mail of ${name}` }),
    state: 'sent',
    queued_at: at(-3),
    sent_at: at(-3),
  });
  const shopOrder = `shop-order-of-${name}`;
  await add('shop_orders', {
    shop_order_id: shopOrder,
    buyer: `customer:${customerId}`,
    customer_id: customerId,
    till: 'stripe',
    cart_digest: 'digest',
    currency: 'gbp',
    lines_minor_units: 5900,
    delivery_minor_units: 0,
    minor_units: 5900,
    destination: 'GB',
    delivery_title: 'Tracked delivery',
    arrives_from: '2026-11-24',
    arrives_to: '2026-11-26',
    ordered_at: at(-2),
    state: 'paid',
    stock_state: 'sold',
    // A session of her own, so that nothing is requested from Stripe.
    session_id: `cs_shop_${name}`,
    payment_id: `payment-shop-${name}`,
    address: `parcel-of-${name}@example.com`,
    postal: JSON.stringify({
      name: `Postal name of ${name}`,
      line1: `Street of ${name}`,
      line2: null,
      city: 'Leeds',
      state: null,
      postalCode: 'LS1 1AA',
      country: 'GB',
    }),
    paid_at: at(-2),
    sent_at: at(-1),
    read_at: at(-1),
  });
  await add('shop_order_lines', {
    shop_order_id: shopOrder,
    line: 1,
    sku: 'lifting-belt:S',
    kind: 'goods',
    title: `Belt of ${name}`,
    variant: 'S',
    path: '/shop/lifting-belt/',
    quantity: 1,
    unit_minor_units: 5900,
    weight_grams: 800,
  });
  await add('doubts', {
    doubt_id: `doubt-of-${name}`,
    words: `Doubt about ${name}`,
    found_at: at(-1),
    seen_at: at(-1),
  });
  return {
    ids: {
      subject,
      customerId,
      stripeCustomer: paid.customer,
      sessionId: paid.session,
      membershipOrder: `membership-of-${name}`,
      packOrder: `pack-of-${name}`,
      giftOrder: `gift-of-${name}`,
      proofId: `proof-of-${name}`,
      withdrawalId: `request-of-${name}`,
      invitationId,
      subscriptionId: paid.subscription,
      shopOrder,
    },
    // Everything planted contains her name; generated ids and codes don't.
    markers: [
      name,
      paid.customer,
      paid.session,
      paid.subscription,
      ...paid.payments,
      codes.giftCodeOf(`gift-of-${name}`),
      hashOfCode(codes.giftCodeOf(`gift-of-${name}`)),
      codes.linkCodeOf('second-member', invitationId),
      codes.linkCodeOf('proof', `proof-of-${name}`),
      codes.linkCodeOf('shop-order', shopOrder),
    ],
  };
};
