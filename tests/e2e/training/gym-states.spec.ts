import { expect, test } from '@playwright/test';
import { sessionStartAddressOf } from '../../../src/domain/training/plan/plan-address.ts';
import { expectNoViolations, stubPictures } from '../../support/browser/accessibility.ts';
import { pathOf, samplePlans } from '../../support/browser/member-plans.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { textOf } from '../../support/browser/starter-entries.ts';
import {
  beginAtLift,
  beginSession,
  mainButton,
  progress,
  publicDay,
  sessionDialog,
  setHeading,
  storedTraining,
  timer,
} from '../../support/browser/training.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('every state of a session is accessible', async ({ page }) => {
  await stubPictures(page);
  await page.goto('/train/');
  await expect(page.getByRole('heading', { level: 1, name: 'Train' })).toBeVisible();
  await expectNoViolations(page, 'the ways in');
  await page.goto(sessionStartAddressOf(publicDay));
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
  await expectNoViolations(page, 'before the session');
  await beginAtLift(page);
  await expectNoViolations(page, 'a set');
  await mainButton(page).click();
  await expect(timer(page)).toBeVisible();
  await expectNoViolations(page, 'a rest');
  await sessionDialog(page).getByRole('button', { name: 'All sets' }).click();
  await expect(page.getByRole('dialog', { name: 'This session' })).toBeVisible();
  await expectNoViolations(page, 'the list');
  await page
    .getByRole('button', { name: /Put it right/ })
    .first()
    .click();
  await expectNoViolations(page, 'a set that is put right');
  await page.getByRole('dialog', { name: 'This session' }).getByLabel('Close').click();
  await setHeading(page).getByRole('button').click();
  // The session's own dialog has the same name.
  await expect(page.locator('dialog[open]')).toHaveCount(2);
  await expectNoViolations(page, 'the exercise');
  await page.keyboard.press('Escape');
  await sessionDialog(page).getByLabel('Close; the session stays open').click();
  await expect(page.getByRole('heading', { name: 'Your session stays open' })).toBeVisible();
  await expectNoViolations(page, 'a session that stays open');
  await page.goto(sessionStartAddressOf({ ...publicDay, day: 2 }));
  await expect(page.getByRole('heading', { name: 'Another session is open' })).toBeVisible();
  await expectNoViolations(page, 'another session');
  await page.getByRole('button', { name: 'Go on with that one' }).click();
  for (;;) {
    const { finished, all } = await progress(page);
    if (finished === all) break;
    await sessionDialog(page).getByRole('button', { name: 'Skip this set' }).click();
    await expect.poll(async () => (await progress(page)).finished).toBe(finished + 1);
  }
  await expect(mainButton(page)).toHaveText('Finish');
  await expectNoViolations(page, 'after the last set');
});

test('a number is corrected, a set is added, a line is skipped, and each of these can be undone', async ({
  page,
}) => {
  const begun = await beginAtLift(page);
  await mainButton(page).click();
  await sessionDialog(page).getByRole('button', { name: 'All sets' }).click();
  const list = page.getByRole('dialog', { name: 'This session' });
  const squat = list.getByRole('region', { name: 'Back squat' });
  await squat.getByRole('button', { name: /Put it right/ }).click();
  await squat.getByRole('button', { name: 'Reps: less' }).click();
  await squat.getByRole('button', { name: 'Put it right', exact: true }).click();
  await expect(squat.getByRole('button', { name: /Put it right/ })).toHaveText(/× 4/);
  await squat.getByRole('button', { name: 'Add a set' }).click();
  await expect(squat.getByRole('listitem')).toHaveCount(4);
  await list.getByRole('button', { name: 'Undo set' }).click();
  await expect(squat.getByRole('listitem')).toHaveCount(3);
  await squat.getByRole('button', { name: 'Skip what is left' }).click();
  await expect(squat.getByText('left out')).toHaveCount(2);
  await list.getByRole('button', { name: 'Undo skip' }).click();
  await expect(squat.getByText('left out')).toHaveCount(0);
  const bench = list.getByRole('region', { name: 'Barbell bench press' });
  await bench.getByRole('button', { name: 'Do now' }).click();
  await expect(setHeading(page)).toHaveText('Barbell bench press');
  expect((await progress(page)).finished).toBe(begun + 1);
});

test('a plan that can’t be loaded is reported, and an open session continues with its stored numbers', async ({
  page,
}) => {
  const skipped = await beginAtLift(page);
  // Nobody leaves a page in the moment in which her press is being stored.
  await expect
    .poll(async () => (await storedTraining(page)).match(/"kind":"skip"/g)?.length)
    .toBe(skipped);
  await page.route('**/page-data/workout-plans/**', (route) => route.abort());
  await page.reload();
  await expect(setHeading(page)).toHaveText('Back squat');
  await expect(sessionDialog(page).getByRole('alert')).toContainText(
    'numbers that are stored here',
  );
  await mainButton(page).click();
  await page.unroute('**/page-data/workout-plans/**');
  await sessionDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(sessionDialog(page).getByText('numbers that are stored here')).toHaveCount(0);
});

test('a member plan is trained after the login, and none of its text stays on the device', async ({
  page,
}) => {
  const plan = samplePlans.free;
  const place = { path: pathOf(plan), index: 0, week: 1, day: 1 };
  await signIn(page, 'new');
  await beginSession(page, place);
  await mainButton(page).click();
  await page.reload();
  await expect(mainButton(page)).toBeVisible();
  const stored = await storedTraining(page);
  expect(stored).toContain(place.path);
  // Exercise names belong to the library. The plan's own words are its title, its days' names and
  // movements without a page.
  const words = [textOf(plan, 'title'), 'Squat, bench, row', 'Walk, row or cycle', 'Inchworm'];
  for (const word of words) expect(stored).not.toContain(word);
});

test('a visitor is sent to the login before a member plan', { tag: '@night' }, async ({ page }) => {
  const place = { path: pathOf(samplePlans.free), index: 0, week: 1, day: 1 };
  await page.goto(sessionStartAddressOf(place));
  await expect(page.getByRole('heading', { name: 'Log in to start' })).toBeVisible();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});
