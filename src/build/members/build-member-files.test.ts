import { expect, it } from 'vitest';
import type { ContentEntry } from '../../content/model/content-space.ts';
import { buildMemberFiles } from './build-member-files.ts';

const squat: ContentEntry = {
  type: 'exercise',
  id: 'squat',
  fields: {
    title: 'Back squat',
    slug: 'back-squat',
    category: 'leg-exercises',
    equipment: ['barbell'],
    primaryMuscles: ['quadriceps'],
  },
};
const pack: ContentEntry = {
  type: 'workoutPack',
  id: 'pack',
  fields: { title: 'Legs', slug: 'legs', productId: 'prod_legs', content: 'For sale.' },
};
const workout = (sets: string): string =>
  `\`\`\`workout\nWeeks 1-4: Base\n\nDay 1: Legs\n\nMain\n- Back squat: ${sets}\n\`\`\``;
const plan = (fields: Readonly<Record<string, unknown>>): ContentEntry => ({
  type: 'memberPlan',
  id: String(fields['slug']),
  fields: { title: 'Heavy', section: 'workout-plans', category: 'legs', ...fields },
});

const files = buildMemberFiles(
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
    plan({ title: 'Empty', slug: 'empty', free: true, content: '' }),
    { ...plan({ slug: 'draft' }), type: 'workoutPlan' },
  ],
  new Map([
    ['heavy', { alt: 'A woman squats.', small: 'members/pictures/s', large: 'members/pictures/l' }],
  ]),
);

it('lists the metadata of each plan for the functions, in the order of the titles', () => {
  expect(files.get('members/plans')).toEqual([
    {
      id: 'empty',
      title: 'Empty',
      section: 'workout-plans',
      category: 'legs',
      slug: 'empty',
      lead: '',
      weeks: 0,
      sessions: 0,
      minutes: { from: 0, to: 0 },
      equipment: [],
      work: { primary: [], secondary: [] },
      picture: '',
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
    'members/picture-files',
    'members/sales-pages',
    'members/plans/workout-plans/legs/heavy',
    'members/plans/workout-plans/legs/empty',
  ]);
  expect(files.get('members/plans/workout-plans/legs/heavy')).toMatchObject([
    { kind: 'text' },
    { kind: 'workout' },
  ]);
  expect(files.get('members/sales-pages')).toEqual([
    { title: 'Legs', path: '/workout-packs/legs/', productId: 'prod_legs' },
  ]);
});
