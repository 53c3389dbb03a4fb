/** The sections of the members zone, by their part of the address (specification, section 2). */
export const memberSections = [
  'workout-plans',
  'finishers',
  'warmups',
  'prebuilt',
  'packs',
  'homegym',
] as const;
export type MemberSection = (typeof memberSections)[number];

/** What an address asks for. A short form names no category. */
export type MemberPlanAddress = {
  readonly section: MemberSection;
  readonly category: string | undefined;
  readonly slug: string;
};

/** Addresses that the navigation links without a category. */
const shortForms: ReadonlyMap<string, MemberSection> = new Map([
  ['warm-up-plans', 'warmups'],
  ['pre-built-plans', 'prebuilt'],
]);

/** The section that a short form stands for; undefined when it is none. */
export const sectionOfShortForm = (name: string): MemberSection | undefined => shortForms.get(name);

const longForm = /^([a-z-]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/;
const shortForm = /^([a-z-]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/;

export const isMemberSection = (text: string): text is MemberSection =>
  memberSections.some((section) => section === text);

/**
 * Reads what follows `/members/` in the address of a plan: `finishers/hiit/swing-ladder`, or a short form such as
 * `warm-up-plans/squat-day`. Undefined for every other spelling: capitals, dots, encoded letters and doubled slashes
 * name nothing.
 */
export const parseMemberPlanAddress = (rest: string): MemberPlanAddress | undefined => {
  const [, section = '', category, slug = ''] = longForm.exec(rest) ?? [];
  if (isMemberSection(section)) return { section, category, slug };
  const [, name = '', shortSlug = ''] = shortForm.exec(rest) ?? [];
  const meant = sectionOfShortForm(name);
  return meant === undefined ? undefined : { section: meant, category: undefined, slug: shortSlug };
};
