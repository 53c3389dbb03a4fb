import * as v from 'valibot';
import { proofFileTypes } from '../../domain/proofs/proofs.ts';
import { privateAnswerHeaders, Refusal } from '../http/answers.ts';
import type { Database } from '../store/database.ts';
import { recordOwnerActIfCauseHasRowSql, toOwnerActParameter } from '../store/owner-acts.ts';

const File = v.object({ file: v.instance(Uint8Array), file_type: v.picklist(proofFileTypes) });

const endings: Readonly<Record<(typeof proofFileTypes)[number], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

// Reading the file records in the same statement that the owner has seen it.
const fileStatement = `
  with found as (select file, file_type from proofs where proof_id = $1 and state = 'waiting' and file is not null),
  act as (${recordOwnerActIfCauseHasRowSql('found', '$2', '$3')})
  select file, file_type from found`;

/**
 * Answers the file of a waiting proof, as a download: an uploaded file must never run on our site.
 */
export const answerProofFile = async (
  database: Database,
  { proofId, subject, now }: { readonly proofId: string; readonly subject: string; now: Date },
): Promise<Response> => {
  const act = toOwnerActParameter({
    actId: `proof-opened:${proofId}:${subject}`,
    subject,
    act: 'proof-opened',
    about: proofId,
    details: {},
  });
  const [found] = await database.query(File, fileStatement, [proofId, act, now]);
  if (found === undefined) throw new Refusal(404, 'There is no such file, or it is decided.');
  return new Response(new Uint8Array(found.file), {
    headers: {
      ...privateAnswerHeaders,
      'content-type': found.file_type,
      'content-disposition': `attachment; filename="proof.${endings[found.file_type]}"`,
    },
  });
};
