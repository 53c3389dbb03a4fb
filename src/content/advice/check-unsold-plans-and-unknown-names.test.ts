import { expect, it } from 'vitest';
import { toPartialEntries, type RawEntry } from '../model/entry.ts';
import { checkUnsoldPlansAndUnknownNames } from './check-unsold-plans-and-unknown-names.ts';
import { heavyLegsMemberPlan, squat, withFields } from '../check/valid-space.test-support.ts';

const offer: RawEntry = {
  type: 'subscriptionOffer',
  id: 'offer',
  fields: { title: 'Annual', productId: 'sub_year' },
};
const adviceOn = (...entries: readonly RawEntry[]): readonly string[] =>
  checkUnsoldPlansAndUnknownNames(toPartialEntries([squat, ...entries])).map(
    ({ where, problem }) => `${where}: ${problem}`,
  );
const planWith = (line: string): RawEntry =>
  withFields(heavyLegsMemberPlan, {
    content: `Legs.\n\n\`\`\`workout\nDay 1\n- ${line}: 3 x 5\n\`\`\``,
  });

it('reports a member plan if no page sells what opens it', () => {
  expect(adviceOn(heavyLegsMemberPlan)).toEqual([
    'heavy: no page sells "sub_year", which opens it',
  ]);
  expect(adviceOn(heavyLegsMemberPlan, offer)).toEqual([]);
  expect(adviceOn(withFields(heavyLegsMemberPlan, { free: true }))).toEqual([]);
});

it('reports a drill that neither the article nor a note explains, and one that recurs', () => {
  expect(adviceOn(planWith('"Open book"'), offer)).toEqual([
    'heavy: nothing says how "Open book" is done',
  ]);
  const plan = (note: string, times: number) =>
    withFields(heavyLegsMemberPlan, {
      content: `\`\`\`workout\nDay 1\n${`- "Open book": 1 x 5${note}\n`.repeat(times)}\`\`\``,
    });
  expect(adviceOn(plan(' (on your side)', 1), offer)).toEqual([]);
  expect(adviceOn(plan(' (on your side)', 3), offer)).toEqual([
    'heavy: "Open book" is in 3 lines of our plans, and nothing explains it',
  ]);
  expect(adviceOn(planWith('"Bike or rower"'), planWith('"Hip hinge"'), offer)).toEqual([]);
});

it('reports a name in quotation marks that is nearly one of the library', () => {
  expect(adviceOn(planWith('"Back sqaut"'), offer)).toContain(
    'heavy: "Back sqaut" has no page in the library, but "Back squat" has',
  );
  expect(adviceOn(planWith('"Cat-cow"'), offer)).toEqual([]);
});
