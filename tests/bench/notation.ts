import { createExerciseLibrary } from '../../src/domain/workout-notation/names/exercise-library.ts';
import { testLibraryExercises } from '../../src/domain/workout-notation/test-exercise-library.test-support.ts';
import { parsePlanOrSyntaxErrors } from '../../src/domain/workout-notation/parse/parse-plan-or-syntax-errors.ts';
import { createValidLinesAndMistakesParser } from '../../src/domain/workout-notation/workbench/parse-valid-lines-and-mistakes.ts';
import { measure } from './measurement.ts';
import type { Measurement } from './measurement.ts';

const daysInBlock = 4;
const blocks = ['Weeks 1-4: Base', 'Weeks 5-8: Build', 'Weeks 9-12: Peak'];

/** A day with everything that the notation has. */
export const dayText = (number: number): string => `Day ${number}: Squat and push

Warm-up
- "Cat-cow": 1 x 10
- Goblet squat: 2 x 8 at 8 kg (slow, and deep)

Main
- Back squat: 1 x 5 at 70 kg and RPE 8 + 3 x 6-8 at 60-65 kg, rest 2-3 min, tempo 3-1-1-0, each week add 2.5 kg
- Romanian deadlift: 3 x 8-10, rest 2 min, each week 65% then 67.5% then 70% then 72.5%
- Superset, 3 rounds, rest 90 s
  - Dumbbell bench press: 8-10 at 2 RIR
  - Seated cable row: 10-12 at RPE 8, tempo 2-0-x-1
- Bulgarian split squat: 3 x 8 per side at 10 kg per hand, rest 90 s (front foot flat)

Finisher
- AMRAP 8 min
  - Kettlebell swing: 15 at 16 kg
  - Push-up: to failure
  - Farmer's walk: 40 m at 20 kg per hand

Cool-down
- Plank: 2 x 45 s, rest 30 s
`;

/** A plan of 12 weeks whose blocks have as many days as `plans` plans together. */
const planText = (plans: number): string =>
  blocks
    .map((block) => {
      const days = Array.from({ length: daysInBlock * plans }, (_, index) => dayText(index + 1));
      return [block, ...days].join('\n\n');
    })
    .join('\n\n');

const library = createExerciseLibrary(testLibraryExercises);

/**
 * The duration of each of several runs that parse a text `times` times, in milliseconds, fastest
 * first.
 */
const timeRuns = (text: string, runs: number, times = 1): readonly number[] =>
  Array.from({ length: runs }, () => {
    const start = performance.now();
    for (let count = 0; count < times; count += 1) {
      const parsed = parsePlanOrSyntaxErrors(text, library);
      if (!parsed.ok) throw new Error(`The plan is wrong: ${JSON.stringify(parsed.errors[0])}`);
    }
    return performance.now() - start;
  }).toSorted((one, other) => one - other);

const median = (sorted: readonly number[]): number =>
  sorted[Math.floor(sorted.length / 2)] ?? Infinity;

const maxPlans = 100;

/**
 * Milliseconds per line. Every run parses the same number of lines in total. Other work on the
 * machine only slows a run down, so the fastest counts.
 */
const timePerLine = (plans: number): number => {
  const text = planText(plans);
  const times = maxPlans / plans;
  const [fastest = Infinity] = timeRuns(text, 20, times);
  return fastest / (times * text.split('\n').length);
};

/** How much slower the processor of an editor's old laptop is. */
const slowdown = 4;

const withoutProgressions = (text: string): string => text.replace(/, each week[^\n(]*/g, '');

/** A plan of 12 weeks in which every week is written out: its length when all weeks differ. */
const writtenOut = Array.from({ length: 12 }, (_, index) =>
  [
    `Week ${index + 1}`,
    ...Array.from({ length: daysInBlock }, (_day, day) => withoutProgressions(dayText(day + 1))),
  ].join('\n\n'),
).join('\n\n');

/**
 * The duration of each check, in milliseconds, while an editor types the name of an exercise into
 * the middle of a plan, letter by letter.
 */
const timeKeys = (text: string): readonly number[] => {
  const check = createValidLinesAndMistakesParser(library);
  const line = '\n- Bulgarian split squat: 3 x 8 per side at 10 kg per hand, rest 90 s';
  const at = text.indexOf('\n- Bulgarian', text.length / 2);
  check(text);
  return Array.from({ length: line.length }, (_, index) => {
    const typed = text.slice(0, at) + line.slice(0, index + 1) + text.slice(at);
    const start = performance.now();
    check(typed);
    return performance.now() - start;
  }).toSorted((one, other) => one - other);
};

/**
 * The median time per key, in milliseconds. Other work on the machine only slows it down, so the
 * fastest of several times counts.
 */
const timePerKey = (): number =>
  Math.min(...Array.from({ length: 5 }, () => median(timeKeys(writtenOut))));

/**
 * Measures how long parsing a plan takes, and that the time is linear in its length: the time per
 * line of 10 and of 100 plans is compared with that of one. Then measures how long it takes to
 * check a text again after a key in the workbench.
 */
export const measureNotation = (): Promise<readonly Measurement[]> => {
  // Warm-up, so that the code is compiled before it is measured.
  timeRuns(planText(1), maxPlans);
  const one = timePerLine(1);
  return Promise.resolve([
    measure('Reading a 12-week plan, median of 50', median(timeRuns(planText(1), 50)), 'ms', 5),
    measure(
      'Checking 12 written-out weeks after a key, at a quarter of the processor',
      slowdown * timePerKey(),
      'ms',
      16,
    ),
    ...[10, maxPlans].map((plans) =>
      measure(
        `Reading a line of ${plans} plans, against one`,
        timePerLine(plans) / one,
        'times',
        1.5,
      ),
    ),
  ]);
};
