import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { invalidEmailSentence } from '../../../src/domain/email-address.ts';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { requestRateLimits } from '../../../src/domain/limits.ts';
import { createAuth0Management } from '../../../src/server/verification/auth0-management.ts';
import { createPublicVerificationMailEndpoint } from '../../../src/server/verification/send-verification.ts';
import { createClient, startLogin } from '../../support/login/auth0-client.ts';
import { createLoginVisitor } from '../../support/login/login-visitor.ts';
import { stubBrowser } from '../../support/login/stub-browser.ts';
import {
  management,
  openTestLoginService,
  site,
  subscriber,
  type TestLoginService,
} from '../../support/login/test-login-service.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

let service: TestLoginService;
let server: TestDatabase;
beforeAll(async () => {
  stubBrowser(site);
  service = await openTestLoginService();
  server = await openTestDatabase();
});
afterAll(async () => {
  await service.dispose();
  await server.dispose();
});
beforeEach(async () => {
  service.mails.length = 0;
  await server.database.query(v.object({}), 'truncate rate_limit_counts, rate_limit_salts');
});

const requests: string[] = [];
const createAccounts = (client: typeof management = management) =>
  createAuth0Management(
    { origin: service.origin, ...client },
    {
      fetchUrl: (address, init) => {
        requests.push(new URL(String(address)).pathname);
        return fetch(address, init);
      },
    },
  );

const log = vi.fn();
const ask = (email: unknown, accounts = createAccounts()): Promise<Response> =>
  createPublicVerificationMailEndpoint({
    database: server.database,
    accounts,
    signingSecret: 'a secret of the tests, 32 letters long',
    now: () => new Date('2026-11-21T12:00:00Z'),
    log,
  })(
    new Request(`https://knurl.example${generalApiPaths.verificationEmail}`, {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { origin: 'https://knurl.example', 'content-type': 'application/json' },
    }),
  );

const signUp = async (email: string): Promise<void> => {
  const visitor = createLoginVisitor(service.origin);
  const form = await visitor.open(
    await startLogin(createClient(service.origin), { screen_hint: 'signup' }),
  );
  await visitor.send(form.path, { email, password: 'long enough' });
  service.mails.length = 0;
};

it('an unverified address gets another e-mail, in upper or lower case', async () => {
  await signUp('eva@example.com');
  expect((await ask(' Eva@Example.com ')).status).toBe(200);
  expect(service.mails.map(({ to }) => to)).toEqual(['eva@example.com']);
});

it('a verified and an unknown address get the same answer, and no e-mail', async () => {
  for (const email of [subscriber.email, 'nobody@example.com']) {
    const answer = await ask(email);
    expect(answer.status, email).toBe(200);
    expect(await answer.json()).toEqual({ accepted: true });
  }
  expect(service.mails).toEqual([]);
});

it.each(['', 'eva', 7, undefined])('%j is refused, because it is no address', async (email) => {
  const answer = await ask(email);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: invalidEmailSentence,
  });
});

it('the token is used until it expires', async () => {
  requests.length = 0;
  const accounts = createAccounts();
  await accounts.sendVerification('nobody@example.com');
  await accounts.sendVerification('nobody@example.com');
  expect(requests.filter((path) => path === '/oauth/token')).toHaveLength(1);
});

it('an inbox is not flooded', async () => {
  await signUp('fay@example.com');
  const accounts = createAccounts();
  for (let sent = 0; sent < requestRateLimits.verificationFromNetwork.maxRequests; sent += 1) {
    expect((await ask('fay@example.com', accounts)).status).toBe(200);
  }
  const refused = await ask('FAY@example.com', accounts);
  expect(refused.status).toBe(429);
  expect(service.mails).toHaveLength(requestRateLimits.verificationFromNetwork.maxRequests);
});

it('the answer is 503 when the account API refuses us or cannot be reached', async () => {
  const refused = createAccounts({ ...management, clientSecret: 'wrong' });
  expect((await ask('eva@example.com', refused)).status).toBe(503);
  await service.stop();
  expect((await ask('eva@example.com')).status).toBe(503);
  await service.start();
  expect(log).toHaveBeenCalledTimes(2);
});

it('the account API answers nobody without a token', async () => {
  const answer = await fetch(`${service.origin}/api/v2/users-by-email?email=${subscriber.email}`);
  expect(answer.status).toBe(401);
});
