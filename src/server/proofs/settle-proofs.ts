import * as v from 'valibot';
import { maxDaysProofWaitsForOwner } from '../../domain/proofs/proofs.ts';
import { isMailSentOrGivenUpSql } from '../mail/queue-mail.ts';
import type { Database } from '../store/database.ts';
import { evidenceToNullAssignmentsSql } from './stored-proofs.ts';

/**
 * Withdraws proofs that have been undecided for two months, and deletes the addresses from e-mails
 * about proofs that are no longer waiting: no evidence is kept for longer than it is needed.
 */
export const withdrawLongUndecidedProofs = async (database: Database, now: Date): Promise<void> => {
  await database.query(
    v.object({}),
    `with over as (
       update proofs set state = 'withdrawn', decided_at = $1, ${evidenceToNullAssignmentsSql}
       where state = 'waiting' and asked_at < $1::timestamptz - make_interval(days => $2)
       returning proof_id
     )
     update mails set address = '', details = '{}'
     where kind = 'proof-address' and address <> '' and ${isMailSentOrGivenUpSql}
       and not exists (
         select from proofs
         where proofs.state = 'waiting' and mail_id = 'proof-address:' || proof_id and proof_id not in (select proof_id from over)
       )`,
    [now, maxDaysProofWaitsForOwner],
  );
};
