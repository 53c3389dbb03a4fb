import { readFile } from 'node:fs/promises';
import { Decoder, Stream } from '@garmin/fitsdk';
import { expect, test, type Download, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { fillLog, logOfSessions } from '../../support/training/fill-log.ts';
import { firstForBreadth } from '../../support/proof-scale.ts';

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const openLog = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/training-log/${query}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
};

/** Presses a button that saves a file. */
const downloadFile = async (page: Page, label: string): Promise<Download> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: label }).click(),
  ]);
  return file;
};

/** Presses a button that saves a file, and returns the file's content. */
const download = async (page: Page, label: string): Promise<string> =>
  readFile(await (await downloadFile(page, label)).path(), 'utf8');

const strong = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2026-10-01 18:00:00,"Legs",45m,"Back squat",1,62.5,5,0,0,"","",8
2026-10-01 18:00:00,"Legs",45m,"Back squat",2,62.5,5,0,0,"","",
2026-10-01 18:00:00,"Legs",45m,"Zercher Something",1,40,8,0,0,"","",
`;
const hevy = `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
"Evening","2 Oct 2026, 18:05","2 Oct 2026, 19:00","","Back squat","","",0,"normal",65,5,,,
`;

test('an empty log says how to begin, and works at every width', async ({ page }) => {
  await openLog(page);
  await expect(part(page, 'Nothing logged yet').getByRole('link').first()).toHaveAttribute(
    'href',
    '/workout-plans/',
  );
  await expectAccessible(page, 'an empty log');
});

test('a log of ten thousand sets shows one page at a time', { tag: '@night' }, async ({ page }) => {
  await fillLog(page, logOfSessions(420));
  await openLog(page);
  const sessions = part(page, 'Sessions');
  await expect(sessions.getByText('week 1, day 1').first()).toBeVisible();
  expect(await page.locator('main li').count()).toBeLessThan(100);
  await sessions.getByRole('button', { name: 'Show older sessions' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(40);

  await part(page, 'Exercises').getByRole('link', { name: 'Back squat', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Back squat' })).toBeVisible();
  await expect(part(page, 'Estimated maximum').getByRole('img')).toBeVisible();
  await part(page, 'Estimated maximum').getByRole('button', { name: 'Show it as a table' }).click();
  await expect(part(page, 'Every set').getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, 'the history of an exercise');
  await page.goBack();
  await expect(part(page, 'Sessions')).toBeVisible();
});

test('a set is corrected, and a session is deleted and restored', async ({ page }) => {
  await fillLog(page, logOfSessions(3));
  await openLog(page);
  const sessions = part(page, 'Sessions');
  await sessions.getByRole('button', { expanded: false }).first().click();
  await sessions
    .getByRole('button', { name: /^Correct/ })
    .first()
    .click();
  await sessions.getByLabel('Reps').fill('7');
  await expectAccessible(page, 'a session that is being corrected');
  await sessions.getByRole('button', { name: 'Save the set' }).click();
  await expect(sessions.getByText('100 kg × 7').first()).toBeVisible();
  await page.reload();
  await sessions.getByRole('button', { expanded: false }).first().click();
  await expect(sessions.getByText('100 kg × 7').first()).toBeVisible();

  const forWatch = await downloadFile(page, 'Save for Garmin or Strava');
  expect(forWatch.suggestedFilename()).toMatch(/^strength-\d{4}-\d\d-\d\d\.fit$/);
  const { messages, errors } = new Decoder(
    Stream.fromBuffer(await readFile(await forWatch.path())),
  ).read();
  expect(errors).toEqual([]);
  expect(messages.setMesgs).toContainEqual(
    expect.objectContaining({ setType: 'active', repetitions: 7, weight: 100 }),
  );
  await expect(sessions.getByText('The file is in your downloads.')).toBeVisible();

  await sessions.getByRole('button', { name: 'Delete this session' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Bring it back' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
});

test('an exported log can be imported after everything was deleted', async ({ page }) => {
  await fillLog(page, logOfSessions(2));
  await openLog(page);
  const csv = await download(page, 'Export as CSV');
  expect(csv.trim().split('\n')).toHaveLength(1 + 48);
  const json = await download(page, 'Export as JSON');
  await expect(page.getByText(/You exported it last on/)).toBeVisible();

  await page.getByRole('button', { name: 'Delete my training log' }).click();
  await expect(page.getByText('every session and every set')).toBeVisible();
  await expectAccessible(page, 'the question before everything is deleted');
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(part(page, 'Nothing logged yet')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('training'))).toBeNull();

  await page.getByRole('button', { name: 'Import a log' }).click();
  await page
    .getByLabel('The file')
    .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(json) });
  await page.getByRole('button', { name: 'Add it to my log' }).click();
  await expect(part(page, 'Sessions').getByRole('listitem')).toHaveCount(2);
});

const files = [
  { app: 'Strong', csv: strong, name: 'strong.csv' },
  { app: 'Hevy', csv: hevy, name: 'hevy.csv' },
] as const;
for (const { app, csv, name } of firstForBreadth(files)) {
  test(`a file from ${app} is previewed, then added, and removed again`, async ({ page }) => {
    await openLog(page);
    await page.getByRole('button', { name: 'Open my empty log' }).click();
    await page.getByRole('button', { name: 'Import a log' }).click();
    await page
      .getByLabel('The file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.getByText(`A file of ${app}`)).toBeVisible();
    await expect(part(page, 'Nothing logged yet')).toBeVisible();
    if (app === 'Strong') {
      await expect(page.getByText('Zercher Something')).toBeVisible();
      await page.getByLabel('Kilograms').check();
    }
    await expectAccessible(page, `a file of ${app} before it is added`);
    await page.getByRole('button', { name: 'Add it to my log' }).click();
    await expect(part(page, 'Sessions').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Take it out again' }).click();
    await expect(part(page, 'Nothing logged yet')).toBeVisible();
  });
}

test('a logout asks whether to keep the log on the device', async ({ page }) => {
  test.slow();
  await fillLog(page, logOfSessions(1));
  await signIn(page, 'new');
  const logOut = page.getByRole('main').getByRole('button', { name: 'Log out', exact: true });
  await page.goto('/members/');
  await page.evaluate(() => localStorage.setItem('training', '1'));
  await logOut.click();
  await expect(page.getByRole('dialog')).toContainText('Keep your training log on this device?');
  await expectAccessible(page, 'the question at the logout');
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await logOut.click();
  await page.getByRole('button', { name: 'Delete it and log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await openLog(page);
  await expect(part(page, 'Nothing logged yet')).toBeVisible();
});
