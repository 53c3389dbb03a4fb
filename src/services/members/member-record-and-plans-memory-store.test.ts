import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generalApiPaths, memberPlanApiPath } from '../../domain/api-paths.ts';
import { memberPlanOf } from '../../domain/members/member-plan.test-support.ts';
import type { TokenSignedOutOrUnreachable } from '../auth/login-session.ts';
import {
  createMemberRecordAndPlansMemoryStore,
  filterMemberPlansByRightsInRecord,
} from './member-record-and-plans-memory-store.ts';

const free = memberPlanOf('free');
const paid = memberPlanOf('paid', { rights: { free: false, sub: 'sub_year' } });
const locked = [{ section: 'packs' as const, plans: 1, offers: [], categories: [] }];
const categories = ['finishers/hiit', 'packs/strength-power'];
const closed = [{ title: 'paid', section: 'finishers' as const, category: 'hiit', slug: 'paid' }];
const list = { plans: [free, paid], locked, closed, categories, isWhole: true };
const freeList = { plans: [free], locked: [], closed: [], categories, isWhole: false };
const record = {
  id: 'customer-1',
  metadata: { a: 'sub_year' },
  subscriptions: { total_count: 1 },
};

type Reply = () => Response | Promise<Response>;
const answers = new Map<string, Reply[]>();
const requests: { readonly path: string; readonly token: string }[] = [];
/** Sets the answers of a path, one after another. The last one is repeated. */
const answer = (path: string, ...replies: readonly Reply[]): void => {
  answers.set(path, [...replies]);
};
const json =
  (body: unknown, status = 200): Reply =>
  () =>
    Response.json(body, { status });
const down: Reply = () => {
  throw new TypeError('fetch failed');
};

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string, init: { headers: Record<string, string> }) => {
    requests.push({ path, token: init.headers['authorization'] ?? '' });
    const replies = answers.get(path.split('?')[0] ?? '') ?? [];
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply === undefined) throw new Error(`No answer for ${path}.`);
    return reply();
  });
  answers.clear();
  requests.length = 0;
  answer(generalApiPaths.memberPlans, json(list));
  answer(generalApiPaths.customer, json(record));
});
afterEach(() => vi.unstubAllGlobals());

const signedIn = async (options?: {
  readonly fresh?: boolean;
}): Promise<TokenSignedOutOrUnreachable> => ({
  kind: 'token',
  token: options?.fresh === true ? 'fresh' : 'stored',
});
const open = (getAccessToken = signedIn) => createMemberRecordAndPlansMemoryStore(getAccessToken);
const settled = async (zone: ReturnType<typeof open>): Promise<void> => {
  await vi.waitFor(() => {
    expect(zone.state().record.kind).not.toBe('loading');
    expect(zone.state().plans.kind).not.toBe('loading');
  });
};
const started = async (getAccessToken = signedIn): Promise<ReturnType<typeof open>> => {
  const zone = open(getAccessToken);
  zone.start();
  await settled(zone);
  return zone;
};

describe('a member’s zone', () => {
  it('fetches the list and the record once, with her token', async () => {
    const zone = await started();
    zone.start();
    expect(zone.state()).toEqual({
      record: { kind: 'loaded', value: record },
      plans: { kind: 'loaded', value: list },
    });
    expect(requests.map(({ path, token }) => `${path} ${token}`).toSorted()).toEqual([
      `${generalApiPaths.customer} Bearer stored`,
      `${generalApiPaths.memberPlans} Bearer stored`,
    ]);
  });

  it('fetches the record by the stored customer id', async () => {
    await started();
    requests.length = 0;
    await started();
    expect(requests.map(({ path }) => path)).toContain(
      `${generalApiPaths.customer}?customerId=customer-1`,
    );
  });

  it('removes a stored customer id that is not hers, and fetches her own record', async () => {
    localStorage.setItem('customer', 'somebody-else');
    answer(generalApiPaths.customer, json({ error: 'No.' }, 403), json(record));
    const zone = await started();
    expect(zone.state().record.kind).toBe('loaded');
    expect(localStorage.getItem('customer')).toBe('customer-1');
  });

  it('tries once with a fresh token when hers is refused, and then says what to do', async () => {
    answer(generalApiPaths.memberPlans, json({ error: 'Please log in.' }, 401), json(list));
    answer(generalApiPaths.customer, json({ error: 'Please log in.' }, 401));
    const zone = await started();
    expect(zone.state().plans.kind).toBe('loaded');
    expect(zone.state().record).toMatchObject({
      kind: 'failed',
      sentence: expect.stringContaining('log in again'),
    });
    const tokens = requests
      .filter(({ path }) => path.startsWith(generalApiPaths.customer))
      .map((one) => one.token);
    expect(tokens).toEqual(['Bearer stored', 'Bearer fresh']);
  });

  it('keeps loading when her session is over, until she has logged in', async () => {
    const zone = open(async () => ({ kind: 'signed-out' }));
    zone.start();
    await Promise.resolve();
    expect(zone.state()).toEqual({ record: { kind: 'loading' }, plans: { kind: 'loading' } });
    expect(requests).toEqual([]);
  });

  it('says that the login service is down, and fetches again on retry', async () => {
    let isDown = true;
    const zone = await started(async () =>
      isDown ? { kind: 'unreachable', sentence: 'It is down.' } : signedIn(),
    );
    expect(zone.state().plans).toMatchObject({ kind: 'failed', sentence: 'It is down.' });
    isDown = false;
    zone.retry();
    await settled(zone);
    expect(zone.state()).toMatchObject({ record: { kind: 'loaded' }, plans: { kind: 'loaded' } });
  });

  it('fetches the whole list once the record can be read', async () => {
    answer(generalApiPaths.memberPlans, json(freeList), json(list));
    answer(generalApiPaths.customer, json({ error: 'Resting.' }, 503), json(record));
    const zone = await started();
    expect(zone.state()).toMatchObject({
      record: { kind: 'failed', sentence: 'Resting.' },
      plans: { kind: 'loaded', value: { isWhole: false } },
    });
    zone.retry();
    await vi.waitFor(() =>
      expect(zone.state()).toMatchObject({
        record: { kind: 'loaded' },
        plans: { kind: 'loaded', value: { isWhole: true } },
      }),
    );
  });

  it('keeps the record on retry, and shows only the answer to the latest request', async () => {
    let first: (response: Response) => void = () => undefined;
    answer(
      generalApiPaths.memberPlans,
      () => new Promise((resolve) => (first = resolve)),
      json(list),
    );
    const zone = open();
    zone.start();
    await vi.waitFor(() => expect(zone.state().record.kind).toBe('loaded'));
    zone.retry();
    await settled(zone);
    first(Response.json(freeList));
    await Promise.resolve();
    expect(zone.state().plans).toMatchObject({ value: { isWhole: true } });
    expect(requests.filter(({ path }) => path.startsWith(generalApiPaths.customer)).length).toBe(1);
  });

  it.each([
    ['nothing', down],
    ['a page', () => new Response('<h1>Hello</h1>')],
    ['another shape', json({ plans: 'all' })],
    ['an error without a sentence', json({}, 500)],
  ])('shows our sentence when the answer is %s', async (_what, reply) => {
    answer(generalApiPaths.memberPlans, reply);
    const zone = await started();
    expect(zone.state().plans).toMatchObject({
      kind: 'failed',
      sentence: 'We couldn’t reach the server. Check your connection, then try again.',
    });
  });
});

