import { isEmailAddress } from '../domain/email-address.ts';
import { honeypot } from '../domain/honeypot.ts';
import { mailingListWords, parseJoinOutcome } from '../domain/mailing-list.ts';
import { askSite } from './ask-site.ts';

/** What came of asking to join, in words. */
export type JoinAnswer =
  | { readonly kind: 'done'; readonly title: string; readonly text: string }
  /** There is something to change or to try again. */
  | { readonly kind: 'problem'; readonly sentence: string };

/** Asks to join the mailing list with what was typed, at the address the form is sent to. Never throws. */
export const joinList = async (address: string, typed: FormData): Promise<JoinAnswer> => {
  const email = String(typed.get('email') ?? '').trim();
  if (!isEmailAddress(email)) {
    return { kind: 'problem', sentence: mailingListWords['bad-address'].text };
  }
  const answer = await askSite(
    address,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, [honeypot.name]: typed.get(honeypot.name) }),
    },
    parseJoinOutcome,
  );
  return answer.kind === 'answered'
    ? { kind: 'done', ...mailingListWords[answer.value] }
    : { kind: 'problem', sentence: answer.sentence };
};
