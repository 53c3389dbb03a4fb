import * as v from 'valibot';
import { CurrencySchema } from '../../domain/money-schema.ts';
import { decimalTextOf, isoCodeOfCurrency } from '../../domain/money.ts';
import {
  thingsStoredOnDevice,
  type MemberDataExport,
  type OwnDataRow,
} from '../../domain/account/own-data.ts';
import type {
  OwnSubscription,
  PackOrGiftGrant,
  StoredMemberRights,
} from '../../domain/rights/member-rights.ts';
import type { Database } from '../store/database.ts';
import { isWorkGivenUpSql } from '../store/work-queue/waiting-work.ts';

/** Facts about the member from other systems; a sentence instead of them while a system is down. */
export type LoginAndMailingListFacts = {
  readonly login: OwnDataRow;
  readonly mailingList: readonly OwnDataRow[];
};

const Value = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
  v.pipe(
    v.date(),
    v.transform((date) => date.toISOString()),
  ),
  v.pipe(
    v.instance(Uint8Array),
    v.transform((bytes) => Buffer.from(bytes).toString('base64')),
  ),
]);
const Row = v.record(v.string(), Value);

/** Formats amounts for people. Values named `…Units` are in the row's currency. */
const toRow = (row: v.InferOutput<typeof Row>): OwnDataRow => {
  const facts = Object.entries(row).map(([name, value]): [string, OwnDataRow[string]] => {
    if (name === 'currency' && v.is(CurrencySchema, value)) return [name, isoCodeOfCurrency(value)];
    if (!name.endsWith('Units')) return [name, value];
    const amount = typeof value === 'number' ? decimalTextOf({ minorUnits: value }) : null;
    return [name.slice(0, -'Units'.length), amount];
  });
  return Object.fromEntries(facts);
};

const toMembership = (one: OwnSubscription) => ({
  orderNumber: one.orderId,
  status: one.status,
  startedAt: one.startedAt,
  opensAt: one.opensAt,
  renewsAt: one.renewsAt,
  currency: one.renewal?.currency,
  priceOfRenewalUnits: one.renewal?.minorUnits,
  paidUntil: one.paidUntil,
  cancelledAt: one.canceledAt,
  endsAt: one.endsAt,
  endedAt: one.endedAt,
  pausedAt: one.pausedAt,
  resumesAt: one.resumesAt,
  card: one.card?.brand,
  lastDigitsOfTheCard: one.card?.last4,
  cardEndsOn: one.card?.lastDay,
});

const toGrant = (one: PackOrGiftGrant) => ({
  what: one.rightId,
  since: one.grantedAt,
  state: one.state,
  opensAt: one.opensAt,
  endsAt: one.endsAt,
});

const orNull = (facts: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value ?? null]));

/**
 * A part of the data: the rows of a statement about the customer `$1`, or about something of hers,
 * or what is known of her rights.
 */
type Part =
  | string
  | { readonly statement: string; readonly about: (rights: StoredMemberRights) => unknown }
  | {
      readonly facts: (rights: StoredMemberRights) => readonly Readonly<Record<string, unknown>>[];
    };

const hers = `orders.customer_id = $1`;

/**
 * Her data in our tables, and nobody else's: nothing about a member who redeemed her gift, the
 * address of a second member only while she is invited, and no codes, which aren't stored.
 */
