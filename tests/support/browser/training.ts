import { expect, type Locator, type Page } from '@playwright/test';
import { sessionStartAddressOf } from '../../../src/domain/training/plan/plan-address.ts';
import type { PlanPathWeekAndDay } from '../../../src/domain/training/plan/plan-place.ts';

/** The first day of a public plan of the starter space. */
export const publicDay: PlanPathWeekAndDay = {
  path: '/workout-plans/first-barbell-plan/',
  index: 0,
  week: 1,
  day: 1,
};

/** The session, shown over the page. */
export const sessionDialog = (page: Page): Locator =>
  page.locator('dialog[aria-labelledby="set-heading"]');
/** The one large button. */
export const mainButton = (page: Page): Locator => sessionDialog(page).locator('footer > button');
/**
 * Shown once for a set of a loaded lift whose weight nobody knows: the next press logs it without.
 */
export const weightQuestion = (page: Page): Locator =>
  sessionDialog(page).getByText('No weight yet.');
export const setHeading = (page: Page): Locator => sessionDialog(page).locator('#set-heading');
/** The status text for screen readers. */
export const announcement = (page: Page): Locator =>
  sessionDialog(page).locator('> p[role="status"]');
export const timer = (page: Page): Locator => sessionDialog(page).getByRole('timer');

/**
 * Runs in the page: what a thumb can't reach in a session: low buttons, and anything that has to be
 * scrolled to when the text is a little larger than usual.
 */
export const outOfReach = (screen: Element, textSize: string): readonly string[] => {
  const small = [...screen.querySelectorAll('button')]
    .filter((button) => button.checkVisibility())
    .filter((button) => button.getBoundingClientRect().height < 47.5)
    .map((button) => `${button.textContent}: lower than 48 px`);
  document.documentElement.style.fontSize = textSize;
  const scrolls = screen.scrollHeight > screen.clientHeight + 1 ? ['has to be scrolled'] : [];
  document.documentElement.style.fontSize = '';
  return [...small, ...scrolls];
};

/** How many sets the lifter has finished, and how many there are. */
export const progress = async (
  page: Page,
): Promise<{ readonly finished: number; readonly all: number }> => {
  const text = (await sessionDialog(page).locator('header > p').textContent()) ?? '';
  const [done = NaN, all = NaN, skipped = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return { finished: done + skipped, all };
};

/** Waits until the lifter has finished this many sets. */
export const expectFinishedSets = (page: Page, finished: number): Promise<void> =>
  expect.poll(async () => (await progress(page)).finished).toBe(finished);

/**
 * Finishes the set that is shown: a timed one is begun and ended, and one of a weight that nobody
 * knows is logged without.
 */
export const finishSet = async (page: Page): Promise<void> => {
  const { finished } = await progress(page);
  const isTimed = /^Start/.test((await mainButton(page).textContent()) ?? '');
  await mainButton(page).click();
  if (isTimed) await sessionDialog(page).getByRole('button', { name: 'Done', exact: true }).click();
  const question = weightQuestion(page);
  await expect
    .poll(async () => (await question.isVisible()) || (await progress(page)).finished > finished)
    .toBe(true);
  if (await question.isVisible()) await mainButton(page).click();
  await expectFinishedSets(page, finished + 1);
};

/**
 * Waits until an ended session is in the log: a page that is left before it finds the session open.
 */
export const expectInLog = (page: Page): Promise<void> =>
  expect(page.getByRole('navigation', { name: 'Ways on' })).toBeVisible();

/** Opens the day's start panel and begins. */
export const beginSession = async (page: Page, place = publicDay): Promise<void> => {
  // The panel is rendered only in the browser, so it works once its button is there. `visit` can't
  // be used: a moved clock hides its performance mark.
  await page.goto(sessionStartAddressOf(place));
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(mainButton(page)).toBeVisible();
};

/**
 * Begins, and skips everything before the first work set of a lift. Returns how many sets are
 * finished then.
 */
export const beginAtLift = async (
  page: Page,
  lift = 'Back squat',
  place = publicDay,
): Promise<number> => {
  await beginSession(page, place);
  while ((await setHeading(page).textContent()) !== lift) {
    const { finished } = await progress(page);
    await sessionDialog(page).getByRole('button', { name: 'Skip this set' }).click();
    await expectFinishedSets(page, finished + 1);
  }
  return (await progress(page)).finished;
};

/** Everything that the browser stores about the lifter's training, as text. */
export const storedTraining = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('knurl-training');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
    const names = [...opened.objectStoreNames];
    const transaction = opened.transaction(names);
    const rows = await Promise.all(
      names.map(
        (name) =>
          new Promise<unknown>((resolve, reject) => {
            const request = transaction.objectStore(name).getAll();
            request.addEventListener('success', () => resolve([name, request.result]));
            request.addEventListener('error', () => reject(request.error));
          }),
      ),
    );
    opened.close();
    return JSON.stringify(Object.fromEntries(rows.map((row) => (Array.isArray(row) ? row : []))));
  });
