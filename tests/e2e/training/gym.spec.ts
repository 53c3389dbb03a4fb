import { expect, test, type Page } from '@playwright/test';
import {
  beginAtLift,
  expectFinishedSets,
  mainButton,
  outOfReach,
  progress,
  publicDay,
  sessionDialog,
  setHeading,
  announcement,
  timer,
  weightQuestion,
} from '../../support/browser/training.ts';
import { textSizeWithSpare } from '../../support/browser/layout-budget.ts';
import { sessionStartAddressOf } from '../../../src/domain/training/plan/plan-address.ts';
import { nextFrames } from '../../support/browser/visit.ts';
import { firstForBreadth } from '../../support/proof-scale.ts';

/** A phone in portrait, held in one hand. */
const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const press = (page: Page, name: string): Promise<void> =>
  sessionDialog(page).getByRole('button', { name, exact: true }).click();

/** What a thumb can't reach in the session. */
const inTheWay = (page: Page): Promise<readonly string[]> =>
  sessionDialog(page).evaluate(outOfReach, textSizeWithSpare);

/** The seconds of `Start 45 s`, `Start 5 min` and `Start 2:30 min`. */
const secondsIn = (label: string): number => {
  const [, whole = '', rest = '0', unit] = /(\d+)(?::(\d+))? (s|min)$/.exec(label) ?? [];
  return unit === 'min' ? 60 * Number(whole) + Number(rest) : Number(whole);
};

test('a whole session by thumb takes at most one tap per set and six more, without scrolling', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(sessionStartAddressOf(publicDay));
  let taps = 1;
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(mainButton(page)).toBeVisible();
  const { all } = await progress(page);
  for (;;) {
    expect.soft(await inTheWay(page)).toEqual([]);
    const label = (await mainButton(page).textContent()) ?? '';
    if (label === 'Finish') break;
    const { finished } = await progress(page);
    await mainButton(page).click();
    // A set without a weight asks for one first, and a busy machine draws the question late.
    const hasAnswered = async (): Promise<boolean> =>
      (await weightQuestion(page).isVisible()) || (await progress(page)).finished > finished;
    if (!label.startsWith('Start')) await expect.poll(hasAnswered).toBe(true);
    if (await weightQuestion(page).isVisible()) {
      await mainButton(page).click();
      taps += 1;
    }
    // A timed set counts down and logs itself: its start is its one tap. Its clock has to be there:
    // minutes that pass at once end the wait for its script.
    if (label.startsWith('Start')) {
      await expect(timer(page)).toBeVisible();
      await page.clock.fastForward(1000 * (4 + secondsIn(label)));
    }
    await expectFinishedSets(page, finished + 1);
    taps += 1;
  }
  await mainButton(page).click();
  taps += 1;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sessionDialog(page)).toHaveCount(0);
  expect(taps).toBeLessThanOrEqual(all + 6);
});

const screens = [
  ['a small phone', { width: 320, height: 568 }],
  ['a phone on its side', { width: 844, height: 390 }],
  ['a laptop', { width: 1280, height: 800 }],
] as const;
for (const [name, size] of firstForBreadth(screens)) {
  test(`on ${name} every button of a set is 48 px high and in view, during the rest too`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await beginAtLift(page);
    expect(await inTheWay(page)).toEqual([]);
    await mainButton(page).click();
    await expect(timer(page)).toBeVisible();
    expect(await inTheWay(page)).toEqual([]);
    await expect(mainButton(page)).toBeInViewport({ ratio: 1 });
    await expect(timer(page)).toBeInViewport({ ratio: 1 });
    // Nothing lies on the clock's buttons, the notice about a dark screen neither.
    await sessionDialog(page)
      .getByRole('button', { name: 'Skip the rest', exact: true })
      .click({ trial: true });
  });
}

test('the rest is correct after the phone has slept, is announced twice, and can be extended or skipped', async ({
  page,
}) => {
  await page.clock.install();
  const begun = await beginAtLift(page);
  await mainButton(page).click();
  await expect(timer(page)).toBeVisible();
  const left = async (): Promise<number> => {
    const [minutes = 0, seconds = 0] = ((await timer(page).textContent()) ?? '')
      .split(':')
      .map(Number);
    return 60 * minutes + seconds;
  };
  const whole = await left();
  const first = await announcement(page).textContent();
  await page.clock.fastForward(20_000);
  await expect.poll(left).toBeLessThanOrEqual(whole - 20);
  // Twenty seconds later nothing new has been announced.
  await expect(announcement(page)).toHaveText(first ?? '');
  await press(page, '+15 s of rest');
  await expect.poll(left).toBeGreaterThan(whole - 10);
  await page.clock.fastForward(1000 * ((await left()) - 8));
  await expect(announcement(page)).toHaveText('10 seconds of rest left.');
  await page.clock.fastForward(10_000);
  await expect(announcement(page)).toHaveText('The rest is over.');
  await expect(timer(page)).toHaveText(/^\+/);
  await expect(sessionDialog(page).locator('[data-flash]')).toHaveCount(1);
  // The next set was on the screen all the time: doing it ends the rest.
  await mainButton(page).click();
  await expectFinishedSets(page, begun + 2);
  await press(page, 'Skip the rest');
  await expect(timer(page)).toHaveCount(0);
  await press(page, 'Undo skip');
  await expect(timer(page)).toBeVisible();
});

