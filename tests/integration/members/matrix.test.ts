import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { ContentEntry } from '../../../src/content/faults.ts';
import { memberPlanPath } from '../../../src/domain/routes.ts';
import { openMemberSite, type MemberSite } from '../../support/members/member-site.ts';

const canary = (id: string): string => `canary ${id} sings`;

let site: MemberSite;
beforeAll(async () => {
  site = await openMemberSite((entry) => ({
    ...entry,
    fields: {
      ...entry.fields,
      content: `${canary(entry.id)}\n\n${String(entry.fields['content'])}`,
    },
  }));
});
afterAll(() => site.dispose());

const people = ['nobody', 'new', 'pack', 'subscriber', 'lapsed'] as const;
type Person = (typeof people)[number];

const askAs = async (person: Person, address: string): Promise<Response> =>
  site.ask(
    address,
    person === 'nobody' ? undefined : await site.tokenFor(`auth0|sample-${person}`),
  );

const packIds = ['prod_sample_strength_power'];
const subscriptionIds = ['sub_sample_annual'];

/** Who may open what, written down here once more, from the fields of the entries alone. */
const mayOpen = (person: Person, { fields }: ContentEntry): boolean => {
  if (person === 'nobody') return false;
  if (fields['free'] === true) return true;
  const ids = ['productId', 'link', 'link2', 'sub'].map((name) => fields[name]);
  const held = person === 'pack' ? packIds : person === 'subscriber' ? subscriptionIds : [];
  return held.some((id) => ids.includes(id));
};

const textOf = (entry: ContentEntry, name: string): string => String(entry.fields[name]);

/** Every address that leads to a plan, without `/members/`. */
const addressesOf = (entry: ContentEntry): readonly string[] => {
  const [section, category, slug] = ['section', 'category', 'slug'].map((name) =>
    textOf(entry, name),
  );
  const long = memberPlanPath(section ?? '', category ?? '', slug ?? '').slice('/members/'.length);
  const short =
    section === 'warmups'
      ? [`warm-up-plans/${slug}/`]
      : section === 'prebuilt'
        ? [`pre-built-plans/${slug}/`]
        : [];
  return [long, long.slice(0, -1), ...short];
};

const Refused = v.looseObject({ error: v.pipe(v.string(), v.regex(/^[A-Z].+\.$/)) });

const expectPrivate = (answer: Response): void => {
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
};

const wantedStatus = (person: Person, entry: ContentEntry): number => {
  if (person === 'nobody') return 401;
  return mayOpen(person, entry) ? 200 : 403;
};

