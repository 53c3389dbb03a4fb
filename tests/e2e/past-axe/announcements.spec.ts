import { expect, test, type Page } from '@playwright/test';
import { amina, calculatorPaths, fill, press } from '../../support/browser/calculator.ts';
import { openPoll, voteButton } from '../../support/browser/poll.ts';
import { boxOf, optionsOf } from '../../support/browser/search.ts';
import { fillCart, itemOf, lineOf, openCart } from '../../support/browser/shop.ts';
import { beginAtLift, mainButton, timer } from '../../support/browser/training.ts';
import { nextFrames, visit } from '../../support/browser/visit.ts';
import { announced, forgetAnnounced, listen } from '../../support/past-axe/announcements.ts';

test.beforeEach(({ page }) => listen(page));

/** Expects that these sentences were said since the last call, each once, and nothing else. */
const expectSaid = async (page: Page, ...sentences: readonly RegExp[]): Promise<void> => {
  const expected = sentences.map((sentence) => expect.stringMatching(sentence));
  await expect.poll(() => announced(page)).toEqual(expected);
  await nextFrames(page);
  expect(await announced(page)).toEqual(expected);
  await forgetAnnounced(page);
};

test('the search box says once how much it found', async ({ page }) => {
  await visit(page, '/articles/');
  await boxOf(page).fill('squat');
  await expect(optionsOf(page).first()).toBeVisible();
  await expectSaid(page, /^\d+ results in \d+ groups\.$/);
  await boxOf(page).fill('xylophone');
  await expectSaid(page, /^Nothing found/);
});

test('the page of results says once that it looks, and once what it found', async ({ page }) => {
  await visit(page, '/search/?s=squat');
  await expectSaid(page, /^Looking for “squat” …$/, /^“squat”: \d+ results in \d+ groups\.$/);
});

test('a calculator says its result once, and a new one once', async ({ page }) => {
  await visit(page, calculatorPaths.macro);
  await fill(page, amina);
  await press(page, 'Calculate BMR');
  await expectSaid(page, /^Your BMR is 1,370 kilocalories a day\. Now choose a goal\.$/);
});

test('the cart says once what a press has changed', { tag: '@night' }, async ({ page }) => {
  await fillCart(page, [itemOf('training-log-book', 2)]);
  await openCart(page);
  await forgetAnnounced(page);
  const line = lineOf(page, 'Training log book');
  await line.getByRole('button', { name: 'Remove Training log book' }).click();
  await expectSaid(page, /^Training log book has been taken out of your cart\.$/);
});

test('the poll says once that nothing is chosen', { tag: '@night' }, async ({ page }) => {
  await openPoll(page);
  await voteButton(page).click();
  await expectSaid(page, /^Choose one of the options first\.$/);
});

test('a session says each set once, and after it the rest with what comes next', async ({
  page,
}) => {
  await beginAtLift(page);
  const sets = await announced(page);
  expect(new Set(sets).size).toBe(sets.length);
  expect(sets.at(-1)).toMatch(/^Back squat\. Set 1 of \d+: .+ kilograms\.$/);
  await forgetAnnounced(page);
  await mainButton(page).click();
  await expect(timer(page)).toBeVisible();
  await expectSaid(page, /^Rest .+, then: Back squat\. Set 2 of \d+: .+ kilograms\.$/);
});
