import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  announcement,
  beginAtLift,
  beginSession,
  expectFinishedSets,
  mainButton,
  sessionDialog,
  setHeading,
  timer,
  weightQuestion,
} from '../../support/browser/training.ts';

/** A phone in portrait, held in one hand. */
test.use({ viewport: { width: 390, height: 844 } });

const weight = (page: Page): Locator =>
  sessionDialog(page).getByRole('textbox', { name: 'Weight', exact: true });

/** A lift of the day for which nothing tells a weight. */
const withoutWeight = 'Seated cable row';

test('from no weight to 60 kg in the log takes four touches', async ({ page }) => {
  const begun = await beginAtLift(page, withoutWeight);
  await expect(weight(page)).toHaveAttribute('inputmode', 'decimal');
  await weight(page).click();
  await page.keyboard.press('6');
  await page.keyboard.press('0');
  await mainButton(page).click();
  await expectFinishedSets(page, begun + 1);
  await expect(weight(page)).toHaveValue('60');
});

test('“Done” without a weight asks once in place, without scrolling, and guesses none', async ({
  page,
}) => {
  const begun = await beginAtLift(page, withoutWeight);
  await expect(weight(page)).toBeVisible();
  await mainButton(page).click();
  await expect(weightQuestion(page)).toBeVisible();
  await expect(weight(page)).toBeFocused();
  await expectFinishedSets(page, begun);
  const scrolls = await sessionDialog(page).evaluate(
    (screen) => screen.scrollHeight > screen.clientHeight + 1,
  );
  expect(scrolls).toBe(false);
  await mainButton(page).click();
  await expectFinishedSets(page, begun + 1);
  await mainButton(page).click();
  await expectFinishedSets(page, begun + 2);
});

test(
  'a weight outside her kit is logged as it is; a text that is none stays, with a sentence',
  { tag: '@night' },
  async ({ page }) => {
    const begun = await beginAtLift(page);
    await weight(page).fill('61,3');
    await mainButton(page).click();
    await expectFinishedSets(page, begun + 1);
    await sessionDialog(page).getByRole('button', { name: 'All sets' }).click();
    const list = page.getByRole('dialog', { name: 'This session' });
    await expect(list.getByText('61.3 kg × 5')).toBeVisible();
    await page.keyboard.press('Escape');
    await weight(page).fill('6..5');
    await mainButton(page).click();
    await expect(
      sessionDialog(page).getByText('Type a weight from 0 to 1000, such as 62.5.'),
    ).toBeVisible();
    await expect(weight(page)).toHaveValue('6..5');
    await expectFinishedSets(page, begun + 1);
  },
);

test('a stepper repeats while it is held, and stops at once', async ({ page }) => {
  await page.clock.install();
  await beginAtLift(page);
  await expect(weight(page)).toHaveValue('20');
  // Otherwise time also goes by while the test itself takes some.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const more = sessionDialog(page).getByRole('button', { name: 'Weight: more' });
  await more.hover();
  await page.mouse.down();
  await page.clock.runFor(400 + 3 * 90);
  await page.mouse.up();
  // A kit of the usual gym goes up by 2.5 kg: four presses.
  await expect(weight(page)).toHaveValue('30');
  await page.clock.runFor(2000);
  await expect(weight(page)).toHaveValue('30');
  await more.focus();
  await page.keyboard.down('Enter');
  await page.clock.runFor(400 + 90);
  await page.keyboard.up('Enter');
  await page.clock.runFor(2000);
  await expect(weight(page)).toHaveValue('37.5');
});

test('an EMOM goes through its minutes by itself, and says which were missed', async ({ page }) => {
  await page.clock.install();
  await beginSession(page, {
    path: '/workout-plans/kettlebell-only-full-body/',
    index: 0,
    week: 3,
    day: 3,
  });
  while (!/^Start 8 min$/.test((await mainButton(page).textContent()) ?? '')) {
    await sessionDialog(page).getByRole('button', { name: 'Skip this set' }).click();
  }
  await mainButton(page).click();
  await page.clock.runFor(10_000);
  await expect(sessionDialog(page).getByText('Minute 1 of 8').first()).toBeVisible();
  await expect(timer(page)).toHaveText('0:53');
  // Nothing is pressed in the first minute.
  await page.clock.runFor(60_000);
  await expect(timer(page)).toHaveText('0:53');
  await expect(announcement(page)).toContainText('Minute 2 of 8');
  await sessionDialog(page).getByRole('button', { name: 'All sets' }).click();
  await expect(
    page.getByRole('dialog', { name: 'This session' }).getByText('missed', { exact: true }),
  ).toHaveCount(1);
});

test('a session left open for six hours closes at its last set, with a sentence, and is one session of that day', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-23T23:40:00') });
  const begun = await beginAtLift(page);
  await mainButton(page).click();
  await expectFinishedSets(page, begun + 1);
  // The next set is done after midnight.
  await page.clock.fastForward('25:00');
  await mainButton(page).click();
  await expectFinishedSets(page, begun + 2);
  await page.clock.fastForward('09:00:00');
  await page.goto('/train/');
  await expect(
    page.getByText(/You left it open, and after six hours it was closed at its last set/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'To your log' }).click();
  await page
    .getByRole('region', { name: 'Exercises', exact: true })
    .getByRole('link', { name: 'Back squat', exact: true })
    .click();
  const sets = page.getByRole('region', { name: 'Every set' }).getByRole('listitem');
  await expect(sets).toHaveCount(1);
  await expect(sets).toContainText('Mon 23 November 2026');
});

test(
  'the first announcement names the exercise, by the plan’s own name too',
  { tag: '@night' },
  async ({ page }) => {
    await beginSession(page);
    const name = 'Bike or rower';
    // Until the exercises have loaded, it is the first of the session.
    await expect(setHeading(page)).toHaveText(name);
    await expect(announcement(page)).toContainText(`${name}. Set 1 of`);
  },
);
