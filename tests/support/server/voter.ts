import { generalApiPaths, pollVotesWithOwnVoteApiPath } from '../../../src/domain/api-paths.ts';
import type { Handler } from '../../../src/server/http/endpoint.ts';
import {
  createCastVisitorVoteEndpoint,
  createReadPollVotesEndpoint,
  type VisitorVoteDependencies,
} from '../../../src/server/votes/votes.ts';

const origin = 'https://knurl.example';

/** The two endpoints of the poll. */
export type VoteEndpoints = { readonly cast: Handler; readonly read: Handler };

export const createVoteEndpoints = (dependencies: VisitorVoteDependencies): VoteEndpoints => ({
  cast: createCastVisitorVoteEndpoint(dependencies),
  read: createReadPollVotesEndpoint(dependencies),
});

/** A browser with our cookie, at a network address. */
export type Voter = {
  readonly read: (pollId?: string) => Promise<Response>;
  readonly cast: (query: string) => Promise<Response>;
  /** Sends a vote whose answer is lost: the browser gets nothing, not even the cookie. */
  readonly castAndLoseAnswer: (query: string) => Promise<void>;
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
  const storeCookie = (answer: Response): Response => {
    const [header] = answer.headers.getSetCookie();
    if (header !== undefined) cookie = header.split(';')[0] ?? '';
    return answer;
  };
  const post = (query: string): Promise<Response> =>
    send(endpoints.cast, `${generalApiPaths.votes}${query}`, { method: 'POST' });
  return {
    read: async (pollId = 'poll-001') =>
      storeCookie(
        await send(endpoints.read, pollVotesWithOwnVoteApiPath(pollId), { method: 'GET' }),
      ),
    cast: async (query) => storeCookie(await post(query)),
    castAndLoseAnswer: async (query) => {
      await post(query);
    },
    cookie: () => cookie,
  };
};
