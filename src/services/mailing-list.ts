import { honeypot } from '../domain/contact.ts';
import { mailingListWords, parseJoinOutcome, type JoinOutcome } from '../domain/mailing-list.ts';

/** Where the form goes, with scripts and without. */
export const joinAddress = '/api/mailing-list';

const patience = 15_000;

/** What came of asking, in words. */
export type JoinAnswer = { readonly outcome: JoinOutcome; readonly sentence: string };

/** Asks to join the mailing list. Never throws. */
export const joinList = async (email: string, botField: string): Promise<JoinAnswer> => {
  try {
    const response = await fetch(joinAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, [honeypot.name]: botField }),
      signal: AbortSignal.timeout(patience),
    });
    const outcome = parseJoinOutcome(await response.json()) ?? 'not-now';
    return { outcome, sentence: mailingListWords[outcome].text };
  } catch {
    return {
      outcome: 'not-now',
      sentence: 'We couldn’t reach the server. Check your connection, then try again.',
    };
  }
};
