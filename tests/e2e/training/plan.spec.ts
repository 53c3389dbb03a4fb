import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  typicalGymKitWithoutMaximums,
  type KitAndMaximums,
} from '../../../src/domain/training/my-weights/kit-and-maximums.ts';
import {
  findOverflow,
  expectNoViolations,
  stubPictures,
  modesAt,
} from '../../support/browser/accessibility.ts';
import { pathOf, samplePlans } from '../../support/browser/member-plans.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { visit } from '../../support/browser/visit.ts';

const planPath = '/workout-plans/five-by-five/';
const otherPath = '/workout-plans/first-barbell-plan/';

const weights: KitAndMaximums = {
  ...typicalGymKitWithoutMaximums('kg'),
  maxes: ['back-squat', 'deadlift', 'barbell-bench-press', 'barbell-overhead-press'].map(
    (exercise) => ({ exercise, weight: { value: 100, unit: 'kg' }, on: '2026-11-01' }),
  ),
};

/** Stores a log with these weights on the device; the page creates its database. */
const giveLog = async (page: Page, hers: KitAndMaximums = weights): Promise<void> => {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('training', '1'));
  await visit(page, planPath);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('knurl-training');
  await page.evaluate(
    (record) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('knurl-training');
        request.addEventListener('error', () => reject(new Error('No database.')));
        request.addEventListener('success', () => {
          const { result } = request;
          const transaction = result.transaction('weights', 'readwrite');
          transaction.objectStore('weights').put(record);
          transaction.addEventListener('complete', () => {
            result.close();
            resolve();
          });
        });
      }),
    { ...hers, id: 'only' },
  );
};

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Your training' });

test.describe('without a log', () => {
  test('a plan shows a link to her weights and loads no training scripts', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(response.url()));
    await visit(page, planPath);
    await expect(page.getByRole('link', { name: 'Train with your own weights' })).toHaveAttribute(
      'href',
      `/my-weights/?back=${planPath}`,
    );
    await expect(panelOf(page)).toHaveCount(0);
    expect(scripts.filter((url) => url.includes('exercises.json'))).toEqual([]);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a day leads to the page that says what a session needs', async ({ page }) => {
    await page.goto(planPath);
    await page.getByRole('link', { name: 'Start this session' }).first().click();
    await expect(page).toHaveURL(`/train/?plan=${planPath}&week=1&day=1`);
    await expect(page.getByText(/switch scripts on/)).toBeVisible();
  });
});

