import { expect, it } from 'vitest';
import { errorMessagesAfterChange, heavyLegsMemberPlan } from '../valid-space.test-support.ts';

const errorsOf = (weeks: string): readonly string[] =>
  errorMessagesAfterChange(heavyLegsMemberPlan, { content: `\`\`\`workout\n${weeks}\n\`\`\`` });

const firstWeek = 'Week 1\n\nDay 1\n- Back squat: 3 x 5 at RPE 8';

it('accepts the weight of an earlier week, and efforts that go up and down', () => {
  expect(
    errorsOf(
      `${firstWeek}\n\nWeek 2\n\nDay 1\n- Back squat: 3 x 5 at RPE 6\n\nWeek 3\n\nDay 1\n- Back squat: 1 x 8 at the weight of week 1 and RPE 10`,
    ),
  ).toEqual([]);
});

it.each([1, 2, 3])(
  'reports the weight of week %i in a plan in which it isn’t an earlier one',
  (week) => {
    const weeks = `Week 1\n\nDay 1\n- "Sled": 3 x 5\n\nWeek 2\n\nDay 1\n- Back squat: 1 x 8 at the weight of week ${week}`;
    const [error, ...others] = errorsOf(weeks);
    expect(error).toContain(
      `week 2, day 1 asks for Back squat at the weight of week ${week}, and there is no earlier set of it in that week. Name an earlier week`,
    );
    expect(others).toEqual([]);
  },
);
