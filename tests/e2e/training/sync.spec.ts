import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { atLogin, fillInLogin } from '../../support/browser/login-pages.ts';
import { logInAs } from '../../support/browser/till.ts';
import { createAccount, type Account } from '../../support/login/create-account.ts';
import { fillLog, logOfSessions } from '../../support/training/fill-log.ts';
import { keepPhrase } from '../../support/training/recovery-phrase.ts';

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const openSync = async (page: Page): Promise<void> => {
  await page.goto('/training-log/on-all-my-devices/');
  await expect(page.getByRole('heading', { level: 1, name: 'On all my devices' })).toBeVisible();
};

const expectSent = (page: Page): Promise<void> =>
  expect(part(page, 'Sync is on').getByRole('status')).toContainText('Everything is sent');

/** Turns sync on for the first time, and returns the phrase. */
const turnOn = async (page: Page): Promise<readonly string[]> => {
  await openSync(page);
  await press(page, 'Turn sync on');
  await press(page, 'Make a phrase');
  const words = await keepPhrase(page);
  await press(page, 'Go on');
  await expectSent(page);
  return words;
};

/** Opens the sealed log of an account on another device. */
const join = async (
  browser: Browser,
  account: Account,
  words: readonly string[],
): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await logInAs(page, account);
  await openSync(page);
  await press(page, 'Turn sync on');
  await press(page, 'I have a phrase');
  // As a paste: all of it into the first field.
  await page.getByLabel('Word 1', { exact: true }).fill(words.join(' '));
  await press(page, 'Open my log');
  await expectSent(page);
  return page;
};

const sessionsOf = async (page: Page): Promise<Locator> => {
  await page.goto('/training-log/');
  return part(page, 'Sessions');
};

test('without a login the page says what sync does and needs, and the login leads back to it', async ({
  page,
}) => {
  await openSync(page);
  await expectAccessible(page, 'sync for a visitor');
  const account = await createAccount('dora');
  await press(page, 'Log in');
  await atLogin(page);
  await fillInLogin(page, account.email, account.password);
  await page.waitForURL('/training-log/on-all-my-devices/');
  await expect(page.getByRole('button', { name: 'Turn sync on' })).toBeVisible();
});

test('a second device gets the log by the phrase, and each gets what the other changes', async ({
  page,
  browser,
}) => {
  test.slow();
  const account = await createAccount('lena');
  await fillLog(page, logOfSessions(2));
  await logInAs(page, account);
  const words = await turnOn(page);
  await expectAccessible(page, 'sync that is on');

  const other = await join(browser, account, words);
  const there = await sessionsOf(other);
  await expect(there.getByRole('listitem')).toHaveCount(2);
  await there.getByRole('button', { expanded: false }).first().click();
  await there
    .getByRole('button', { name: /^Correct/ })
    .first()
    .click();
  await there.getByLabel('Reps').fill('7');
  await there.getByRole('button', { name: 'Save the set' }).click();
  await expect(there.getByText('100 kg × 7').first()).toBeVisible();
  await openSync(other);
  await expectSent(other);

  await openSync(page);
  await press(page, 'Sync now');
  await expectSent(page);
  const here = await sessionsOf(page);
  await here.getByRole('button', { expanded: false }).first().click();
  await expect(here.getByText('100 kg × 7').first()).toBeVisible();

  // Turned off here, the log stays, and the other device goes on.
  await openSync(page);
  await press(page, 'Turn sync off');
  await expectAccessible(page, 'the question about the sealed copy');
  await press(page, 'Keep the copy, turn it off here');
  await expect(page.getByText('Sync is off on this device.')).toBeVisible();
  await expect((await sessionsOf(page)).getByRole('listitem')).toHaveCount(2);
  await openSync(other);
  await press(other, 'Sync now');
  await expectSent(other);
  await other.context().close();
});

test(
  'after the first device is lost the phrase brings the log back, a new phrase shuts it out, and the sealed copy can be deleted',
  { tag: '@night' },
  async ({ page, browser }) => {
    test.slow();
    const account = await createAccount('mara');
    await fillLog(page, logOfSessions(2));
    await logInAs(page, account);
    const words = await turnOn(page);

    const found = await join(browser, account, words);
    await press(found, 'Change the phrase');
    const fresh = await keepPhrase(found);
    await press(found, 'Go on');
    await expect(found.getByText('The phrase is changed.')).toBeVisible();
    await expectAccessible(found, 'a changed phrase');

    // The first device is asked for the new phrase; the old one doesn't open anything any more.
    await openSync(page);
    await press(page, 'Type the new phrase');
    await page.getByLabel('Word 1', { exact: true }).fill(words.join(' '));
    await press(page, 'Open my log');
    await expect(page.getByText('These words don’t open your sealed log.')).toBeVisible();
    await expectAccessible(page, 'a phrase that doesn’t open the log');
    await page.getByLabel('Word 1', { exact: true }).fill(fresh.join(' '));
    await press(page, 'Open my log');
    await expectSent(page);

    await press(found, 'Turn sync off');
    await press(found, 'Delete the copy, turn it off everywhere');
    await expect(found.getByText('the sealed copy is deleted')).toBeVisible();
    await expectAccessible(found, 'a deleted sealed copy');
    await expect((await sessionsOf(found)).getByRole('listitem')).toHaveCount(2);
    await openSync(page);
    await expect(page.getByRole('button', { name: 'Turn sync off here' })).toBeVisible();
    await expectAccessible(page, 'sync that another device has ended');
    await found.context().close();
  },
);

test(
  'a passkey opens the sealed log without the phrase',
  { tag: '@night' },
  async ({ page, context }) => {
    test.slow();
    const devTools = await context.newCDPSession(page);
    await devTools.send('WebAuthn.enable');
    await devTools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        ctap2Version: 'ctap2_1',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        hasPrf: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const account = await createAccount('rita');
    await fillLog(page, logOfSessions(1));
    await logInAs(page, account);
    await turnOn(page);
    await press(page, 'Add a passkey');
    await expect(page.getByText('A passkey opens your log, too.')).toBeVisible();
    await expectAccessible(page, 'a passkey that was added');

    // As on a new phone: nothing is here any more.
    await press(page, 'Turn sync off');
    await press(page, 'Keep the copy, turn it off here');
    await expect(page.getByText('Sync is off on this device.')).toBeVisible();
    await page.goto('/training-log/');
    await press(page, 'Delete my training log');
    await press(page, 'Delete it for good');
    await expect(part(page, 'Nothing logged yet')).toBeVisible();
    await openSync(page);
    await press(page, 'Turn sync on');
    await expectAccessible(page, 'the ways to open a sealed log');
    await press(page, 'Use a passkey');
    await expectSent(page);
    await expect((await sessionsOf(page)).getByRole('listitem')).toHaveCount(1);
  },
);