test.describe('with a log', () => {
  test.beforeEach(async ({ page }) => {
    await stubPictures(page);
    await giveLog(page);
  });

  test('every line says what to put on the bar, or what is missing', async ({ page }) => {
    await visit(page, otherPath);
    const day = page.locator('#week-1-day-1');
    const squat = day.locator('li').filter({ hasText: 'Back squat' }).last();
    await expect(squat).toContainText('20 → 22.5 → 25 → 27.5 kg');
    await expect(squat).toContainText('the empty bar');
    const row = day.locator('li').filter({ hasText: 'Seated cable row' }).last();
    await expect(row).toContainText(/No maximum yet: add one, or start light\.|estimate/);
  });

  test('a press draws the plates', { tag: '@night' }, async ({ page }) => {
    await visit(page, planPath);
    const plates = page.getByRole('button', { name: /on each side/ }).first();
    await plates.click();
    await expect(plates).toHaveAttribute('aria-expanded', 'true');
    await expect(plates.locator('xpath=ancestor::div[1]').locator('svg')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('nothing moves when her weights arrive', async ({ page }) => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Reflect.set(window, 'shifts', shifts);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sources: unknown = Reflect.get(entry, 'sources');
            for (const source of Array.isArray(sources) ? sources : []) {
              const node: unknown = Reflect.get(Object(source), 'node');
              const text = node instanceof Node ? (node.textContent ?? '') : '';
              shifts.push(
                `${JSON.stringify(source)} ${node instanceof Node ? node.nodeName : ''} ${text.slice(0, 80)}`,
              );
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visit(page, otherPath);
      await expect(panelOf(page)).toBeVisible();
      await page.locator('#week-1-day-1').scrollIntoViewIfNeeded();
      await expect(page.getByText('20 → 22.5').first()).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'shifts')), `${width}`).toEqual([]);
    }
  });

  test('the plan as written is one press away, and remembered for this plan', async ({ page }) => {
    await visit(page, otherPath);
    await expect(page.getByText('20 → 22.5').first()).toBeVisible();
    await page.getByRole('button', { name: 'As written' }).click();
    await expect(page.getByText('20 → 22.5').first()).toBeHidden();
    await visit(page, otherPath);
    await expect(page.getByRole('button', { name: 'As written' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.locator('.hers').first()).toBeHidden();
    await visit(page, planPath);
    await expect(page.getByRole('button', { name: 'With my weights' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('she starts, moves, pauses, resumes, restarts and stops the plan, and undoes each', async ({
    page,
  }) => {
    await visit(page, otherPath);
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Other day' }).click();
    await panel.getByLabel('Week').selectOption('2');
    await panel.getByLabel('Day').selectOption('3');
    await panel.getByRole('button', { name: 'Begin here' }).click();
    await expect(panel.getByRole('heading')).toHaveText('Next: week 2, day 3');
    await expect(panel.getByRole('link', { name: 'Start it' })).toHaveAttribute(
      'href',
      `/train/?plan=${otherPath}&week=2&day=3`,
    );
    await expect(page.locator('#week-1-day-3')).toContainText('Next: week 2');
    await expect(page.locator('#week-1-day-1 a.start')).toHaveAttribute('href', /week=2&day=1$/);
    await expect(page.locator('#week-1-day-1 b.now').first()).toContainText('22.5');

    await panel.getByRole('button', { name: 'Pause' }).click();
    await expect(panel.getByRole('heading')).toHaveText('Paused at week 2, day 3');
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect(panel.getByRole('heading')).toHaveText('Next: week 2, day 3');
    await panel.getByRole('button', { name: 'Pause' }).click();
    await panel.getByRole('button', { name: 'Go on' }).click();
    await panel.getByRole('button', { name: 'Start again' }).click();
    await expect(panel.getByRole('heading')).toHaveText('Next: week 1, day 1');
    await panel.getByRole('button', { name: 'Stop following' }).click();
    await expect(panel.getByRole('heading')).toHaveText('Train this plan');
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect(panel.getByRole('heading')).toHaveText('Next: week 1, day 1');
    await visit(page, otherPath);
    await expect(panel.getByRole('heading')).toHaveText('Next: week 1, day 1');
  });

  test('upcoming sessions can be added to a calendar', { tag: '@night' }, async ({ page }) => {
    await visit(page, otherPath);
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Put it in my calendar' }).click();
    await panel.getByLabel('From', { exact: true }).fill('2026-11-24');
    await panel.getByLabel('At', { exact: true }).fill('06:30');
    const saving = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save the calendar file' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('first-barbell-plan.ics');
    const file = await readFile(await download.path(), 'utf8');
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(24);
    expect(file).toContain('DTSTART:20261125T063000\r\n');
    expect(file.replaceAll('\r\n ', '')).toContain(
      'SUMMARY:First barbell plan: week 1\\, day 1\\, Squat and bench',
    );
  });

  test(
    'on paper her weights are in the line, without anything that can only be pressed',
    { tag: '@night' },
    async ({ page }) => {
      await visit(page, otherPath);
      await expect(panelOf(page)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      const last = page.locator('.hers[data-room]').last();
      await expect(last).not.toBeEmpty();
      await expect(page.getByText('20 → 22.5').first()).toBeVisible();
      await expect(page.locator('.log').first()).toBeVisible();
      await expect(panelOf(page)).toBeHidden();
      await expect(page.getByRole('link', { name: 'Start this session' }).first()).toBeHidden();
    },
  );

  test('every state is accessible, and no wider than a phone', async ({ page }) => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, otherPath);
      const panel = panelOf(page);
      await panel.getByRole('button', { name: /Other day|Change/ }).click();
      await panel.getByRole('button', { name: 'Put it in my calendar' }).click();
      await panel.getByRole('button', { name: /Begin here|Move here/ }).click();
      await expect(panel.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expect(panel.getByLabel('At', { exact: true })).toBeVisible();
      await page
        .getByRole('button', { name: /on each side|the empty bar/ })
        .first()
        .click();
      if (width !== 390) {
        await expectNoViolations(page, `a plan with her weights, ${width}`, modesAt(width));
      }
      expect(await findOverflow(page), `${width}`).toEqual([]);
    }
  });
});

test('a member plan has her weights and her place as well', async ({ page }) => {
  await stubPictures(page);
  await signIn(page, 'subscriber');
  await giveLog(page);
  const path = pathOf(samplePlans.ofSubscription);
  await visit(page, path);
  await expect(panelOf(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start this session' }).first()).toHaveAttribute(
    'href',
    `/train/?plan=${path}&week=1&day=1`,
  );
  await expect(page.locator('.hers > div').first()).not.toBeEmpty();
  await panelOf(page).getByRole('button', { name: 'Other day' }).click();
  await panelOf(page).getByRole('button', { name: 'Begin here' }).click();
  await expect(panelOf(page).getByRole('heading')).toHaveText(/^Next: /);
  const stored = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('knurl-training');
        request.addEventListener('success', () => {
          const all = request.result.transaction('plans').objectStore('plans').getAll();
          all.addEventListener('success', () => resolve(JSON.stringify(all.result)));
        });
      }),
  );
  expect(stored).not.toContain('"title"');
  expect(stored.match(/"(name|note)":"[^"]+"/g)).toBeNull();
});
