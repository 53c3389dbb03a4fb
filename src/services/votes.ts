import { apiPaths, pollVotesPath } from '../domain/api-paths.ts';
import { ownVoteHeader, parsePollCounts, type PollCounts } from '../domain/polls/poll-counts.ts';
import type { ApiResult } from './api-result.ts';
import { callApi } from './call-api.ts';

/** The votes of each option of a poll, and the option that this visitor chose, if she has voted. */
export type PollVotes = { readonly counts: PollCounts; readonly own: string | undefined };

/** An answer to a vote. `isSecond`: she had voted before, so this vote changed nothing. */
export type CastVote = PollVotes & { readonly isSecond: boolean };

const parseVotes = (body: unknown, headers: Headers): PollVotes | undefined => {
  const counts = parsePollCounts(body);
  const own = headers.get(ownVoteHeader);
  return counts && { counts, own: own === null ? undefined : decodeURIComponent(own) };
};

/** Fetches the votes of each option of a poll. The answer also sets the voter's cookie. */
export const fetchVotes = (pollId: string): Promise<ApiResult<PollVotes>> =>
  callApi(pollVotesPath(pollId), {}, (body, headers) =>
    Array.isArray(body) ? parseVotes(body[0], headers) : undefined,
  );

/**
 * Casts a vote and returns the votes of each option. It fetches the votes first to get the cookie: with the cookie a vote
 * that is sent twice counts once.
 */
export const castVote = async (pollId: string, option: string): Promise<ApiResult<CastVote>> => {
  const before = await fetchVotes(pollId);
  if (before.kind !== 'answered') return before;
  const query = new URLSearchParams({ vote: option });
  return callApi(`${apiPaths.votes}?${query}`, { method: 'POST' }, (body, headers) => {
    const votes = parseVotes(body, headers);
    if (votes === undefined) return undefined;
    const isSecond =
      before.value.own !== undefined || (votes.own !== undefined && votes.own !== option);
    return { ...votes, isSecond };
  });
};
