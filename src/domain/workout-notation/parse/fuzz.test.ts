import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atScale } from '../../../../tests/support/proof-scale.ts';
import type { ExerciseLibrary } from '../names/exercise-library.ts';
import { planArbitrary } from '../generate-plans.test-support.ts';
import { testExerciseLibrary as wholeLibrary } from '../test-exercise-library.test-support.ts';
import { parsePlanOrSyntaxErrors } from './parse-plan-or-syntax-errors.ts';
import type { PlanOrSyntaxErrors } from './parse-plan-or-syntax-errors.ts';
import { planToNotation } from '../words/plan-to-notation.ts';

const texts = atScale(100_000);

/** `nearest` takes most of the time, so it is only called for one name in eight. */
const library: ExerciseLibrary = {
  exercises: wholeLibrary.exercises,
  find: wholeLibrary.find,
  nearest: (name) => (name.length % 8 === 0 ? wholeLibrary.nearest(name) : undefined),
};

/** A random generator with the same numbers in every run, so that a failure can be reproduced. */
const createRandom = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const random = createRandom(20_261_120);

const pick = <T>(items: readonly T[]): T => {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

const times = <T>(count: number, make: () => T): readonly T[] =>
  Array.from({ length: count }, make);

const valid = fc
  .sample(planArbitrary, { numRuns: 1000, seed: 5 })
  .map(planToNotation)
  .filter((text) => text.length < 1000);
const lines = valid.flatMap((text) => text.split('\n')).map((line) => line.slice(0, 160));

const signs = [
  ...'abekmprstwxRPE0123456789 \t\n\r:,.;-–+*•×%()"“”\'’\u00a0\u2028\ufeff\ud83d\u0000',
];
const words = [
  'Week 1|Weeks 1-4|Day 1|Day 2:|Warm-up|Main|Finisher|Cool-down|\n|- |\n- |\n  - |* |Superset|Circuit',
  'AMRAP|EMOM|3 rounds|10 min|Plank|Back squat|RDL|"Cat-cow"|"|:|: |, | + |(|)|(a note)|3 x 8|3 x |8-10',
  '30 s|40 m|to failure| per side| at | with | and |60 kg|70%|RPE 8|2 RIR|bodyweight|a light band',
  ' per hand|0|1e9|99999|rest 90 s|tempo 3-1-x-0|each week add 2.5 kg|each week |70% then 75%| ',
].flatMap((row) => row.split('|'));

/** A valid text with some of it removed, repeated, moved or replaced. */
const mutate = (text: string): string => {
  let changed = text;
  for (let count = 1 + random(4); count > 0; count -= 1) {
    const [at, length] = [random(changed.length + 1), random(12)];
    const piece = pick([
      '',
      pick(signs),
      pick(words),
      changed.slice(at, at + length),
      changed.slice(random(changed.length)).slice(0, length),
    ]);
    changed = changed.slice(0, at) + piece + changed.slice(at + random(2) * length);
  }
  return changed;
};

const makers: readonly (() => string)[] = [
  () => times(random(60), () => pick(signs)).join(''),
  () => times(random(60), () => String.fromCharCode(random(65_536))).join(''),
  () => times(random(25), () => pick(words)).join(''),
  () => times(1 + random(8), () => pick(lines)).join(pick(['\n', '\r\n', '\r', '\n\n'])),
  () => `- ${pick(['Plank', '"A"'])}: 3 x 8${mutate(', rest 90 s, tempo 3-1-1-0 (note)')}`,
  () => mutate(pick(lines)),
  () => mutate(pick(valid)),
];

/** The problem with the result for a text; undefined if there is none. */
const problemWith = (text: string, parsed: PlanOrSyntaxErrors): string | undefined => {
  if (parsed.ok) {
    if (parsed.plan.blocks.length === 0) return 'The plan is empty.';
    const again = parsePlanOrSyntaxErrors(planToNotation(parsed.plan), library);
    return isDeepStrictEqual(again, parsed) ? undefined : 'Printing it gives another plan.';
  }
  if (parsed.errors.length === 0) return 'It has neither a plan nor errors.';
  const textLines = text.split(/\r\n|\r|\n/);
  const isWithin = parsed.errors.every(({ line, column, message }) => {
    const length = textLines[line - 1]?.length ?? -1;
    return column >= 1 && column <= length + 1 && message.endsWith('.');
  });
  return isWithin ? undefined : 'An error is outside of the text.';
};

it(
  `parsePlanOrSyntaxErrors returns a plan or errors for ${texts} random texts`,
  { timeout: 120_000 },
  () => {
    let plansFound = 0;
    for (let count = 0; count < texts; count += 1) {
      const text = pick(makers)();
      let problem: string | undefined;
      try {
        const parsed = parsePlanOrSyntaxErrors(text, library);
        if (parsed.ok) plansFound += 1;
        problem = problemWith(text, parsed);
      } catch (error) {
        problem = String(error);
      }
      if (problem !== undefined) expect.fail(`${problem}\n${JSON.stringify(text)}`);
    }
    // The random texts must be neither too hard nor too easy.
    expect(plansFound).toBeGreaterThan(texts / 50);
    expect(plansFound).toBeLessThan(texts / 2);
  },
);
