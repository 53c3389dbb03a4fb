import { describe, expect, it } from 'vitest';
import { planFactsOf, withPlanFacts } from './plan-facts.ts';

describe('a plan’s facts', () => {
  it('stand before its excerpt, and are read back with every length between', () => {
    const excerpt = withPlanFacts('Squats. And more.', {
      level: 'beginner',
      days: 3,
      minutes: { from: 30, to: 45 },
      equipment: ['dumbbell', 'bands'],
    });
    expect(excerpt).toBe(
      'Beginner · 3 days a week · 30–45 minutes · dumbbells, bands · at home. Squats. And more.',
    );
    expect(planFactsOf(excerpt)).toBe(
      'Beginner · 3 days a week · 30–45 minutes · dumbbells, bands · at home 35 40',
    );
  });

  it.each([
    [[], '1 day a week · 60 minutes · no equipment · at home. A plan.'],
    [['barbell', 'other'], '1 day a week · 60 minutes · barbell. A plan.'],
  ] as const)('name the kit: %j', (equipment, text) => {
    const facts = { level: '', days: 1, minutes: { from: 60, to: 60 }, equipment };
    expect(withPlanFacts('A plan.', facts)).toBe(text);
  });

  it('leave out the days of a session that is done at any time', () => {
    const facts = { level: '', days: 0, minutes: { from: 10, to: 10 }, equipment: [] };
    expect(withPlanFacts('A finisher.', facts)).toBe(
      '10 minutes · no equipment · at home. A finisher.',
    );
  });

  it.each(['A plan. Push · pull · legs.', 'Squats and more.', ''])('are not in "%s"', (excerpt) => {
    expect(planFactsOf(excerpt)).toBe('');
  });
});