describe.each(people)('%s', (person) => {
  it('opens exactly what is hers, at every address of every plan', async () => {
    for (const entry of site.memberPlans) {
      for (const address of addressesOf(entry)) {
        const answer = await askAs(person, `/api/members/plans/${address}`);
        const body = await answer.text();
        const what = `${person} ${address}`;
        expectPrivate(answer);
        expect(answer.status, what).toBe(wantedStatus(person, entry));
        expect(body.includes(canary(entry.id)), what).toBe(mayOpen(person, entry));
        for (const other of site.memberPlans) {
          if (other.id !== entry.id) expect(body).not.toContain(canary(other.id));
        }
        if (answer.status !== 200) {
          v.parse(Refused, JSON.parse(body));
          expect(body, what).not.toContain(textOf(entry, 'title'));
        }
      }
    }
  });

  it('sees the pictures of exactly what is hers', async () => {
    for (const entry of site.memberPlans) {
      for (const address of addressesOf(entry)) {
        const answer = await askAs(person, `/api/members/pictures/${address}`);
        expectPrivate(answer);
        expect(answer.status, address).toBe(wantedStatus(person, entry));
        const body = await answer.text();
        expect(body.startsWith('RIFF picture')).toBe(mayOpen(person, entry));
        if (answer.status === 200) expect(answer.headers.get('content-type')).toBe('image/webp');
      }
    }
  });

  it('gets the small pictures of exactly what is hers, asked for many at once', async () => {
    for (let from = 0; from < site.memberPlans.length; from += 15) {
      const some = site.memberPlans.slice(from, from + 15);
      const query = new URLSearchParams(
        some.flatMap(addressesOf).map((address) => ['plan', address]),
      );
      query.append('plan', '../polls');
      query.append('plan', '__proto__');
      const answer = await askAs(person, `/api/members/pictures?${query}`);
      expectPrivate(answer);
      expect(answer.status).toBe(person === 'nobody' ? 401 : 200);
      if (person === 'nobody') continue;
      const { pictures } = v.parse(
        v.strictObject({ pictures: v.record(v.string(), v.string()) }),
        await answer.json(),
      );
      const hers = some.filter((entry) => mayOpen(person, entry)).flatMap(addressesOf);
      expect(Object.keys(pictures).toSorted()).toEqual(hers.toSorted());
      for (const bytes of Object.values(pictures)) {
        expect(Buffer.from(bytes, 'base64').toString()).toMatch(/^RIFF picture .*-small$/);
      }
    }
  });

  it('is listed exactly what is hers, and no other plan by its name', async () => {
    const answer = await askAs(person, '/api/members/plans');
    expectPrivate(answer);
    expect(answer.status).toBe(person === 'nobody' ? 401 : 200);
    const body = await answer.text();
    for (const entry of site.memberPlans) {
      const isHers = mayOpen(person, entry);
      const named = [textOf(entry, 'title'), textOf(entry, 'slug'), canary(entry.id)];
      for (const word of named) {
        expect(body.includes(JSON.stringify(word).slice(1, -1)), `${person}: ${word}`).toBe(isHers);
      }
    }
    if (person === 'nobody') return;
    const { plans, isWhole } = v.parse(
      v.looseObject({ plans: v.array(v.looseObject({ id: v.string() })), isWhole: v.boolean() }),
      JSON.parse(body),
    );
    expect(isWhole).toBe(true);
    expect(plans.map(({ id }) => id).toSorted()).toEqual(
      site.memberPlans
        .filter((entry) => mayOpen(person, entry))
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('finds nothing where there is nothing', async () => {
    for (const address of [
      'workout-plans/legs/no-such-plan',
      'workout-plans/arms/heavy-legs-and-glutes',
      'finishers/legs/heavy-legs-and-glutes',
      'warm-up-plans/heavy-legs-and-glutes',
      'pre-built-plans/squat-day-warm-up',
      'workout-plans/legs',
      'workout-plans',
      'plans/sales-pages',
    ]) {
      for (const kind of ['plans', 'pictures']) {
        const answer = await askAs(person, `/api/members/${kind}/${address}`);
        expectPrivate(answer);
        expect(answer.status, address).toBe(person === 'nobody' ? 401 : 404);
        v.parse(Refused, await answer.json());
      }
    }
  });
});

it('gives no more than forty pictures at once', async () => {
  const query = new URLSearchParams(Array.from({ length: 41 }, (_, index) => ['plan', `${index}`]));
  expect((await askAs('new', `/api/members/pictures?${query}`)).status).toBe(400);
});

it('has every section, and plans of each kind for the matrix to be one', () => {
  const sections = new Set(site.memberPlans.map((entry) => entry.fields['section']));
  expect([...sections].toSorted()).toEqual([
    'finishers',
    'homegym',
    'packs',
    'prebuilt',
    'warmups',
    'workout-plans',
  ]);
  const count = (person: Person): number =>
    site.memberPlans.filter((entry) => mayOpen(person, entry)).length;
  const counts = people.map(count);
  expect(counts).toEqual([0, count('lapsed'), count('new') + 2, 53, 10]);
});

it('says of what is locked only which public page sells it', async () => {
  const answer = await askAs(
    'new',
    '/api/members/plans/packs/strength-power/strength-and-power-block-one',
  );
  expect(await answer.json()).toEqual({
    error: 'This plan isn’t among yours yet.',
    offers: [{ title: 'Strength and power', path: '/workout-packs/strength-power/' }],
  });
  const list = v.parse(
    v.looseObject({ locked: v.array(v.looseObject({ section: v.string(), plans: v.number() })) }),
    await (await askAs('new', '/api/members/plans')).json(),
  );
  const locked = list.locked.reduce((sum, { plans }) => sum + plans, 0);
  expect(locked).toBe(site.memberPlans.filter((entry) => !mayOpen('new', entry)).length);
  const mine = v.parse(
    v.looseObject({ locked: v.array(v.looseObject({ section: v.string() })) }),
    await (await askAs('subscriber', '/api/members/plans')).json(),
  );
  expect(mine.locked.map(({ section }) => section)).toEqual(['prebuilt', 'packs', 'homegym']);
});

describe('a path that is spelt otherwise', () => {
  const plan = 'workout-plans/full-body/full-body-strength-hour';
  it.each([
    plan.toUpperCase(),
    'Workout-plans/full-body/full-body-strength-hour',
    'workout-plans/full-body/full-body-strength-houR',
    `${plan}.`,
    `${plan}./`,
    `${plan}..`,
    `${plan}.json`,
    `${plan}//`,
    `${plan}/index.html`,
    `${plan}%00`,
    `${plan}%20`,
    `${plan};a=b`,
    `/${plan}`,
    'workout-plans//full-body-strength-hour',
    'workout-plans/full-body%2ffull-body-strength-hour',
    'workout-plans%2Ffull-body%2Ffull-body-strength-hour',
    'workout-plans/full-body/%66ull-body-strength-hour',
    'workout-plans/full-body/full-body-strength-hour%2f',
    'workout-plans/full-body/full%2dbody-strength-hour',
    'workout-plans/full-body/../../../../polls',
    '..%2f..%2fpolls',
    '%2e%2e/%2e%2e/polls',
    '..%5c..%5cpolls',
    '....//....//polls',
    'workout-plans/full-body/full‑body-strength-hour',
    'workout-plans/full-body/ｆull-body-strength-hour',
    '*',
    '%',
    'workout-plans/*/full-body-strength-hour',
    '__proto__/full-body/full-body-strength-hour',
  ])('%s is 404', async (address) => {
    for (const kind of ['plans', 'pictures']) {
      const answer = await askAs('subscriber', `/api/members/${kind}/${address}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('canary');
    }
  });

  it('and one that climbs to a plan meets the same verdict as the plan', async () => {
    const climbing = '/api/members/plans/x/../workout-plans/legs/./heavy-legs-and-glutes';
    expect((await askAs('new', climbing)).status).toBe(403);
    expect((await askAs('nobody', climbing)).status).toBe(401);
  });

  it('takes no token from anywhere but its header', async () => {
    const token = await site.tokenFor('auth0|sample-subscriber');
    const address = `/api/members/plans/${plan}`;
    expect((await site.ask(`${address}?access_token=${token}`)).status).toBe(401);
    expect((await site.ask(address, token)).status).toBe(200);
  });
});
