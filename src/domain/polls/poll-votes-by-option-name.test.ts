import { describe, expect, it } from 'vitest';
import { parsePollVotesByOptionName, toPollOptionResults } from './poll-votes-by-option-name.ts';

describe('parsePollVotesByOptionName', () => {
  it('parses counts by name, even if the name has a meaning in JavaScript', () => {
    expect(parsePollVotesByOptionName(JSON.parse('{"fun":2,"__proto__":1}'))).toEqual(
      new Map([
        ['fun', 2],
        ['__proto__', 1],
      ]),
    );
  });

  it.each([[null], ['fun'], [[1]], [{ fun: '2' }], [{ fun: -1 }], [{ fun: 1.5 }]])(
    'returns undefined for %o',
    (value) => {
      expect(parsePollVotesByOptionName(value)).toBeUndefined();
    },
  );
});

describe('toPollOptionResults', () => {
  const options = ['a', 'b', 'c'].map((name) => ({ name, label: name.toUpperCase() }));
  const percents = (...votes: readonly number[]) =>
    toPollOptionResults(
      options,
      new Map(votes.map((count, index) => [options[index]?.name ?? '', count])),
    ).results.map(({ percent }) => percent);

  it('returns exactly the given options, in their order', () => {
    const { results, total } = toPollOptionResults(
      options,
      new Map([
        ['c', 3],
        ['a', 1],
        ['gone', 9],
      ]),
    );
    expect(total).toBe(4);
    expect(results).toEqual([
      { name: 'a', label: 'A', votes: 1, percent: 25 },
      { name: 'b', label: 'B', votes: 0, percent: 0 },
      { name: 'c', label: 'C', votes: 3, percent: 75 },
    ]);
  });

  it('returns shares that add up to 100, or 0 if nobody has voted', () => {
    expect(percents(1, 1, 1)).toEqual([34, 33, 33]);
    expect(percents(2, 2, 3)).toEqual([29, 28, 43]);
    expect(percents(1, 1, 998)).toEqual([0, 0, 100]);
    expect(percents(0, 0, 0)).toEqual([0, 0, 0]);
  });
});
