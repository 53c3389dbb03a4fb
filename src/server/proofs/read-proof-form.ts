import * as v from 'valibot';
import { proofFileTypeOf } from '../../domain/proofs/proof-file.ts';
import { maxProofBytes, maxProofRequestBytes } from '../../domain/proofs/proofs.ts';
import {
  invalidEmailSentence,
  isEmailAddress,
  trimEmailAddress,
} from '../../domain/email-address.ts';
import {
  offerKeysNeedingProof,
  type OfferKeyNeedingProof,
} from '../../domain/membership/yearly-renewing-offer-keys.ts';
import { Refusal } from '../http/answers.ts';
import { parseOutsideValueOrRefuse, readBodyBytes } from '../http/request-body.ts';

/** A proof that somebody has sent to order a reduced membership. */
export type ProofSentAsEmailAddressOrFile = { readonly offer: OfferKeyNeedingProof } & (
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly type: string }
);

const tooLarge = `That file is too large. It can have ${maxProofBytes / 1024 / 1024} MB at most: a smaller picture will do.`;
const misfit = 'Send your address at university, college or work, or a picture of your card.';

const Fields = v.strictObject({
  offer: v.picklist(offerKeysNeedingProof),
  address: v.optional(v.pipe(v.string(), v.maxLength(300), v.transform(trimEmailAddress)), ''),
  file: v.optional(v.instance(File)),
});

const readForm = async (request: Request): Promise<FormData> => {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new Refusal(415, 'This address takes a form.');
  const bytes = await readBodyBytes(request, maxProofRequestBytes, tooLarge);
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Refusal(400, misfit);
  }
};

/**
 * Reads the form of `POST /api/proofs`: an offer, and an address or a file. Refuses anything else.
 * The type of a file is determined by its bytes; its name is not kept.
 */
export const readProofForm = async (request: Request): Promise<ProofSentAsEmailAddressOrFile> => {
  const entries = [...(await readForm(request))];
  // Two fields with the same name could contradict each other.
  if (new Set(entries.map(([name]) => name)).size !== entries.length)
    throw new Refusal(400, misfit);
  const { offer, address, file } = parseOutsideValueOrRefuse(
    Fields,
    Object.fromEntries(entries),
    misfit,
  );
  const bytes = file === undefined ? undefined : new Uint8Array(await file.arrayBuffer());
  // A browser sends a file field without a file as an empty one.
  if (bytes === undefined || bytes.length === 0) {
    if (!isEmailAddress(address)) throw new Refusal(400, invalidEmailSentence);
    return { kind: 'address', offer, address };
  }
  if (address !== '') throw new Refusal(400, 'Send an address or a file, not both.');
  if (bytes.length > maxProofBytes) throw new Refusal(413, tooLarge);
  const type = proofFileTypeOf(bytes);
  if (type === undefined) {
    throw new Refusal(400, 'We can’t open that file. Please send a JPEG, PNG or PDF.');
  }
  return { kind: 'file', offer, bytes, type };
};
