import * as v from 'valibot';
import type { Database } from '../database.ts';

// The rows that the previous version stores have no work yet: it kept how long something waits in the room's own table. Its columns
// go with the version after this one, and so does this file (decision 060).
const mails = `
  select 'mail' as kind, mail_id as work_key, case when state = 'failed' then 'given-up' else 'waiting' end as state,
    kind = 'renewal-reminder' as yields, queued_at, next_try_at, tries, 0 as failures, problem
  from mails where state <> 'sent'`;

const carryOverStatement = `
  insert into work (kind, work_key, state, yields, queued_at, next_try_at, tries, failures, problem)
  select * from (${[mails].join(' union all ')}) as old
  where not exists (select from work where work.kind = old.kind and work.work_key = old.work_key)
  on conflict (kind, work_key) do nothing`;

/**
 * Puts into the queue what the previous version has stored since the migration: it stays live until the build that migrates is
 * published, and may be published again.
 */
export const carryOverWork = async (database: Database): Promise<void> => {
  await database.query(v.object({}), carryOverStatement);
};
