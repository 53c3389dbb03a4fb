import * as v from 'valibot';
import type { Database } from '../../../src/server/store/database.ts';

/** The moment at which a grown database is looked at. */
export const grownAt = new Date('2027-03-01T12:00:00.000Z');

const at = `timestamptz '${grownAt.toISOString()}'`;
const year = `interval '365 days'`;

/** Spreads rows evenly over the two years before `grownAt`. */
const over = (number: string, of: string): string =>
  `${at} - interval '730 days' * (1 - ${number}::float8 / ${of})`;

// Of the customers, half are members and half have bought a pack, a twentieth of them as a gift.
// Some have left. Every number below is of the customer, so that rows that belong together have the
// same one.
const people = (size: number): readonly string[] => [
  `insert into customers (customer_id, subject, created_at, stripe_customer_id, address, deleted_at)
   select 'customer-' || n, case when n % 40 = 0 then 'deleted:customer-' || n else 'auth0|' || n end, ${over('n', String(size))},
     'cus_' || n, case when n % 40 = 0 then null else 'member' || n || '@example.com' end,
     case when n % 40 = 0 then ${at} - interval '20 days' end
   from generate_series(1, ${size}) as n`,
  `insert into account_deletions (customer_id, subject, asked_at, stripe_done_at, mailing_list_done_at, login_done_at, data_done_at)
   select customer_id, 'sha256:' || n, deleted_at, deleted_at, deleted_at, deleted_at, deleted_at
   from generate_series(1, ${size}) as n join customers on customer_id = 'customer-' || n where deleted_at is not null`,
  `insert into orders (order_id, customer_id, kind, product_id, right_id, offer, price_id, currency, minor_units, renewal_minor_units,
     gift, title, agreements_version, supply_now, knows_consequence, ordered_at, state, session_id, reading, read_at)
   select 'order-' || n, 'customer-' || n, case when n % 2 = 0 then 'membership' else 'pack' end,
     case when n % 2 = 0 then 'sub_annual' else 'prod_' || n % 30 end, case when n % 2 = 0 then 'sub_annual' else 'prod_' || n % 30 end,
     case when n % 2 = 0 then 'annual' end, 'price_annual', 'gbp', 5999, case when n % 2 = 0 then 4999 end,
     case when n % 20 = 1 then '{"startsOn": "2027-01-06", "toName": "Eve", "line": "", "toAddress": "eve@example.com"}'::jsonb end,
     'A title', '1', true, true, ${over('n', String(size))}, 'paid', 'cs_' || n, n, ${at} - interval '1 hour'
   from generate_series(1, ${size}) as n`,
  // Orders that nobody paid, and a few that somebody is about to pay.
  `insert into orders (order_id, customer_id, kind, product_id, right_id, price_id, currency, minor_units, title, agreements_version,
     supply_now, knows_consequence, ordered_at, state, session_id, reading, read_at)
   select 'unpaid-' || n, 'customer-' || n, 'pack', 'prod_31', 'prod_31', 'price_pack', 'gbp', 2400, 'A title', '1', true, true,
     ${over('n', String(size))}, case when n > ${size - 20} then 'open' else 'expired' end, 'cs_unpaid_' || n, n, ${at} - interval '1 hour'
   from generate_series(1, ${size}) as n where n % 2 = 0`,
];

