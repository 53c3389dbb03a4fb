import * as v from 'valibot';
import type { Database } from '../database.ts';

// The rows that the previous version stores have no work yet: it kept how long something waits in the room's own table. Its columns
// go with the version after this one, and so does this file (decision 060).
const mails = `
  select 'mail' as kind, mail_id as work_key, case when state = 'failed' then 'given-up' else 'waiting' end as state,
    kind = 'renewal-reminder' as yields, queued_at, next_try_at, tries, 0 as failures, problem
  from mails where state <> 'sent'`;

const withdrawals = `
  select 'withdrawal', withdrawal_id, 'waiting', false, coalesce(decided_at, received_at), coalesce(next_try_at, received_at),
    tries, failures, problem
  from withdrawals where state = 'received'`;

const shopReturns = `
  select 'shop-return', return_id, 'waiting', false, coalesce(decided_at, declared_at), coalesce(next_try_at, declared_at),
    tries, failures, problem
  from shop_returns where state = 'received'`;

const deletions = `
  select 'account-deletion', customer_id, 'waiting', false, asked_at, next_try_at, tries, 0, problem
  from account_deletions where data_done_at is null`;

const hookCalls = `
  select 'build-hook-call', build_id, 'waiting', false, asked_at, next_try_at, tries, 0, problem
  from site_builds where origin = 'content' and state = 'asked' and taken_at is null`;

const everything = [mails, withdrawals, shopReturns, deletions, hookCalls].join(' union all ');

const carryOverStatement = `
  insert into work (kind, work_key, state, yields, queued_at, next_try_at, tries, failures, problem)
  select * from (${everything}) as old
  where not exists (select from work where work.kind = old.kind and work.work_key = old.work_key)
  on conflict (kind, work_key) do nothing`;

/**
 * Puts into the queue what the previous version has stored since the migration: it stays live until the build that migrates is
 * published, and may be published again.
 */
export const carryOverWork = async (database: Database): Promise<void> => {
  await database.query(v.object({}), carryOverStatement);
};
