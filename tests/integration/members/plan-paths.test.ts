import { afterAll, beforeAll, expect, it } from 'vitest';
import { largeMemberPlanPictureApiPath, memberPlanApiPath } from '../../../src/domain/api-paths.ts';
import { openMemberSite, type MemberSite } from '../../support/members/member-site.ts';

let site: MemberSite;
beforeAll(async () => {
  site = await openMemberSite();
});
afterAll(() => site.dispose());

/**
 * Spellings of a plan's address `section/category/slug`, and attempts to leave the plans' folder.
 */
const wrongSpellings: readonly ((section: string, category: string, slug: string) => string)[] = [
  (section, category, slug) => `${section}/${category}/${slug}`.toUpperCase(),
  (section, category, slug) =>
    `${section[0]?.toUpperCase()}${section.slice(1)}/${category}/${slug}`,
  (section, category, slug) =>
    `${section}/${category}/${slug.slice(0, -1)}${slug.at(-1)?.toUpperCase()}`,
  (section, category, slug) => `${section}/${category}/${slug}.`,
  (section, category, slug) => `${section}/${category}/${slug}./`,
  (section, category, slug) => `${section}/${category}/${slug}..`,
  (section, category, slug) => `${section}/${category}/${slug}.json`,
  (section, category, slug) => `${section}/${category}/${slug}//`,
  (section, category, slug) => `${section}/${category}/${slug}/index.html`,
  (section, category, slug) => `${section}/${category}/${slug}%00`,
  (section, category, slug) => `${section}/${category}/${slug}%20`,
  (section, category, slug) => `${section}/${category}/${slug};a=b`,
  (section, category, slug) => `/${section}/${category}/${slug}`,
  (section, _category, slug) => `${section}//${slug}`,
  (section, category, slug) => `${section}/${category}%2f${slug}`,
  (section, category, slug) => `${section}%2F${category}%2F${slug}`,
  (section, category, slug) =>
    `${section}/${category}/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`,
  (section, category, slug) => `${section}/${category}/${slug}%2f`,
  (section, category, slug) => `${section}/${category}/${slug.replace('-', '%2d')}`,
  (section, category) => `${section}/${category}/../../../../polls`,
  () => '..%2f..%2fpolls',
  () => '%2e%2e/%2e%2e/polls',
  () => '..%5c..%5cpolls',
  () => '....//....//polls',
  (section, category, slug) => `${section}/${category}/${slug.replace('-', '‑')}`,
  (section, category, slug) => `${section}/${category}/ｆ${slug.slice(1)}`,
  () => '*',
  () => '%',
  (section, _category, slug) => `${section}/*/${slug}`,
  (_section, category, slug) => `__proto__/${category}/${slug}`,
];

it('answers 404 for every other spelling of an address, to a member who may open the plan', async () => {
  const { section, category, slug, address } = site.planOf('free');
  expect(slug).toContain('-');
  expect((await site.getAs('subscriber', memberPlanApiPath(address))).status).toBe(200);
  for (const spell of wrongSpellings) {
    const wrong = spell(section, category, slug);
    for (const path of [memberPlanApiPath(wrong), largeMemberPlanPictureApiPath(wrong)]) {
      const answer = await site.getAs('subscriber', path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).not.toContain('canary');
    }
  }
});

it('decides about a path with dots by the plan that it resolves to', async () => {
  const { section, category, slug } = site.planOf('in the subscription');
  const path = memberPlanApiPath(`x/../${section}/${category}/./${slug}`);
  expect((await site.getAs('subscriber', path)).status).toBe(200);
  expect((await site.getAs('new', path)).status).toBe(403);
  expect((await site.getAs('nobody', path)).status).toBe(401);
});

it('accepts a token in the header only', async () => {
  const token = await site.tokenOf('auth0|sample-subscriber');
  const path = memberPlanApiPath(site.planOf('free').address);
  expect((await site.get(`${path}?access_token=${token}`)).status).toBe(401);
  expect((await site.get(path, token)).status).toBe(200);
});
