import { expect, test } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';
import { expectSound } from '../support/browser/accessibility.ts';
import { inboxAddress, messagesFrom, newAddress } from '../support/browser/inbox.ts';
import { holdPatience, visit } from '../support/browser/visit.ts';

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
  await expect(page).toHaveURL('/success/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message is with us');
};

/** Answers what is sent to the host's form handler, and leaves reading that address alone. */
const interceptPosts = (page: Page, handle: (route: Route) => unknown): ReturnType<Page['route']> =>
  page.route('**/success/', (route, request) =>
    request.method() === 'POST' ? handle(route) : route.continue(),
  );

const countPosts = (page: Page): (() => number) => {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  return () => posts;
};

test('a message arrives as it was typed', async ({ page }) => {
  const email = newAddress();
  const message = 'Week 2 says 3 × 8.\n\n<script>alert("hello")</script> & “quotes”\nAnna';
  await openForm(page);
  await fillIn(page, { name: 'Anna O’Neill', email, message });
  await field(page, 'Phone').fill('+44 114 496 0000');
  await sendButton(page).click();
  await expectThanks(page);
  const [kept, ...more] = await messagesFrom(email);
  expect(more).toEqual([]);
  expect(kept).toEqual({
    name: 'Anna O’Neill',
    email,
    phone: '+44 114 496 0000',
    message,
  });

  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(inboxAddress);
  await expect(page.getByText('<script>alert("hello")</script>').first()).toBeVisible();
  expect(dialogs).toEqual([]);
});

test('what is missing is said beside the fields and in a summary that takes the focus', async ({
  page,
}) => {
  await openForm(page);
  const posts = countPosts(page);
  await sendButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('heading')).toHaveText('3 things to put right');
  const sentences = {
    Name: 'Tell us your name.',
    'E-mail': 'Tell us your e-mail address, so that we can answer.',
    Message: 'Write your message.',
  };
  for (const [label, sentence] of Object.entries(sentences)) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(sentence);
    await summary(page).getByRole('link', { name: sentence }).click();
    await expect(field(page, label)).toBeFocused();
  }
  await expect(field(page, 'Phone')).not.toHaveAttribute('aria-invalid');
  expect(posts()).toBe(0);

  // One is put right, the others are still there.
  await field(page, 'Name').fill('Anna');
  await sendButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('heading')).toHaveText('2 things to put right');
  await expect(field(page, 'Name')).toHaveValue('Anna');
  await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid');
});

for (const [what, typed, sentence] of [
  ['a name of spaces', { name: ' \t ' }, 'Tell us your name.'],
  ['a message of spaces and line breaks', { message: ' \n \n ' }, 'Write your message.'],
  [
    'no address',
    { email: 'anna at example' },
    'Check your e-mail address: it should look like name@example.com.',
  ],
  [
    'two addresses',
    { email: 'anna@example.com,eve@example.com' },
    'Check your e-mail address: it should look like name@example.com.',
  ],
  [
    'a message of 100 KB',
    { message: 'a'.repeat(100 * 1024) },
    'Shorten your message: it has 102,400 characters, and we can take 5,000.',
  ],
  [
    'a name of 100 KB',
    { name: 'a'.repeat(100 * 1024) },
    'Shorten your name to 100 characters or fewer.',
  ],
] as const) {
  test(`${what}: one sentence, nothing sent, everything kept`, async ({ page }) => {
    const message = { name: 'Anna', email: newAddress(), message: 'Hello', ...typed };
    await openForm(page);
    const posts = countPosts(page);
    await fillIn(page, message);
    await sendButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('listitem')).toHaveText([sentence]);
    expect(posts()).toBe(0);
    await expect(field(page, 'Name')).toHaveValue(message.name);
    await expect(field(page, 'E-mail')).toHaveValue(message.email);
    await expect(field(page, 'Message')).toHaveValue(message.message);
  });
}

test('a message of 5,000 characters is taken', async ({ page }) => {
  const email = newAddress();
  await openForm(page);
  await fillIn(page, { name: 'Anna', email, message: 'a'.repeat(5000) });
  await sendButton(page).click();
  await expectThanks(page);
  expect((await messagesFrom(email))[0]?.['message']).toHaveLength(5000);
});

test('line breaks in the name or the address add no line to a mail’s head', async ({ page }) => {
  const email = newAddress();
  await openForm(page);
  await fillIn(page, {
    name: 'Anna\r\nBcc: eve@example.com',
    email: `\n${email}\r\n`,
    message: 'Hello',
  });
  // A field of one line drops line breaks by itself; a hidden one keeps what a script puts there.
  await field(page, 'Name').evaluate((input: HTMLInputElement) => {
    input.type = 'hidden';
    input.value = 'Anna\r\nBcc: eve@example.com';
  });
  await sendButton(page).click();
  await expectThanks(page);
  const [kept] = await messagesFrom(email);
  expect(kept?.['name']).toBe('Anna Bcc: eve@example.com');
});

