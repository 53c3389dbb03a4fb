alter table mails add column tries integer not null default 0, add column next_try_at timestamptz not null default now(), add column problem text,
  add column told_at timestamptz;
create index mails_due on mails (next_try_at) where state in ('waiting', 'sending');
alter table withdrawals add column tries integer not null default 0, add column failures integer not null default 0,
  add column next_try_at timestamptz default now(), add column problem text;
create index withdrawals_due on withdrawals (next_try_at) where state = 'received';
alter table shop_returns add column tries integer not null default 0, add column failures integer not null default 0,
  add column next_try_at timestamptz default now(), add column problem text;
create index shop_returns_due on shop_returns (next_try_at) where state = 'received';
alter table account_deletions add column tries integer not null default 0, add column next_try_at timestamptz not null default now(),
  add column problem text;
create index account_deletions_due on account_deletions (next_try_at) where data_done_at is null;
alter table site_builds add column tries integer not null default 0, add column next_try_at timestamptz not null default now();
