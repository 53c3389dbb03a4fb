import { expect, test } from '@playwright/test';
import { expectNoViolations, findOverflow, modesAt } from '../support/browser/accessibility.ts';
import { visit } from '../support/browser/visit.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a press on the home page does a set, the rest counts, and the next set comes', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await visit(page, '/');
  const session = page.getByRole('group', { name: 'A session as your phone shows it' });
  await expect(session.getByText(/^Set 1 of/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await session.getByRole('button', { name: 'Done' }).click();
  await expect(session.getByText(/^Set 2 of/)).toBeVisible();
  await expect(session.getByRole('timer')).toHaveText(/^\d:\d\d$/);
  expect(scripts.length).toBeGreaterThan(before);
  await expect(session.getByRole('button', { name: 'Done' })).toBeFocused();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await findOverflow(page), `wider than ${width} px`).toEqual([]);
    await expectNoViolations(page, `the session at ${width} px`, modesAt(width));
  }
  await session.getByRole('button', { name: 'Done' }).click();
  await expect(session.getByText(/^Set 3 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Start this session' }).click();
  await expect(page).toHaveURL(/^[^?]*\/train\/\?plan=\/workout-plans\//);
  await expect(page.getByRole('button', { name: /^Begin/ })).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the first set stands there with its link, and no button that does nothing',
    { tag: '@night' },
    async ({ page }) => {
      await page.goto('/');
      const session = page.getByRole('group', { name: 'A session as your phone shows it' });
      await expect(session.getByText(/^Set 1 of/)).toBeVisible();
      await expect(session.getByRole('button')).toBeHidden();
      await expect(page.getByRole('link', { name: 'Start this session' })).toBeVisible();
    },
  );
});
