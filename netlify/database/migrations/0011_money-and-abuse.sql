-- When invitations to the second place were sent: those of the last day count towards the limit, even if a newer one replaced them.
alter table second_members add column invited_ats timestamptz[] not null default '{}';

-- How often money of this order was promised back. Of two acts at once, the second finds another number, and looks again.
alter table shop_orders add column money_acts integer not null default 0;

-- Whether it goes back because it was paid while her account was already being deleted.
alter table withdrawals add column for_deleted_account boolean not null default false;
alter table shop_returns add column for_deleted_account boolean not null default false;
