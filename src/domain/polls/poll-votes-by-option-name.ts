import type { PollOption } from './poll-option.ts';

/** The number of votes for each option, by the option's name (CALLS-1). */
export type PollVotesByOptionName = ReadonlyMap<string, number>;

/** The response header with the voter's own choice, URL-encoded. */
export const ownVoteHeader = 'x-own-vote';

/** An option with its votes and its share of all votes in whole per cent. */
export type PollOptionResult = PollOption & { readonly votes: number; readonly percent: number };

/**
 * Parses the server's answer, `{"strength": 3}`; undefined if it has another shape. Written by
 * hand, because the poll is on public pages, whose first visit would have to load valibot for it.
 */
export const parsePollVotesByOptionName = (value: unknown): PollVotesByOptionName | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const counts = new Map<string, number>();
  for (const [name, votes] of Object.entries(value)) {
    if (typeof votes !== 'number' || !Number.isInteger(votes) || votes < 0) return undefined;
    counts.set(name, votes);
  }
  return counts;
};

/**
 * Each option with its votes and its share (STATES-4). The shares of a poll with votes add up to
 * 100: they are rounded down, and the remainder goes to the options that lost the most by rounding.
 */
export const toPollOptionResults = (
  options: readonly PollOption[],
  counts: PollVotesByOptionName,
): { readonly results: readonly PollOptionResult[]; readonly total: number } => {
  const votes = options.map(({ name }) => counts.get(name) ?? 0);
  const total = votes.reduce((sum, count) => sum + count, 0);
  const exact = votes.map((count) => (total === 0 ? 0 : (count * 100) / total));
  const percents = exact.map(Math.floor);
  const left = total === 0 ? 0 : 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const byLoss = exact
    .map((share, index) => ({ index, loss: share - Math.floor(share) }))
    .sort((one, other) => other.loss - one.loss || one.index - other.index);
  for (const { index } of byLoss.slice(0, left)) percents[index] = (percents[index] ?? 0) + 1;
  return {
    results: options.map((option, index) => ({
      ...option,
      votes: votes[index] ?? 0,
      percent: percents[index] ?? 0,
    })),
    total,
  };
};
