import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../../../src/server/database.ts';
import { KeysUnavailable } from '../../../src/server/signing-keys.ts';
import { openMemberSite, toAsk, type MemberSite } from '../../support/members/member-site.ts';

let site: MemberSite;
beforeAll(async () => {
  site = await openMemberSite();
});
afterAll(() => site.dispose());

const free = 'workout-plans/full-body/full-body-strength-hour';
const paid = 'workout-plans/legs/heavy-legs-and-glutes';
const resting = 'This part of the site is resting. Please try again in a moment.';

const List = v.object({
  plans: v.array(v.object({ rights: v.object({ free: v.boolean() }) })),
  locked: v.array(v.unknown()),
  isWhole: v.boolean(),
});

const askWith = async (database: Database, address: string): Promise<Response> =>
  toAsk({ ...site.dependencies, database })(
    address,
    await site.tokenFor('auth0|sample-subscriber'),
  );

const expectOnlyFree = async (answer: Response): Promise<void> => {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const list = v.parse(List, await answer.json());
  expect(list.isWhole).toBe(false);
  expect(list.locked).toEqual([]);
  expect(list.plans.length).toBe(10);
  expect(list.plans.every(({ rights }) => rights.free)).toBe(true);
};

describe('with the database down', () => {
  const nowhere = openDatabase('postgres://knurl@127.0.0.1:1/postgres');
  afterAll(() => nowhere.close());

  it('the list has what is free, and says that it is not all', async () => {
    await expectOnlyFree(await askWith(nowhere, '/api/members/plans'));
  });

  it('a free plan opens, with its picture', async () => {
    expect((await askWith(nowhere, `/api/members/plans/${free}`)).status).toBe(200);
    expect((await askWith(nowhere, `/api/members/pictures/${free}`)).status).toBe(200);
  });

  it.each([`/api/members/plans/${paid}`, `/api/members/pictures/${paid}`, '/api/customer/'])(
    '%s says so and asks for patience; nobody is called a stranger',
    async (address) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const answer = await askWith(nowhere, address);
      log.mockRestore();
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toEqual({ error: resting });
    },
  );
});

describe('with a database that does not answer', () => {
  const silent: Database = {
    query: () => new Promise(() => undefined),
    close: async () => undefined,
  };

  it('the list has what is free after two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answer = askWith(silent, '/api/members/plans');
      // The token is checked before the wait begins.
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
      await vi.advanceTimersByTimeAsync(2000);
      await expectOnlyFree(await answer);
    } finally {
      vi.useRealTimers();
    }
  });
});

it('a fault of ours is no outage and no open door', async () => {
  const broken: Database = {
    query: async () => {
      throw new Error('a bug');
    },
    close: async () => undefined,
  };
  for (const address of ['/api/members/plans', `/api/members/plans/${paid}`, '/api/customer/']) {
    const answer = await askWith(broken, address);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      error: 'Something went wrong on our side. Please try again.',
    });
  }
});

it('without keys nobody gets anything, and everybody a sentence', async () => {
  const dependencies = {
    ...site.dependencies,
    identify: async () => {
      throw new KeysUnavailable('down');
    },
  };
  for (const address of ['/api/members/plans', `/api/members/plans/${free}`, '/api/customer/']) {
    const answer = await toAsk(dependencies)(address, 'token');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ error: resting });
  }
});
