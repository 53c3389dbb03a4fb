drop table subscriptions;
drop table grants;
drop table customers;
