import { request as sendRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import {
  generalApiPaths,
  largeMemberPlanPictureApiPath,
  memberPlanApiPath,
} from '../../../src/domain/api-paths.ts';
import { standInClientId } from '../../../src/config/shared/stand-in.ts';
import { fetchTokens } from '../../support/login/fetch-tokens.ts';
import type { Tokens } from '../../support/login/fetch-tokens.ts';

const siteOrigin = process.env['SITE_URL'] ?? 'http://localhost:8888';
const login = {
  loginOrigin: process.env['LOGIN_URL'] ?? 'http://localhost:8892',
  siteOrigin,
  clientId: process.env['AUTH0_CLIENT_ID'] ?? standInClientId,
  audience: process.env['AUTH0_AUDIENCE'] ?? 'https://knurl.example/api',
};

const people = ['nobody', 'new', 'pack', 'subscriber', 'lapsed'] as const;
type Person = (typeof people)[number];

const tokens = new Map<Person, Promise<Tokens>>();
const tokensOf = (person: Person): Promise<Tokens> => {
  const known = tokens.get(person) ?? fetchTokens(login, `${person}@example.com`);
  tokens.set(person, known);
  return known;
};
const request = async (address: string, token?: string): Promise<Response> =>
  fetch(`${siteOrigin}${address}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const requestAs = async (person: Person, address: string): Promise<Response> =>
  request(address, person === 'nobody' ? undefined : (await tokensOf(person)).accessToken);

const free = 'warm-up-plans/squat-day-warm-up';
const ofPack = 'packs/strength-power/strength-power-programme';
const ofSubscription = 'workout-plans/legs/heavy-legs-and-glutes';
const unknown = 'workout-plans/legs/no-such-plan';

const statuses: Readonly<Record<Person, readonly [number, number, number, number]>> = {
  nobody: [401, 401, 401, 401],
  new: [200, 403, 403, 404],
  pack: [200, 200, 403, 404],
  subscriber: [200, 403, 200, 404],
  lapsed: [200, 403, 403, 404],
};

for (const person of people) {
  test(`the functions answer "${person}" with exactly the plans that she may open`, async () => {
    const addresses = [free, ofPack, ofSubscription, unknown];
    for (const [index, address] of addresses.entries()) {
      for (const path of [memberPlanApiPath(address), largeMemberPlanPictureApiPath(address)]) {
        const answer = await requestAs(person, path);
        expect(answer.status, path).toBe(statuses[person][index]);
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
        await answer.arrayBuffer();
      }
    }
    const list = await requestAs(person, generalApiPaths.memberPlans);
    const record = await requestAs(person, `${generalApiPaths.customer}?customerId=`);
    expect([list.status, record.status]).toEqual(person === 'nobody' ? [401, 401] : [200, 200]);
    const small = await requestAs(
      person,
      `${generalApiPaths.memberPictures}?plan=${free}&plan=${ofPack}`,
    );
    if (person === 'nobody') return expect(small.status).toBe(401);
    const { pictures } = await small.json();
    return expect(Object.keys(pictures)).toEqual(person === 'pack' ? [free, ofPack] : [free]);
  });
}

test('the functions refuse an ID token, a forged token, and the record of another member', async () => {
  const { idToken, accessToken } = await tokensOf('subscriber');
  expect((await request(generalApiPaths.memberPlans, idToken)).status).toBe(401);
  expect(
    (await request(generalApiPaths.memberPlans, `${accessToken.slice(0, -6)}AAAAAA`)).status,
  ).toBe(401);
  const { id } = await (await request(generalApiPaths.customer, accessToken)).json();
  expect((await requestAs('new', `${generalApiPaths.customer}?customerId=${id}`)).status).toBe(403);
});

// `fetch` normalises a path before it sends it; an attacker doesn't.
const requestRaw = async (
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

test('no spelling of a path opens a plan to a member without the right', async () => {
  const paths = [
    `${generalApiPaths.memberPlans}/x/../${ofSubscription}`,
    `${generalApiPaths.memberPlans}/%2e%2e/plans/${ofSubscription}`,
    `${generalApiPaths.memberPlans}/${ofSubscription.replaceAll('/', '%2f')}`,
    `${generalApiPaths.memberPlans}//${ofSubscription}`,
    `${generalApiPaths.memberPlans}/${ofSubscription}.`,
    `${generalApiPaths.memberPlans}/${ofSubscription.toUpperCase()}`,
    `${generalApiPaths.memberPlans}/..%2f..%2f..%2fprivate%2fmembers%2fplans`,
    '/private/members/plans.json',
    '/private/members/plans/workout-plans/legs/heavy-legs-and-glutes.json',
    '/../private/members/plans.json',
    '/%2e%2e/private/members/plans.json',
    '/.netlify/functions-serve/member-plans/private/members/plans.json',
    '/.netlify/functions/member-plans',
  ];
  for (const path of paths) {
    const { status, text } = await requestRaw(path);
    expect([400, 403, 404], path).toContain(status);
    expect(text, path).not.toContain('"sections"');
    expect(text, path).not.toContain('A pair of leg days');
  }
});
