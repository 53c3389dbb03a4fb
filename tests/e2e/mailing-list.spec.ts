import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { joinAndLeaveOutcomeTexts } from '../../src/domain/forms/mailing-list.ts';
import { expectAccessible } from '../support/browser/accessibility.ts';
import { resetRateLimits, inboxAddress, mailsTo, newAddress } from '../support/browser/inbox.ts';
import { visit } from '../support/browser/visit.ts';
import { firstForBreadth } from '../support/proof-scale.ts';

const lost = 'We couldn’t reach the server. Check your connection, then try again.';

const footer = (page: Page): Locator => page.getByRole('region', { name: 'Mailing list' });
const addressIn = (place: Locator): Locator => place.getByLabel('E-mail address');
const problemIn = (place: Locator): Locator => place.getByRole('alert');

/** Opens a page and waits until the form in this place has hydrated. */
const openForm = async (page: Page, path: string, place: Locator): Promise<void> => {
  await visit(page, path);
  await expect(place.locator('form[novalidate]')).toBeVisible();
};

const join = async (place: Locator, address: string): Promise<void> => {
  await addressIn(place).fill(address);
  await place.getByRole('button', { name: 'Join' }).click();
};

const expectAsked = async (place: Locator, address: string): Promise<void> => {
  const { title, text } = joinAndLeaveOutcomeTexts.asked;
  await expect(place.getByRole('status')).toBeFocused();
  for (const part of [title, address, text]) {
    await expect(place.getByRole('status')).toContainText(part);
  }
};

const expectOutcome = async (page: Page, outcome: 'joined' | 'left' | 'expired'): Promise<void> => {
  await expect(page).toHaveURL(`/mailing-list/#${outcome}`);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.filter({ visible: true }).first()).toHaveText(
    joinAndLeaveOutcomeTexts[outcome].title,
  );
  await expect(page.getByText(joinAndLeaveOutcomeTexts[outcome].text)).toBeVisible();
};

/** Opens the newest e-mail to an address in the inbox, and one of its two links. */
const follow = async (page: Page, address: string, link: 'confirm' | 'leave'): Promise<void> => {
  const [confirm = '', leave = ''] = (await mailsTo(address)).at(-1)?.links ?? [];
  await page.goto(inboxAddress);
  await page
    .locator(`a[href="${link === 'confirm' ? confirm : leave}"]`)
    .first()
    .click();
};

test.beforeEach(resetRateLimits);

test('a visitor joins at the foot of a page, confirms, joins again, leaves and comes back', async ({
  page,
}) => {
  const address = newAddress();
  const joinAgain = async (typed: string): Promise<void> => {
    await openForm(page, '/', footer(page));
    await join(footer(page), typed);
    await expectAsked(footer(page), typed);
  };
  await joinAgain(address);
  expect(await mailsTo(address)).toHaveLength(1);
  await follow(page, address, 'confirm');
  await expectOutcome(page, 'joined');
  await expect(page.getByRole('main').getByRole('textbox')).toBeHidden();

  const capitals = address.toUpperCase();
  await joinAgain(capitals);
  expect((await mailsTo(capitals)).map(({ subject }) => subject)).toEqual([
    'You’re on our mailing list already',
  ]);

  await follow(page, address, 'leave');
  await expectOutcome(page, 'left');
  await joinAgain(address);
  await follow(page, address, 'confirm');
  await expectOutcome(page, 'joined');
});

const pageEnds = [
  ['an exercise', '/exercises/leg-exercises/back-squat/', 'More exercises are coming soon'],
  ['an article', '/articles/reading-a-workout-plan/', 'Join the mailing list'],
] as const;
for (const [what, path, heading] of firstForBreadth(pageEnds)) {
  test(`a visitor joins at the end of ${what}, where the footer has no form`, async ({ page }) => {
    const address = newAddress();
    const note = page
      .getByRole('main')
      .getByRole('complementary')
      .filter({ has: page.getByRole('heading', { name: heading }) })
      .last();
    await openForm(page, path, note);
    await expect(page.getByLabel('E-mail address')).toHaveCount(1);
    await join(note, address);
    await expectAsked(note, address);
    expect(await mailsTo(address)).toHaveLength(1);
    const footerLinks = page.getByRole('contentinfo');
    await footerLinks.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about/');
    await expect(page.getByLabel('E-mail address')).toHaveCount(1);
  });
}

