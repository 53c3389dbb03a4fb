import { describe, expect, it } from 'vitest';
import { errorMessagesAfterChange, heavyLegsMemberPlan } from '../valid-space.test-support.ts';

/** Four sets of five squats with two minutes' rest: ten minutes. */
const content = '```workout\nDay 1\n- Back squat: 4 x 5, rest 2 min\n```';

describe('the check of a plan’s minutes', () => {
  it('reports the plan, its stated minutes and the computed ones', () => {
    expect(
      errorMessagesAfterChange(heavyLegsMemberPlan, {
        title: 'Heavy legs in thirty minutes',
        content,
      }),
    ).toEqual([
      'Member plan "Heavy legs in thirty minutes" (heavy), field title: it says 30 minutes, but its card says 10 min, from its fields or the days in its text. Change the words, the fields or the days until they are less than a tenth apart.',
    ]);
  });

  it.each([
    ['agrees', { title: 'Heavy legs in ten minutes', content }],
    ['says nothing of time', { title: 'Heavy legs', content }],
    ['has no days', { title: 'Heavy legs in thirty minutes', content: 'Soon.' }],
  ])('accepts a plan that %s', (_what, fields) => {
    expect(errorMessagesAfterChange(heavyLegsMemberPlan, fields)).toEqual([]);
  });
});
