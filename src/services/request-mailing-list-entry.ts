import { findEmailProblem, trimEmailAddress } from '../domain/email-address.ts';
import { suggestEmailCorrection } from '../domain/forms/suggest-email-correction.ts';
import { honeypotFieldNameAndLabel } from '../domain/forms/honeypot-field.ts';
import { parseJoinRequestOutcomeInAnswer } from '../domain/forms/mailing-list.ts';
import { callApi } from './call-api.ts';

/** The result of joining the mailing list. */
export type MailingListRequestResult =
  /**
   * The server has accepted the request. Whether the address is already on the list is told only by
   * e-mail.
   */
  | { readonly kind: 'asked'; readonly email: string }
  /** Nothing was sent: the address probably has a typo. */
  | { readonly kind: 'slip'; readonly suggestion: string }
  | {
      readonly kind: 'problem';
      readonly sentence: string;
      /**
       * Whether a corrected address would solve the problem; absent if the address is not the
       * problem.
       */
      readonly isSolvedBy?: (typed: string) => boolean;
    };

/**
 * Sends the typed e-mail address to the mailing list's function at `path`. Doesn't query a likely
 * typo in `kept`, the address that the visitor has confirmed. Never throws.
 */
export const requestMailingListEntry = async (
  path: string,
  form: FormData,
  kept: string,
): Promise<MailingListRequestResult> => {
  const field = form.get('email');
  const typed = typeof field === 'string' ? field : '';
  const email = trimEmailAddress(typed);
  const problem = findEmailProblem(email);
  if (problem !== undefined) {
    const isSolvedBy = (other: string): boolean =>
      findEmailProblem(trimEmailAddress(other)) === undefined;
    return { kind: 'problem', sentence: problem, isSolvedBy };
  }
  const suggestion = suggestEmailCorrection(email);
  if (suggestion !== undefined && typed !== kept) return { kind: 'slip', suggestion };
  const result = await callApi(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email,
        [honeypotFieldNameAndLabel.name]: form.get(honeypotFieldNameAndLabel.name),
      }),
    },
    parseJoinRequestOutcomeInAnswer,
  );
  if (result.kind === 'answered') return { kind: 'asked', email };
  const { sentence } = result;
  return result.kind === 'refused' && result.status === 400
    ? { kind: 'problem', sentence, isSolvedBy: (other) => other !== typed }
    : { kind: 'problem', sentence };
};