test('pressed twice, a message is sent once', async ({ page }) => {
  const email = newAddress();
  await openForm(page);
  const posts = countPosts(page);
  await fillIn(page, { name: 'Anna', email, message: 'Hello' });
  await sendButton(page).dblclick();
  await expectThanks(page);
  expect(posts()).toBe(1);
  expect(await messagesFrom(email)).toHaveLength(1);
});

for (const [what, answer] of [
  ['there is no connection', undefined],
  ['the host fails', { status: 502, body: 'Bad gateway' }],
  ['the host knows no such form', { status: 404, body: 'Not found' }],
] as const) {
  test(`when ${what}, everything typed is kept and can be sent again`, async ({ page }) => {
    const message = { name: 'Anna', email: newAddress(), message: 'Two\nlines' };
    await openForm(page);
    await interceptPosts(page, (route) =>
      answer === undefined ? route.abort() : route.fulfill(answer),
    );
    await fillIn(page, message);
    await sendButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('heading')).toHaveText('Your message is not sent yet');
    await expect(summary(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expect(field(page, 'Name')).toHaveValue(message.name);
    await expect(field(page, 'E-mail')).toHaveValue(message.email);
    await expect(field(page, 'Message')).toHaveValue(message.message);
    await page.unrouteAll();
    await sendButton(page).click();
    await expectThanks(page);
    expect(await messagesFrom(message.email)).toHaveLength(1);
  });
}

test('while it is on its way the button says so, and the wait has an end', async ({ page }) => {
  const endWaits = await holdPatience(page);
  await openForm(page);
  let held = 0;
  await interceptPosts(page, () => {
    held += 1;
  });
  await fillIn(page, { name: 'Anna', email: newAddress(), message: 'Hello' });
  await sendButton(page).click();
  await expect(formOf(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect.poll(() => held).toBe(1);
  await endWaits();
  await expect(summary(page)).toBeFocused();
  await expect(field(page, 'Message')).toHaveValue('Hello');
});

test.describe('the field that only machines fill in', () => {
  test('is hidden from eyes, from the keyboard and from assistive technology', async ({ page }) => {
    await openForm(page);
    await expect(honeypot(page)).toBeHidden();
    await expect(honeypot(page).locator('..')).toHaveText("Don't fill this out if you're human.");
    expect(await formOf(page).ariaSnapshot()).not.toContain('human');
    await field(page, 'Name').focus();
    for (let step = 0; step < 8; step += 1) {
      await expect(honeypot(page)).not.toBeFocused();
      await page.keyboard.press('Tab');
    }
  });

  test('filled in, it looks like success and nothing is kept', async ({ page }) => {
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

test('axe finds nothing in any state of it', async ({ page }) => {
  await openForm(page);
  await sendButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expectSound(page, 'things to put right');
  await fillIn(page, { name: 'Anna', email: newAddress(), message: 'Hello' });
  await interceptPosts(page, (route) => route.abort());
  await sendButton(page).click();
  await expect(summary(page)).toContainText('not sent yet');
  await expectSound(page, 'not sent');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a message arrives', async ({ page }) => {
    const email = newAddress();
    await page.goto('/contact/');
    await fillIn(page, { name: 'Anna', email, message: 'Hello\n<b>there</b>' });
    await sendButton(page).click();
    await expectThanks(page);
    expect(await messagesFrom(email)).toEqual([
      { name: 'Anna', email, phone: '', message: 'Hello\r\n<b>there</b>' },
    ]);
  });

  test('the browser holds the rules', async ({ page }) => {
    await page.goto('/contact/');
    const isValid = (label: string): Promise<boolean> =>
      field(page, label).evaluate((input: HTMLInputElement) => input.validity.valid);
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact/');
    await fillIn(page, { name: '   ', email: 'anna', message: '' });
    for (const label of ['Name', 'E-mail', 'Message']) expect(await isValid(label)).toBe(false);
    expect(await isValid('Phone')).toBe(true);
    for (const [label, most] of [
      ['Name', '100'],
      ['E-mail', '254'],
      ['Phone', '40'],
      ['Message', '5000'],
    ] as const) {
      await expect(field(page, label)).toHaveAttribute('maxlength', most);
    }
    await expect(honeypot(page)).toBeHidden();
  });
});
