import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startInbox, type Inbox } from '../../local/inbox/start.ts';
import {
  openTestLoginService,
  type TestLoginService,
} from '../support/login/test-login-service.ts';
import { strangeAddresses, undecodableAddresses } from '../support/strange-addresses.ts';
import { startSiteServerForAllTests } from '../support/scratch-site-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bad-addresses-'));
const site = startSiteServerForAllTests({
  'public/index.html': '<form name="contact" data-netlify="true"><input name="name"></form>',
  'public/404.html': 'not found',
});
let inbox: Inbox;
let login: TestLoginService;
beforeAll(async () => {
  const account = { apiUrl: '', apiKey: 'key-us0', audienceId: 'readers' };
  inbox = await startInbox({ folder, port: 0, siteUrl: 'http://localhost', account });
  login = await openTestLoginService();
});
afterAll(async () => {
  await inbox.close();
  await login.dispose();
  rmSync(folder, { recursive: true });
});

/** Sends a path unchanged; `fetch` would normalise it. */
const send = (
  origin: string,
  method: string,
  address: string,
): Promise<{
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
}> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = request({ hostname, port, method, path: address, headers }, (answer) => {
      const { statusCode: status = 0, headers: received } = answer;
      void text(answer).then((body) => resolve({ status, location: received.location, body }));
    });
    sent.once('error', reject);
    sent.end(method === 'POST' ? 'form-name=contact&name=Ada' : undefined);
  });

const origins = {
  site: () => site.origin,
  inbox: () => inbox.origin,
  login: () => login.origin,
} as const;
const all = ['site', 'inbox', 'login'] as const;

// On the site it is an address like any other that has no page.
const statusFor = { site: 404, inbox: 400, login: 400 } as const;

it.each(
  all.flatMap((who) => ['/%', '/u/%', '/%E0%A4%A'].map((address) => [who, address] as const)),
)('the server of the %s knows no address like %s', async (who, address) => {
  expect((await send(origins[who](), 'GET', address)).status).toBe(statusFor[who]);
});

it('the server of the site answers any bytes in an address with the page for unknown addresses', async () => {
  const wrong: string[] = [];
  for (const address of [...undecodableAddresses, ...strangeAddresses]) {
    const { pathname, search } = new URL(address, site.origin);
    const { status, body } = await send(site.origin, 'GET', `${pathname}${search}`);
    if (status !== 404 || body !== 'not found') wrong.push(`${address}: ${status} ${body}`);
  }
  expect(wrong).toEqual([]);
});

const elsewhere = [
  '//host/',
  '//host',
  '/%5chost/',
  '/\\host/',
  '/%2f%2fhost/',
  '/%09/host/',
  '/.%2f/host/',
];

it.each(
  all.flatMap((who) =>
    ['GET', 'POST'].flatMap((method) =>
      elsewhere.map((address) => [who, method, address] as const),
    ),
  ),
)('the server of the %s redirects nowhere after %s %s', async (who, method, address) => {
  const { status, location } = await send(origins[who](), method, address);
  expect(location).toBeUndefined();
  expect([400, 404, 405]).toContain(status);
});
