import * as v from 'valibot';
import type { DigitalCatalogue } from '../../domain/digital-catalogue.ts';
import type { NoticeKindAndDetails } from '../../domain/notices/notices.ts';
import { offerKeysNeedingProof } from '../../domain/membership/yearly-renewing-offer-keys.ts';
import { Refusal } from '../http/answers.ts';
import {
  queueMailIfCauseHasRowSql,
  toMailParameter,
  type MailToQueue,
} from '../mail/queue-mail.ts';
import type { Database } from '../store/database.ts';
import { recordOwnerActIfCauseHasRowSql, toOwnerActParameter } from '../store/owner-acts.ts';
import { requireMembershipOnSaleByOffer } from './require-membership-on-sale-by-offer.ts';
import { evidenceToNullAssignmentsSql } from './stored-proofs.ts';

/** The owner's decision about a proof. */
export type ProofVerdict = {
  readonly proofId: string;
  readonly isAccepted: boolean;
  /** The reason that the member reads if it isn't accepted. */
  readonly reason: string;
  /** The owner's subject. */
  readonly by: string;
};

export type StoreProofVerdictDependencies = {
  readonly database: Database;
  readonly readCatalogue: () => Promise<DigitalCatalogue>;
  readonly now: () => Date;
};

const Waiting = v.object({
  customer_id: v.string(),
  offer: v.picklist(offerKeysNeedingProof),
  address: v.nullable(v.string()),
});

const ProofId = v.object({ proof_id: v.string() });

const noticeOf = (
  { isAccepted, reason }: ProofVerdict,
  { title, productId }: { readonly title: string; readonly productId: string },
): NoticeKindAndDetails =>
  isAccepted
    ? { kind: 'proof-accepted', details: { offerTitle: title, productId } }
    : { kind: 'proof-refused', details: { offerTitle: title, reason } };

/**
 * Decides a proof, once. The same statement deletes its address and its file, notifies the member,
 * and records the act. Refuses (409) a proof that is no longer waiting.
 */
export const storeProofVerdictAndNotifyMember = async (
  { database, readCatalogue, now }: StoreProofVerdictDependencies,
  verdict: ProofVerdict,
): Promise<void> => {
  const { proofId, isAccepted, reason, by } = verdict;
  const [proof] = await database.query(
    Waiting,
    `select customer_id, offer, customers.address from proofs join customers using (customer_id)
     where proof_id = $1 and state = 'waiting'`,
    [proofId],
  );
  const decided = new Refusal(409, 'This has been decided or taken back already.');
  if (proof === undefined) throw decided;
  const kind = isAccepted ? 'proof-accepted' : 'proof-refused';
  const mail: MailToQueue | undefined =
    proof.address === null
      ? undefined
      : {
          mailId: `${kind}:${proofId}`,
          address: proof.address,
          customerId: proof.customer_id,
          ...noticeOf(verdict, requireMembershipOnSaleByOffer(await readCatalogue(), proof.offer)),
        };
  const act = toOwnerActParameter({
    actId: `${kind}:${proofId}`,
    subject: by,
    act: kind,
    about: proofId,
    details: { offer: proof.offer },
  });
  const rows = await database.query(
    ProofId,
    `with decided as (
       update proofs set state = $2, reason = $3, decided_at = $4, decided_by = $5, ${evidenceToNullAssignmentsSql}
       where proof_id = $1 and state = 'waiting'
       returning proof_id
     ), act as (${recordOwnerActIfCauseHasRowSql('decided', '$6', '$4')})
     ${mail === undefined ? '' : `, ${queueMailIfCauseHasRowSql('told', 'decided', '$7', '$4')}`}
     select proof_id from decided`,
    [
      proofId,
      isAccepted ? 'accepted' : 'refused',
      isAccepted ? null : reason,
      now(),
      by,
      act,
      ...(mail === undefined ? [] : [toMailParameter(mail)]),
    ],
  );
  if (rows.length === 0) throw decided;
};
