import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { buildFieldApp } from '../../../local/field-app/build-field-app.ts';
import { findOverflow } from '../../support/browser/accessibility.ts';
import { textSizeWithSpare } from '../../support/browser/layout-budget.ts';
import { openInFrame } from '../../support/editor/app-frame.ts';

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'field-app-'));
  await buildFieldApp(path.resolve('.'), folder);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const exercise = (title: string, slug: string) => ({
  fields: {
    title: { 'en-GB': title },
    slug: { 'en-GB': slug },
    category: { 'en-GB': 'leg-exercises' },
    primaryMuscles: { 'en-GB': ['quadriceps'] },
    equipment: { 'en-GB': ['barbell'] },
  },
});
const exercises = [exercise('Back squat', 'back-squat'), exercise('Front squat', 'front-squat')];
const text = 'Read this first.\n\n```workout\n- Bak squat: 3 x 5\n```\n\n## Afterwards\n\nRest.\n';

const open = async (page: Page, refuses = false): Promise<FrameLocator> => {
  await openInFrame(page, { folder, text, exercises, refuses });
  return page.frameLocator('iframe');
};
const editorOf = (app: FrameLocator) => app.getByRole('textbox', { name: 'The plan in notation' });
/** The value of the field in the web app. */
const valueOf = (page: Page): Promise<string> => page.evaluate('window.frame.state.value');

test('the app corrects the plan in the entry and leaves the text around it alone', async ({
  page,
}) => {
  const app = await open(page);
  await app.getByRole('button', { name: 'Change to “Back squat”' }).click();
  await expect(app.getByText('No mistakes. This plan can be published.').first()).toBeVisible();
  await expect.poll(() => valueOf(page)).toBe(text.replace('Bak', 'Back'));
  await expect(app.getByRole('link', { name: 'Back squat' })).toHaveAttribute(
    'href',
    'https://knurl.example/exercises/leg-exercises/back-squat/',
  );
  await expect(app.getByText('In the entry.')).toBeVisible();
});

test('typed text reaches the entry in few calls, and its echo interrupts nothing', async ({
  page,
}) => {
  const app = await open(page);
  await editorOf(app).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('- Front squat: 2 x 8', { delay: 20 });
  await expect.poll(() => valueOf(page)).toContain('- Front squat: 2 x 8\n```\n\n## Afterwards');
  await page.keyboard.type(' at 40 kg', { delay: 20 });
  await expect.poll(() => valueOf(page)).toContain('- Front squat: 2 x 8 at 40 kg\n');
  expect(await page.evaluate('window.frame.state.calls')).toBeLessThan(8);
});

test(
  'another editor’s change appears, and a disabled field can’t be changed',
  { tag: '@night' },
  async ({ page }) => {
    const app = await open(page);
    await expect(editorOf(app)).toContainText('Bak squat');
    await page.evaluate('window.frame.write("```workout\\n- Front squat: 1 x 1\\n```\\n")');
    await expect(editorOf(app)).toContainText('Front squat: 1 x 1');
    await page.evaluate('window.frame.disable(true)');
    await expect(app.getByText('Nobody can change this text now.')).toBeVisible();
    await expect(app.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await expect(app.locator('.cm-content')).toHaveAttribute('contenteditable', 'false');
  },
);

test('without the exercises the app says why, and the whole text can still be edited', async ({
  page,
}) => {
  const app = await open(page, true);
  await expect(app.getByRole('alert')).toContainText(
    'your role in Contentful may not read exercises',
  );
  await app.getByRole('button', { name: 'The whole text' }).click();
  await app.getByRole('textbox', { name: 'The whole text in Markdown' }).fill('Words.');
  await expect.poll(() => valueOf(page)).toBe('Words.');
  await page.evaluate('window.frame.state.refuses = false');
  await app.getByRole('button', { name: 'Add a plan' }).click();
  await app.getByRole('button', { name: 'Try again' }).click();
  await expect(editorOf(app)).toBeVisible();
});

for (const width of [320, 768, 1280]) {
  test(`the app fits into a frame of ${width} px and is as high as its content`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const app = await open(page);
    await expect(editorOf(app)).toBeVisible();
    await expect(app.getByRole('heading', { name: 'As a member sees it' })).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    const inner = page.frames().at(-1);
    const tooWide = await inner?.evaluate((size) => {
      const root = document.documentElement;
      root.style.fontSize = size;
      const difference = root.scrollWidth - root.clientWidth;
      root.style.fontSize = '';
      return difference;
    }, textSizeWithSpare);
    expect(tooWide).toBe(0);
    await expect
      .poll(() => inner?.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBe(0);
  });
}
