import { isEmailAddress } from '../domain/email-address.ts';
import { honeypot } from '../domain/honeypot.ts';
import { mailingListTexts, parseJoinOutcome } from '../domain/mailing-list.ts';
import { callApi } from './call-api.ts';

/** The outcome of joining the mailing list, as texts to show. */
export type JoinResult =
  | { readonly kind: 'done'; readonly title: string; readonly text: string }
  /** The visitor has to change the address, or to try again. */
  | { readonly kind: 'problem'; readonly sentence: string };

/** Sends the typed e-mail address to the mailing list's function at `path`. Never throws. */
export const joinMailingList = async (path: string, typed: FormData): Promise<JoinResult> => {
  const email = String(typed.get('email') ?? '').trim();
  if (!isEmailAddress(email)) {
    return { kind: 'problem', sentence: mailingListTexts['bad-address'].text };
  }
  const result = await callApi(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, [honeypot.name]: typed.get(honeypot.name) }),
    },
    parseJoinOutcome,
  );
  return result.kind === 'answered'
    ? { kind: 'done', ...mailingListTexts[result.value] }
    : { kind: 'problem', sentence: result.sentence };
};
