import type { Answer } from '../answer.ts';
import { askSite } from '../ask-site.ts';
import type { Login } from '../auth/member.ts';

/** What is needed to ask for what is a member's own. */
export type GetAccessToken = Login['getAccessToken'];

/** What came of asking for what is a member's own. */
export type MemberAnswer<Value> =
  | Answer<Value>
  /** Her session is over: she has become a visitor, and the page asks her to log in. */
  | { readonly kind: 'signed-out' };

const unrecognised = {
  kind: 'lost',
  sentence:
    'The server doesn’t recognise your login. Log out at the foot of this page, then log in again.',
} as const;

const isUnauthorized = (answer: Answer<unknown>): boolean =>
  answer.kind === 'refused' && answer.status === 401;

/**
 * Asks a function for what is a member's own. A token that is refused is replaced once; if the next one is refused too
 * another login would change nothing, and that is what is said.
 */
export const askMembers = async <Value>(
  getAccessToken: GetAccessToken,
  ask: (headers: Readonly<Record<string, string>>) => Promise<Answer<Value>>,
): Promise<MemberAnswer<Value>> => {
  for (const fresh of [false, true]) {
    const token = await getAccessToken({ fresh });
    if (token.kind === 'signed-out') return token;
    if (token.kind === 'away') return { kind: 'lost', sentence: token.sentence };
    const answer = await ask({ authorization: `Bearer ${token.token}` });
    if (!isUnauthorized(answer)) return answer;
  }
  return unrecognised;
};

/** Asks for JSON that is a member's own. */
export const readForMember = <Value>(
  getAccessToken: GetAccessToken,
  address: string,
  parse: (body: unknown) => Value | undefined,
): Promise<MemberAnswer<Value>> =>
  askMembers(getAccessToken, (headers) => askSite(address, { headers }, parse));
