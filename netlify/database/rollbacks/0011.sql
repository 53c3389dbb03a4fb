alter table shop_returns drop column for_deleted_account;
alter table withdrawals drop column for_deleted_account;
alter table shop_orders drop column money_acts;
alter table second_members drop column invited_ats;
