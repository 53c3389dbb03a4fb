-- Work that must not be lost: e-mails to send, refunds to make, accounts to delete, the build hook to call. What the work is about stays
-- in the tables of its room, by the same key; how long it has waited, and what came of it, is only here. A row is stored by the
-- statement that makes its cause true.
create table work (
  kind text not null,
  work_key text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'given-up')),
  -- Lets all other work of its kind go first.
  yields boolean not null default false,
  queued_at timestamptz not null,
  -- While a process has claimed it: when its lease ends, and another one takes over.
  next_try_at timestamptz not null,
  tries integer not null default 0,
  -- How often the service that does it has answered with an error. It repeats that answer for the same idempotency key, so the next try has
  -- another one.
  failures integer not null default 0,
  -- Why the last try failed, without personal data.
  problem text,
  -- When we were last told that it is late by a day.
  told_at timestamptz,
  ended_at timestamptz,
  primary key (kind, work_key)
);
create index work_due on work (kind, yields, next_try_at, work_key) where state = 'waiting';
create index work_not_done on work (kind, queued_at) where state <> 'done';

-- What waits on this day. What the previous version stores until this one is live is carried over by
-- src/server/store/work-queue/carry-over.ts.
insert into work (kind, work_key, state, yields, queued_at, next_try_at, tries, problem, told_at)
select 'mail', mail_id, case when state = 'failed' then 'given-up' else 'waiting' end, kind = 'renewal-reminder',
  queued_at, next_try_at, tries, problem, told_at
from mails where state <> 'sent';
insert into work (kind, work_key, queued_at, next_try_at, tries, failures, problem)
select 'withdrawal', withdrawal_id, coalesce(decided_at, received_at), coalesce(next_try_at, received_at), tries, failures, problem
from withdrawals where state = 'received';
insert into work (kind, work_key, queued_at, next_try_at, tries, failures, problem)
select 'shop-return', return_id, coalesce(decided_at, declared_at), coalesce(next_try_at, declared_at), tries, failures, problem
from shop_returns where state = 'received';
insert into work (kind, work_key, queued_at, next_try_at, tries, problem)
select 'account-deletion', customer_id, asked_at, next_try_at, tries, problem
from account_deletions where data_done_at is null;
insert into work (kind, work_key, queued_at, next_try_at, tries, problem)
select 'build-hook-call', build_id, asked_at, next_try_at, tries, problem
from site_builds where origin = 'content' and state = 'asked' and taken_at is null;

-- The previous version reads these columns until this one is live, and if it is published again. Nothing else writes or reads them any
-- more; the next migration drops them (decision 060).
alter table mails alter column next_try_at set default now();
alter table withdrawals alter column next_try_at set default now();
alter table shop_returns alter column next_try_at set default now();
alter table account_deletions alter column next_try_at set default now();
alter table site_builds alter column next_try_at set default now();
