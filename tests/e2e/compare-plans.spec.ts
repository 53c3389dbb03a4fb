import { expect, test } from '@playwright/test';
import { expectNoViolations, findOverflow, modesAt } from '../support/browser/accessibility.ts';
import { visit } from '../support/browser/visit.ts';
import { sampleForBreadth } from '../support/proof-scale.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the finder’s first answer stands beside two others, at every width, and the address keeps them', async ({
  page,
}) => {
  await visit(page, '/find-a-plan/?days=3&kit=dumbbells');
  await page.getByRole('link', { name: /^Compare it with/ }).click();
  const table = page.getByRole('table', { name: 'Side by side' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader', { name: 'Price' })).toBeVisible();
  for (const width of sampleForBreadth([320, 390, 1280], 2)) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await findOverflow(page), `wider than ${width} px`).toEqual([]);
    await expectNoViolations(page, `side by side at ${width} px`, modesAt(width));
  }
  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await table
    .getByRole('button', { name: /^Take away / })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await page.goBack();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
});
