-- A customer of ours is one customer at Stripe. Null until she orders for the first time.
alter table customers add column stripe_customer_id text unique;

-- One row for each time that somebody pressed the order button: what she ordered, at which price, and what she agreed to. Kept
-- as evidence. The id is the idempotency key of its session at Stripe, so a retry makes no second one.
create table orders (
  order_id text primary key,
  customer_id text not null references customers,
  kind text not null check (kind in ('membership', 'pack')),
  product_id text not null check (btrim(product_id) <> ''),
  price_id text not null,
  currency text not null check (currency in ('gbp', 'eur', 'usd', 'aud')),
  minor_units integer not null check (minor_units > 0),
  title text not null,
  agreements_version text not null,
  supply_now boolean not null,
  knows_consequence boolean not null,
  ordered_at timestamptz not null,
  -- preparing: the session is being made; its answer may have been lost.
  state text not null check (state in ('preparing', 'open', 'processing', 'paid', 'expired', 'refunded')),
  session_id text unique,
  session_url text,
  session_expires_at timestamptz
);
create index orders_customer on orders (customer_id);
-- Two presses or two tabs: one order that can still be paid for each thing she buys.
create unique index orders_payable on orders (customer_id, product_id) where state in ('preparing', 'open');

-- Handlers read an object from Stripe and write what it means. The number is drawn before the reading: a write whose number is
-- smaller than the stored one read earlier and changes nothing. An order's number also guards its grant or its subscription, which
-- are written in the same statement.
create sequence stripe_readings;
alter table orders add column reading bigint not null default -1;
-- When it was read last: the reconcile begins with what was read longest ago.
alter table orders add column read_at timestamptz;
create index orders_read on orders (read_at nulls first);

-- A grant can be taken back (money returned) and come again (refund failed, dispute won), and may open later (R15).
alter table grants add column order_id text references orders;
alter table grants add column state text not null default 'granted' check (state in ('granted', 'withdrawn'));
alter table grants add column opens_at timestamptz not null default 'epoch';
create index grants_order on grants (order_id);

alter table subscriptions add column order_id text references orders;
alter table subscriptions add column started_at timestamptz;
alter table subscriptions add column opens_at timestamptz not null default 'epoch';
alter table subscriptions add column renews_at timestamptz;
alter table subscriptions add column paid_until timestamptz;
alter table subscriptions add column ends_at timestamptz;
alter table subscriptions add column ended_at timestamptz;
-- When its newest payment had gone back wholly.
alter table subscriptions add column returned_at timestamptz;
-- The reading took the place of the time of the newest change.
alter table subscriptions drop column changed_at;
create index subscriptions_order on subscriptions (order_id);

-- Events that were handled. An event that is told again is answered without work.
create table stripe_events (
  event_id text primary key,
  type text not null,
  handled_at timestamptz not null
);
create index stripe_events_age on stripe_events (handled_at);

-- Until when the reconcile has seen Stripe's events; one row.
create table stripe_reconciles (
  only_row boolean primary key default true check (only_row),
  events_until timestamptz not null
);

-- E-mails that have to go out, each cause once. The row is written in the statement that makes its cause true; it is sent
-- afterwards, and tried again until the mail service takes it.
create table mails (
  -- What caused it: order-confirmation:<order id>
  mail_id text primary key,
  kind text not null,
  address text not null,
  -- What the text is composed from.
  details jsonb not null,
  -- sending: a process has claimed it until next_try_at. failed: the mail service says that the address does not exist.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  tries integer not null default 0,
  queued_at timestamptz not null,
  next_try_at timestamptz not null,
  -- Why the last try failed, without the address.
  problem text,
  -- When we were last told that it has not been sent.
  told_at timestamptz,
  -- The version of the texts it was composed with, and when it was sent.
  version text,
  sent_at timestamptz
);
create index mails_due on mails (next_try_at) where state in ('waiting', 'sending');
create index mails_not_sent on mails (queued_at) where state <> 'sent';
