import { expect, it } from 'vitest';
import type { ContentEntry } from '../model/content-space.ts';
import { checkPlans } from './check-plans.ts';
import { memberPlan, squat, withFields } from '../check/valid-space.test-support.ts';

const offer: ContentEntry = {
  type: 'subscriptionOffer',
  id: 'offer',
  fields: { title: 'Annual', productId: 'sub_year' },
};
const adviceOn = (...entries: readonly ContentEntry[]): readonly string[] =>
  checkPlans({ entries: [squat, ...entries], assets: new Map(), fixedPaths: [] }).map(
    ({ where, problem }) => `${where}: ${problem}`,
  );
const planWith = (line: string): ContentEntry =>
  withFields(memberPlan, { content: `Legs.\n\n\`\`\`workout\nDay 1\n- ${line}: 3 x 5\n\`\`\`` });

it('reports a member plan if no page sells what opens it', () => {
  expect(adviceOn(memberPlan)).toEqual(['heavy: no page sells "sub_year", which opens it']);
  expect(adviceOn(memberPlan, offer)).toEqual([]);
  expect(adviceOn(withFields(memberPlan, { free: true }))).toEqual([]);
});

it('reports a name in quotation marks that is nearly one of the library', () => {
  expect(adviceOn(planWith('"Back sqaut"'), offer)).toEqual([
    'heavy: "Back sqaut" has no page in the library, but "Back squat" has',
  ]);
  expect(adviceOn(planWith('"Cat-cow"'), offer)).toEqual([]);
});
