import { expect, it } from 'vitest';
import {
  aLoggedSessionWithoutSets,
  aLoggedSet,
  evening,
} from '../../../services/training-log/log.test-support.ts';
import { kg } from '../../../domain/training/loads/loads.test-support.ts';
import { sampleExerciseFacts } from '../coach.test-support.ts';
import { shareContentOf, shareTextOf } from './share-content-of.ts';

const sets = [
  aLoggedSet({ id: 'a', done: { weight: kg(60), reps: 5 } }),
  aLoggedSet({ id: 'b', done: { weight: kg(60), reps: 4 } }),
  aLoggedSet({
    id: 'c',
    exercise: 'plan:/members/pack/x/|main.unlisted.1',
    done: { seconds: 30 },
    side: 'left',
  }),
  aLoggedSet({
    id: 'd',
    exercise: 'plan:/members/pack/x/|main.unlisted.1',
    done: { seconds: 30 },
    side: 'right',
  }),
  aLoggedSet({ id: 'e', kind: 'ramp', done: { weight: kg(20), reps: 8 } }),
];
const session = aLoggedSessionWithoutSets({ notToday: 'cramps', note: 'Secret', plannedSets: 12 });
const ended = { session, sets, records: [] };
const shared = { library: sampleExerciseFacts, unit: 'kg' as const, place: { week: 3, day: 2 } };

it('lists what was lifted, by the library’s names', () => {
  const content = shareContentOf(ended, { ...shared, planTitle: 'Two days' });
  expect(shareTextOf(content, 'Knurl')).toBe(
    [
      'Two days, week 3, day 2',
      '3 sets, 540 kg lifted, 45 minutes',
      '',
      'Back squat: 60 kg × 5, 4',
      'More exercises: 1 set',
      '',
      'Trained with Knurl',
    ].join('\n'),
  );
});

it('contains only the day for a member plan, and no word of the plan', () => {
  const text = shareTextOf(shareContentOf(ended, { ...shared, planTitle: undefined }), 'Knurl');
  expect(text.split('\n')[0]).toBe('1 November 2026');
  expect(text).not.toContain('members');
});

it('never contains why a session was shorter, what was left out, or her note', () => {
  const text = shareTextOf(shareContentOf(ended, { ...shared, planTitle: 'Two days' }), 'Knurl');
  expect(text).not.toMatch(/cramps|Secret|12/);
});

it('contains the records of exercises that the library names', () => {
  const [set] = sets;
  if (set === undefined) throw new Error('No set.');
  const record = { kind: 'weight', set, estimate: undefined, before: kg(55) } as const;
  const { records } = shareContentOf(
    {
      ...ended,
      records: [
        { ...record, exercise: 'back-squat' },
        { ...record, exercise: 'own:Zercher squat' },
      ],
    },
    { ...shared, planTitle: undefined },
  );
  expect(records).toEqual(['Back squat: 60 kg, your heaviest yet. It was 55 kg.']);
});

it('counts sets on the day they were done', () => {
  expect(
    shareContentOf(
      { ...ended, session: { ...session, endedAt: evening } },
      { ...shared, planTitle: undefined },
    ).date,
  ).toBe('1 November 2026');
});
