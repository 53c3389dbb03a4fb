import { expect, test } from '@playwright/test';
import { sessionStartAddressOf } from '../../../src/domain/training/plan/plan-address.ts';
import {
  expectNoViolations,
  findOverflow,
  modesAt,
  stubPictures,
} from '../../support/browser/accessibility.ts';
import { publicDay, storedTraining } from '../../support/browser/training.ts';
import { visit } from '../../support/browser/visit.ts';
import { fillLog, logOfSessions } from '../../support/training/fill-log.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a log gives a plan its weights, with one press for a lift or a switch for all', async ({
  page,
}) => {
  test.slow();
  await stubPictures(page);
  await fillLog(page, logOfSessions(12));
  await visit(page, publicDay.path);
  const line = (day: number, name: string) =>
    page.locator(`#week-1-day-${day}`).locator('li').filter({ hasText: name }).last();
  const row = line(1, 'Seated cable row');
  await expect(row).toContainText(/Your log says \d+ kg\. An estimate, .* from 5 × \d/);
  await row.getByRole('button', { name: /^Use \d+ kg$/ }).click();
  await expect(row).toContainText('estimate');
  await expect(row).not.toContainText('No maximum yet');
  const pulldown = line(2, 'Lat pulldown');
  await pulldown.scrollIntoViewIfNeeded();
  await expect(pulldown).toContainText('No maximum yet');

  await page.goto('/my-weights/');
  const said = page.getByRole('region', { name: 'What your log says' });
  await expect(said).toContainText('Yours counts');
  const follow = said.getByRole('checkbox', { name: /Follow my log/ });
  await follow.check();
  await expect(said).toContainText('It counts in your plans.');
  expect(await findOverflow(page)).toEqual([]);
  await expectNoViolations(page, '390 px', modesAt(390));
  await expect.poll(() => storedTraining(page)).toContain('logMaxes');
  await page.reload();
  await expect(follow).toBeChecked();

  await page.goto(sessionStartAddressOf({ ...publicDay, day: 2 }));
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Lat pulldown' })).toContainText(
    'The weight is an estimate',
  );
});
