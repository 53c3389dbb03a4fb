import type { MemberSectionSlug } from './plan-address.ts';

export const memberSectionDisplayNames: Readonly<Record<MemberSectionSlug, string>> = {
  'the-year': 'The Year',
  'workout-plans': 'Member workouts',
  finishers: 'Finishers',
  warmups: 'Warm-up plans',
  prebuilt: 'Pre-built plans',
  packs: 'Packs',
  homegym: 'Home gym plans',
};

/** A sentence about each section. */
export const memberSectionDescriptions: Readonly<Record<MemberSectionSlug, string>> = {
  'the-year':
    'Forty-eight weeks in four blocks, for two, three or four days a week. The first week is free.',
  'workout-plans': 'Sessions and splits by body part, by aim and by the hour you have.',
  finishers: 'Ten minutes or so for the end of a session.',
  warmups: 'From the door of the gym to the first work set.',
  prebuilt: 'Programmes with the order of every session settled.',
  packs: 'Blocks with one aim, from the first curl to the platform.',
  homegym: 'Training with the kit that is in your own four walls.',
};
