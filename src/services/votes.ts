import { parsePollCounts, type PollCounts } from '../domain/poll-counts.ts';
import type { Answer } from './answer.ts';
import { askSite } from './ask-site.ts';

const firstOf = (body: unknown): PollCounts | undefined =>
  Array.isArray(body) ? parsePollCounts(body[0]) : undefined;

/** Asks for the votes of each option of a poll. The answer also brings the voter's cookie. */
export const readVotes = (pollId: string): Promise<Answer<PollCounts>> =>
  askSite(`/api/votes/${encodeURIComponent(pollId)}`, {}, firstOf);

/**
 * Casts a vote and gives the votes of each option. The cookie comes first, so that the vote counts once however often
 * it is sent.
 */
export const castVote = async (pollId: string, option: string): Promise<Answer<PollCounts>> => {
  const before = await readVotes(pollId);
  if (before.kind !== 'answered') return before;
  const query = new URLSearchParams({ vote: option });
  return askSite(`/api/votes?${query}`, { method: 'POST' }, parsePollCounts);
};
