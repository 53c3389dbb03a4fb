import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  expectNoViolations,
  findOverflow,
  stubPictures,
} from '../../support/browser/accessibility.ts';
import { visit } from '../../support/browser/visit.ts';

const planPath = '/workout-plans/first-barbell-plan/';
const startOf = (week: number, day: number): string =>
  `/train/?plan=${planPath}&week=${week}&day=${day}`;

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ page }) => {
  await stubPictures(page);
});

const press = (page: Page | Locator, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).last().click();

const open = async (page: Page, week = 1, day = 1): Promise<void> => {
  await visit(page, startOf(week, day));
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
};

/** The name of the current exercise. */
const current = (page: Page): Locator => page.locator('#set-heading');

const begin = async (page: Page): Promise<void> => {
  await press(page, 'Begin');
  await expect(current(page)).toBeVisible();
};

const finish = (page: Page): Locator => page.getByRole('button', { name: 'Finish', exact: true });

/** Does every set as planned, and starts the timers of timed sets. */
const trainToTheEnd = async (page: Page): Promise<void> => {
  const main = page.getByRole('button', { name: /^(Done|Start)/ });
  await expect(async () => {
    if (!(await finish(page).isVisible())) await main.last().click({ timeout: 2000 });
    await expect(finish(page)).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [10], timeout: 120_000 });
  await finish(page).click();
};

const skipTo = async (page: Page, name: string): Promise<void> => {
  await expect(async () => {
    if ((await current(page).textContent()) !== name) {
      await page
        .getByRole('button', { name: /^(Done|Start)/ })
        .last()
        .click({ timeout: 2000 });
    }
    await expect(current(page)).toHaveText(name, { timeout: 50 });
  }).toPass({ intervals: [10], timeout: 60_000 });
};

const swapFor = async (page: Page, how: string): Promise<string> => {
  await press(page, /^Swap/);
  const sheet = page.getByRole('dialog').last();
  await press(sheet, /^It’s taken/);
  const first = sheet.getByRole('listitem').getByRole('button').first();
  const text = (await first.innerText()).split('\n')[0] ?? '';
  await first.click();
  await press(sheet, how);
  await expect(current(page)).toContainText(text);
  return text;
};

test(
  'a swap for today is gone next time; a swap for the plan stays until she undoes it',
  { tag: '@night' },
  async ({ page }) => {
    await open(page);
    await begin(page);
    await skipTo(page, 'Back squat');
    await swapFor(page, 'For today');
    await skipTo(page, 'Barbell bench press');
    const lasting = await swapFor(page, 'For the rest of the plan');
    await trainToTheEnd(page);
    await expect(page.getByRole('heading', { name: /^Next: week 1, day 2/ })).toBeVisible();
    await open(page, 2, 1);
    const swaps = page.getByRole('region', { name: 'Your swaps' });
    await expect(swaps).toContainText(`${lasting} instead of Barbell bench press.`);
    await expect(swaps).not.toContainText('Back squat');
    await press(swaps, 'Back to Barbell bench press');
    const bench = page.getByRole('listitem').filter({ hasText: 'Barbell bench press' }).first();
    await expect(bench).toBeVisible();
    await expect(swaps).toHaveCount(0);
    await open(page, 2, 1);
    await expect(bench).toBeVisible();
    await expect(swaps).toHaveCount(0);
  },
);

test('“Not today” is shown before the session begins, and left out of what she shares', async ({
  page,
}) => {
  await open(page);
  const whole = await page.getByRole('main').innerText();
  await press(page, 'Not today?');
  const sheet = page.getByRole('dialog');
  await press(sheet, 'Twenty minutes');
  await expect(sheet.getByRole('heading', { name: 'What changes' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'What goes' })).toBeVisible();
  await expect(sheet).toContainText('Where this comes from');
  await press(sheet, 'Do this today');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today).toContainText('twenty minutes');
  expect(await page.getByRole('main').innerText()).not.toBe(whole);
  await begin(page);
  await trainToTheEnd(page);
  await press(page, 'Share this session');
  const words = page.getByRole('textbox', { name: 'The session as text' });
  await expect(words).toHaveValue(/Trained with/);
  await expect(words).not.toHaveValue(/twenty|minutes only| of \d+ sets/i);
});

test('pain in the middle of a session ends it, keeps what was lifted, and says where to get help', async ({
  page,
}) => {
  await open(page);
  await begin(page);
  await skipTo(page, 'Back squat');
  await press(page, 'All sets');
  await press(page, /^Not today/);
  const sheet = page.getByRole('dialog').last();
  await press(sheet, /^Pain, dizziness/);
  await expect(sheet.getByRole('link', { name: '999' }).first()).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Do this today' })).toHaveCount(0);
  await press(sheet, 'End the session');
  await expect(page.getByRole('heading', { name: 'Look after yourself first' })).toBeVisible();
  await expect(page.getByText('What you lifted until then is in your log.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share this session' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
});

test(
  'the end shows what was done, the next weights, the note, and a picture and a text to share',
  { tag: '@night' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await begin(page);
    await trainToTheEnd(page);
    await expect(page.getByRole('region', { name: 'What you did' })).toContainText('sets');
    await expect(page.getByRole('heading', { name: 'Where your log lives' })).toBeVisible();
    await page.getByRole('textbox', { name: /How was it/ }).fill('Felt strong.');
    await press(page, 'Keep the note');
    await expect(page.getByText('It’s in your log.')).toBeVisible();
    await press(page, 'Share this session');
    const sheet = page.getByRole('dialog');
    const words = await sheet.getByRole('textbox').inputValue();
    expect(words).toContain('Back squat: 20 kg × 5, 5, 5');
    expect(words).not.toContain('Felt strong');
    await press(sheet, 'Copy the text');
    await expect(sheet.getByText('The text is copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(sheet, 'Save the picture'),
    ]);
    expect(download.suggestedFilename()).toBe('training-session.png');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.getByRole('link', { name: 'To your log' }).click();
    await expect(page.getByRole('region', { name: 'Sessions' })).toContainText('week 1, day 1');
    // Back doesn't begin the same day again.
    await page.goBack();
    await expect(page).toHaveURL('/train/');
    await expect(page.getByRole('button', { name: 'Begin', exact: true })).toHaveCount(0);
  },
);

test('every state is accessible, and fits 320 px', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 568 });
  const hold = async (state: string): Promise<void> => {
    await expectNoViolations(page, state);
    expect(await findOverflow(page), state).toEqual([]);
  };
  await open(page);
  await hold('before a session');
  await press(page, 'Not today?');
  const sheet = page.getByRole('dialog').last();
  await expect(sheet).toBeVisible();
  await hold('reasons');
  await press(sheet, 'Low energy');
  await hold('what changes');
  await press(sheet, 'Another reason');
  await press(sheet, /^Pain/);
  await hold('where to get help');
  await press(sheet, 'Close');
  await begin(page);
  await skipTo(page, 'Back squat');
  await press(page, /^Swap/);
  await hold('why a swap');
  await press(sheet, /^I don’t have the kit/);
  await hold('which kit');
  await press(sheet, /Nothing but me/);
  await hold('alternatives');
  await sheet.getByRole('listitem').getByRole('button').first().click();
  await hold('for how long');
  await press(sheet, 'Close');
  await trainToTheEnd(page);
  await expect(page.getByRole('heading', { name: 'Share it' })).toBeVisible();
  await hold('the end');
  await press(page, 'Share this session');
  await expect(sheet.getByRole('textbox')).toBeVisible();
  await hold('sharing');
});
