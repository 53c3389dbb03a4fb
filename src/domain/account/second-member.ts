import * as v from 'valibot';

/** How many days an invitation to a membership for two stays valid. */
export const invitationDays = 30;

/**
 * `POST /api/second-member`: the payer of a membership for two invites an address or removes the second member; the invited
 * member accepts with the code from her e-mail, or leaves. It answers the account of whoever asks.
 */
export const SecondMemberRequestSchema = v.variant('action', [
  v.strictObject({
    action: v.literal('invite'),
    address: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  }),
  v.strictObject({ action: v.literal('remove') }),
  v.strictObject({ action: v.literal('accept'), code: v.pipe(v.string(), v.maxLength(200)) }),
  v.strictObject({ action: v.literal('leave') }),
]);
export type SecondMemberRequest = Readonly<v.InferOutput<typeof SecondMemberRequestSchema>>;
