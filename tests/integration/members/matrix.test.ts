import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  generalApiPaths,
  largeMemberPlanPictureApiPath,
  memberPlanApiPath,
} from '../../../src/domain/api-paths.ts';
import { maxPicturesPerRequest } from '../../../src/domain/limits.ts';
import { LockedPlanSummarySchema } from '../../../src/domain/members/member-plan.ts';
import { memberSectionSlugs } from '../../../src/domain/members/plan-address.ts';
import { PublicCountsOfProgrammeSchema } from '../../../src/domain/plans/public-counts-of-programme.ts';
import {
  openMemberSite,
  type MemberSite,
  type SitePlan,
} from '../../support/members/member-site.ts';
import {
  people,
  planKinds,
  type Person,
  type PlanKindName,
} from '../../support/members/plan-kinds.ts';

let site: MemberSite;
beforeAll(async () => {
  site = await openMemberSite();
});
afterAll(() => site.dispose());

const shortSections: Readonly<Record<string, string>> = {
  warmups: 'warm-up-plans',
  prebuilt: 'pre-built-plans',
};

/** Every address that leads to a plan, without `/members/`. */
const addressesOf = ({ address, section, slug }: SitePlan): readonly string[] => {
  const short = shortSections[section];
  return [
    address,
    address.replace(/\/$/, ''),
    ...(short === undefined ? [] : [`${short}/${slug}/`]),
  ];
};

/** All that a member learns of a locked plan: counts, and not a word more. */
const Face = v.object({
  plan: v.strictObject({
    ...LockedPlanSummarySchema.entries,
    inside: v.optional(v.strictObject(PublicCountsOfProgrammeSchema.entries)),
  }),
});

const Refused = v.looseObject({ error: v.pipe(v.string(), v.regex(/^[A-Z].+\.$/)) });

const expectPrivate = (answer: Response): void => {
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
};

const opensFor = ({ opensFor: openers }: SitePlan, person: Person): boolean =>
  openers.includes(person);

const expectedStatus = (person: Person, plan: SitePlan): number => {
  if (person === 'nobody') return 401;
  return opensFor(plan, person) ? 200 : 403;
};

it('the plans cover every section and every kind', () => {
  expect(new Set(site.plans.map(({ section }) => section))).toEqual(new Set(memberSectionSlugs));
  expect(new Set(site.plans.map(({ kind }) => kind))).toEqual(
    new Set(planKinds.map(({ name }) => name)),
  );
});

describe.each(people)('%s', (person) => {
  it('opens exactly the plans that are open for her, at all of their addresses', async () => {
    for (const plan of site.plans) {
      for (const address of addressesOf(plan)) {
        const answer = await site.getAs(person, memberPlanApiPath(address));
        const body = await answer.text();
        const what = `${person} ${address}`;
        expectPrivate(answer);
        expect(answer.status, what).toBe(expectedStatus(person, plan));
        const canaries = site.plans.filter(({ canary }) => body.includes(canary));
        expect(canaries, what).toEqual(opensFor(plan, person) ? [plan] : []);
        if (answer.status !== 200) {
          v.parse(Refused, JSON.parse(body));
          if (answer.status === 403) {
            const { inside } = v.parse(Face, JSON.parse(body)).plan;
            expect(inside === undefined ? 1 : inside.exercises.length, what).toBeGreaterThan(0);
          }
          // To a member, a locked plan shows its name, what it takes and what it trains; to nobody
          // else anything.
          expect(body.includes(JSON.stringify(plan.title)), what).toBe(answer.status === 403);
          expect(body, what).not.toContain(`Picture of ${plan.id}`);
        }
      }
    }
  });

  it('gets the large pictures of exactly these plans', async () => {
    for (const plan of site.plans) {
      for (const address of addressesOf(plan)) {
        const answer = await site.getAs(person, largeMemberPlanPictureApiPath(address));
        expectPrivate(answer);
        expect(answer.status, address).toBe(expectedStatus(person, plan));
        const body = await answer.text();
        expect(body === `RIFF ${plan.id.toLowerCase()}-large`).toBe(opensFor(plan, person));
        if (answer.status === 200) expect(answer.headers.get('content-type')).toBe('image/webp');
      }
    }
  });

  it('gets the small pictures of exactly these plans, many in one request', async () => {
    const plansPerRequest = Math.floor(maxPicturesPerRequest / 3) - 1;
    for (let from = 0; from < site.plans.length; from += plansPerRequest) {
      const some = site.plans.slice(from, from + plansPerRequest);
      const query = new URLSearchParams(
        some.flatMap(addressesOf).map((address) => ['plan', address]),
      );
      query.append('plan', '../polls');
      query.append('plan', '__proto__');
      const answer = await site.getAs(person, `${generalApiPaths.memberPictures}?${query}`);
      expectPrivate(answer);
      expect(answer.status).toBe(person === 'nobody' ? 401 : 200);
      if (person === 'nobody') continue;
      const { pictures } = v.parse(
        v.strictObject({ pictures: v.record(v.string(), v.string()) }),
        await answer.json(),
      );
      const expected = some
        .filter((plan) => opensFor(plan, person))
        .flatMap((plan) =>
          addressesOf(plan).map((address): [string, string] => [
            address,
            `RIFF ${plan.id.toLowerCase()}-small`,
          ]),
        );
      const texts = Object.entries(pictures).map(([address, bytes]): [string, string] => [
        address,
        Buffer.from(bytes, 'base64').toString(),
      ]);
      expect(new Map(texts)).toEqual(new Map(expected));
    }
  });

  it('finds exactly these plans in her list, and no name of another that was never open for her', async () => {
    const answer = await site.getAs(person, generalApiPaths.memberPlans);
    expectPrivate(answer);
    expect(answer.status).toBe(person === 'nobody' ? 401 : 200);
    const body = await answer.text();
    for (const plan of site.plans) {
      const isOpen = opensFor(plan, person);
      const isNamed = isOpen || plan.wasOpenFor.includes(person);
      const words = { [plan.title]: isNamed, [plan.slug]: isNamed, [plan.canary]: isOpen };
      for (const [word, isExpected] of Object.entries(words)) {
        const isFound = body.includes(JSON.stringify(word).slice(1, -1));
        expect(isFound, `${person}: ${word}`).toBe(isExpected);
      }
    }
    if (person === 'nobody') return;
    const { plans, isWhole } = v.parse(
      v.looseObject({ plans: v.array(v.looseObject({ id: v.string() })), isWhole: v.boolean() }),
      JSON.parse(body),
    );
    expect(isWhole).toBe(true);
    expect(new Set(plans.map(({ id }) => id))).toEqual(
      new Set(site.plans.filter((plan) => opensFor(plan, person)).map(({ id }) => id)),
    );
  });

  it('gets 404, or 401 without a token, where there is no plan', async () => {
    const { section, category, slug } = site.planOf('free');
    for (const address of [
      `${section}/${category}/no-such-plan`,
      `${section}/no-such-category/${slug}`,
      `no-such-section/${category}/${slug}`,
      `${section}/${category}`,
      section,
      'plans/sales-pages',
    ]) {
      for (const path of [memberPlanApiPath(address), largeMemberPlanPictureApiPath(address)]) {
        const answer = await site.getAs(person, path);
        expectPrivate(answer);
        expect(answer.status, path).toBe(person === 'nobody' ? 401 : 404);
        v.parse(Refused, await answer.json());
      }
    }
  });
});

