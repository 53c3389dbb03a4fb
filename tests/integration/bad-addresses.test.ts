import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startInbox, type Inbox } from '../../local/inbox/start.ts';
import {
  openTestLoginService,
  type TestLoginService,
} from '../support/login/test-login-service.ts';
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
): Promise<{ readonly status: number; readonly location: string | undefined }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = request({ hostname, port, method, path: address, headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
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

it.each(
  all.flatMap((who) => ['/%', '/u/%', '/%E0%A4%A'].map((address) => [who, address] as const)),
)('the server of the %s answers 400 to %s', async (who, address) => {
  expect((await send(origins[who](), 'GET', address)).status).toBe(400);
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
