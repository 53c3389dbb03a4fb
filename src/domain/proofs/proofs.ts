import * as v from 'valibot';

/** In bytes, for a picture or PDF sent as proof. The browser shrinks a phone's photo first. */
export const maxProofBytes = 2 * 1024 * 1024;
/** In bytes, for the whole request: the rest of the form adds little. */
export const maxProofRequestBytes = maxProofBytes + 8 * 1024;
/** How many days a proof waits for the owner before it is deleted. */
export const maxDaysProofWaitsForOwner = 60;
export const proofFileTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;

/**
 * `POST /api/proofs` takes a form with `offer`, and `address` or `file`. `POST /api/proofs/confirm`
 * takes the code from the e-mail sent to that address. `POST /api/proofs/withdraw` withdraws a
 * waiting proof. Each answers the member's account.
 */
export const ProofEmailConfirmationSchema = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(200)),
});
export const ProofWithdrawalRequestSchema = v.strictObject({ proofId: v.string() });
