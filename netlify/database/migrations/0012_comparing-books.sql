-- The notices of changed prices, in the order of their keys, so that those of one subscription are a range. Bytes are compared ("C"),
-- whatever the database's collation.
create index mails_price_changes on mails (mail_id collate "C") where kind = 'price-change';
-- Whose pieces are held.
create index shop_orders_held on shop_orders (shop_order_id) where stock_state = 'held';
-- Orders that wait for money, least recently read first.
create index orders_waiting on orders (read_at nulls first) where state in ('preparing', 'open', 'processing');
-- What renews next.
create index subscriptions_renewal on subscriptions (renews_at) where ended_at is null;

-- How far each of Stripe's lists has been compared with our books. One row a list.
create table stripe_lists (
  list text primary key,
  began_at timestamptz not null,
  -- The last object of the last page that was compared; null before the first page.
  after text,
  -- When the last page was compared; null while some are left.
  ended_at timestamptz
);

-- A digest of what Stripe's list says about the subscription. While it stays the same, there is nothing to read again. Null: it has to
-- be read again.
alter table subscriptions add column stripe_digest text;

-- The step of a reconciliation that found it. Only that step can tell that it is gone.
alter table doubts add column found_by text;