const parts: Readonly<Record<string, Part>> = {
  customer: `
    select customer_id as "customerNumber", created_at as "since", address as "addressOfOrders",
      stripe_customer_id as "customerNumberAtStripe" from customers where customer_id = $1`,
  orders: `
    select order_id as "orderNumber", title, kind, offer, currency, minor_units as "priceUnits",
      renewal_minor_units as "priceOfRenewalUnits", ordered_at as "orderedAt", state,
      agreements_version as "versionOfTheTextsYouSaw", supply_now as "askedForItAtOnce",
      knows_consequence as "agreedToWhatThatMeans", gift ->> 'startsOn' as "giftFrom", gift ->> 'toName' as "giftFor",
      gift ->> 'line' as "giftLine", gift ->> 'toAddress' as "giftGoesTo", session_id as "sessionAtStripe"
    from orders where ${hers} order by ordered_at`,
  shopOrders: `
    select 'KN-' || number as "orderNumber", till as "paidAt", currency, lines_minor_units as "thingsUnits",
      delivery_minor_units as "deliveryUnits", minor_units as "totalUnits", vat_minor_units as "vatWithinUnits",
      refunded_minor_units as "refundedUnits", destination, delivery_title as "delivery", ordered_at as "orderedAt", state,
      agreements_version as "versionOfTheTextsYouSaw", supply_now as "askedForItAtOnce",
      knows_consequence as "agreedToWhatThatMeans", address as "emailAddress", postal ->> 'name' as "name",
      concat_ws(', ', postal ->> 'line1', postal ->> 'line2', postal ->> 'city', postal ->> 'state', postal ->> 'postalCode',
        postal ->> 'country') as "postalAddress", shop_orders.paid_at as "paymentAt", packed_at as "packedAt", sent_at as "sentAt",
      tracking ->> 'carrier' as "carrier", tracking ->> 'number' as "trackingNumber", session_id as "sessionAtStripe"
    from shop_orders where customer_id = $1 order by ordered_at`,
  thingsOrderedInTheShop: `
    select 'KN-' || number as "orderNumber", title, variant as "size", quantity, currency, unit_minor_units as "priceOfOneUnits",
      declared as "withdrawnFrom", returned as "returned"
    from shop_order_lines join shop_orders using (shop_order_id) where customer_id = $1 order by number, line`,
  returnsToTheShop: `
    select 'KN-' || number as "orderNumber", kind, shop_returns.state, shop_returns.lines::text as "what", currency,
      shop_returns.minor_units as "amountUnits", declared_at as "declaredAt", decided_at as "decidedAt", refunded_at as "refundedAt"
    from shop_returns join shop_orders using (shop_order_id) where customer_id = $1 order by declared_at`,
  payments: `
    select payments.order_id as "orderNumber", payment_id as "paymentAtStripe", cause, payments.currency,
      payments.minor_units as "amountUnits", paid_at as "paidAt", paid_until as "paidUntil"
    from payments join orders using (order_id) where ${hers} order by paid_at`,
  refunds: `
    select payments.order_id as "orderNumber", money_back.kind, payments.currency, money_back.minor_units as "amountUnits",
      is_back as "isWithYou", moved_at as "movedAt"
    from money_back join payments using (payment_id) join orders using (order_id) where ${hers} order by moved_at`,
  refundsFromTheShop: `
    select 'KN-' || number as "orderNumber", currency, shop_money_back.minor_units as "amountUnits", is_back as "isWithYou",
      moved_at as "movedAt"
    from shop_money_back join shop_orders using (shop_order_id) where customer_id = $1 order by moved_at`,
  memberships: { facts: ({ subscriptions }) => subscriptions.map(toMembership) },
  whatYouMayOpen: { facts: ({ grants }) => grants.map(toGrant) },
  giftsGiven: `
    select title, gifts.state, starts_on::text as "from", months, made_at as "madeAt", redeemed_at as "redeemedAt"
    from gifts join orders using (order_id) where ${hers} order by made_at`,
  giftsRedeemed: `
    select title, starts_on::text as "from", months, redeemed_at as "redeemedAt"
    from gifts join orders using (order_id) where redeemed_by = $1 order by redeemed_at`,
  secondMembersOfYours: {
    statement: `
    select second_members.state, case when second_members.state = 'invited' then second_members.address end as "invitedAddress",
      invited_at as "invitedAt", accepted_at as "acceptedAt", removed_at as "removedAt"
    from second_members where subscription_id = any ($1::text[]) order by invited_at`,
    about: ({ subscriptions }) => subscriptions.map(({ subscriptionId }) => subscriptionId),
  },
  placesInOthersMemberships: `
    select state, accepted_at as "acceptedAt", removed_at as "removedAt"
    from second_members where customer_id = $1 order by accepted_at`,
  proofs: `
    select offer, address, address_confirmed_at as "addressConfirmedAt", file_type as "fileType", file, state, reason,
      asked_at as "askedAt", decided_at as "decidedAt"
    from proofs where customer_id = $1 order by asked_at`,
  withdrawalsAndRequests: `
    select withdrawals.order_id as "orderNumber", withdrawals.kind, withdrawals.state, reason as "yourWords",
      withdrawals.currency, withdrawals.minor_units as "amountUnits", received_at as "receivedAt", decided_at as "decidedAt",
      done_at as "doneAt"
    from withdrawals join orders using (order_id) where ${hers} order by received_at`,
  // Sealed on her devices: her device opens it (src/services/sealed-sync), and nobody else can.
  sealedTrainingLog: `
    select log_id as "log", epoch as "numberOfTheKey", begun_at as "since" from sealed_logs where customer_id = $1`,
  keysOfTheSealedTrainingLog: `
    select kind, key_id as "key", epoch as "numberOfTheKey", salt, wrapped from sealed_keys
    where customer_id = $1 order by kind, key_id`,
  eventsOfTheSealedTrainingLog: `
    select event_id as "event", epoch as "numberOfTheKey", sealed, stored_at as "storedAt" from sealed_events
    where customer_id = $1 order by place`,
  emailsYouAskedFor: `
    select year_starts_on::text as "theYearStartsOn", letters as "eachMembersLetter" from mail_wishes where customer_id = $1`,
  emails: `
    select kind, case when kind in ('second-member-invitation', 'gift-for-you') then null else address end as address,
      case when ${isWorkGivenUpSql('mail', 'mail_id')} then 'failed' else state end as state,
      version as "versionOfTheText", queued_at as "causedAt", sent_at as "sentAt"
    from mails
    where customer_id = $1
      or mail_id in (select 'order-confirmation:' || order_id from orders where ${hers})
    order by queued_at`,
};

const readPart = async (
  database: Database,
  part: Part,
  rights: StoredMemberRights,
): Promise<readonly OwnDataRow[]> => {
  const read = async (): Promise<readonly v.InferOutput<typeof Row>[]> => {
    if (typeof part === 'string') return database.query(Row, part, [rights.customerId]);
    if ('facts' in part) return v.parse(v.array(Row), part.facts(rights).map(orNull));
    return database.query(Row, part.statement, [part.about(rights)]);
  };
  return (await read()).map(toRow);
};

/**
 * Everything we have about a member. Our own tables are empty for somebody who only has a login,
 * and so has no rights.
 */
export const readOwnData = async (
  database: Database,
  rights: StoredMemberRights | undefined,
  { login, mailingList }: LoginAndMailingListFacts,
  now: Date,
): Promise<MemberDataExport> => {
  const read: Record<string, readonly OwnDataRow[]> = { login: [login] };
  for (const [name, part] of Object.entries(parts)) {
    read[name] = rights === undefined ? [] : await readPart(database, part, rights);
  }
  read['mailingList'] = mailingList;
  read['storedInYourBrowser'] = thingsStoredOnDevice.map((one) => ({ ...one }));
  return { madeAt: now.toISOString(), parts: read };
};
