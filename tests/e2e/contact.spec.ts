import { expect, test } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessibility.ts';
import {
  resetRateLimits,
  forwardedFrom,
  inboxAddress,
  messagesFrom,
  newAddress,
} from '../support/browser/inbox.ts';
import { visit } from '../support/browser/visit.ts';

const formOf = (page: Page): Locator => page.locator('form[name="contact"]');
const field = (page: Page, label: string): Locator => formOf(page).getByLabel(label);
const sendButton = (page: Page): Locator => formOf(page).getByRole('button', { name: 'Send' });
const summary = (page: Page): Locator => formOf(page).getByRole('alert');
const honeypot = (page: Page): Locator => formOf(page).locator('[name="bot-field"]');

const openForm = async (page: Page): Promise<void> => {
  await visit(page, '/contact/');
  await expect(formOf(page)).toHaveAttribute('novalidate');
};

type Message = { readonly name: string; readonly email: string; readonly message: string };

const fillIn = async (page: Page, { name, email, message }: Message): Promise<void> => {
  await field(page, 'Name').fill(name);
  await field(page, 'E-mail').fill(email);
  await field(page, 'Message').fill(message);
};

const expectThanks = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/success\/(#sent)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message is with us', {
    useInnerText: true,
  });
};

/**
 * Handles what is posted to the host's form handler; page requests at that address pass through.
 */
const interceptPosts = (page: Page, handle: (route: Route) => unknown): ReturnType<Page['route']> =>
  page.route('**/success/', (route, request) =>
    request.method() === 'POST' ? handle(route) : route.continue(),
  );

test.beforeEach(resetRateLimits);

test('a message arrives as it was typed', async ({ page }) => {
  const email = newAddress();
  const message = 'Week 2 says 3 × 8.\n\n<script>alert("hello")</script> & “quotes”\nAnna';
  await openForm(page);
  await fillIn(page, { name: 'Anna O’Neill', email, message });
  await field(page, 'Phone').fill('+44 114 496 0000');
  await sendButton(page).click();
  await expectThanks(page);
  await expect(page.getByRole('main')).toContainText(`Our answer goes to ${email}`);
  await expect.poll(() => forwardedFrom(email)).toHaveLength(1);
  expect((await forwardedFrom(email))[0]).toContain(message);
  expect(await messagesFrom(email)).toEqual([
    { name: 'Anna O’Neill', email, phone: '+44 114 496 0000', message },
  ]);

  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(inboxAddress);
  await expect(page.getByText('<script>alert("hello")</script>').first()).toBeVisible();
  expect(dialogs).toEqual([]);
});

test('a message of 5,000 characters, the maximum, arrives', { tag: '@night' }, async ({ page }) => {
  const email = newAddress();
  await openForm(page);
  await fillIn(page, { name: 'Anna', email, message: 'a'.repeat(5000) });
  await sendButton(page).click();
  await expectThanks(page);
  expect((await messagesFrom(email))[0]?.['message']).toHaveLength(5000);
});

test('a message that could not be sent is kept, and arrives once when it is resent', async ({
  page,
}) => {
  const message = { name: 'Anna', email: newAddress(), message: 'Two\nlines' };
  await openForm(page);
  await interceptPosts(page, (route) => route.abort());
  await fillIn(page, message);
  await sendButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('heading')).toHaveText('Your message is not sent yet');
  await expect(field(page, 'Message')).toHaveValue(message.message);
  await page.unrouteAll();
  await sendButton(page).click();
  await expectThanks(page);
  expect(await messagesFrom(message.email)).toHaveLength(1);
});

test(
  'the page after sending shows no thanks if nothing was sent',
  { tag: '@night' },
  async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    for (const path of ['/success/', '/success/#sent']) {
      await visit(page, path);
      await page.reload();
      await expect(heading).toHaveText('Choose where to go next');
      await expect(page.getByRole('main')).not.toContainText('is with us');
    }
    await expectAccessible(page, 'nothing sent');
    await visit(page, '/success/?session_id=cs_made_up');
    await expect(heading).toHaveText('Log in to see your order');
    await expect(page.getByRole('main')).not.toContainText('Thank you');
    await expectAccessible(page, 'an order, and nobody logged in');
  },
);

