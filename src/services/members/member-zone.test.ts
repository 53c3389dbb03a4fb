import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberPlan } from '../../domain/members/member-plan.ts';
import type { TokenAnswer } from '../auth/member.ts';
import { createMemberZone, toShownPlans } from './member-zone.ts';

const plan = (slug: string, rights: MemberPlan['rights']): MemberPlan => ({
  id: slug,
  title: slug,
  section: 'finishers',
  category: 'hiit',
  slug,
  lead: '',
  weeks: 1,
  sessions: 1,
  minutes: { from: 10, to: 10 },
  kit: [],
  picture: '',
  rights,
});
const free = plan('free', { free: true });
const paid = plan('paid', { free: false, sub: 'sub_year' });
const locked = [{ section: 'packs' as const, plans: 1, offers: [] }];
const list = { plans: [free, paid], locked, isWhole: true };
const freeList = { plans: [free], locked: [], isWhole: false };
const record = {
  id: 'customer-1',
  metadata: { a: 'sub_year' },
  subscriptions: { total_count: 1 },
};

type Reply = () => Response | Promise<Response>;
const answers = new Map<string, Reply[]>();
const asked: { readonly path: string; readonly token: string }[] = [];
/** What each address answers, one after another; the last for all that come after. */
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
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string, init: { headers: Record<string, string> }) => {
    asked.push({ path, token: init.headers['authorization'] ?? '' });
    const replies = answers.get(path.split('?')[0] ?? '') ?? [];
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply === undefined) throw new Error(`Nobody answers ${path}.`);
    return reply();
  });
  answers.clear();
  asked.length = 0;
  answer('/api/members/plans', json(list));
  answer('/api/customer/', json(record));
});
afterEach(() => vi.unstubAllGlobals());

const signedIn = async (options?: { readonly fresh?: boolean }): Promise<TokenAnswer> => ({
  kind: 'token',
  token: options?.fresh === true ? 'fresh' : 'stored',
});
const open = (getAccessToken = signedIn) => createMemberZone(getAccessToken);
const settled = async (zone: ReturnType<typeof open>): Promise<void> => {
  await vi.waitFor(() => {
    expect(zone.state().record.kind).not.toBe('waiting');
    expect(zone.state().plans.kind).not.toBe('waiting');
  });
};
const started = async (getAccessToken = signedIn): Promise<ReturnType<typeof open>> => {
  const zone = open(getAccessToken);
  zone.start();
  await settled(zone);
  return zone;
};

describe('a member’s zone', () => {
  it('asks once for the list and the record, with her token', async () => {
    const zone = await started();
    zone.start();
    expect(zone.state()).toEqual({
      record: { kind: 'here', value: record },
      plans: { kind: 'here', value: list },
    });
    expect(asked.map(({ path, token }) => `${path} ${token}`).toSorted()).toEqual([
      '/api/customer/ Bearer stored',
      '/api/members/plans Bearer stored',
    ]);
  });

  it('asks by the customer id that the device remembers', async () => {
    await started();
    asked.length = 0;
    await started();
    expect(asked.map(({ path }) => path)).toContain('/api/customer/?customerId=customer-1');
  });

  it('drops a customer id that is not hers, and has her own record', async () => {
    localStorage.setItem('customer', 'somebody-else');
    answer('/api/customer/', json({ error: 'No.' }, 403), json(record));
    const zone = await started();
    expect(zone.state().record.kind).toBe('here');
    expect(localStorage.getItem('customer')).toBe('customer-1');
  });

  it('asks for a fresh token once when hers is refused, and then says what helps', async () => {
    answer('/api/members/plans', json({ error: 'Please log in.' }, 401), json(list));
    answer('/api/customer/', json({ error: 'Please log in.' }, 401));
    const zone = await started();
    expect(zone.state().plans.kind).toBe('here');
    expect(zone.state().record).toMatchObject({
      kind: 'failed',
      sentence: expect.stringContaining('log in again'),
    });
    const tokens = asked
      .filter(({ path }) => path.startsWith('/api/customer'))
      .map((one) => one.token);
    expect(tokens).toEqual(['Bearer stored', 'Bearer fresh']);
  });

  it('waits for the login when her session is over', async () => {
    const zone = open(async () => ({ kind: 'signed-out' }));
    zone.start();
    await Promise.resolve();
    expect(zone.state()).toEqual({ record: { kind: 'waiting' }, plans: { kind: 'waiting' } });
    expect(asked).toEqual([]);
  });

  it('says what the login service said when it is away, and asks again when told to', async () => {
    let isAway = true;
    const zone = await started(async () =>
      isAway ? { kind: 'away', sentence: 'It is away.' } : signedIn(),
    );
    expect(zone.state().plans).toMatchObject({ kind: 'failed', sentence: 'It is away.' });
    isAway = false;
    zone.retry();
    await settled(zone);
    expect(zone.state()).toMatchObject({ record: { kind: 'here' }, plans: { kind: 'here' } });
  });

  it('has the whole list as soon as the record can be had', async () => {
    answer('/api/members/plans', json(freeList), json(list));
    answer('/api/customer/', json({ error: 'Resting.' }, 503), json(record));
    const zone = await started();
    expect(zone.state()).toMatchObject({
      record: { kind: 'failed', sentence: 'Resting.' },
      plans: { kind: 'here', value: { isWhole: false } },
    });
    zone.retry();
    await vi.waitFor(() =>
      expect(zone.state()).toMatchObject({
        record: { kind: 'here' },
        plans: { kind: 'here', value: { isWhole: true } },
      }),
    );
  });

  it('keeps what it has when it asks again, and the newest answer counts', async () => {
    let first: (response: Response) => void = () => undefined;
    answer('/api/members/plans', () => new Promise((resolve) => (first = resolve)), json(list));
    const zone = open();
    zone.start();
    await vi.waitFor(() => expect(zone.state().record.kind).toBe('here'));
    zone.retry();
    await settled(zone);
    first(Response.json(freeList));
    await Promise.resolve();
    expect(zone.state().plans).toMatchObject({ value: { isWhole: true } });
    expect(asked.filter(({ path }) => path.startsWith('/api/customer')).length).toBe(1);
  });

  it.each([
    ['nothing', down],
    ['a page', () => new Response('<h1>Hello</h1>')],
    ['another shape', json({ plans: 'all' })],
    ['an error without a sentence', json({}, 500)],
  ])('calls %s a lost answer', async (_what, reply) => {
    answer('/api/members/plans', reply);
    const zone = await started();
    expect(zone.state().plans).toMatchObject({
      kind: 'failed',
      sentence: 'We couldn’t reach the server. Check your connection, then try again.',
    });
  });
});

