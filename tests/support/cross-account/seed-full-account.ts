import {
  createGiftAndLinkCodeDeriver,
  hashOfGiftOrLinkCode,
} from '../../../src/server/rights/gift-codes.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { storeMember } from '../stored/member.ts';
import { storeOrder, storePayment } from '../stored/order.ts';
import { storeGift } from '../stored/rights.ts';
import { insertRow, type Row } from '../stored/rows.ts';
import { belt, leeds, storePaidShopOrder } from '../stored/shop-order.ts';
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
  readonly sealedLog: string;
};

/** A member who has everything that an account can have. */
export type SeededAccount = {
  readonly ids: Ids;
  /** Strings that occur in no other account, one for each thing the member has. */
  readonly markers: readonly string[];
};

const at = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

type Services = PaymentServices & {
  readonly database: Database;
  readonly signingSecret: string;
};

/**
 * Gives a member everything: orders, payments, a gift, an invitation, proofs, a refund request,
 * e-mails.
 */
export const seedFullAccount = async (
  services: Services,
  subject: string,
  name: string,
): Promise<SeededAccount> => {
  const { database, signingSecret } = services;
  const codes = createGiftAndLinkCodeDeriver(signingSecret);
  const customerId = `customer-of-${name}`;
  const paid = await payAtStripe(services, name, customerId);
  await storeMember(database, subject, {
    customerId,
    stripeCustomerId: paid.customer,
    address: `address-of-${name}@example.com`,
  });
  const [orderedAt, paidUntil] = [at(-3), at(362)];
  const membershipOrder = `membership-of-${name}`;
  await storeOrder(database, {
    orderId: membershipOrder,
    customerId,
    kind: 'membership',
    offer: 'two',
    productId: 'sub_sample_two',
    rightId: 'sub_sample_annual',
    title: `Title of the membership of ${name}`,
    minorUnits: 9999,
    sessionId: paid.session,
    state: 'paid',
    orderedAt,
  });
  await insertRow(database, 'subscriptions', {
    subscription_id: paid.subscription,
    customer_id: customerId,
    right_id: 'sub_sample_annual',
    status: 'active',
    order_id: membershipOrder,
    started_at: orderedAt,
    opens_at: orderedAt,
    renews_at: paidUntil,
    paid_until: paidUntil,
    card_brand: 'visa',
    card_last4: '4242',
    card_ends_on: '2030-12-31',
  });
  const packOrder = `pack-of-${name}`;
  await storeOrder(database, {
    orderId: packOrder,
    customerId,
    kind: 'pack',
    productId: 'pack_a',
    title: `Title of the pack of ${name}`,
    sessionId: `cs_pack_${name}`,
    state: 'paid',
    orderedAt,
  });
  await insertRow(database, 'grants', {
    source: `cs_pack_${name}`,
    right_id: 'pack_a',
    customer_id: customerId,
    granted_at: orderedAt,
    opens_at: orderedAt,
    order_id: packOrder,
  });
  const giftOrder = `gift-of-${name}`;
  await storeGift(database, {
    orderId: giftOrder,
    giver: subject,
    rightId: 'sub_sample_annual',
    months: 12,
    title: `Title of the gift of ${name}`,
    startsOn: at(0).toISOString().slice(0, 10),
    toName: `Friend of ${name}`,
    line: `Line of ${name}`,
    toAddress: `friend-of-${name}@example.com`,
    madeAt: orderedAt,
    signingSecret,
  });
  for (const [what, minorUnits] of [
    ['membership', 9999],
    ['pack', 2400],
    ['gift', 5999],
  ] as const) {
    await storePayment(database, {
      paymentId: `payment-${what}-${name}`,
      orderId: `${what}-of-${name}`,
      minorUnits,
      paidAt: orderedAt,
      paidUntil: what === 'membership' ? paidUntil : undefined,
    });
  }
  const add = (table: string, row: Row): Promise<void> => insertRow(database, table, row);
  const invitationId = `invitation-of-${name}`;
  await add('second_members', {
    invitation_id: invitationId,
    subscription_id: paid.subscription,
    code_hash: hashOfGiftOrLinkCode(codes.linkCodeOf('second-member', invitationId)),
    address: `invited-by-${name}@example.com`,
    invited_at: at(-2),
  });
  await add('proofs', {
    proof_id: `proof-of-${name}`,
    customer_id: customerId,
    offer: 'student',
    address: `student-${name}@example.com`,
    address_code_hash: hashOfGiftOrLinkCode(codes.linkCodeOf('proof', `proof-of-${name}`)),
    state: 'waiting',
    asked_at: at(-1),
  });
  await add('proofs', {
    proof_id: `photo-of-${name}`,
    customer_id: customerId,
    offer: 'nhs',
    file: `\\x${Buffer.from(`Photo of ${name}`).toString('hex')}`,
    file_type: 'image/png',
    state: 'waiting',
    asked_at: at(-1),
  });
  await add('withdrawals', {
    withdrawal_id: `request-of-${name}`,
    order_id: packOrder,
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
    details: { title: `Mail of ${name}` },
    state: 'sent',
    queued_at: at(-3),
    sent_at: at(-3),
  });
  const shopOrder = `shop-order-of-${name}`;
  await storePaidShopOrder(database, {
    id: shopOrder,
    customerId,
    lines: [{ ...belt, title: `Belt of ${name}` }],
    orderedAt: at(-2),
    // A session of the member’s own, so that nothing is requested from Stripe.
    sessionId: `cs_shop_${name}`,
    paymentId: `payment-shop-${name}`,
    address: `parcel-of-${name}@example.com`,
    postal: { ...leeds, name: `Postal name of ${name}`, line1: `Street of ${name}` },
    sentAt: at(-1),
    readAt: at(-1),
  });
  const sealedLog = `sealed-log-of-${name}`;
  await add('sealed_logs', {
    customer_id: customerId,
    log_id: sealedLog,
    begun_at: at(-1),
    last_place: 1,
  });
  await add('sealed_keys', {
    customer_id: customerId,
    kind: 'phrase',
    key_id: 'phrase',
    epoch: 1,
    salt: 'AAAA',
    wrapped: `wrapped-key-of-${name}`,
  });
  await add('sealed_events', {
    customer_id: customerId,
    event_id: `device-of-${name}.1`,
    place: 1,
    epoch: 1,
    sealed: '\\x00',
    size: 4,
    stored_at: at(-1),
  });
  await add('mail_wishes', { customer_id: customerId, year_starts_on: '2027-01-04' });
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
      membershipOrder,
      packOrder,
      giftOrder,
      proofId: `proof-of-${name}`,
      withdrawalId: `request-of-${name}`,
      invitationId,
      subscriptionId: paid.subscription,
      shopOrder,
      sealedLog,
    },
    // Everything planted contains the member’s name; generated ids and codes don't.
    markers: [
      name,
      paid.customer,
      paid.session,
      paid.subscription,
      ...paid.payments,
      codes.giftCodeOf(giftOrder),
      hashOfGiftOrLinkCode(codes.giftCodeOf(giftOrder)),
      codes.linkCodeOf('second-member', invitationId),
      codes.linkCodeOf('proof', `proof-of-${name}`),
      codes.linkCodeOf('shop-order', shopOrder),
    ],
  };
};
