-- What went back of the payment of a shop order, each piece of it once and with its day: the figures of a month count it. The
-- order's own number stays the sum.
create table shop_money_back (
  -- The id of the refund or the dispute at the till.
  money_back_id text primary key,
  shop_order_id text not null references shop_orders,
  minor_units integer not null check (minor_units > 0),
  -- Whether the money is with her: a refund can fail, and a dispute can be won.
  is_back boolean not null,
  moved_at timestamptz not null
);
create index shop_money_back_order on shop_money_back (shop_order_id);
create index shop_money_back_month on shop_money_back (moved_at);
create index shop_orders_paid on shop_orders (paid_at);
-- What went back before this table existed is known as a sum alone. The next reading of such an order replaces it by what the till
-- lists.
insert into shop_money_back (money_back_id, shop_order_id, minor_units, is_back, moved_at)
select 'before:' || shop_order_id, shop_order_id, refunded_minor_units, true,
  coalesce(
    (select max(refunded_at) from shop_returns where shop_returns.shop_order_id = shop_orders.shop_order_id),
    read_at, paid_at, ordered_at)
from shop_orders where refunded_minor_units > 0;
