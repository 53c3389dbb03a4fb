import { expect, it } from 'vitest';
import type { Entry } from '../../content/model/entry.ts';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';
import { memberFileValuesOfEntries } from './member-file-values-of-entries.ts';

const squat: Entry = makeEntry(
  'exercise',
  {
    title: 'Back squat',
    slug: 'back-squat',
    category: 'leg-exercises',
    equipment: ['barbell'],
    primaryMuscles: ['quadriceps'],
  },
  'squat',
);
const pack: Entry = makeEntry(
  'workoutPack',
  { title: 'Legs', slug: 'legs', productId: 'prod_legs', content: 'For sale.' },
  'pack',
);
const workout = (sets: string): string =>
  `\`\`\`workout\nWeeks 1-4: Base\n\nDay 1: Legs\n\nMain\n- Back squat: ${sets}\n\`\`\``;
const plan = (fields: Readonly<Record<string, unknown>>): Entry =>
  makeEntry(
    'memberPlan',
    { title: 'Heavy', section: 'workout-plans', category: 'legs', ...fields },
    String(fields['slug']),
  );

const files = memberFileValuesOfEntries(
  [
    squat,
    pack,
    plan({
      title: 'Heavy',
      slug: 'heavy',
      sub: 'sub_year',
      link: ' ',
      kit: ['cardio machine'],
      content: `Two heavy days. Rest between them.\n\n${workout('5 x 5 at 2 RIR, rest 3 min')}`,
    }),
    plan({
      title: 'Empty',
      slug: 'empty',
      free: true,
      reviewBy: '2027-02-28',
      content: 'Rest. If you are pregnant, ask your midwife.',
    }),
    makeEntry('workoutPlan', { slug: 'draft' }),
    makeEntry('memberLetter', {
      title: 'March',
      slug: 'march',
      opensOn: '2027-03-01T00:00:00.000Z',
      sub: 'sub_year',
      excerpt: 'On grip.',
      content: `Hold on.\n\n${workout('3 x 5 at RPE 7')}`,
    }),
  ],
  new Map([['heavy', { alt: 'A woman squats.', small: 's', large: 'l' }]]),
);

it('lists the metadata of each plan for the functions, in the order of the titles', () => {
  expect(files.get('members/plans')).toEqual([
    {
      id: 'empty',
      title: 'Empty',
      section: 'workout-plans',
      category: 'legs',
      slug: 'empty',
      lead: 'Rest. If you are pregnant, ask your midwife.',
      weeks: 0,
      sessions: 0,
      minutes: { from: 0, to: 0 },
      equipment: [],
      work: { primary: [], secondary: [] },
      picture: '',
      review: { reviewBy: '2027-02-28', signedBy: null, registration: null, signedOn: null },
      rights: { free: true },
    },
    {
      id: 'heavy',
      title: 'Heavy',
      section: 'workout-plans',
      category: 'legs',
      slug: 'heavy',
      lead: 'Two heavy days. Rest between them.',
      weeks: 4,
      sessions: 1,
      minutes: { from: 15, to: 15 },
      equipment: ['barbell', 'cardio machine'],
      work: { primary: ['quadriceps'], secondary: [] },
      picture: 'A woman squats.',
      rights: { free: false, sub: 'sub_year' },
    },
  ]);
});

it('has the text of each plan in a separate file, and the pages that sell products', () => {
  expect([...files.keys()]).toEqual([
    'members/plans',
    'members/health-texts',
    'members/picture-files',
    'members/sales-pages',
    'members/plans/workout-plans/legs/heavy',
    'members/plans/workout-plans/legs/empty',
    'members/inside/workout-plans/legs/heavy',
    'members/letters',
    'members/letters/march',
  ]);
  expect(files.get('members/plans/workout-plans/legs/heavy')).toMatchObject([
    { kind: 'text' },
    { kind: 'workout' },
  ]);
  expect(files.get('members/sales-pages')).toEqual([
    { title: 'Legs', path: '/workout-packs/legs/', productId: 'prod_legs' },
  ]);
});

it('counts what is in a plan that isn’t free, without a load, a set or a word of its text', () => {
  const inside = files.get('members/inside/workout-plans/legs/heavy');
  expect(inside).toEqual({
    weeks: 4,
    sessions: 4,
    daysAWeek: 1,
    minutes: { from: 15, to: 15 },
    equipment: ['barbell'],
    muscles: [{ muscle: 'quadriceps', sets: [5, 5, 5, 5] }],
    exercises: [{ title: 'Back squat', path: '/exercises/leg-exercises/back-squat/', sessions: 4 }],
  });
});

it('has the letters of all months with their days, and the text of each in a separate file', () => {
  expect(files.get('members/letters')).toEqual([
    {
      title: 'March',
      slug: 'march',
      opensOn: '2027-03-01',
      sub: 'sub_year',
      excerpt: 'On grip.',
    },
  ]);
  expect(files.get('members/letters/march')).toMatchObject([{ kind: 'text' }, { kind: 'workout' }]);
});

it('lists the plans with advice about health for the owner’s desk, and no others', () => {
  expect(files.get('members/health-texts')).toEqual([
    {
      title: 'Empty',
      path: '/members/workout-plans/legs/empty/',
      reviewBy: '2027-02-28',
      signedBy: null,
      registration: null,
      signedOn: null,
    },
  ]);
});