it('a request for more small pictures than the limit is refused', async () => {
  const get = (pictures: number): Promise<Response> => {
    const names = Array.from({ length: pictures }, (_, index) => ['plan', `${index}`]);
    return site.getAs('new', `${generalApiPaths.memberPictures}?${new URLSearchParams(names)}`);
  };
  expect((await get(maxPicturesPerRequest)).status).toBe(200);
  expect((await get(maxPicturesPerRequest + 1)).status).toBe(400);
});

it('a locked plan names the public page that sells it', async () => {
  const { address } = site.planOf('in the pack');
  const answer = await site.getAs('new', memberPlanApiPath(address));
  expect(await answer.json()).toMatchObject({
    error: 'This plan isn’t among yours yet.',
    offers: [{ title: 'Strength and power', path: '/workout-packs/strength-power/' }],
  });
});

it('a locked plan shows its name, what it takes, what it trains and what is counted in it, but not its content', async () => {
  const { address, id } = site.planOf('in the pack');
  const answer = await site.getAs('new', memberPlanApiPath(address));
  const { plan } = v.parse(
    v.looseObject({ plan: v.record(v.string(), v.unknown()) }),
    await answer.json(),
  );
  const whole = (await site.dependencies.files.plans()).find((one) => one.id === id);
  if (whole === undefined) throw new Error('There is no such plan.');
  const inside = await site.dependencies.insideOf(whole);
  const { title, section, category, slug, weeks, sessions, minutes, equipment, work } = whole;
  expect(plan).toEqual({
    title,
    section,
    category,
    slug,
    weeks,
    sessions,
    minutes,
    equipment,
    work,
    inside,
  });
  expect(inside?.exercises.length).toBeGreaterThan(0);
});

it('the list names the categories, and counts the locked plans in each', async () => {
  const { locked, categories } = v.parse(
    v.looseObject({
      locked: v.array(
        v.looseObject({
          plans: v.number(),
          categories: v.array(v.looseObject({ category: v.string(), plans: v.number() })),
        }),
      ),
      categories: v.array(v.string()),
    }),
    await (await site.getAs('new', generalApiPaths.memberPlans)).json(),
  );
  expect(new Set(categories)).toEqual(
    new Set(site.plans.map(({ section, category }) => `${section}/${category}`)),
  );
  for (const section of locked) {
    expect(section.categories.reduce((sum, { plans }) => sum + plans, 0)).toBe(section.plans);
  }
});

it('the list counts the locked plans for sale in each section', async () => {
  const { locked } = v.parse(
    v.looseObject({ locked: v.array(v.looseObject({ section: v.string(), plans: v.number() })) }),
    await (await site.getAs('subscriber', generalApiPaths.memberPlans)).json(),
  );
  // The pack's page sells these; no page sells the plans that are in another product or not for
  // sale.
  const lockedKinds: readonly PlanKindName[] = [
    'in the pack',
    'in the pack by link',
    'in the pack by link2',
  ];
  const lockedPlans = site.plans.filter(({ kind }) => lockedKinds.includes(kind));
  const counts = memberSectionSlugs.map((section) => ({
    section,
    plans: lockedPlans.filter((plan) => plan.section === section).length,
  }));
  expect(locked.map(({ section, plans }) => ({ section, plans }))).toEqual(
    counts.filter(({ plans }) => plans > 0),
  );
});