test(
  'with reduced motion the end of a rest is a still frame',
  { tag: '@night' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await beginAtLift(page);
    await mainButton(page).click();
    await expect(timer(page)).toBeVisible();
    await page.clock.fastForward('10:00');
    const flash = sessionDialog(page).locator('[data-flash]');
    await expect(flash).toHaveCSS('animation-name', 'none');
    await expect(flash).toHaveCSS('border-top-width', '14px');
  },
);

test('after a dead battery in the middle of a set, the session continues there, with what she had typed', async ({
  context,
}) => {
  const before = await context.newPage();
  const begun = await beginAtLift(before);
  await mainButton(before).click();
  await before.getByRole('button', { name: 'Reps: more' }).click();
  const name = await setHeading(before).textContent();
  const reps = await before.getByRole('group', { name: 'Reps', exact: true }).textContent();
  await expectFinishedSets(before, begun + 1);
  await expect(sessionDialog(before).getByRole('button', { name: 'Undo change' })).toBeVisible();
  await nextFrames(before);
  await before.close();
  const after = await context.newPage();
  await after.goto('/train/');
  await expect(setHeading(after)).toHaveText(name ?? '');
  await expect(after.getByRole('group', { name: 'Reps', exact: true })).toHaveText(reps ?? '');
  await expectFinishedSets(after, begun + 1);
  await expect(timer(after)).toBeVisible();
});

test('a browser that died before it had stored the mark of the log finds the session, and the log', async ({
  page,
}) => {
  const begun = await beginAtLift(page);
  await mainButton(page).click();
  await expectFinishedSets(page, begun + 1);
  // Firefox stores it seconds after the log itself.
  const losesMark = (): Promise<void> => page.evaluate(() => localStorage.removeItem('training'));
  await losesMark();
  await page.goto('/train/');
  await expectFinishedSets(page, begun + 1);
  await losesMark();
  await page.goto('/training-log/');
  await expect(page.getByRole('heading', { name: 'Keep it safe' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('training'))).toBe('1');
});

test(
  'Escape and the cross leave the session open, and say where to continue',
  { tag: '@night' },
  async ({ page }) => {
    const begun = await beginAtLift(page);
    await mainButton(page).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Your session stays open' })).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expectFinishedSets(page, begun + 1);
  },
);

test('two tabs stay in step, and the stale one says so', async ({ context }) => {
  const one = await context.newPage();
  const begun = await beginAtLift(one);
  const other = await context.newPage();
  await other.goto('/train/');
  await expect(mainButton(other)).toBeVisible();
  await mainButton(one).click();
  await expectFinishedSets(other, begun + 1);
  await expect(
    sessionDialog(other).getByText('Another tab went on with this session.'),
  ).toBeVisible();
  await mainButton(other).click();
  await expectFinishedSets(one, begun + 2);
});

test('a full device is reported, the session continues in the tab, and everything is stored once there is room', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      if (document.documentElement.dataset['full'] === 'yes') {
        throw new DOMException('No room.', 'QuotaExceededError');
      }
      return put.apply(this, args);
    };
  });
  const begun = await beginAtLift(page);
  const setFull = (isFull: boolean): Promise<void> =>
    page.evaluate((full) => {
      document.documentElement.dataset['full'] = full ? 'yes' : 'no';
    }, isFull);
  await setFull(true);
  await mainButton(page).click();
  const notice = sessionDialog(page).getByRole('alert');
  await expect(notice).toContainText('no room left');
  await mainButton(page).click();
  await expectFinishedSets(page, begun + 2);
  const download = page.waitForEvent('download');
  await press(page, 'Save as a file');
  expect((await download).suggestedFilename()).toMatch(/^training-session-.*\.json$/);
  await setFull(false);
  await press(page, 'Try again');
  await expect(notice.filter({ hasText: 'no room left' })).toHaveCount(0);
  await page.reload();
  await expectFinishedSets(page, begun + 2);
});

test(
  'a denied wake lock is reported once, and the session continues',
  { tag: '@night' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: () => Promise.reject(new DOMException('Low battery', 'NotAllowedError')),
        },
      });
    });
    const begun = await beginAtLift(page);
    const sentence = sessionDialog(page).getByText('This browser lets the screen go dark.');
    await expect(sentence).toBeVisible();
    await press(page, 'Understood');
    await mainButton(page).click();
    await expectFinishedSets(page, begun + 1);
    await expect(sentence).toHaveCount(0);
  },
);

test('each new set is announced once, with its exercise, its number and its weight', async ({
  page,
}) => {
  await beginAtLift(page);
  await expect(announcement(page)).toHaveText(/Set 1 of \d+/);
  await sessionDialog(page).evaluate((screen) => {
    const status = screen.querySelector('p[role="status"]');
    if (status === null) return;
    new MutationObserver(() => {
      // The steppers announce their new number there too.
      if (!/Set \d+ of/.test(status.textContent)) return;
      screen.dataset['said'] = `${Number(screen.dataset['said'] ?? 0) + 1}`;
    }).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await sessionDialog(page).getByRole('button', { name: 'Reps: more' }).click();
  await sessionDialog(page).getByRole('button', { name: 'Reps: less' }).click();
  await mainButton(page).click();
  await expect(announcement(page)).toHaveText(/Set 2 of \d+/);
  expect(await sessionDialog(page).getAttribute('data-said')).toBe('1');
});
