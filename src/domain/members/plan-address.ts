import { memberPlanPath, routes } from '../routes.ts';

/** The sections of the members zone, by their path segment (ROUTES-12). */
export const memberSectionSlugs = [
  'the-year',
  'workout-plans',
  'finishers',
  'warmups',
  'prebuilt',
  'packs',
  'homegym',
] as const;
export type MemberSectionSlug = (typeof memberSectionSlugs)[number];

/** The parts of a plan's address. A short form has no category. */
export type MemberPlanAddress = {
  readonly section: MemberSectionSlug;
  readonly category: string | undefined;
  readonly slug: string;
};

/** Short forms: addresses without a category, which the navigation links to. */
const shortForms: ReadonlyMap<string, MemberSectionSlug> = new Map([
  ['warm-up-plans', 'warmups'],
  ['pre-built-plans', 'prebuilt'],
]);

/** The section of a short form; undefined when the name is not that of a short form. */
export const memberSectionOfShortPathName = (name: string): MemberSectionSlug | undefined =>
  shortForms.get(name);

/**
 * The address that the navigation uses for a plan: the short form if its section has one
 * (ROUTES-13).
 */
export const shortOrFullPathOfPlan = ({
  section,
  category,
  slug,
}: {
  readonly section: MemberSectionSlug;
  readonly category: string;
  readonly slug: string;
}): string => {
  const short = [...shortForms].find(([, one]) => one === section)?.[0];
  return short === undefined
    ? memberPlanPath(section, category, slug)
    : `${routes.members}${short}/${slug}/`;
};

const longForm = /^([a-z-]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/;
const shortForm = /^([a-z-]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/;

export const isMemberSectionSlug = (text: string): text is MemberSectionSlug =>
  memberSectionSlugs.some((section) => section === text);

/**
 * Parses the part of a plan's address after `/members/`: `finishers/hiit/swing-ladder`, or a short
 * form such as `warm-up-plans/squat-day`. Undefined for any other spelling, such as one with
 * capitals, dots, encoded letters or double slashes.
 */
export const parsePlanAddressBelowMembers = (rest: string): MemberPlanAddress | undefined => {
  const [, section = '', category, slug = ''] = longForm.exec(rest) ?? [];
  if (isMemberSectionSlug(section)) return { section, category, slug };
  const [, name = '', shortSlug = ''] = shortForm.exec(rest) ?? [];
  const shortSection = memberSectionOfShortPathName(name);
  return shortSection === undefined
    ? undefined
    : { section: shortSection, category: undefined, slug: shortSlug };
};
