import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startInbox, type Inbox } from '../../local/inbox/start.ts';
import { noticeKinds } from '../../src/domain/notices/notices.ts';
import { sampleFailedBuilds } from '../../src/domain/mails/sample-build-mails.ts';
import { shopConfirmationSamplesByTitle } from '../../src/domain/mails/shop-confirmation-samples-by-title.ts';
import { singleItemConfirmationSamplesByTitle } from '../../src/domain/mails/single-item-confirmation-samples-by-title.ts';
import { readStarterMailTexts } from '../support/mail-texts.ts';
import { toMailSender } from '../support/server/test-mail-sender.ts';

const texts = await readStarterMailTexts();
const folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox({
    folder,
    port: 0,
    siteUrl: 'https://knurl.example',
    account: { apiKey: 'secret-us0', audienceId: 'readers' },
    smtpPort: 0,
    readTexts: async () => texts,
  });
});
afterAll(async () => {
  await inbox.close();
  rmSync(folder, { recursive: true });
});

const openPage = async (address: string): Promise<HTMLElement> => {
  const answer = await fetch(`${inbox.origin}${address}`);
  expect(answer.status).toBe(200);
  return parse(await answer.text(), { blockTextElements: { style: true } });
};

it('the inbox shows an e-mail’s text, and its HTML in a frame without permissions', async () => {
  await toMailSender(inbox, 'us@example.com').send({
    to: 'anna@example.com',
    subject: 'One <b>subject</b>',
    text: 'Open https://knurl.example/members/ <b>now</b>',
    html: '<!doctype html><html><head><title>x</title></head><body><script>parent.document.title = "bad"</script><p>Words</p></body></html>',
  });
  const page = await openPage('/');
  expect(page.querySelector('h2')?.text).toBe('E-mail: One <b>subject</b>');
  expect(page.querySelector('pre')?.text.trim()).toBe(
    'Open https://knurl.example/members/ <b>now</b>',
  );
  const [frame] = page.querySelectorAll('iframe');
  expect(frame?.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  const html = await fetch(`${inbox.origin}${frame?.getAttribute('src')}`);
  const policy = html.headers.get('content-security-policy');
  expect(policy).toMatch(/^sandbox allow-popups/);
  expect(policy).not.toContain('allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain("default-src 'none'");
  expect(await html.text()).toContain('<p>Words</p>');
});

it('the inbox shows a sample of every order confirmation, every notice, and every e-mail to editors', async () => {
  const page = await openPage('/sample-mails/');
  // Each is shown in light and in dark mode.
  const frames = page.querySelectorAll('iframe').filter((_, place) => place % 2 === 0);
  const confirmations = Object.keys(singleItemConfirmationSamplesByTitle).length;
  const ofShop = Object.keys(shopConfirmationSamplesByTitle).length;
  // Plus the one that says that the site builds again.
  const ofBuilds = Object.keys(sampleFailedBuilds).length + 1;
  expect(frames).toHaveLength(confirmations + ofShop + ofBuilds + noticeKinds.length);
  for (const [index, { title }] of Object.values(singleItemConfirmationSamplesByTitle).entries()) {
    const shown = await openPage(frames[index]?.getAttribute('src') ?? '');
    expect(shown.querySelector('title')?.text).toBe(`Your order: ${title}`);
  }
  for (const [index, { number }] of Object.values(shopConfirmationSamplesByTitle).entries()) {
    const shown = await openPage(frames[confirmations + index]?.getAttribute('src') ?? '');
    expect(shown.querySelector('title')?.text).toContain(`Your order ${number}: `);
  }
  for (const frame of frames.slice(confirmations)) {
    const shown = await openPage(frame.getAttribute('src') ?? '');
    expect(shown.querySelector('h1')?.text).not.toMatch(/[{}]/);
  }
  expect((await fetch(`${inbox.origin}/sample-mails/99`)).status).toBe(404);
  expect((await fetch(`${inbox.origin}/mails/none`)).status).toBe(404);
});

it.each([
  ['a wrong password', 'wrong', 'anna@example.com', 'text', 'EAUTH'],
  ['an address that is none', undefined, 'anna@knurl.invalid', 'text', '550 5.1.1'],
  ['an address whose service is busy', undefined, 'anna@busy.example', 'text', '451 4.3.2'],
  ['an e-mail of 2 MB', undefined, 'anna@example.com', 'a'.repeat(2 * 1024 * 1024), '552'],
])('the inbox refuses %s as a mail service does', async (_, password, to, text, status) => {
  const count = inbox.store.items().length;
  const sent = toMailSender(inbox, 'us@example.com', password).send({ to, subject: 'One', text });
  await expect(sent).rejects.toThrow('could not be sent');
  const error: unknown = await sent.catch((thrown: unknown) => thrown);
  expect(
    error instanceof Error && error.cause instanceof Error ? error.cause.message : '',
  ).toContain(status);
  expect(inbox.store.items()).toHaveLength(count);
});
