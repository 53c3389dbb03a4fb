import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';

test.use({ viewport: { width: 390, height: 844 } });

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const columns =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
const rows = [
  '2026-10-01 18:00:00,Legs,45m,Back squat,1,62.5,5,0,0,,,8',
  '2026-10-01 18:00:00,Legs,45m,Zzyzx,1,40,8,0,0,,,',
  '2026-10-03 18:00:00,Legs again,45m,Zzyzx,1,42.5,8,0,0,,,',
];

const openEmptyLog = async (page: Page): Promise<void> => {
  await page.goto('/training-log/');
  await page.getByRole('button', { name: 'Open my empty log' }).click();
  await page.getByRole('heading', { name: 'Keep it safe' }).waitFor();
};

/** Chooses a file of Strong and waits until it has been read. */
const chooseFile = async (page: Page, lines: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: 'Import a log' }).click();
  await page.getByLabel('The file').setInputFiles({
    name: 'strong.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([columns, ...lines].join('\n')),
  });
  await expect(page.getByText('A file of Strong')).toBeVisible();
};

const addFile = async (page: Page, lines: readonly string[]): Promise<void> => {
  await chooseFile(page, lines);
  await page.getByRole('button', { name: 'Add it to my log' }).click();
};

const closePanel = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Close', exact: true }).click();

const imports = (page: Page): Locator =>
  part(page, 'Keep it safe').getByRole('listitem').filter({ hasText: 'Strong' });

test('an import is put right: matched again, brought again after a rename and an edit, and taken out', async ({
  page,
}) => {
  await openEmptyLog(page);
  await addFile(page, rows);
  await expect(page.getByText('2 sessions are added.')).toBeVisible();
  await closePanel(page);
  await expect(imports(page)).toContainText('2 sessions');

  await imports(page).getByRole('button', { name: 'Match its names again' }).click();
  await imports(page)
    .getByLabel(/^Zzyzx/)
    .fill('Front squat');
  await expectAccessible(page, 'the names of an import, matched again');
  await imports(page).getByRole('button', { name: 'Match them like this' }).click();
  await expect(page.getByText('2 sets have moved to another exercise.')).toBeVisible();
  const exercises = part(page, 'Exercises');
  await expect(exercises.getByRole('link', { name: 'Front squat', exact: true })).toBeVisible();
  await expect(exercises.getByText('Zzyzx')).toHaveCount(0);

  const later = rows.map((row) => row.replace('Legs,', 'Leg day,').replace('42.5', '45'));
  await addFile(page, later);
  await expect(
    page.getByText('No sessions are added. 2 were there before. One set follows the file now.'),
  ).toBeVisible();
  await closePanel(page);
  const sessions = part(page, 'Sessions');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('button', { name: 'Leg day', exact: true })).toBeVisible();
  await expect(exercises.getByRole('link', { name: 'Front squat', exact: true })).toBeVisible();

  await page.reload();
  await imports(page).getByRole('button', { name: 'Take it out of the log' }).click();
  await expectAccessible(page, 'the question before an import is taken out');
  await imports(page).getByRole('button', { name: 'Take it out', exact: true }).click();
  await expect(page.getByText('The import is out of your log.')).toBeVisible();
  await expect(part(page, 'Nothing logged yet')).toBeVisible();
  await expect(imports(page)).toHaveCount(0);
});

/** A file of many sessions, each with ten sets. */
const manyRows = (sessions: number): readonly string[] =>
  Array.from({ length: sessions }, (_, session) => {
    const start = new Date(Date.UTC(2016, 0, 1 + session, 18)).toISOString();
    return Array.from(
      { length: 10 },
      (__, set) =>
        `${start.slice(0, 10)} ${start.slice(11, 19)},Legs,45m,Back squat,${set + 1},${60 + set},5,0,0,,,`,
    );
  }).flat();

test('a large file is read and added in a worker', async ({ page }) => {
  await openEmptyLog(page);
  const worker = page.waitForEvent('worker');
  await addFile(page, manyRows(500));
  await worker;
  await expect(page.getByText('500 sessions are added.')).toBeVisible();
  await expect(part(page, 'Sessions').getByRole('listitem')).toHaveCount(20);
  await page.getByRole('button', { name: 'Take it out again' }).click();
  await expect(part(page, 'Nothing logged yet')).toBeVisible();
});

test('a file is added even where no worker can start', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor() {
        super('/no-such-worker.js');
      }
    };
  });
  await openEmptyLog(page);
  await addFile(page, rows);
  await expect(page.getByText('2 sessions are added.')).toBeVisible();
  await expect(imports(page)).toContainText('2 sessions');
});
