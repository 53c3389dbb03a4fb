alter table doubts drop column found_by;
alter table subscriptions drop column stripe_digest;
drop table stripe_lists;
drop index subscriptions_renewal;
drop index orders_waiting;
drop index shop_orders_held;
drop index mails_price_changes;
