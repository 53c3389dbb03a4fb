-- What members have paid for is not undone by a rollback.
do $$ begin
  if exists (select from shop_orders where paid_at is not null) then
    raise exception 'There are paid orders of the shop, which the tables of the version before can’t hold.';
  end if;
end $$;
alter table grants drop column returned_at;
alter table grants drop column shop_order_id;
drop table snipcart_events;
drop table shop_returns;
drop table shop_order_lines;
drop table shop_orders;
drop table stock;
