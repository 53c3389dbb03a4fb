import type { MemberPlanSummary } from './member-plan.ts';

/** A member plan as it is in a list, by default a free finisher. */
export const memberPlanOf = (
  slug: string,
  changed: Partial<MemberPlanSummary> = {},
): MemberPlanSummary => ({
  id: slug,
  title: slug,
  section: 'finishers',
  category: 'hiit',
  slug,
  lead: '',
  weeks: 1,
  sessions: 1,
  minutes: { from: 10, to: 10 },
  equipment: [],
  work: { primary: [], secondary: [] },
  picture: '',
  rights: { free: true },
  ...changed,
});
