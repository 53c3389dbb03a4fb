import { describe, expect, it } from 'vitest';
import { planOfText } from '../workout-notation/test-exercise-library.test-support.ts';
import type { HtmlOrPlanSection } from './plan-view.ts';
import {
  sessionMinutesText,
  timeAndEquipmentOfSections,
  weeksAndSessionsAWeekText,
  workoutPlanViewsInSections,
} from './time-and-equipment.ts';

const day = (minutes: number, equipment: 'barbell' | 'bands') => ({
  minutes,
  equipment: [equipment],
  setsByMuscle: [],
});
const sections: readonly HtmlOrPlanSection[] = [
  { kind: 'text', html: '<p>Before.</p>', headings: [] },
  {
    kind: 'workout',
    workout: {
      plan: planOfText('Weeks 1-3\nDay 1\n- Back squat: 3 x 5\nDay 2\n- Back squat: 3 x 5'),
      version: 'v1',
      paths: {},
      totals: [[day(40, 'barbell'), day(25, 'bands')]],
    },
  },
];

describe('the workload of a plan', () => {
  it('is computed over all of its days', () => {
    expect(workoutPlanViewsInSections(sections)).toHaveLength(1);
    expect(timeAndEquipmentOfSections(sections)).toEqual({
      weeks: 3,
      sessions: 2,
      minutes: { from: 25, to: 40 },
      equipment: ['barbell', 'bands'],
    });
  });

  it('doesn’t count a day that its name calls optional', () => {
    const plan = planOfText(
      'Weeks 1-3\nDay 1\n- Back squat: 3 x 5\nDay 2: Rows, optional\n- Back squat: 3 x 5',
    );
    const workout = { plan, version: 'v1', paths: {}, totals: [] };
    expect(timeAndEquipmentOfSections([{ kind: 'workout', workout }]).sessions).toBe(1);
  });

  it('is zero for a text without a plan', () => {
    expect(timeAndEquipmentOfSections(sections.slice(0, 1))).toEqual({
      weeks: 0,
      sessions: 0,
      minutes: { from: 0, to: 0 },
      equipment: [],
    });
  });

  it.each([
    [{ from: 25, to: 40 }, '25–40 min'],
    [{ from: 30, to: 30 }, '30 min'],
    [{ from: 0, to: 0 }, undefined],
  ])('has a text for the minutes: %j', (minutes, text) => {
    expect(sessionMinutesText({ minutes })).toBe(text);
  });

  it.each([
    [{ weeks: 6, sessions: 3 }, '6 weeks, 3 sessions in each'],
    [{ weeks: 6, sessions: 1 }, '6 weeks, 1 session in each'],
    [{ weeks: 1, sessions: 4 }, '4 sessions'],
    [{ weeks: 1, sessions: 1 }, undefined],
  ])('has a text for the weeks and sessions: %j', (workload, text) => {
    expect(weeksAndSessionsAWeekText(workload)).toBe(text);
  });
});
