import { expect, test, type Page } from '@playwright/test';
import { editorPath } from '../../../src/domain/editor.ts';
import { expectNoViolations, findOverflow, modesAt } from '../../support/browser/accessibility.ts';
import { coachsNote } from '../../support/editor/coachs-note.ts';
import { sampleForBreadth } from '../../support/proof-scale.ts';

const noMistakes = 'No mistakes. This plan can be published.';

/** The visible number of mistakes. Screen readers are told the same a little later. */
const count = (page: Page) =>
  page
    .getByRole('region', { name: 'The notation of the plan' })
    .locator('p[aria-hidden]')
    .filter({ hasText: /\S/ });

const open = async (page: Page): Promise<void> => {
  await page.goto(editorPath);
  await expect(page.getByRole('textbox', { name: 'The plan in notation' })).toBeVisible();
};

/** The name of the focused element, if it has one. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null) return '';
    const labels = element instanceof HTMLTextAreaElement ? [...element.labels] : [];
    return (
      element.getAttribute('aria-label') ??
      labels[0]?.textContent ??
      element.textContent ??
      ''
    ).trim();
  });

/** Presses Tab until an element has the focus. The editor releases Tab only after Escape. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 120; presses += 1) {
    const at = await focused(page);
    if (at.startsWith(name)) return;
    if (at === 'The plan in notation') await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab doesn’t lead to “${name}”.`);
};

const example = async (page: Page): Promise<void> => {
  await open(page);
  await page.getByRole('button', { name: 'Begin with an example' }).click();
  await expect(count(page)).toHaveText(noMistakes);
};

test('a coach’s note of forty lines becomes a plan without mistakes, by keyboard alone', async ({
  page,
}) => {
  expect(coachsNote.split('\n')).toHaveLength(40);
  await open(page);
  await tabTo(page, 'Paste a note or a spreadsheet');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Your note');
  await page.keyboard.insertText(coachsNote);
  const sheet = page.getByRole('dialog', { name: 'Paste a note or a spreadsheet' });
  await expect(sheet.getByText(/^40 lines, \d of them not understood\.$/)).toBeVisible();
  const unread = sheet.getByRole('region', { name: 'Lines to look at' });
  await expect(unread.getByText('she sleeps badly on Sundays')).toBeVisible();
  await tabTo(page, 'Put it into the editor');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText(noMistakes);
  expect(await focused(page)).toBe('The plan in notation');

  await page.keyboard.press('Control+End');
  await page.keyboard.type('Copenhagen plink: 1 x 20 s');
  await expect(count(page)).toHaveText(/^1 mistake, in line \d+\.$/);
  await page.keyboard.press('Escape');
  // First the missing dash, then the name.
  for (const mistake of ['Change to “- Copenhagen plink', 'Change to “Copenhagen plank”']) {
    await expect(page.getByRole('button', { name: mistake })).toBeVisible();
    await page.keyboard.press('F8');
    await page.keyboard.press('Control+.');
  }
  await expect(count(page)).toHaveText(noMistakes);
  const plan = page.getByRole('region', { name: 'The plan as a member sees it' });
  await expect(plan.getByRole('link', { name: 'Copenhagen plank' })).toHaveCount(2);
  await expect(plan.getByRole('heading', { name: 'What week 1 trains' })).toBeVisible();
});

test('names are completed from the library while she types', async ({ page }) => {
  await open(page);
  await page.getByRole('textbox', { name: 'The plan in notation' }).click();
  await page.keyboard.type('- gob');
  await expect(page.getByRole('option', { name: /^Goblet squat/ })).toBeVisible();
  // Tab right after another letter still picks from the visible list.
  await page.keyboard.type('let');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3 x 8');
  await page.keyboard.press('Escape');
  await expect(count(page)).toHaveText(noMistakes);
});

test(
  'Tab indents a line, and leaves the editor after Escape',
  { tag: '@night' },
  async ({ page }) => {
    await open(page);
    const editor = page.getByRole('textbox', { name: 'The plan in notation' });
    await editor.focus();
    await page.keyboard.press('Tab');
    await expect(editor).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
  },
);

test('a reload loses nothing that she has typed', async ({ page }) => {
  await example(page);
  await page.getByRole('textbox', { name: 'The plan in notation' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('- Bak squat: 3 x 5');
  await page.reload();
  await expect(page.locator('.cm-line', { hasText: '- Bak' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change to “Back' })).toHaveCount(1);
});

test(
  'an exercise of the plan slides up as it does for a member',
  { tag: '@night' },
  async ({ page }) => {
    await example(page);
    const plan = page.getByRole('region', { name: 'The plan as a member sees it' });
    await plan.getByRole('link', { name: 'Back squat' }).click();
    await expect(page.getByRole('dialog', { name: 'Back squat' })).toBeVisible();
  },
);

test('axe finds nothing, and nothing overflows', async ({ page }) => {
  /** Checks a state in every window; axe runs in the narrowest and the widest. */
  const hold = async (state: string): Promise<void> => {
    for (const width of sampleForBreadth([320, 390, 768, 1280])) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 320 || width === 1280) {
        await expectNoViolations(page, `${state}, ${width} px`, modesAt(width));
      }
      expect.soft(await findOverflow(page), `${state}, ${width} px`).toEqual([]);
    }
  };
  await page.setViewportSize({ width: 390, height: 900 });
  await example(page);
  await page.getByRole('textbox', { name: 'The plan in notation' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('- Bak squat: 3 x 5');
  await page.keyboard.press('Escape');
  await expect(count(page)).toContainText('1 mistake, in line');
  await hold('the workbench');
  await page.getByRole('button', { name: 'Paste a note or a spreadsheet' }).click();
  await page.getByRole('textbox', { name: 'Your note' }).fill(coachsNote);
  await expect(page.getByRole('button', { name: 'Put it in place of your text' })).toBeVisible();
  await hold('a note that was pasted');
});
