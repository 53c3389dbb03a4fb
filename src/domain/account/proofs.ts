import * as v from 'valibot';

/** In bytes, of a picture or PDF that shows who she is. A phone's photo is made smaller by the browser first. */
export const maxProofBytes = 2 * 1024 * 1024;
/** In bytes, of a whole request with one: what the form writes around it is little. */
export const maxProofRequestBytes = maxProofBytes + 8 * 1024;
/** How many days something waits for the owner before we delete it. */
export const proofWaitDays = 60;
export const proofFileTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;

/**
 * `POST /api/proofs` takes a form with `offer`, and `address` or `file`. `POST /api/proofs/confirm` takes the code of the e-mail that
 * went to that address. `POST /api/proofs/withdraw` takes back what waits. Each answers her account.
 */
export const ProofCodeSchema = v.strictObject({ code: v.pipe(v.string(), v.maxLength(200)) });
export const ProofIdSchema = v.strictObject({ proofId: v.string() });
