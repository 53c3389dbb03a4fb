import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  generalApiPaths,
  largeMemberPlanPictureApiPath,
  memberPlanApiPath,
} from '../../../src/domain/api-paths.ts';
import { TokenVerificationKeysUnavailable } from '../../../src/server/auth/token-verification-keys.ts';
import { openDatabase, type Database } from '../../../src/server/store/database.ts';
import { createGet, openMemberSite, type MemberSite } from '../../support/members/member-site.ts';
import { waitFor } from '../../support/wait-for.ts';

let site: MemberSite;
let freePlan = '';
let paidPlan = '';
beforeAll(async () => {
  site = await openMemberSite();
  freePlan = site.planOf('free').address;
  paidPlan = site.planOf('in the subscription').address;
});
afterAll(() => site.dispose());

const outage = { error: 'This part of the site is resting. Please try again in a moment.' };
const failure = { error: 'Something went wrong on our side. Please try again.' };

const List = v.object({
  plans: v.array(v.object({ id: v.string() })),
  locked: v.array(v.unknown()),
  isWhole: v.boolean(),
});

/** A request of a member with a subscription, with another database. */
const getWith = async (database: Database, path: string): Promise<Response> =>
  createGet({ ...site.dependencies, database })(
    path,
    await site.tokenOf('auth0|sample-subscriber'),
  );

const expectFreePlansOnly = async (answer: Response): Promise<void> => {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const list = v.parse(List, await answer.json());
  expect(list.isWhole).toBe(false);
  expect(list.locked).toEqual([]);
  const free = site.plans.filter(({ kind }) => kind === 'free' || kind === 'free, and in a pack');
  expect(new Set(list.plans.map(({ id }) => id))).toEqual(new Set(free.map(({ id }) => id)));
};

describe('while the database is down', () => {
  const unreachable = openDatabase('postgres://knurl@127.0.0.1:1/postgres');
  afterAll(() => unreachable.close());

  it('the list has the free plans and says that it is incomplete', async () => {
    await expectFreePlansOnly(await getWith(unreachable, generalApiPaths.memberPlans));
  });

  it('a free plan opens with its picture', async () => {
    expect((await getWith(unreachable, memberPlanApiPath(freePlan))).status).toBe(200);
    expect((await getWith(unreachable, largeMemberPlanPictureApiPath(freePlan))).status).toBe(200);
  });

  it('a paid plan, its picture and the record are answered with 503: the member may have the right', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const path of [
      memberPlanApiPath(paidPlan),
      largeMemberPlanPictureApiPath(paidPlan),
      generalApiPaths.customer,
    ]) {
      const answer = await getWith(unreachable, path);
      expect(answer.status, path).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toEqual(outage);
    }
    log.mockRestore();
  });
});

it('the list has the free plans after two seconds when the database does not answer', async () => {
  const silent: Database = {
    query: () => new Promise(() => undefined),
    close: async () => undefined,
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = getWith(silent, generalApiPaths.memberPlans);
    // The timer starts after the token has been checked.
    await waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(2000);
    await expectFreePlansOnly(await answer);
  } finally {
    vi.useRealTimers();
  }
});

it('a failure of our own code is answered with 500, and opens no plan', async () => {
  const broken: Database = {
    query: async () => {
      throw new Error('a bug');
    },
    close: async () => undefined,
  };
  for (const path of [
    generalApiPaths.memberPlans,
    memberPlanApiPath(paidPlan),
    generalApiPaths.customer,
  ]) {
    const answer = await getWith(broken, path);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual(failure);
  }
});

it('everything is answered with 503 while no token can be checked', async () => {
  const get = createGet({
    ...site.dependencies,
    authenticate: async () => {
      throw new TokenVerificationKeysUnavailable('down');
    },
  });
  for (const path of [
    generalApiPaths.memberPlans,
    memberPlanApiPath(freePlan),
    generalApiPaths.customer,
  ]) {
    const answer = await get(path, 'token');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual(outage);
  }
});
