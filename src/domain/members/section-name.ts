import type { MemberSection } from './plan-address.ts';

/** The names of the sections of the members zone. */
export const sectionNames: Readonly<Record<MemberSection, string>> = {
  'workout-plans': 'Member workouts',
  finishers: 'Finishers',
  warmups: 'Warm-up plans',
  prebuilt: 'Pre-built plans',
  packs: 'Packs',
  homegym: 'Home gym plans',
};
