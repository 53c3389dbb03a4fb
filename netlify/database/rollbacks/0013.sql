drop index shop_orders_paid;
drop table shop_money_back;
