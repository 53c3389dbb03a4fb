import { request as sendRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { standInClientId } from '../../src/config/stand-in.ts';
import { fetchTokens } from '../support/login/fetch-tokens.ts';
import type { Tokens } from '../support/login/fetch-tokens.ts';

const siteOrigin = process.env['SITE_URL'] ?? 'http://localhost:8888';
const place = {
  loginOrigin: process.env['LOGIN_URL'] ?? 'http://localhost:8892',
  siteOrigin,
  clientId: process.env['AUTH0_CLIENT_ID'] ?? standInClientId,
  audience: process.env['AUTH0_AUDIENCE'] ?? 'https://knurl.example/api',
};

const people = ['nobody', 'new', 'pack', 'subscriber', 'lapsed'] as const;
type Person = (typeof people)[number];

const known = new Map<Person, Promise<Tokens>>();
const tokensOf = (person: Person): Promise<Tokens> => {
  const tokens = known.get(person) ?? fetchTokens(place, `${person}@example.com`);
  known.set(person, tokens);
  return tokens;
};
const ask = async (address: string, token?: string): Promise<Response> =>
  fetch(`${siteOrigin}${address}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const askAs = async (person: Person, address: string): Promise<Response> =>
  ask(address, person === 'nobody' ? undefined : (await tokensOf(person)).accessToken);

const free = 'warm-up-plans/squat-day-warm-up';
const ofPack = 'packs/strength-power/strength-and-power-block-one';
const ofSubscription = 'workout-plans/legs/heavy-legs-and-glutes';
const unknown = 'workout-plans/legs/no-such-plan';

const verdicts: Readonly<Record<Person, readonly [number, number, number, number]>> = {
  nobody: [401, 401, 401, 401],
  new: [200, 403, 403, 404],
  pack: [200, 200, 403, 404],
  subscriber: [200, 403, 200, 404],
  lapsed: [200, 403, 403, 404],
};

for (const person of people) {
  test(`${person}: the functions of the served site give exactly what is hers`, async () => {
    const addresses = [free, ofPack, ofSubscription, unknown];
    for (const [index, address] of addresses.entries()) {
      for (const kind of ['plans', 'pictures']) {
        const answer = await askAs(person, `/api/members/${kind}/${address}`);
        expect(answer.status, `${kind} ${address}`).toBe(verdicts[person][index]);
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
        await answer.arrayBuffer();
      }
    }
    const list = await askAs(person, '/api/members/plans');
    const record = await askAs(person, '/api/customer/?customerId=');
    expect([list.status, record.status]).toEqual(person === 'nobody' ? [401, 401] : [200, 200]);
    const small = await askAs(person, `/api/members/pictures?plan=${free}&plan=${ofPack}`);
    if (person === 'nobody') return expect(small.status).toBe(401);
    const { pictures } = await small.json();
    return expect(Object.keys(pictures)).toEqual(person === 'pack' ? [free, ofPack] : [free]);
  });
}

test('an ID token is none for the functions, and nobody has another’s record', async () => {
  const { idToken, accessToken } = await tokensOf('subscriber');
  expect((await ask('/api/members/plans', idToken)).status).toBe(401);
  expect((await ask('/api/members/plans', `${accessToken.slice(0, -6)}AAAAAA`)).status).toBe(401);
  const { id } = await (await ask('/api/customer/', accessToken)).json();
  expect((await askAs('new', `/api/customer/?customerId=${id}`)).status).toBe(403);
});

// `fetch` tidies a path before it sends it; an attacker does not.
const askRaw = async (
  path: string,
): Promise<{ readonly status: number; readonly text: string }> => {
  const { accessToken } = await tokensOf('new');
  const { hostname, port } = new URL(siteOrigin);
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    sendRequest({ host: hostname, port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
};

test('no spelling of a path leads around the gate', async () => {
  const paths = [
    `/api/members/plans/x/../${ofSubscription}`,
    `/api/members/plans/%2e%2e/plans/${ofSubscription}`,
    `/api/members/plans/${ofSubscription.replaceAll('/', '%2f')}`,
    `/api/members/plans//${ofSubscription}`,
    `/api/members/plans/${ofSubscription}.`,
    `/api/members/plans/${ofSubscription.toUpperCase()}`,
    '/api/members/plans/..%2f..%2f..%2fprivate%2fmembers%2fplans',
    '/private/members/plans.json',
    '/private/members/plans/workout-plans/legs/heavy-legs-and-glutes.json',
    '/../private/members/plans.json',
    '/%2e%2e/private/members/plans.json',
    '/.netlify/functions-serve/member-plans/private/members/plans.json',
    '/.netlify/functions/member-plans',
  ];
  for (const path of paths) {
    const { status, text } = await askRaw(path);
    expect([400, 403, 404], path).toContain(status);
    expect(text, path).not.toContain('Heavy legs');
    expect(text, path).not.toContain('A pair of leg days');
  }
});
