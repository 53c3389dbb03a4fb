import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { comeBack, expectKept } from '../../support/browser/offline.ts';
import {
  beginSession,
  expectInLog,
  finishSet,
  mainButton,
  progress,
  publicDay,
  sessionDialog,
} from '../../support/browser/training.ts';
import { visit } from '../../support/browser/visit.ts';

test.use({ serviceWorkers: 'allow' });

/** A window of the installed app, at the address of its manifest or of one of its shortcuts. */
const openApp = async (context: BrowserContext, path: string): Promise<Page> => {
  const opener = await context.newPage();
  await visit(opener, '/on-this-device/');
  const started = context.waitForEvent('page');
  await opener.evaluate((address) => void open(address, '_blank', 'noreferrer'), path);
  const app = await started;
  await opener.close();
  return app;
};

test('once installed, the app starts with her session, is trained in airplane mode, and the browser has what she did', async ({
  page,
  context,
}) => {
  test.slow();
  await comeBack(page, '/on-this-device/');
  const onHomeScreen = page.getByRole('heading', { name: 'On your home screen' });
  await expect(onHomeScreen).toBeVisible();
  await expect(page.getByText('the app opens with the log that you have here')).toBeVisible();
  await expectAccessible(page, 'before the site is installed');

  // As Chromium itself reads it. Whether it would install the site only a Chromium with windows
  // says (decision 087).
  const client = await context.newCDPSession(page);
  const { errors, manifest } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest?.display).toBe('kMinimalUi');

  await visit(page, publicDay.path);
  await expectKept(page, publicDay.path);
  await beginSession(page);
  await finishSet(page);
  const { finished, all } = await progress(page);
  await page.close();

  // Nothing in a test browser installs: its windows say of themselves that they are the app's.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true });
  });
  await context.setOffline(true);
  const app = await openApp(context, '/');
  await expect(mainButton(app)).toBeVisible();
  expect(new URL(app.url()).pathname).toBe('/train/');
  expect(await progress(app)).toEqual({ finished, all });
  await expectAccessible(app, 'the installed app at its start, without a connection');
  for (let done = finished; done < all; done += 1) await finishSet(app);
  await mainButton(app).click();
  await expectInLog(app);
  await visit(app, '/on-this-device/');
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('On this device');
  await expect(app.getByRole('heading', { name: 'On your home screen' })).toHaveCount(0);
  await expectAccessible(app, 'what the installed app keeps');
  await app.close();

  const log = await openApp(context, '/training-log/');
  await expect(log.getByRole('main')).toContainText('First barbell plan, week 1, day 1');
  const next = await openApp(context, '/train/');
  await expect(next.getByRole('link', { name: 'Start it' })).toBeVisible();
  await expect(sessionDialog(next)).toHaveCount(0);

  await context.setOffline(false);
  const browser = await context.newPage();
  await visit(browser, '/training-log/');
  await expect(browser.getByRole('main')).toContainText('First barbell plan, week 1, day 1');
});

test('on an iPhone the page says before she installs that the app starts empty, and leads to both ways to take her log along', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
  });
  await visit(page, '/on-this-device/');
  await expect(page.getByText('so it starts with an empty log')).toBeVisible();
  await expectAccessible(page, 'before the site is installed on an iPhone');
  await page.getByRole('link', { name: 'save your log as a file' }).click();
  await expect(page).toHaveURL(/\/training-log\/#export$/);
  await visit(page, '/on-this-device/');
  await page.getByRole('link', { name: 'On all my devices' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('On all my devices');
});
