import { describe, expect, it } from 'vitest';
import type { TrainingFacts } from '../finder/training-facts.ts';
import { searchablePlanFactsFromExcerpt, excerptWithPlanFacts } from './plan-facts.ts';

const facts: TrainingFacts = {
  days: 3,
  minutes: { from: 30, to: 45 },
  equipment: ['dumbbell', 'bands'],
  level: 'beginner',
};

describe('a plan’s facts', () => {
  it('are put before its excerpt, and read back with every length in between', () => {
    const excerpt = excerptWithPlanFacts('Squats. And more.', facts);
    expect(excerpt).toBe(
      '3 days a week · 30–45 min · beginner · dumbbells, bands · at home. Squats. And more.',
    );
    expect(searchablePlanFactsFromExcerpt(excerpt)).toBe(
      '3 days a week · 30–45 min · beginner · dumbbells, bands · at home 40 35',
    );
  });

  it('leave out the lengths of easy weeks', () => {
    const excerpt = excerptWithPlanFacts('Squats.', { ...facts, minutes: { from: 15, to: 60 } });
    expect(searchablePlanFactsFromExcerpt(excerpt)).toMatch(/ 55 50 45$/);
  });

  it.each([
    [[], '3 days a week · 60 min · beginner · no equipment · at home. A plan.'],
    [['barbell'], '3 days a week · 60 min · beginner · barbell. A plan.'],
  ] as const)('name the kit: %j', (equipment, text) => {
    const one = { ...facts, minutes: { from: 60, to: 60 }, equipment };
    expect(excerptWithPlanFacts('A plan.', one)).toBe(text);
  });

  it('are empty without minutes', () => {
    expect(excerptWithPlanFacts('A plan.', { ...facts, minutes: { from: 0, to: 0 } })).toBe(
      'A plan.',
    );
  });

  it.each(['A plan. Push · pull · legs.', 'Squats and more.', ''])('are not in "%s"', (excerpt) => {
    expect(searchablePlanFactsFromExcerpt(excerpt)).toBe('');
  });
});
