import * as v from 'valibot';
import { IsoDayTextSchema } from './answer-values.ts';

/**
 * `POST /api/account/e-mails`: the e-mails that a member wants besides those about what she has
 * bought; what is left out stays as it is. It answers the updated account.
 */
export const MailPreferencesRequestSchema = v.strictObject({
  /** The day on which the member starts The Year; null ends its e-mails, and deletes the day. */
  yearStartsOn: v.optional(v.nullable(IsoDayTextSchema)),
  /** Whether she wants an e-mail when a members' letter opens. */
  letters: v.optional(v.boolean()),
});
export type MailPreferencesRequest = Readonly<v.InferOutput<typeof MailPreferencesRequestSchema>>;

/**
 * `POST /api/account/e-mails/stop`: ends these e-mails, by the link in any of them. It needs no
 * login.
 */
export const StopMailsRequestSchema = v.strictObject({
  link: v.pipe(v.string(), v.maxLength(300)),
});

/** That they have ended, or had ended before. */
export const StopMailsAnswerSchema = v.object({ isStopped: v.literal(true) });
