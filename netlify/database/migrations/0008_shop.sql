-- How many of each piece there are, and how many of them somebody is paying for just now. Both change in single statements, which lock
-- their rows in the order of the skus.
create table stock (
  sku text primary key,
  on_hand integer not null check (on_hand >= 0),
  held integer not null default 0 check (held >= 0),
  changed_at timestamptz not null,
  check (held <= on_hand)
);

-- One row for each cart that somebody began to pay: what she ordered, at which prices, and where it goes. Kept as evidence. The id is
-- the idempotency key of its session at Stripe.
create table shop_orders (
  shop_order_id text primary key,
  number bigint generated always as identity (start with 1001) unique,
  -- 'customer:' and the id of a member, or 'visitor:' and the random value of a cookie.
  buyer text not null,
  customer_id text references customers,
  till text not null check (till in ('stripe', 'snipcart')),
  -- What is in the cart, at which prices: the same press twice is the same order.
  cart_digest text not null,
  currency text not null check (currency in ('gbp', 'eur', 'usd', 'aud')),
  -- The sum of the lines, the delivery, both together, and the VAT within (null where we charge none).
  lines_minor_units integer not null check (lines_minor_units > 0),
  delivery_minor_units integer not null check (delivery_minor_units >= 0),
  minor_units integer not null check (minor_units > 0),
  vat_minor_units integer check (vat_minor_units >= 0),
  -- Null for packs alone.
  destination text,
  delivery_title text,
  arrives_from date,
  arrives_to date,
  -- What she agreed to about packs; null without one.
  agreements_version text,
  supply_now boolean,
  knows_consequence boolean,
  ordered_at timestamptz not null,
  state text not null check (state in ('preparing', 'open', 'processing', 'paid', 'expired')),
  -- held while she pays, given back only when Stripe says that the session has expired.
  stock_state text not null check (stock_state in ('none', 'held', 'sold', 'released')),
  -- The reading that has sold the stock or given it back.
  stock_reading bigint not null default -1,
  -- The session at Stripe, or the token of the order at Snipcart.
  session_id text unique,
  session_url text,
  session_expires_at timestamptz,
  payment_id text unique,
  address text,
  postal jsonb,
  paid_at timestamptz,
  packed_at timestamptz,
  sent_at timestamptz,
  tracking jsonb,
  returned_at timestamptz,
  -- Why all of the money goes back without her asking.
  not_kept text check (not_kept in ('sold-out', 'not-served')),
  refunded_minor_units integer not null default 0 check (refunded_minor_units >= 0),
  reading bigint not null default -1,
  read_at timestamptz,
  check (destination is null or (delivery_title is not null and arrives_from is not null and arrives_to is not null))
);
create index shop_orders_customer on shop_orders (customer_id);
create index shop_orders_read on shop_orders (read_at nulls first);
create index shop_orders_time on shop_orders (ordered_at desc);
-- Two presses or two tabs: one order of the shop that can still be paid.
create unique index shop_orders_payable on shop_orders (buyer) where state in ('preparing', 'open');

create table shop_order_lines (
  shop_order_id text not null references shop_orders,
  -- Its place in the order, from 1.
  line integer not null,
  sku text not null,
  kind text not null check (kind in ('goods', 'pack')),
  title text not null,
  variant text,
  path text not null,
  quantity integer not null check (quantity > 0),
  unit_minor_units integer not null check (unit_minor_units > 0),
  -- Of a pack: what it opens.
  right_id text,
  weight_grams integer not null check (weight_grams >= 0),
  -- How many of them are to go back, by her word or by ours, and how many of those have come back or been paid back. Two declarations
  -- at once meet here.
  declared integer not null default 0,
  returned integer not null default 0 check (returned >= 0),
  constraint shop_order_lines_declared check (returned <= declared and declared <= quantity),
  primary key (shop_order_id, sku),
  check ((kind = 'pack') = (right_id is not null))
);

-- Money that goes back for an order of the shop: what she sends back, what she has not got, what the owner gives. The declaration counts
-- from when it is stored; the refund follows and is tried again until it is done.
create table shop_returns (
  return_id text primary key,
  shop_order_id text not null references shop_orders,
  kind text not null check (kind in ('return', 'not-kept', 'owner')),
  -- [{sku, quantity}]
  lines jsonb not null,
  state text not null check (state in ('declared', 'received', 'refunded', 'declined')),
  -- What goes back; null until that is decided.
  minor_units integer check (minor_units >= 0),
  declared_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  refund_id text unique,
  refunded_at timestamptz,
  tries integer not null default 0,
  -- Stripe repeats an answer for its idempotency key, also a failure of its own. After one the next try has another key.
  failures integer not null default 0,
  next_try_at timestamptz,
  problem text
);
create index shop_returns_order on shop_returns (shop_order_id);
create unique index shop_returns_not_kept on shop_returns (shop_order_id) where kind = 'not-kept';
create index shop_returns_due on shop_returns (next_try_at) where state = 'received';

-- Webhooks of the cart service that were handled.
create table snipcart_events (
  event_id text primary key,
  handled_at timestamptz not null
);

-- A pack that was in a cart: it is the line's right, not an order's.
alter table grants add column shop_order_id text references shop_orders;
create index grants_shop_order on grants (shop_order_id);
-- When she has withdrawn from it, or we have taken it back: no reading opens it again.
alter table grants add column returned_at timestamptz;