test('a likely typo is queried, and the submitted address can be corrected', async ({ page }) => {
  const name = `reader-${Date.now()}`;
  await openForm(page, '/about/', footer(page));
  await join(footer(page), `${name}@gmial.com`);
  const question = footer(page).getByRole('group', { name: `Did you mean ${name}@gmail.com?` });
  await expect(question).toBeFocused();
  await expectAccessible(page, 'question');
  await question.getByRole('button', { name: 'Yes, use that one' }).click();
  await expectAsked(footer(page), `${name}@gmail.com`);
  await footer(page).getByRole('button', { name: 'Use another address' }).click();
  await expect(addressIn(footer(page))).toBeFocused();
  await expect(addressIn(footer(page))).toHaveValue(`${name}@gmail.com`);
});

test('a failure to load the sending script is shown on the page, and can be retried', async ({
  page,
}) => {
  await openForm(page, '/about/', footer(page));
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/*.js', (route) => route.abort());
  await join(footer(page), newAddress());
  await expect(problemIn(footer(page))).toHaveText(lost);
  await page.unrouteAll();
  await footer(page).getByRole('button', { name: 'Join' }).click();
  await expect(footer(page).getByRole('status')).toBeFocused();
  expect(documents).toBe(0);
});

test('a bot that fills in the honeypot field is told that all is well, and does not join', async ({
  page,
}) => {
  const address = newAddress();
  await openForm(page, '/about/', footer(page));
  const honeypot = footer(page).locator('[name="bot-field"]');
  await expect(honeypot).toBeHidden();
  expect(await footer(page).ariaSnapshot()).not.toContain('human');
  await honeypot.evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = 'yes';
  });
  await join(footer(page), address);
  await expectAsked(footer(page), address);
  expect(await mailsTo(address)).toEqual([]);
});

test('a used link leads to a sentence and the form', async ({ page }) => {
  await page.goto(`${inboxAddress}/confirm/0000`);
  await expectOutcome(page, 'expired');
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
});

test('the mailing list’s page has only one form', { tag: '@night' }, async ({ page }) => {
  await openForm(page, '/mailing-list/', page.getByRole('main'));
  await expect(page.getByLabel('E-mail address')).toHaveCount(1);
  await expect(footer(page)).toHaveCount(0);
});

test('axe finds nothing in any state of the mailing list form', async ({ page }) => {
  const note = page.getByRole('main').locator('article');
  for (const [place, path] of [
    [note, '/exercises/leg-exercises/back-squat/'],
    [footer(page), '/about/'],
  ] as const) {
    await openForm(page, path, place);
    await join(place, 'anna');
    await expect(problemIn(place)).not.toBeEmpty();
    await expectAccessible(page, `no address at ${path}`);
    await addressIn(place).fill('anna@example.com');
    await expect(problemIn(place)).toBeEmpty();
    await join(place, newAddress());
    await expect(place.getByRole('status')).toBeFocused();
    await expectAccessible(page, `joined at ${path}`);
  }
  for (const outcome of ['asked', 'joined', 'left', 'bad-address']) {
    await page.goto(`/mailing-list/#${outcome}`);
    await page.reload();
    await expectAccessible(page, outcome);
  }
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form joins the list, and a page says where to look', async ({ page }) => {
    const address = newAddress();
    await page.goto('/');
    await join(footer(page), address);
    await expect(page).toHaveURL('/mailing-list/#asked');
    await expect(page.getByText(joinAndLeaveOutcomeTexts.asked.text)).toBeVisible();
    expect(await mailsTo(address)).toHaveLength(1);
  });

  test(
    'an invalid address gets its sentence, with the form below it',
    { tag: '@night' },
    async ({ page }) => {
      await page.goto('/');
      await join(footer(page), 'anna@example');
      await expect(page).toHaveURL('/mailing-list/#bad-address');
      await expect(page.getByText(joinAndLeaveOutcomeTexts['bad-address'].text)).toBeVisible();
      await expect(page.getByRole('main').getByLabel('E-mail address')).toBeVisible();
    },
  );
});
