import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { pathOf, samplePlans } from '../../support/browser/member-plans.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import {
  beginSession,
  expectInLog,
  mainButton,
  progress,
  sessionDialog,
  setHeading,
  storedTraining,
} from '../../support/browser/training.ts';

test.use({ viewport: { width: 390, height: 844 } });

const openSessions = async (page: Page): Promise<void> => {
  await page.goto('/my-sessions/');
  const first = page.getByRole('button', { name: 'Open my sessions' });
  const start = page.getByRole('heading', { name: 'Train now' });
  await expect(first.or(start)).toBeVisible();
  if (await first.isVisible()) await first.click();
  await expect(start).toBeVisible();
};

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Add an exercise' });

/** Types sets and reps, and adds the exercise that is chosen in the sheet. */
const addSets = async (page: Page, sets: string, each: string): Promise<void> => {
  await sheet(page).getByLabel('Sets', { exact: true }).fill(sets);
  await sheet(page).getByLabel('Each of').fill(each);
  await sheet(page).getByRole('button', { name: 'Add it' }).click();
  await expect(sheet(page)).toBeHidden();
};

/** Adds an exercise of the lifter's own, done with a barbell. */
const addOwn = async (page: Page, name: string): Promise<void> => {
  await sheet(page)
    .getByLabel(/^Find an exercise/)
    .fill(name);
  await sheet(page)
    .getByRole('button', { name: `Add “${name}” as your own` })
    .click();
  await sheet(page).getByLabel('Done with').selectOption({ label: 'A barbell' });
  await sheet(page).getByLabel('Trains mostly').selectOption('quadriceps');
  await sheet(page).getByLabel('glutes').check();
  await expectAccessible(page, 'the form for an exercise of her own');
  await sheet(page).getByRole('button', { name: 'Keep it' }).click();
};

/** Does the current set with a weight, if it asks for one. */
const doSet = async (page: Page): Promise<void> => {
  const { finished } = await progress(page);
  await mainButton(page).click();
  await expect.poll(async () => (await progress(page)).finished).toBe(finished + 1);
};

test('an empty session is filled, logged, saved as a routine, changed and repeated', async ({
  page,
}) => {
  await openSessions(page);
  await expectAccessible(page, 'my sessions, at first');
  await page.getByRole('button', { name: 'Start an empty session' }).click();
  await expect(setHeading(page)).toHaveText('What comes first?');
  await expectAccessible(page, 'an empty session');

  await mainButton(page).click();
  await sheet(page)
    .getByLabel(/^Find an exercise/)
    .fill('back squat');
  await expectAccessible(page, 'the search for an exercise');
  await sheet(page).getByRole('button', { name: 'Back squat', exact: true }).click();
  await addSets(page, '1', '5');
  await expect(setHeading(page)).toHaveText('Back squat');
  await sessionDialog(page).getByRole('button', { name: 'Weight: more' }).click();
  await doSet(page);

  await expect(setHeading(page)).toHaveText('That was the last set');
  await sessionDialog(page).getByRole('button', { name: 'Add exercise' }).click();
  await addOwn(page, 'Zercher squat');
  await addSets(page, '2', '8');
  await expect(setHeading(page)).toHaveText('Zercher squat');
  // The session is on the device: it goes on after a reload, with the lifter's own exercise.
  await expect
    .poll(async () => (await storedTraining(page)).match(/"kind":"add exercise"/g)?.length)
    .toBe(2);
  await page.reload();
  await expect(setHeading(page)).toHaveText('Zercher squat');
  await sessionDialog(page).getByRole('button', { name: 'Weight: more' }).click();
  await doSet(page);
  await doSet(page);
  await mainButton(page).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
  await page.getByLabel(/^Name of the routine/).fill('Squats at home');
  await page.getByRole('button', { name: 'Save as a routine' }).click();
  await expectAccessible(page, 'the end of a session of her own');
  await page.getByRole('link', { name: 'your sessions', exact: true }).click();

  const routines = part(page, 'Your routines');
  await expect(routines).toContainText('Back squat 1 × 5 reps; Zercher squat 2 × 8 reps');
  await routines.getByRole('button', { name: 'Change Squats at home' }).click();
  await routines.getByRole('button', { name: 'Sets of Back squat' }).click();
  await routines.getByLabel('Sets', { exact: true }).fill('3');
  await routines.getByRole('button', { name: 'Change the sets' }).click();
  await routines.getByRole('button', { name: 'Earlier : Zercher squat' }).click();
  await expectAccessible(page, 'a routine that is being changed');
  await routines.getByRole('button', { name: 'Keep the routine' }).click();
  await expect(routines).toContainText('Zercher squat 2 × 8 reps; Back squat 3 × 5 reps');

  await routines.getByRole('button', { name: 'Start Squats at home' }).click();
  await expect(setHeading(page)).toHaveText('Zercher squat');
  // As last time: what was lifted then stands there already.
  await expect(sessionDialog(page)).toContainText('Last time');
  expect((await progress(page)).all).toBe(5);
});

