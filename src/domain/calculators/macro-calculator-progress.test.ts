import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityLevelKeys } from './energy.ts';
import {
  initialMacroCalculatorProgress,
  nextMacroCalculatorProgress,
} from './macro-calculator-progress.ts';
import type { MacroCalculatorProgress, MacroEvent } from './macro-calculator-progress.ts';
import { macroGoalKeys } from './macros.ts';

const after = (events: readonly MacroEvent[]): MacroCalculatorProgress =>
  events.reduce(nextMacroCalculatorProgress, initialMacroCalculatorProgress);

const calculated: MacroEvent = { kind: 'calculated', bmr: 1370, activity: 'light' };
const chosen: MacroEvent = { kind: 'goal-chosen', goal: 'fat-loss' };
const moved: MacroEvent = { kind: 'activity-changed', activity: 'moderate' };

describe('nextMacroCalculatorProgress', () => {
  it.each<readonly [string, readonly MacroEvent[], MacroCalculatorProgress]>([
    ['begins with the inputs and light activity', [], { step: 'inputs', activity: 'light' }],
    [
      'shows the BMR once it is calculated',
      [calculated],
      { step: 'bmr', bmr: 1370, activity: 'light' },
    ],
    [
      'shows results for a goal',
      [calculated, chosen],
      { step: 'results', bmr: 1370, activity: 'light', goal: 'fat-loss' },
    ],
    ['ignores a goal before the BMR', [chosen], { step: 'inputs', activity: 'light' }],
    [
      'drops the results and the goal when the activity changes, and keeps the BMR',
      [calculated, chosen, moved],
      { step: 'bmr', bmr: 1370, activity: 'moderate' },
    ],
    [
      'keeps an activity that is chosen before the BMR',
      [moved],
      { step: 'inputs', activity: 'moderate' },
    ],
    [
      'shows results for another goal',
      [calculated, chosen, { kind: 'goal-chosen', goal: 'weight-gain' }],
      { step: 'results', bmr: 1370, activity: 'light', goal: 'weight-gain' },
    ],
    [
      'returns to the BMR when it is calculated again',
      [calculated, chosen, { kind: 'calculated', bmr: 1400, activity: 'light' }],
      { step: 'bmr', bmr: 1400, activity: 'light' },
    ],
    [
      'drops the BMR when an input changes',
      [calculated, moved, chosen, { kind: 'inputs-changed' }],
      { step: 'inputs', activity: 'moderate' },
    ],
    [
      'clears everything on reset',
      [calculated, moved, chosen, { kind: 'reset' }],
      initialMacroCalculatorProgress,
    ],
  ])('%s', (_, events, state) => {
    expect(after(events)).toEqual(state);
  });
});

it('shows results only while the BMR and the goal are newer than every other change', () => {
  const event = fc.oneof<fc.Arbitrary<MacroEvent>[]>(
    fc.record({
      kind: fc.constant('calculated'),
      bmr: fc.integer({ min: 389, max: 4187 }),
      activity: fc.constantFrom(...activityLevelKeys),
    }),
    fc.record({ kind: fc.constant('goal-chosen'), goal: fc.constantFrom(...macroGoalKeys) }),
    fc.record({
      kind: fc.constant('activity-changed'),
      activity: fc.constantFrom(...activityLevelKeys),
    }),
    fc.constant({ kind: 'inputs-changed' }),
    fc.constant({ kind: 'reset' }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const { step } = after(events);
      const kinds = events.map(({ kind }) => kind);
      const lastOf = (...wanted: readonly MacroEvent['kind'][]): number =>
        kinds.findLastIndex((kind) => wanted.includes(kind));
      const hasBmr = lastOf('calculated') > lastOf('inputs-changed', 'reset');
      const hasGoal = hasBmr && lastOf('goal-chosen') > lastOf('calculated', 'activity-changed');
      expect(step).toBe(hasGoal ? 'results' : hasBmr ? 'bmr' : 'inputs');
    }),
  );
});
