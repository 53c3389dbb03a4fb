import { expect, it } from 'vitest';
import {
  describeFault,
  describeFaultWithoutEntryName,
  errorAndAdviceCountText,
  contentfulAddressOfFault,
  mediaFileFaultType,
  groupFaultsByEntry,
  faultsAsPlainText,
} from './content-fault.ts';
import type { ContentFault } from './content-fault.ts';

const fault = (more: Partial<ContentFault> = {}): ContentFault => ({
  kind: 'error',
  id: 'exercise-plank',
  type: 'Exercise',
  title: 'Plank',
  field: 'slug',
  problem: 'it is missing',
  remedy: 'enter the last part of the address',
  ...more,
});

it('says which entry and field has a fault, what is wrong and what to do', () => {
  expect(describeFault(fault({ place: { line: 3, column: 7 } }))).toBe(
    'Exercise "Plank" (exercise-plank), field slug: line 3, column 7: it is missing. Enter the last part of the address.',
  );
});

it('is a complete sentence without a field or a remedy', () => {
  const { kind, id, type, title, problem } = fault();
  const rest = { kind, id, type, title, problem };
  expect(describeFault(rest)).toBe('Exercise "Plank" (exercise-plank): it is missing.');
  expect(describeFaultWithoutEntryName(rest)).toBe('it is missing.');
});

it('groups faults by entry, with errors and entries with errors first', () => {
  const advice = fault({ kind: 'advice', problem: 'it is short' });
  const other = fault({ kind: 'advice', id: 'article-sleep', problem: 'it is long' });
  const groups = groupFaultsByEntry([other, advice, fault()]);
  expect(groups.map(({ id }) => id)).toEqual(['exercise-plank', 'article-sleep']);
  expect(groups[0]?.faults.map(({ kind }) => kind)).toEqual(['error', 'advice']);
});

it('links to the entry or the file in Contentful', () => {
  const space = { spaceId: 'abc', environment: 'master' };
  expect(contentfulAddressOfFault(space, fault())).toBe(
    'https://app.contentful.com/spaces/abc/environments/master/entries/exercise-plank',
  );
  expect(contentfulAddressOfFault(space, fault({ type: mediaFileFaultType, id: 'a/b' }))).toBe(
    'https://app.contentful.com/spaces/abc/environments/master/assets/a%2Fb',
  );
});

it.each([
  [[], 'no fault'],
  [[fault()], '1 error'],
  [[fault(), fault(), fault({ kind: 'advice' })], '2 errors and 1 piece of advice'],
  [[fault({ kind: 'advice' }), fault({ kind: 'advice' })], '2 pieces of advice'],
] as const)('counts %#', (faults, words) => {
  expect(errorAndAdviceCountText(faults)).toBe(words);
});

it('lists the entries with their faults and where to correct them, and marks advice', () => {
  const advice = fault({ kind: 'advice', id: 'article-sleep', type: 'Article', title: 'Sleep' });
  expect(
    faultsAsPlainText([advice, fault()], ({ id }) =>
      id === 'article-sleep' ? undefined : 'a/file.md',
    ),
  ).toBe(
    `Exercise "Plank" (exercise-plank)
  a/file.md
  - field slug: it is missing. Enter the last part of the address.

Article "Sleep" (article-sleep)
  - Advice: field slug: it is missing. Enter the last part of the address.`,
  );
});
