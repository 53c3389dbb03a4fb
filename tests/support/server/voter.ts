import type { Handler } from '../../../src/server/endpoint.ts';
import { toCastVoteEndpoint, toReadVotesEndpoint } from '../../../src/server/votes.ts';
import type { VoteDependencies } from '../../../src/server/votes.ts';

const origin = 'https://knurl.example';

/** The two endpoints of the poll. */
export type VoteEndpoints = { readonly cast: Handler; readonly read: Handler };

export const toVoteEndpoints = (dependencies: VoteDependencies): VoteEndpoints => ({
  cast: toCastVoteEndpoint(dependencies),
  read: toReadVotesEndpoint(dependencies),
});

/** A browser with its cookie, behind an address. */
export type Voter = {
  readonly read: (pollId?: string) => Promise<Response>;
  readonly cast: (query: string) => Promise<Response>;
  /** Sends a vote whose answer gets lost on the way: nothing of it reaches the browser, not even its cookie. */
  readonly castUnheard: (query: string) => Promise<void>;
  readonly cookie: () => string;
};

export const createVoter = (endpoints: VoteEndpoints, address = '203.0.113.7'): Voter => {
  let cookie = '';
  const send = async (handler: Handler, path: string, init: RequestInit): Promise<Response> =>
    handler(
      new Request(`${origin}${path}`, {
        ...init,
        headers: { 'x-nf-client-connection-ip': address, origin, cookie },
      }),
    );
  const keepCookie = (answer: Response): Response => {
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    return answer;
  };
  const post = (query: string): Promise<Response> =>
    send(endpoints.cast, `/api/votes${query}`, { method: 'POST' });
  return {
    read: async (pollId = 'poll-001') =>
      keepCookie(await send(endpoints.read, `/api/votes/${pollId}`, { method: 'GET' })),
    cast: async (query) => keepCookie(await post(query)),
    castUnheard: async (query) => {
      await post(query);
    },
    cookie: () => cookie,
  };
};
