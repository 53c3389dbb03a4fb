import { expect } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { pollVotesWithOwnVoteApiPath } from '../../../src/domain/api-paths.ts';
import { parseEditorsPollOption } from '../../../src/domain/polls/poll-option.ts';
import { starterEntries, textsOf } from './starter-entries.ts';
import { visit } from './visit.ts';

export const question = 'What brings you to the bar?';
export const options = textsOf(
  starterEntries('poll').find((entry) => entry['pollId'] === 'poll-001') ?? {},
  'options',
).map(parseEditorsPollOption);
const home = '/about/';

export const pollOf = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: question }) });
export const voteButton = (page: Page): Locator =>
  pollOf(page).getByRole('button', { name: 'Vote' });
export const results = (page: Page): Locator =>
  pollOf(page).getByRole('table', { name: 'Votes so far' });
export const rowOf = (page: Page, label: string): Locator =>
  results(page)
    .getByRole('row')
    .filter({
      has: page
        .getByRole('rowheader', { name: label, exact: true })
        .or(page.getByRole('rowheader', { name: `${label} (your vote)`, exact: true })),
    });

/** Opens a page with the poll and waits until React has hydrated it. */
export const openPoll = async (page: Page, path = home): Promise<void> => {
  await visit(page, path);
  await expect(voteButton(page)).toBeVisible();
  await expect
    .poll(() => voteButton(page).evaluate((button) => Object.keys(button).join()))
    .toContain('__reactProps$');
};

export const Counts = v.record(v.string(), v.number());

/** The number of votes for each option, fetched outside the page. */
export const readCounts = async (
  request: APIRequestContext,
): Promise<v.InferOutput<typeof Counts>> => {
  const answer: unknown = await (await request.get(pollVotesWithOwnVoteApiPath('poll-001'))).json();
  return v.parse(v.tuple([Counts]), answer)[0];
};