// A hundred memberships don't renew at the promised price; a contradiction that nobody has been
// told of.
const rights = (size: number): readonly string[] => [
  `insert into subscriptions (subscription_id, customer_id, order_id, right_id, status, past_due_since, started_at, renews_at, paid_until,
     ended_at, price_id, renewal_currency, renewal_minor_units, resumes_at, card_brand, card_last4, card_ends_on)
   select 'sub_' || n, 'customer-' || n, 'order-' || n, 'sub_annual', status,
     case when status = 'past_due' then ${at} - interval '3 days' end, ordered_at,
     case when status = 'active' then ordered_at + ${year} * years end, ordered_at + ${year} * years,
     case when status = 'canceled' then ${at} - interval '9 days' end, case when n <= 200 then 'price_annual' else 'price_renewal' end,
     'gbp', case when n <= 200 then 5999 else 4999 end, case when status = 'paused' then ${at} + interval '20 days' end,
     'visa', '4242', (${at} + interval '1 day' * (n % 1500))::date
   from (select n, ordered_at, case when n > 200 and n % 10 = 4 then 'canceled' when n > 200 and n % 100 = 2 then 'past_due'
       when n > 200 and n % 100 = 6 then 'paused' else 'active' end as status, case when ordered_at < ${at} - ${year} then 2 else 1 end as years
     from generate_series(1, ${size}) as n join orders on order_id = 'order-' || n where n % 2 = 0) as members`,
  `insert into grants (source, right_id, customer_id, granted_at, order_id)
   select session_id, right_id, customer_id, ordered_at, order_id from orders where kind = 'pack' and state = 'paid' and gift is null`,
  `insert into gifts (order_id, code_hash, state, right_id, starts_on, made_at, redeemed_by, redeemed_at)
   select order_id, 'hash-' || order_id, case when read_at > ordered_at + interval '30 days' then 'redeemed' else 'open' end, right_id,
     '2027-01-06', ordered_at, case when read_at > ordered_at + interval '30 days' then customer_id end,
     case when read_at > ordered_at + interval '30 days' then ordered_at end
   from orders where gift is not null`,
  `insert into grants (source, right_id, customer_id, granted_at, order_id)
   select 'gift:' || order_id, right_id, redeemed_by, redeemed_at, order_id from gifts where state = 'redeemed'`,
  `insert into second_members (invitation_id, subscription_id, code_hash, address, state, customer_id, invited_at)
   select 'invitation-' || n, 'sub_' || n, 'place-' || n, case when n % 50 = 0 then 'friend@example.com' end,
     case when n % 50 = 0 then 'invited' else 'accepted' end, case when n % 50 <> 0 then 'customer-' || n + 1 end, ${at} - interval '9 days'
   from generate_series(10, ${size - 1}, 10) as n`,
  `insert into proofs (proof_id, customer_id, offer, address, state, asked_at, decided_at, decided_by)
   select 'proof-' || n, 'customer-' || n, 'nhs', case when n % 400 = 0 then 'nurse@example.com' end,
     case when n % 400 = 0 then 'waiting' else 'accepted' end, ${at} - interval '9 days', case when n % 400 <> 0 then ${at} end, 'owner'
   from generate_series(20, ${size}, 20) as n`,
];

const money = (size: number): readonly string[] => [
  `insert into payments (payment_id, order_id, cause, currency, minor_units, paid_at, paid_until)
   select 'pi_' || n || '_' || paid, 'order-' || n, case when paid = 1 then 'order' else 'renewal' end, 'gbp', 5999,
     ordered_at + ${year} * (paid - 1), case when n % 2 = 0 then ordered_at + ${year} * paid end
   from generate_series(1, ${size}) as n join orders on order_id = 'order-' || n, generate_series(1, 2) as paid
   where paid = 1 or (n % 2 = 0 and ordered_at < ${at} - ${year})`,
  `insert into money_back (money_back_id, payment_id, kind, minor_units, is_back, moved_at)
   select 're_' || n, 'pi_' || n || '_1', 'refund', 1000, true, ${over('n', String(size))} from generate_series(30, ${size}, 30) as n`,
  `insert into withdrawals (withdrawal_id, order_id, payment_id, kind, state, currency, minor_units, ends_subscription, received_at,
     refund_id, done_at, reason)
   select 'withdrawal-' || n, 'order-' || n, 'pi_' || n || '_1', 'request', 'done', 'gbp', 1000, false, ${over('n', String(size))},
     're_' || n, ${at}, 'It is not for me.' from generate_series(30, ${size}, 30) as n`,
];

// Every order was confirmed, and members have been reminded and told of renewals: 3.3 e-mails for
// each customer.
const mails = (size: number): readonly string[] => [
  `insert into mails (mail_id, kind, address, customer_id, details, state, queued_at, version, sent_at)
   select kind || ':' || about || n || suffix, kind, 'member' || n || '@example.com', 'customer-' || n,
     '{"title": "Annual membership", "price": {"currency": "gbp", "minorUnits": 4999}, "renewsAt": "2027-03-01T12:00:00.000Z"}',
     'sent', ${over('n', String(size))}, 'v1', ${over('n', String(size))}
   from generate_series(1, ${size}) as n, (values
     ('order-confirmation', 'order-', ''), ('renewal-reminder', 'sub_', ':2026-03-01:30'), ('renewal-reminder', 'sub_', ':2026-03-01:7'),
     ('renewed', 'sub_', ':2026-03-01T12:00:00.000Z')) as sent (kind, about, suffix)
   where n % 2 = 0 or kind <> 'renewed'`,
  `insert into mails (mail_id, kind, address, customer_id, details, state, queued_at)
   select kind || ':' || n, kind, 'friend@example.com', 'customer-' || n, '{}', state, ${at} - interval '2 hours'
   from generate_series(1, ${size}) as n, (values
     ('proof-address', 20, 'sent'), ('second-member-invitation', 10, 'sent'), ('shop-dispatch', 100, 'waiting')) as sent (kind, every, state)
   where n % every = 0`,
  // The last ones have no such address.
  `insert into work (kind, work_key, state, queued_at, next_try_at, tries, ended_at)
   select 'mail', mail_id, case when state = 'sent' then 'done' else 'given-up' end, queued_at, queued_at, 1, queued_at from mails`,
];

