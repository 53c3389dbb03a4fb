import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atScale } from '../../../../tests/support/proof-scale.ts';
import { planArbitrary } from '../generate-plans.test-support.ts';
import { planOfText, testExerciseLibrary } from '../test-exercise-library.test-support.ts';
import { planToNotation } from '../words/plan-to-notation.ts';
import {
  createValidLinesAndMistakesParser,
  parseValidLinesAndMistakes,
} from './parse-valid-lines-and-mistakes.ts';

/** The text that a mistake underlines, and the source with its replacement applied. */
const underlined = (source: string) =>
  parseValidLinesAndMistakes(source, testExerciseLibrary).mistakes.map(
    ({ line, column, length, replacement }) => {
      const lines = source.split('\n');
      const text = lines[line - 1] ?? '';
      const start = column - 1;
      return {
        letters: text.slice(start, start + length),
        corrected:
          replacement === undefined
            ? undefined
            : lines
                .with(line - 1, text.slice(0, start) + replacement + text.slice(start + length))
                .join('\n'),
      };
    },
  );

it('gives the same plan as the build for a text without mistakes', () => {
  fc.assert(
    fc.property(planArbitrary, (plan) => {
      expect(parseValidLinesAndMistakes(planToNotation(plan), testExerciseLibrary)).toEqual({
        plan,
        mistakes: [],
      });
    }),
    { numRuns: 50 },
  );
});

describe('a mistake can be fixed with one press:', () => {
  it.each([
    ['- Romainian deadlfit: 3 x 8', 'Romainian deadlfit', '- Romanian deadlift: 3 x 8'],
    ['- Clean from teh hang: 3 x 8', 'Clean from teh hang', '- clean-from-the-hang: 3 x 8'],
    ['- Plank: 3 sets of 8', '3 sets of 8', '- Plank: 3 x 8'],
    ['- Plank 3 x 8 at RPE 7', 'Plank 3 x 8 at RPE 7', '- Plank: 3 x 8 at RPE 7'],
    ['- Plank: 3 x 10-8', '10-8', '- Plank: 3 x 8-10'],
    ['- Plank: 3 x 8-8 per side', '8-8 per side', '- Plank: 3 x 8 per side'],
    ['- Plank: 3 x 8 at 60', '60', '- Plank: 3 x 8 at 60 kg'],
    ['- Plank: 3 x 8 at 60 kgs', '60 kgs', '- Plank: 3 x 8 at 60 kg'],
    ['- Plank: 3 x 8, rest 90', '90', '- Plank: 3 x 8, rest 90 s'],
    ['- Plank: 3 x 8, tempo 3110', '3110', '- Plank: 3 x 8, tempo 3-1-1-0'],
    ['- Plank: 3 x 8, tempo 3/1/1', '3/1/1', '- Plank: 3 x 8, tempo 3-1-1-0'],
    ['Plank: 3 x 8', 'Plank: 3 x 8', '- Plank: 3 x 8'],
    [
      '- Superset\n  - Plank: 30 s\n  - Push-up: 8',
      'Superset',
      '- Superset, 3 rounds\n  - Plank: 30 s\n  - Push-up: 8',
    ],
    ['- EMOM 12\n  - Plank: 30 s', 'EMOM 12', '- EMOM 12 min\n  - Plank: 30 s'],
    ['- EMOM 8 min\n  - Push-up: 3 x 8', '3 x 8', '- EMOM 8 min\n  - Push-up: 8'],
    ['Day 2: Legs\n- Plank: 3 x 8', 'Day 2: Legs', 'Day 1: Legs\n- Plank: 3 x 8'],
    ['Weeks 2-4: Base 1\n- Plank: 3 x 8', 'Weeks 2-4: Base 1', 'Weeks 1-3: Base 1\n- Plank: 3 x 8'],
  ])('%s', (source, letters, corrected) => {
    expect(underlined(source)).toEqual([{ letters, corrected }]);
    expect(planOfText(corrected).blocks).toHaveLength(1);
  });
});