test(
  'an exercise of her own is in the history, among the swaps and in her maximums',
  { tag: '@night' },
  async ({ page }) => {
    await openSessions(page);
    const own = part(page, 'Exercises of your own');
    await own.getByRole('button', { name: 'Name an exercise' }).click();
    await own.getByLabel('Name', { exact: true }).fill('Zercher squat');
    await own.getByLabel('Trains mostly').selectOption('quadriceps');
    await own.getByLabel('glutes').check();
    await own.getByRole('button', { name: 'Keep it' }).click();
    await expect(own).toContainText('A barbell; trains quadriceps; helps glutes.');

    await page.goto('/my-weights/');
    await page.getByLabel('Another lift').fill('zercher');
    await page.getByText('Zercher squat', { exact: true }).click();
    await page.getByLabel('Weight, kg').fill('60');
    await page.getByRole('button', { name: 'Keep this max' }).click();
    await expect(page.getByRole('region', { name: 'Your one-rep maxes' })).toContainText(
      'Zercher squat',
    );

    await openSessions(page);
    await page.getByRole('button', { name: 'Start an empty session' }).click();
    await mainButton(page).click();
    await sheet(page)
      .getByLabel(/^Find an exercise/)
      .fill('zercher');
    await sheet(page)
      .getByRole('button', { name: /^Zercher squat/ })
      .click();
    await addSets(page, '1', '5');
    await sessionDialog(page).getByRole('button', { name: 'Weight: more' }).click();
    await doSet(page);
    await mainButton(page).click();
    await page.getByRole('link', { name: 'To your log' }).click();
    await part(page, 'Exercises').getByRole('link', { name: 'Zercher squat' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zercher squat' })).toBeVisible();
    await expect(part(page, 'Every set').getByRole('listitem')).toHaveCount(1);
  },
);

test('an exercise of her own is renamed, joined with one of ours, and taken apart again', async ({
  page,
}) => {
  await openSessions(page);
  await page.getByRole('button', { name: 'Start an empty session' }).click();
  await mainButton(page).click();
  await sheet(page)
    .getByLabel(/^Find an exercise/)
    .fill('Box lift');
  await sheet(page).getByRole('button', { name: 'Add “Box lift” as your own' }).click();
  await sheet(page).getByRole('button', { name: 'Keep it' }).click();
  await addSets(page, '1', '5');
  await sessionDialog(page).getByRole('button', { name: 'Weight: more' }).click();
  await doSet(page);
  await mainButton(page).click();
  await expectInLog(page);

  await openSessions(page);
  const own = part(page, 'Exercises of your own');
  await own.getByRole('button', { name: 'Change Box lift' }).click();
  await own.getByLabel('Name', { exact: true }).fill('High lift');
  await own.getByLabel('Done with').selectOption({ label: 'One kettlebell' });
  await own.getByRole('button', { name: 'Keep it' }).click();
  await expect(own.getByRole('status')).toContainText('“Box lift” is called “High lift” now');
  await expect(own.getByRole('status')).toBeFocused();
  await expect(own).toContainText('One kettlebell.');
  await page.goto('/training-log/');
  await part(page, 'Exercises').getByRole('link', { name: 'High lift' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'High lift' })).toBeVisible();
  await expect(part(page, 'Every set').getByRole('listitem')).toHaveCount(1);

  await openSessions(page);
  await own.getByRole('button', { name: 'Change High lift' }).click();
  await own.getByLabel('Name', { exact: true }).fill('goblet squat');
  await own.getByRole('button', { name: 'Keep it' }).click();
  await expect(own).toContainText('Are both the same?');
  await expectAccessible(page, 'the question whether two exercises are the same');
  await own.getByRole('button', { name: 'They are the same' }).click();
  await expect(own).toContainText('Counts as “Goblet squat”.');
  await page.goto('/training-log/');
  await expect(part(page, 'Exercises').getByRole('link', { name: 'Goblet squat' })).toBeVisible();

  await openSessions(page);
  await own.getByRole('button', { name: 'Take apart High lift' }).click();
  await expect(own.getByRole('button', { name: 'Change High lift' })).toBeVisible();
  await page.goto('/training-log/');
  await expect(part(page, 'Exercises').getByRole('link', { name: 'High lift' })).toBeVisible();
});

test('a copied day of a member plan stores no word of it, and closes with the right', async ({
  page,
}) => {
  const place = { path: pathOf(samplePlans.ofSubscription), index: 0, week: 1, day: 1 };
  await signIn(page, 'subscriber');
  await beginSession(page, place);
  await openSessions(page);
  await page.getByRole('button', { name: 'Drop it' }).click();
  await part(page, 'Copy a day of a plan').getByRole('button', { name: 'Copy this day' }).click();
  const routines = part(page, 'Your routines');
  await expect(routines.getByRole('heading', { level: 3 })).toContainText('week 1, day 1');
  await expectAccessible(page, 'my sessions with a copied day');
  // The only name is the copy's own.
  const named = (await storedTraining(page)).match(/"(name|note|title)":"[^"]+"/g);
  expect(new Set(named)).toEqual(new Set(['"name":"A plan of your membership, week 1, day 1"']));
  await routines.getByRole('button', { name: /^Start/ }).click();
  await expect(mainButton(page)).toBeVisible();

  await openSessions(page);
  await page.getByRole('button', { name: 'Drop it' }).click();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('@@auth0')) localStorage.removeItem(key);
    }
  });
  await page.context().clearCookies();
  await openSessions(page);
  await routines.getByRole('button', { name: /^Start/ }).click();
  await expect(routines.getByRole('alert')).toContainText('a plan for members');
  await expect(routines.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a day is copied from a plan that was never started', { tag: '@night' }, async ({ page }) => {
  await page.goto('/train/?plan=/workout-plans/first-barbell-plan/&week=2&day=1');
  await page.getByRole('link', { name: 'Copy this day into my sessions' }).click();
  const copy = part(page, 'Copy a day of a plan');
  await expect(copy.getByRole('combobox', { name: 'Week' })).toHaveValue('2');
  await expectAccessible(page, 'a day to copy');
  await copy.getByRole('button', { name: 'Copy this day' }).click();
  await expect(part(page, 'Your routines').getByRole('heading', { level: 3 })).toContainText(
    'week 2, day 1',
  );
});
