import { apiPaths, pollVotesPath } from '../domain/api-paths.ts';
import { parsePollCounts, type PollCounts } from '../domain/poll-counts.ts';
import type { ApiResult } from './api-result.ts';
import { callApi } from './call-api.ts';

const parseFirstCounts = (body: unknown): PollCounts | undefined =>
  Array.isArray(body) ? parsePollCounts(body[0]) : undefined;

/** Fetches the votes of each option of a poll. The answer also sets the voter's cookie. */
export const fetchVotes = (pollId: string): Promise<ApiResult<PollCounts>> =>
  callApi(pollVotesPath(pollId), {}, parseFirstCounts);

/**
 * Casts a vote and returns the votes of each option. It fetches the votes first to get the cookie: with the cookie a vote
 * that is sent twice counts once.
 */
export const castVote = async (pollId: string, option: string): Promise<ApiResult<PollCounts>> => {
  const before = await fetchVotes(pollId);
  if (before.kind !== 'answered') return before;
  const query = new URLSearchParams({ vote: option });
  return callApi(`${apiPaths.votes}?${query}`, { method: 'POST' }, parsePollCounts);
};
