import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  generalApiPaths,
  largeMemberPlanPictureApiPath,
  memberPlanApiPath,
} from '../../../src/domain/api-paths.ts';
import { maxPicturesPerRequest, requestRateLimits } from '../../../src/domain/limits.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { createBatchedRateLimit } from '../../../src/server/rate-limit/batched-rate-limit.ts';
import {
  createGet,
  openMemberSite,
  siteTime,
  type Get,
  type MemberSite,
} from '../../support/members/member-site.ts';
import { waitFor } from '../../support/wait-for.ts';

let site: MemberSite;
beforeAll(async () => {
  site = await openMemberSite();
});
afterAll(() => site.dispose());

/** The functions in a separate process, with a database that counts its statements. */
const openProcess = (): { readonly get: Get; readonly statements: () => number } => {
  let statements = 0;
  const query: Database['query'] = (...parameters) => {
    statements += 1;
    return site.server.database.query(...parameters);
  };
  const countRequest = createBatchedRateLimit({
    database: { ...site.server.database, query },
    signingSecret: 'a secret of the tests, 32 letters long',
    now: () => siteTime,
  });
  return {
    get: createGet({ ...site.dependencies, countRequest }),
    statements: () => statements,
  };
};

it('a gym session of plans and pictures reaches no limit, and its requests don’t wait for the database', async () => {
  const { get, statements } = openProcess();
  const token = await site.tokenOf('auth0|sample-subscriber');
  const free = site.planOf('free').address;
  for (let request = 0; request < 11; request += 1) {
    expect((await get(memberPlanApiPath(free), token)).status).toBe(200);
    expect((await get(largeMemberPlanPictureApiPath(free), token)).status).toBe(200);
  }
  expect(statements()).toBe(0);
});

const refused = {
  status: 429,
  retryAfter: '600',
  sentence: 'You have opened very many plans just now. Please try again in 10 minutes.',
};
const toRefused = async (answer: Response) => {
  const { error } = v.parse(v.object({ error: v.string() }), await answer.json());
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), sentence: error };
};

it('a bot that opens plans endlessly is told when it may try again, and nobody else is affected', async () => {
  const { get } = openProcess();
  const token = await site.tokenOf('auth0|machine');
  const path = memberPlanApiPath(site.planOf('free').address);
  for (let request = 0; request < requestRateLimits.memberPlans.maxRequests; request += 1) {
    await get(path, token);
  }
  await waitFor(async () => expect(await toRefused(await get(path, token))).toEqual(refused));
  expect((await get(path, await site.tokenOf('auth0|sample-new'))).status).toBe(200);
  const picture = largeMemberPlanPictureApiPath(site.planOf('free').address);
  expect((await get(picture, token)).status).toBe(200);
});

it('pictures count one by one, however many one answer contains', async () => {
  const { get } = openProcess();
  const token = await site.tokenOf('auth0|collector');
  // Pictures that don't exist count too.
  const addresses = Array.from({ length: maxPicturesPerRequest }, (_, index) => `plan=no/${index}`);
  const path = `${generalApiPaths.memberPictures}?${addresses.join('&')}`;
  const enough = requestRateLimits.memberPictures.maxRequests / addresses.length;
  for (let request = 0; request < enough; request += 1) await get(path, token);
  await waitFor(async () =>
    expect(await toRefused(await get(path, token))).toEqual({
      ...refused,
      sentence: 'You have fetched very many pictures just now. Please try again in 10 minutes.',
    }),
  );
});
