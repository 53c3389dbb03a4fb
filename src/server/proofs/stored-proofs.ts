import * as v from 'valibot';
import type { NoticeKindAndDetails } from '../../domain/notices/notices.ts';
import {
  queueMailIfCauseHasRowSql,
  toMailParameter,
  type MailToQueue,
} from '../mail/queue-mail.ts';
import type { Database } from '../store/database.ts';
import type { ProofSentAsEmailAddressOrFile } from './read-proof-form.ts';

const ProofId = v.object({ proof_id: v.string() });

/** The columns cleared by every statement after which a proof is no longer waiting. */
export const evidenceToNullAssignmentsSql =
  'address = null, address_code_hash = null, address_confirmed_at = null, file = null, file_type = null';

export type NewProof = {
  readonly proofId: string;
  readonly customerId: string;
  /** The address for the decision, if we don't have one yet. */
  readonly ownAddress: string | undefined;
  readonly sent: ProofSentAsEmailAddressOrFile;
  readonly offerTitle: string;
  /** The digest of the code in the link sent to an address. */
  readonly codeHash: string;
};

const mailTo = ({ proofId, customerId, sent, offerTitle }: NewProof): MailToQueue | undefined => {
  if (sent.kind === 'file') return undefined;
  const notice: NoticeKindAndDetails = { kind: 'proof-address', details: { offerTitle, proofId } };
  return { mailId: `proof-address:${proofId}`, address: sent.address, customerId, ...notice };
};

/**
 * Stores a proof, and queues the e-mail that confirms an address, in one statement. False if a
 * proof of the member's is already waiting for this offer.
 */
export const storeProofUnlessOneIsUndecided = async (
  database: Database,
  proof: NewProof,
  now: Date,
): Promise<boolean> => {
  const { proofId, customerId, ownAddress, sent, codeHash } = proof;
  const mail = mailTo(proof);
  const rows = await database.query(
    ProofId,
    `with stored as (
       insert into proofs (proof_id, customer_id, offer, address, address_code_hash, file, file_type, asked_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (customer_id, offer) where state = 'waiting' do nothing
       returning proof_id
     ), known as (
       update customers set address = coalesce(address, $9::text) where customer_id = $2 and exists (select from stored)
     )${mail === undefined ? '' : `, ${queueMailIfCauseHasRowSql('asked', 'stored', '$10', '$8')}`}
     select proof_id from stored`,
    [
      proofId,
      customerId,
      sent.offer,
      sent.kind === 'address' ? sent.address : null,
      sent.kind === 'address' ? codeHash : null,
      sent.kind === 'file' ? Buffer.from(sent.bytes) : null,
      sent.kind === 'file' ? sent.type : null,
      now,
      ownAddress ?? null,
      ...(mail === undefined ? [] : [toMailParameter(mail)]),
    ],
  );
  return rows.length > 0;
};

/**
 * Stores that the member has opened the link sent to an address. False if it isn't hers, or nothing
 * is waiting with this code.
 */
export const confirmProofAddress = async (
  database: Database,
  { codeHash, subject }: { readonly codeHash: string; readonly subject: string },
  now: Date,
): Promise<boolean> => {
  const rows = await database.query(
    ProofId,
    `update proofs set address_confirmed_at = coalesce(address_confirmed_at, $3)
     from customers
     where customers.customer_id = proofs.customer_id and subject = $2 and address_code_hash = $1 and state = 'waiting'
     returning proof_id`,
    [codeHash, subject, now],
  );
  return rows.length > 0;
};

/**
 * Withdraws a waiting proof, and deletes what the member has sent. False if there is no such proof.
 * A decided one stays as it is.
 */
export const withdrawProof = async (
  database: Database,
  { proofId, subject }: { readonly proofId: string; readonly subject: string },
  now: Date,
): Promise<boolean> => {
  const rows = await database.query(
    ProofId,
    `with own as (
       select proof_id from proofs join customers using (customer_id) where proof_id = $1 and subject = $2
     ), withdrawn as (
       update proofs set state = 'withdrawn', decided_at = $3, ${evidenceToNullAssignmentsSql}
       where proof_id in (select proof_id from own) and state = 'waiting'
     )
     select proof_id from own`,
    [proofId, subject, now],
  );
  return rows.length > 0;
};