describe('one plan', () => {
  const address = 'finishers/hiit/paid';
  const path = `/api/members/plans/${address}`;

  it('is read once, and again after it could not be had', async () => {
    answer(path, down, json({ plan: paid, sections: [] }));
    const zone = open();
    expect((await zone.readPlan(address)).kind).toBe('failed');
    expect((await zone.readPlan(address)).kind).toBe('here');
    expect((await zone.readPlan(address)).kind).toBe('here');
    expect(asked.length).toBe(2);
  });

  it('that is refused says with what', async () => {
    const body = { error: 'This plan isn’t among yours yet.', offers: [] };
    answer(path, json(body, 403));
    expect(await open().readPlan(address)).toEqual({
      kind: 'failed',
      sentence: body.error,
      refusal: { status: 403, body },
    });
  });
});

describe('pictures', () => {
  it('of many cards are asked for in one request, and once', async () => {
    answer('/api/members/pictures', json({ pictures: { a: 'AAAA', b: 'BBBB' } }));
    const { pictures } = open();
    const sources = await Promise.all(['a', 'b', 'a', 'c'].map((one) => pictures.small(one)));
    const source = 'data:image/webp;base64,';
    expect(sources).toEqual([`${source}AAAA`, `${source}BBBB`, `${source}AAAA`, undefined]);
    expect(asked.map(({ path }) => path)).toEqual(['/api/members/pictures?plan=a&plan=b&plan=c']);
    await pictures.small('a');
    await pictures.small('c');
    expect(asked.length).toBe(2);
  });
});

describe('toShownPlans', () => {
  const here = { kind: 'here', value: record } as const;
  const without = { kind: 'here', value: { ...record, metadata: {} } } as const;
  const slugs = (shown: ReturnType<typeof toShownPlans>) => shown.plans.map(({ slug }) => slug);

  it('shows what her record opens', () => {
    expect(slugs(toShownPlans(list, here))).toEqual(['free', 'paid']);
    expect(toShownPlans(list, here)).toMatchObject({ isWhole: true, locked });
  });

  it('shows what is free when her record opens nothing more, is late, or cannot be had', () => {
    const failed = { kind: 'failed', sentence: 'No.', refusal: undefined } as const;
    expect(slugs(toShownPlans(list, without))).toEqual(['free']);
    for (const one of [failed, { kind: 'waiting' } as const]) {
      expect(slugs(toShownPlans(list, one))).toEqual(['free']);
      expect(toShownPlans(list, one)).toMatchObject({ isWhole: false, locked: [] });
    }
    expect(toShownPlans(freeList, here).isWhole).toBe(false);
  });
});
