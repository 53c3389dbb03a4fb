import * as v from 'valibot';
import type { Notice } from '../../domain/mails/notices.ts';
import { queueMailsFrom, toMailParameter, type QueuedMail } from '../mail/queue-mail.ts';
import type { Database } from '../store/database.ts';
import type { SentProof } from './read-proof-form.ts';

const ProofId = v.object({ proof_id: v.string() });

/** What is deleted by every statement after which a proof doesn't wait any more. */
export const withoutEvidence =
  'address = null, address_code_hash = null, address_confirmed_at = null, file = null, file_type = null';

/** Something that somebody sends us. */
export type NewProof = {
  readonly proofId: string;
  readonly customerId: string;
  /** Where what we decide goes, if we don't know it yet. */
  readonly ownAddress: string | undefined;
  readonly sent: SentProof;
  readonly offerTitle: string;
  /** The digest of the code in the link that goes to an address. */
  readonly codeHash: string;
};

const mailTo = ({ proofId, customerId, sent, offerTitle }: NewProof): QueuedMail | undefined => {
  if (sent.kind === 'file') return undefined;
  const notice: Notice = { kind: 'proof-address', details: { offerTitle, proofId } };
  return { mailId: `proof-address:${proofId}`, address: sent.address, customerId, ...notice };
};

/**
 * Stores what somebody has sent, and queues the e-mail that asks whether an address is hers, in one statement. False if something of
 * hers waits for this offer already.
 */
export const storeProof = async (
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
     )${mail === undefined ? '' : `, asked as (${queueMailsFrom('stored', '$10', '$8')})`}
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

/** Writes down that she has opened the link that went to an address. False if it isn't hers, or nothing waits with this code. */
export const confirmAddress = async (
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

/** Takes back what waits, and deletes what she has sent. False if she has sent no such thing. One that is decided stays as it is. */
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
       update proofs set state = 'withdrawn', decided_at = $3, ${withoutEvidence}
       where proof_id in (select proof_id from own) and state = 'waiting'
     )
     select proof_id from own`,
    [proofId, subject, now],
  );
  return rows.length > 0;
};
