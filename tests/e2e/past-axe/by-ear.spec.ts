import { expect, test, type Page } from '@playwright/test';
import { sessionStartAddressOf } from '../../../src/domain/training/plan/plan-address.ts';
import { instantSupplyStatements } from '../../../src/domain/orders/instant-supply-agreements.ts';
import { buy, openAccount, statusMessage } from '../../support/browser/account-page.ts';
import { createAccount } from '../../support/login/create-account.ts';
import { calculatorPaths } from '../../support/browser/calculator.ts';
import {
  cards,
  logInAs,
  openOrder,
  packProduct,
  payWith,
  titleOf,
} from '../../support/browser/till.ts';
import { mainButton, publicDay, sessionDialog } from '../../support/browser/training.ts';
import { visit } from '../../support/browser/visit.ts';
import {
  act,
  bringScreenReader,
  hearAll,
  heard,
  listenIn,
  readTo,
  typeText,
} from '../../support/screen-reader/listener.ts';
import { writeTranscript, type Chapter } from '../../support/screen-reader/transcript.ts';

// Whoever hears the site presses only what she has heard. What she hears is in docs/transcripts;
// how to write it anew is in CONTRIBUTING.

test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await bringScreenReader(page);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
});

/** Reads a part of the page to its end. */
const listenTo = async (page: Page, does: string, selector: string): Promise<Chapter> => {
  await listenIn(page, selector);
  return { does, hears: await hearAll(page) };
};

/** What the page said by itself. */
const said = async (page: Page): Promise<readonly string[]> =>
  (await heard(page)).filter((phrase) => /^(polite|assertive): /.test(phrase));

/** Finds something by its words and presses it. */
const pressHeard = async (page: Page, words: string): Promise<void> => {
  await readTo(page, words);
  await act(page);
};

test('by ear: she types a lift into the calculator, and hears the answer', async ({ page }) => {
  await visit(page, calculatorPaths.oneRepMax);
  const form = 'section[aria-label="Calculator"]';
  const chapters = [await listenTo(page, 'She opens the calculator', form)];
  await listenIn(page, form);
  await readTo(page, 'textbox, Weight you lifted');
  await typeText(page, '60');
  await readTo(page, 'textbox, Reps');
  await typeText(page, '5');
  await pressHeard(page, 'button, Calculate');
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/^polite: .*70 kg/));
  chapters.push({ does: 'She types 60 and 5, and presses Calculate', hears: await said(page) });
  chapters.push(await listenTo(page, 'She reads the answer', form));
  writeTranscript('calculator', 'The one rep max calculator, by ear', chapters);
});

/** What the listener presses next: a timed set would take its time, so she skips it. */
const nextPress = async (page: Page): Promise<string> => {
  const words = (await mainButton(page).textContent()) ?? '';
  return words.startsWith('Start') ? 'Skip this set' : words;
};

test('by ear: she trains a whole session, set by set', async ({ page }) => {
  await page.goto(sessionStartAddressOf(publicDay));
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
  const chapters = [await listenTo(page, 'She opens the day', 'main')];
  await listenIn(page, 'main');
  await pressHeard(page, 'button, Begin');
  const screen = 'dialog[open]';
  await expect(mainButton(page)).toBeVisible();
  chapters.push(await listenTo(page, 'She begins, and reads the screen once', screen));
  const all = sessionDialog(page).locator('header > p');
  for (;;) {
    const words = await nextPress(page);
    const before = await sessionDialog(page).textContent();
    await listenIn(page, screen);
    await readTo(page, `button, ${words}`);
    const read = (await heard(page)).length;
    await act(page);
    if (words === 'Finish') break;
    await expect.poll(() => sessionDialog(page).textContent()).not.toBe(before);
    const hears = async (): Promise<readonly string[]> => (await heard(page)).slice(read);
    await expect.poll(hears, `after “${words}”`).not.toEqual([]);
    const place = (await all.textContent()) ?? '';
    chapters.push({ does: `“${words}” (${place})`, hears: await hears() });
  }
  await expect(page.getByRole('button', { name: 'Share this session' })).toBeVisible();
  chapters.push(await listenTo(page, 'She has finished', 'main'));
  writeTranscript('session', 'A whole session, by ear', chapters);
});

test('by ear: she buys a pack', { tag: '@night' }, async ({ page }) => {
  await logInAs(page, await createAccount('edda'));
  await openOrder(page, packProduct);
  const chapters = [await listenTo(page, 'She opens the order', 'main')];
  await listenIn(page, 'main');
  for (const statement of Object.values(instantSupplyStatements.pack)) {
    await pressHeard(page, `checkbox, ${statement}`);
  }
  await pressHeard(page, 'button, Order and pay');
  await payWith(page, cards.pays);
  await page.waitForURL('/success/');
  await expect(titleOf(page)).toContainText('It’s yours');
  chapters.push(await listenTo(page, 'She has paid on Stripe’s page', 'main'));
  writeTranscript('buying', 'Buying a pack, by ear', chapters);
});

test(
  'by ear: she cancels her membership, and hears until when it stays open',
  { tag: '@night' },
  async ({ page }) => {
    await logInAs(page, await createAccount('emma'));
    await buy(page, 'membership');
    await openAccount(page);
    await expect(page.getByRole('button', { name: 'Cancel the membership' })).toBeVisible();
    const chapters = [await listenTo(page, 'She opens her account', 'main')];
    await listenIn(page, 'main');
    await readTo(page, 'button, Cancel the membership');
    const read = (await heard(page)).length;
    await act(page);
    await pressHeard(page, 'button, Yes, cancel');
    await expect(statusMessage(page, 'Membership')).toContainText('It’s cancelled');
    const hears = (await heard(page)).slice(read);
    expect(hears.join(' ')).toMatch(/polite: It’s cancelled\. It ends on/);
    chapters.push({ does: 'She cancels', hears });
    writeTranscript('cancelling', 'Cancelling, by ear', chapters);
  },
);