const shop = (size: number): readonly string[] => [
  `insert into stock (sku, on_hand, held, changed_at) select 'sku-' || n, 1000, 0, ${at} from generate_series(0, 199) as n`,
  `insert into shop_orders (shop_order_id, buyer, customer_id, till, cart_digest, currency, lines_minor_units, delivery_minor_units,
     minor_units, destination, delivery_title, arrives_from, arrives_to, ordered_at, state, stock_state, session_id, session_expires_at,
     payment_id, address, postal, paid_at, sent_at, reading, read_at)
   select 'shop-' || n, 'customer:customer-' || n, 'customer-' || n, 'stripe', 'digest', 'gbp', 4000, 399, 4399, 'gb', 'Royal Mail',
     '2027-01-01', '2027-01-05', ordered_at, state, case when state = 'paid' then 'sold' else 'released' end, 'cs_shop_' || n,
     ordered_at + interval '30 minutes', case when state = 'paid' then 'pi_shop_' || n end, 'member' || n || '@example.com', '{}'::jsonb,
     case when state = 'paid' then ordered_at end, case when state = 'paid' then ordered_at end, n, ${at} - interval '1 hour'
   from (select n, ${over('n', String(size))} as ordered_at, case when n % 4 = 0 then 'expired' else 'paid' end as state
     from generate_series(1, ${size}) as n) as orders`,
  `insert into shop_order_lines (shop_order_id, line, sku, kind, title, path, quantity, unit_minor_units, right_id, weight_grams)
   select 'shop-' || n, line, case when line = 2 and n % 10 = 0 then 'prod_pack' else 'sku-' || (n + line) % 200 end,
     case when line = 2 and n % 10 = 0 then 'pack' else 'goods' end, 'Chalk', '/shop/chalk/', 1, 2000,
     case when line = 2 and n % 10 = 0 then 'prod_pack' end, 250
   from generate_series(1, ${size}) as n, generate_series(1, 2) as line`,
  `insert into grants (source, right_id, customer_id, granted_at, shop_order_id)
   select shop_order_id || ':' || sku, right_id, customer_id, paid_at, shop_order_id
   from shop_order_lines join shop_orders using (shop_order_id) where kind = 'pack' and state = 'paid'`,
  `insert into shop_returns (return_id, shop_order_id, kind, lines, state, minor_units, declared_at, decided_at, refund_id, refunded_at)
   select 'return-' || n, 'shop-' || n, 'return', '[]', 'refunded', 0, ${over('n', String(size))}, ${at}, 're_shop_' || n, ${at} - interval '2 days'
   from generate_series(21, ${size}, 20) as n`,
];

// What jobs leave behind: handled events, counters of 400 days, errors in browsers, limits, votes.
const traces = (size: number): readonly string[] => [
  `insert into stripe_events (event_id, type, handled_at) select 'evt_' || n, 'invoice.paid', ${over('n', String(size * 3))} from generate_series(1, ${size * 3}) as n`,
  `insert into hourly_counts (hour, name, count)
   select date_trunc('hour', ${at}) - interval '1 hour' * hour, kind || '/api/' || kind, 3
   from generate_series(0, ${Math.min(9600, size)}) as hour, unnest(array['vote', 'failure ', 'flood ', 'refused webhook ']) as kind`,
  `insert into browser_errors (day, fingerprint, message, place, path, count, last_at)
   select (${at} - interval '1 day' * (n % 29))::date, 'print-' || n, 'It broke', 'app.js:' || n % 500, '/', 1, ${at} - interval '1 day' * (n % 29)
   from generate_series(1, ${Math.ceil(size / 7)}) as n`,
  `insert into rate_limit_counts (caller, requests, expires_at) select decode(lpad(to_hex(n), 16, '0'), 'hex'), 1, ${at} - interval '1 hour' from generate_series(1, ${size}) as n`,
  `insert into doubts (doubt_id, words, found_at, seen_at, settled_at, settled_by)
   select 'doubt-' || n, 'order ' || n || ': it was paid and has no right.', ${at}, ${at}, ${at}, 'reconcile' from generate_series(1, ${Math.ceil(size / 100)}) as n`,
  `insert into owner_acts (act_id, at, subject, act, about, details)
   select 'act-' || n, ${over('n', String(size))}, 'auth0|owner', 'settled', 'doubt', '{}' from generate_series(1, ${Math.ceil(size / 10)}) as n`,
];

/**
 * Fills an empty database with the rows of `size` customers in the third year of the business, and
 * lets Postgres look at them.
 */
export const growDatabase = async (
  database: Pick<Database, 'query'>,
  size: number,
): Promise<void> => {
  const run = (statement: string) => database.query(v.object({}), statement);
  // Looking up every reference would take longer than the rows themselves.
  await run('set session_replication_role = replica');
  for (const rowsOf of [people, rights, money, mails, shop, traces]) {
    for (const statement of rowsOf(size)) await run(statement);
  }
  await run('set session_replication_role = origin');
  await run('analyze');
};