describe('one plan', () => {
  const address = 'finishers/hiit/paid';
  const path = memberPlanApiPath(address);

  it('is fetched once, and again after a failure', async () => {
    answer(path, down, json({ plan: paid, sections: [] }));
    const zone = open();
    expect((await zone.fetchPlan(address)).kind).toBe('failed');
    expect((await zone.fetchPlan(address)).kind).toBe('loaded');
    expect((await zone.fetchPlan(address)).kind).toBe('loaded');
    expect(requests.length).toBe(2);
  });

  it('returns the server’s status, sentence and body when refused', async () => {
    const body = { error: 'This plan isn’t among yours yet.', offers: [] };
    answer(path, json(body, 403));
    expect(await open().fetchPlan(address)).toEqual({
      kind: 'failed',
      sentence: body.error,
      refusal: { status: 403, body },
    });
  });
});

describe('pictures', () => {
  it('are fetched in one request for many cards, and cached', async () => {
    answer(generalApiPaths.memberPictures, json({ pictures: { a: 'AAAA', b: 'BBBB' } }));
    const { pictures } = open();
    const sources = await Promise.all(['a', 'b', 'a', 'c'].map((one) => pictures.small(one)));
    const source = 'data:image/webp;base64,';
    expect(sources).toEqual([`${source}AAAA`, `${source}BBBB`, `${source}AAAA`, undefined]);
    expect(requests.map(({ path }) => path)).toEqual([
      `${generalApiPaths.memberPictures}?plan=a&plan=b&plan=c`,
    ]);
    await pictures.small('a');
    await pictures.small('c');
    expect(requests.length).toBe(2);
  });
});

describe('filterMemberPlansByRightsInRecord', () => {
  const here = { kind: 'loaded', value: record } as const;
  const without = { kind: 'loaded', value: { ...record, metadata: {} } } as const;
  const slugs = (shown: ReturnType<typeof filterMemberPlansByRightsInRecord>) =>
    shown.plans.map(({ slug }) => slug);

  it('returns the plans that her record opens', () => {
    expect(slugs(filterMemberPlansByRightsInRecord(list, here))).toEqual(['free', 'paid']);
    expect(filterMemberPlansByRightsInRecord(list, here)).toMatchObject({
      isWhole: true,
      locked,
      closed,
    });
  });

  it('returns the free plans when her record opens no others, is loading or has failed', () => {
    const failed = { kind: 'failed', sentence: 'No.', refusal: undefined } as const;
    expect(slugs(filterMemberPlansByRightsInRecord(list, without))).toEqual(['free']);
    for (const one of [failed, { kind: 'loading' } as const]) {
      expect(slugs(filterMemberPlansByRightsInRecord(list, one))).toEqual(['free']);
      expect(filterMemberPlansByRightsInRecord(list, one)).toMatchObject({
        isWhole: false,
        locked: [],
        closed: [],
      });
    }
    expect(filterMemberPlansByRightsInRecord(freeList, here).isWhole).toBe(false);
  });
});
