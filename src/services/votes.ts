import {
  generalApiPaths,
  pollCountsApiPath,
  pollVotesWithOwnVoteApiPath,
} from '../domain/api-paths.ts';
import {
  ownVoteHeader,
  parsePollVotesByOptionName,
  type PollVotesByOptionName,
} from '../domain/polls/poll-votes-by-option-name.ts';
import type { ApiResult } from './api-result.ts';
import { callApi } from './call-api.ts';
import { recall, remember } from './storage.ts';

/** The votes of each option of a poll, and the option that this visitor chose, if she has voted. */
export type PollVotes = {
  readonly counts: PollVotesByOptionName;
  readonly own: string | undefined;
};

/** An answer to a vote. `isSecond`: the voter had voted before, so this vote changed nothing. */
export type PollVotesAfterCasting = PollVotes & { readonly isSecond: boolean };

const parseVotes = (body: unknown, headers: Headers): PollVotes | undefined => {
  const counts = parsePollVotesByOptionName(body);
  const own = headers.get(ownVoteHeader);
  return counts && { counts, own: own === null ? undefined : decodeURIComponent(own) };
};

/**
 * The counts that the host keeps may be a minute old, and take some time on their way. In
 * milliseconds.
 */
const keptFor = 2 * 60_000;

/** The visitor’s own vote, as this browser remembers it. */
type OwnVote = { readonly pollId: string; readonly option: string; readonly at: number };

const rememberOwn = ({ pollId, option, at }: OwnVote): void =>
  remember('votedFor', `${pollId}\n${option}\n${at}`);

const recallOwn = (pollId: string): OwnVote | undefined => {
  const [id, option = '', at] = recall('votedFor')?.split('\n') ?? [];
  return id === pollId ? { pollId, option, at: Number(at) } : undefined;
};

/**
 * Fetches the votes of each option of a poll, and which is hers. The answer also sets the voter's
 * cookie.
 */
const fetchOwnVotes = (pollId: string): Promise<ApiResult<PollVotes>> =>
  callApi(pollVotesWithOwnVoteApiPath(pollId), {}, (body, headers) =>
    Array.isArray(body) ? parseVotes(body[0], headers) : undefined,
  );

/**
 * Fetches the votes of each option of a poll. Where this browser remembers the visitor’s vote, and
 * the host has counted it for long enough, it is the answer for everybody, which the host keeps for
 * a minute.
 */
export const fetchVotes = async (pollId: string): Promise<ApiResult<PollVotes>> => {
  const own = recallOwn(pollId);
  if (own !== undefined && Date.now() - own.at > keptFor) {
    return callApi(pollCountsApiPath(pollId), {}, (body, headers) => {
      const votes = Array.isArray(body) ? parseVotes(body[0], headers) : undefined;
      return votes && { ...votes, own: own.option };
    });
  }
  const answer = await fetchOwnVotes(pollId);
  if (own === undefined && answer.kind === 'answered' && answer.value.own !== undefined) {
    rememberOwn({ pollId, option: answer.value.own, at: Date.now() });
  }
  return answer;
};

/**
 * Casts a vote and returns the votes of each option. It fetches the votes first to get the cookie:
 * with the cookie a vote that is sent twice counts once.
 */
export const castVisitorVote = async (
  pollId: string,
  option: string,
): Promise<ApiResult<PollVotesAfterCasting>> => {
  const before = await fetchOwnVotes(pollId);
  if (before.kind !== 'answered') return before;
  const query = new URLSearchParams({ vote: option });
  return callApi(`${generalApiPaths.votes}?${query}`, { method: 'POST' }, (body, headers) => {
    const votes = parseVotes(body, headers);
    if (votes === undefined) return undefined;
    if (votes.own !== undefined) rememberOwn({ pollId, option: votes.own, at: Date.now() });
    const isSecond =
      before.value.own !== undefined || (votes.own !== undefined && votes.own !== option);
    return { ...votes, isSecond };
  });
};
