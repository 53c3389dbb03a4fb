import { describe, expect, it } from 'vitest';
import type { TimeAndEquipment } from '../plans/time-and-equipment.ts';
import {
  trainingFactsOfExercise,
  cardTextsOfFacts,
  memberPlanFactsFromWorkload,
  trainingFactsOfProgramme,
} from './training-facts.ts';

const sampleDay: TimeAndEquipment = {
  weeks: 1,
  sessions: 1,
  minutes: { from: 45, to: 45 },
  equipment: ['cable'],
};
const wholePlan: TimeAndEquipment = {
  ...sampleDay,
  weeks: 8,
  sessions: 3,
  minutes: { from: 30, to: 60 },
};

const texts = (fields: Readonly<Record<string, unknown>>, workload: TimeAndEquipment) =>
  cardTextsOfFacts(trainingFactsOfProgramme(fields, workload));

describe('the facts on a card', () => {
  it('are the totals of the notation for a plan', () => {
    expect(texts({ level: 'beginner' }, wholePlan)).toEqual({
      first: ['3 days a week', '30–60 min', 'beginner'],
      kit: 'cables',
    });
  });

  it('are the editors’ figures for the whole of a pack, not those of its sample day', () => {
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

  it('are those of the sample day, without days, for a pack whose editors gave none', () => {
    expect(texts({ level: 'beginner', daysAWeek: null, kit: null }, sampleDay)).toEqual({
      first: ['45 min', 'beginner'],
      kit: 'cables',
    });
  });

  it('are the level and the kit for an exercise', () => {
    const squat = { level: 'intermediate', equipment: ['barbell'] } as const;
    expect(cardTextsOfFacts(trainingFactsOfExercise(squat))).toEqual({
      first: ['intermediate'],
      kit: 'barbell',
    });
    const plank = { level: 'beginner', equipment: ['body only'] } as const;
    expect(cardTextsOfFacts(trainingFactsOfExercise(plank)).kit).toBe('none');
  });

  it('are the totals of the notation for a member plan, without a level', () => {
    expect(
      cardTextsOfFacts(memberPlanFactsFromWorkload({ ...wholePlan, weeks: 1, sessions: 4 })).first,
    ).toEqual(['4 days a week', '30–60 min']);
    expect(cardTextsOfFacts(memberPlanFactsFromWorkload(sampleDay)).first).toEqual(['45 min']);
  });
});
