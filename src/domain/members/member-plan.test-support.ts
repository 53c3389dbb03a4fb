import type { MemberPlan } from './member-plan.ts';

/** A member plan as a list has it, by default a free one of the finishers. */
export const memberPlanOf = (slug: string, changed: Partial<MemberPlan> = {}): MemberPlan => ({
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
