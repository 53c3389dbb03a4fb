import * as v from 'valibot';
import type { RefuseDeletedAccount } from '../auth/access-token.ts';
import { Refusal } from '../http/answers.ts';
import type { Database } from '../store/database.ts';

// Until her data is deleted her subject is still in `customers`. Afterwards its digest refuses the
// tokens issued before her login was deleted; whoever gets the same subject later is a different
// person.
const goneStatement = `
  select from customers where subject = $1 and deleted_at is not null
  union all
  select from account_deletions
  where subject = 'sha256:' || encode(sha256(convert_to($1, 'UTF8')), 'hex') and login_done_at >= $2::timestamptz`;

/** Refuses (403) a member who has requested the deletion of her account, from that moment on. */
export const createRefuseDeletedAccount =
  (database: Database): RefuseDeletedAccount =>
  async (subject, issuedAt) => {
    const gone = await database.query(v.object({}), goneStatement, [subject, issuedAt]);
    if (gone.length === 0) return;
    throw new Refusal(
      403,
      'This account is deleted, or is being deleted.',
      {},
      {
        reason: 'account-deleted',
      },
    );
  };