describe('the plan of a text with mistakes', () => {
  const planIn = (source: string) =>
    planToNotation(parseValidLinesAndMistakes(source, testExerciseLibrary).plan).trim();

  it('has every valid line', () => {
    expect(planIn('Day 1: Legs\n- Back squat: 3 x 5\n- Back squ\n- Plank: 2 x 30 s')).toBe(
      'Week 1\n\nDay 1: Legs\n\nMain\n- Back squat: 3 x 5\n- Plank: 2 x 30 s',
    );
  });

  it('leaves out a day whose first line is being typed', () => {
    expect(planIn('Weeks 1-2\nDay 1\n- Plank: 3 x 8\nDay 2: Pull\n- Chin')).toBe(
      'Weeks 1-2\n\nDay 1\n\nMain\n- Plank: 3 x 8',
    );
  });

  it('counts weeks without a gap, however they are numbered', () => {
    expect(
      planIn('Weeks 3-4\n- Plank: 3 x 8\nWeek 99\n- Plank: 4 x 8\nWeek 2\n- Plank: 5 x 8'),
    ).toBe(
      [
        ...['Weeks 1-2', 'Day 1', 'Main\n- Plank: 3 x 8'],
        ...['Week 3', 'Day 1', 'Main\n- Plank: 4 x 8'],
        ...['Week 4', 'Day 1', 'Main\n- Plank: 5 x 8'],
      ].join('\n\n'),
    );
  });

  it('leaves out a progression that has no next week', () => {
    expect(planIn('- Plank: 3 x 30 s, each week add 5 s')).toContain('\n- Plank: 3 x 30 s');
    expect(planIn('- Plank: 3 x 30 s, each week add 5 s')).not.toContain('each week');
  });

  it('has no blocks if nothing is valid', () => {
    expect(parseValidLinesAndMistakes('', testExerciseLibrary)).toMatchObject({
      plan: { blocks: [] },
      mistakes: [{ line: 1, column: 1, length: 0 }],
    });
    expect(parseValidLinesAndMistakes('Week 1\nDay 1\nMain', testExerciseLibrary).plan).toEqual({
      blocks: [],
    });
  });

  it('can always be written in notation, whatever was cut out of the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(planArbitrary.map(planToNotation), fc.nat(), fc.nat(40)), {
          minLength: 1,
          maxLength: 3,
        }),
        (pieces) => {
          const source = pieces
            .map(([text, at, length]) => {
              const start = at % text.length;
              return text.slice(0, start) + text.slice(start + length);
            })
            .join('\n');
          const { plan, mistakes } = parseValidLinesAndMistakes(source, testExerciseLibrary);
          if (plan.blocks.length === 0) expect(mistakes).not.toEqual([]);
          else expect(planOfText(planToNotation(plan))).toEqual(plan);
        },
      ),
      { numRuns: atScale(300) },
    );
  });
});

it('gives the same result for a text whether or not it has cached its lines', () => {
  fc.assert(
    fc.property(
      fc.array(planArbitrary.map(planToNotation), { minLength: 2, maxLength: 3 }),
      (texts) => {
        const check = createValidLinesAndMistakesParser(testExerciseLibrary);
        const versions = texts.flatMap((text) => [text, text.replace(/[x:]/g, ' '), `\n  ${text}`]);
        for (const text of versions)
          expect(check(text)).toEqual(parseValidLinesAndMistakes(text, testExerciseLibrary));
      },
    ),
    { numRuns: atScale(150) },
  );
});

it('reads a repeated line again where its place gives it another meaning', () => {
  const check = createValidLinesAndMistakesParser(testExerciseLibrary);
  const superset = '- Superset, 2 rounds\n  - Push-up: 10\n  - Back squat: 5\n';
  const alone = '- Push-up: 10\n';
  expect(check(superset).mistakes).toEqual([]);
  expect(check(`${superset}${alone}`)).toEqual(
    parseValidLinesAndMistakes(`${superset}${alone}`, testExerciseLibrary),
  );
  expect(check(alone)).toEqual(parseValidLinesAndMistakes(alone, testExerciseLibrary));
  expect(check(alone).mistakes).toHaveLength(1);
});
