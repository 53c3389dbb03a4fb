import type { MemberSection } from './plan-address.ts';

/** What the sections of the members zone are called. */
export const sectionNames: Readonly<Record<MemberSection, string>> = {
  'workout-plans': 'Member workouts',
  finishers: 'Finishers',
  warmups: 'Warm-up plans',
  prebuilt: 'Pre-built plans',
  packs: 'Packs',
  homegym: 'Home gym plans',
};
