import { describe, expect, it } from 'vitest';
import type { Workload } from '../plans/workload.ts';
import { exerciseFacts, factTexts, memberPlanFacts, programmeFacts } from './training-facts.ts';

const sampleDay: Workload = {
  weeks: 1,
  sessions: 1,
  minutes: { from: 45, to: 45 },
  equipment: ['cable'],
};
const wholePlan: Workload = { ...sampleDay, weeks: 8, sessions: 3, minutes: { from: 30, to: 60 } };

const texts = (fields: Readonly<Record<string, unknown>>, workload: Workload) =>
  factTexts(programmeFacts(fields, workload));

describe('what a card says', () => {
  it('of a plan is what its notation adds up to', () => {
    expect(texts({ level: 'beginner' }, wholePlan)).toEqual({
      first: ['3 days a week', '30–60 min', 'beginner'],
      kit: 'cables',
    });
  });

  it('of a pack is what its editors say of the whole of it, not its sample day', () => {
    const fields = {
      level: 'expert',
      daysAWeek: 5,
      minutesFrom: 60,
      minutesTo: 75,
      kit: ['barbell', 'dumbbell'],
    };
    expect(texts(fields, sampleDay)).toEqual({
      first: ['5 days a week', '60–75 min', 'expert'],
      kit: 'barbell, dumbbells, cables',
    });
  });

  it('of a pack whose editors left it empty is its sample day, without days', () => {
    expect(texts({ level: 'beginner', daysAWeek: null, kit: null }, sampleDay)).toEqual({
      first: ['45 min', 'beginner'],
      kit: 'cables',
    });
  });

  it('of an exercise is its level and its kit', () => {
    const squat = { level: 'intermediate', equipment: ['barbell'] };
    expect(factTexts(exerciseFacts(squat))).toEqual({ first: ['intermediate'], kit: 'barbell' });
    const plank = { level: 'beginner', equipment: ['body only'] };
    expect(factTexts(exerciseFacts(plank)).kit).toBe('none');
  });

  it('of a member plan is what its notation adds up to, and no level', () => {
    expect(factTexts(memberPlanFacts({ ...wholePlan, weeks: 1, sessions: 4 })).first).toEqual([
      '4 days a week',
      '30–60 min',
    ]);
    expect(factTexts(memberPlanFacts(sampleDay)).first).toEqual(['45 min']);
  });
});