test('a likely typo in the address is queried before anything is sent', async ({ page }) => {
  const name = `reader-${Date.now()}`;
  await openForm(page);
  await fillIn(page, { name: 'Anna', email: `${name}@hotmial.com`, message: 'Hello' });
  await sendButton(page).click();
  const question = formOf(page).getByRole('group', { name: `Did you mean ${name}@hotmail.com?` });
  await expect(question).toBeFocused();
  await expectAccessible(page, 'question');
  await question.getByRole('button', { name: 'Yes, use that one' }).click();
  await expectThanks(page);
  expect(await messagesFrom(`${name}@hotmial.com`)).toEqual([]);
  expect(await messagesFrom(`${name}@hotmail.com`)).toHaveLength(1);
});

test('a program’s post to the form is stored by the host, but never forwarded', async ({
  request,
  page,
}) => {
  const email = newAddress();
  const send = async (message: string, name: string): Promise<void> => {
    const form = { 'form-name': 'contact', name, email, phone: '', message };
    expect((await request.post('/success/', { form })).ok()).toBe(true);
  };
  await send(' ', 'Anna');
  await send('Hello', 'Anna\r\nBcc: all@example.com');
  await send('a'.repeat(100 * 1024), 'Anna');
  await send('The good one', 'Anna');
  expect(await messagesFrom(email)).toHaveLength(4);
  await expect.poll(() => forwardedFrom(email)).toHaveLength(1);
  expect((await forwardedFrom(email))[0]).toContain('The good one');
  await page.goto(inboxAddress);
  await expect(page.getByText('"outcome":"invalid"').first()).toBeVisible();
});

test.describe('the honeypot field', () => {
  test(
    'is hidden from sight, from the keyboard and from assistive technology',
    { tag: '@night' },
    async ({ page }) => {
      await openForm(page);
      await expect(honeypot(page)).toBeHidden();
      await expect(honeypot(page).locator('..')).toHaveText("Don't fill this out if you're human.");
      expect(await formOf(page).ariaSnapshot()).not.toContain('human');
      await field(page, 'Name').focus();
      for (let step = 0; step < 8; step += 1) {
        await expect(honeypot(page)).not.toBeFocused();
        await page.keyboard.press('Tab');
      }
    },
  );

  test('makes a message look sent when it is filled in, and nothing is stored', async ({
    page,
  }) => {
    const email = newAddress();
    await openForm(page);
    await fillIn(page, { name: 'Bot', email, message: 'Buy this' });
    await honeypot(page).evaluate((input) => {
      if (input instanceof HTMLInputElement) input.value = 'https://spam.example';
    });
    await sendButton(page).click();
    await expectThanks(page);
    expect(await messagesFrom(email)).toEqual([]);
  });
});

test('axe finds nothing in any state of the contact form', async ({ page }) => {
  await openForm(page);
  await sendButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expectAccessible(page, 'things to put right');
  await fillIn(page, { name: 'Anna', email: newAddress(), message: 'Hello' });
  await interceptPosts(page, (route) => route.abort());
  await sendButton(page).click();
  await expect(summary(page)).toContainText('not sent yet');
  await expectAccessible(page, 'not sent');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a message arrives', async ({ page }) => {
    const email = newAddress();
    await page.goto('/contact/');
    await fillIn(page, { name: 'Anna', email, message: 'Hello\n<b>there</b>' });
    await sendButton(page).click();
    await expectThanks(page);
    await expect.poll(() => forwardedFrom(email)).toHaveLength(1);
    expect(await messagesFrom(email)).toEqual([
      { name: 'Anna', email, phone: '', message: 'Hello\r\n<b>there</b>' },
    ]);
  });

  test('the page after sending shows no thanks if nothing was sent', async ({ page }) => {
    await page.goto('/success/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose where to go next', {
      useInnerText: true,
    });
  });

  test('the browser validates the fields', { tag: '@night' }, async ({ page }) => {
    await page.goto('/contact/');
    const isValid = (label: string): Promise<boolean> =>
      field(page, label).evaluate((input: HTMLInputElement) => input.validity.valid);
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact/');
    await fillIn(page, { name: '   ', email: 'anna', message: '' });
    for (const label of ['Name', 'E-mail', 'Message']) expect(await isValid(label)).toBe(false);
    expect(await isValid('Phone')).toBe(true);
    for (const [label, limit] of [
      ['Name', '100'],
      ['E-mail', '254'],
      ['Phone', '40'],
      ['Message', '5000'],
    ] as const) {
      await expect(field(page, label)).toHaveAttribute('maxlength', limit);
    }
    await expect(honeypot(page)).toBeHidden();
  });
});
