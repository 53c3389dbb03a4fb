import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLoginVisitor } from '../../support/login/login-visitor.ts';
import {
  audience,
  callback,
  clientId,
  openTestLoginService,
  parametersOf,
  site,
  type TestLoginService,
} from '../../support/login/test-login-service.ts';

let service: TestLoginService;
beforeAll(async () => {
  service = await openTestLoginService();
});
afterAll(() => service.dispose());

const authorizePath = (change: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams({
    client_id: clientId,
    audience,
    response_type: 'code',
    redirect_uri: callback,
    scope: 'openid',
    state: 'state',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWBuGJSstw-cM',
    code_challenge_method: 'S256',
    ...change,
  });
  return `/authorize?${query}`;
};

it.each([
  ['another site to return to', { redirect_uri: 'https://evil.example/login/' }],
  ['another page to return to', { redirect_uri: `${site}/elsewhere/` }],
  ['another application', { client_id: 'other' }],
])('refuses %s with a page and redirects nowhere', async (_what, change) => {
  const answer = await createLoginVisitor(service.origin).open(authorizePath(change));
  expect(answer.status).toBe(400);
  expect(answer.leadsTo).toBeUndefined();
  expect(answer.html).toContain('This login can’t go on');
});

it.each([
  ['another API', { audience: 'https://evil.example/api' }, 'access_denied'],
  ['no proof key', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
  ['a silent login without a session', { prompt: 'none' }, 'login_required'],
])('refuses %s and redirects to the site with the error', async (_what, change, error) => {
  const { leadsTo } = await createLoginVisitor(service.origin).open(authorizePath(change));
  expect(parametersOf(leadsTo ?? '')).toMatchObject({ error, state: 'state' });
});

it('lets only the site’s scripts read tokens', async () => {
  const fetchToken = (origin: string): Promise<Response> =>
    fetch(`${service.origin}/oauth/token`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: 'x',
      }),
    });
  const foreign = await fetchToken('https://evil.example');
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  const own = await fetchToken(site);
  expect(own.headers.get('access-control-allow-origin')).toBe(site);
});

it.each(['https://evil.example/', 'javascript:alert(1)', '', '/'])(
  'refuses to redirect a logout to %j',
  async (returnTo) => {
    const query = new URLSearchParams({ client_id: clientId, returnTo });
    const answer = await createLoginVisitor(service.origin).open(`/v2/logout?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.leadsTo).toBeUndefined();
  },
);
