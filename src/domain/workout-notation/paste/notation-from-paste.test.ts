import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planArbitrary } from '../generate-plans.test-support.ts';
import { planOfText, testExerciseLibrary } from '../test-exercise-library.test-support.ts';
import { planToNotation } from '../words/plan-to-notation.ts';
import { parseValidLinesAndMistakes } from '../workbench/parse-valid-lines-and-mistakes.ts';
import { longNoteCase } from './long-note-case.test-support.ts';
import { notationFromPaste } from './notation-from-paste.ts';
import { pastedLineCases } from './pasted-line-cases.test-support.ts';
import { pastedNoteCases } from './pasted-note-cases.test-support.ts';
import { pastedSheetCases } from './pasted-sheet-cases.test-support.ts';
import { sheetOf } from './sheet-of-plan.test-support.ts';

describe('becomes the notation that a coach would expect:', () => {
  it.each([...pastedNoteCases, ...pastedSheetCases, ...pastedLineCases, longNoteCase])(
    '$title',
    ({ pasted, notation, said, mistakes }) => {
      const found = notationFromPaste(pasted, testExerciseLibrary);
      expect(found.notation).toBe(notation);
      expect(
        found.lines
          .filter(({ outcome }) => outcome !== 'kept')
          .map(({ line, outcome, reasons }) => [line, outcome, ...reasons].join(' · ')),
      ).toEqual(said);
      expect(
        found.mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`),
      ).toEqual(mistakes);
    },
  );

  it('turns a note of 40 lines into a plan without a mistake', () => {
    expect(
      planOfText(notationFromPaste(longNoteCase.pasted, testExerciseLibrary).notation).blocks,
    ).toHaveLength(1);
  });
});

it('reports the exercise that a name was matched to, and the alternatives', () => {
  const [line] = notationFromPaste('squats 5x5', testExerciseLibrary).lines;
  expect(line?.names).toEqual([
    {
      written: 'squats',
      matched: 'Back squat',
      isCertain: false,
      others: ['Front squat', 'Goblet squat', 'Bulgarian split squat'],
    },
  ]);
});

it('reports the notation lines for each line of the source', () => {
  const { notation, lines } = notationFromPaste(
    'Plank 3x30s\n\nFace pull 2x15',
    testExerciseLibrary,
  );
  const printed = notation.split('\n');
  expect(lines.map(({ notationLines }) => printed[(notationLines.at(-1) ?? 0) - 1])).toEqual([
    '- Plank: 3 x 30 s',
    '- Face pull: 2 x 15',
  ]);
});

it('reports what is left out of a row without an exercise and of a heading in a sheet', () => {
  const { notation, lines } = notationFromPaste(
    'Exercise\tSets\tReps\tRest\nWarm-up: ten easy minutes\t\t\nPlank\t3\t30 s\nBreathe well and often\t\t\n\t3\t8\nSleep\t\t\t90 s',
    testExerciseLibrary,
  );
  expect(notation).toContain('Warm-up\n- Plank: 3 x 30 s');
  expect(lines.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([
    ['kept'],
    ['changed', '“ten easy minutes” is left out.'],
    ['kept'],
    ['not understood', '“Breathe well and often” is no exercise of the library, and has no sets.'],
    ['not understood', 'No exercise stands in this row.'],
    [
      'not understood',
      '“Sleep” is no exercise of the library, and has no sets.',
      '“90 s” is left out with it.',
    ],
  ]);
});

const pieces = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    ...['squat', 'RDL', '3x8', '5x5 @ 80%', '60kg', 'rest 90s', '\t', ',', ';', '\n', '\n- ', '  '],
    ...['A1) ', 'Wk 1-4', 'Day 2', 'EMOM 10', 'superset:', ' / ', ' + ', 'each leg', '(', ')', '"'],
    ...['31X0', '8/8/8', 'AMRAP', 'BW', '0', '99999', 'Finisher', 'Sets', 'Exercise', 'then', ': '],
  ),
);
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(' ')),
  planArbitrary.map((plan) => sheetOf(plan, '\t').replace(/\d/, 'x')),
  planArbitrary.map((plan) => planToNotation(plan).replace(/:/g, '')),
);

it('accounts for every line of any text, without losing one', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { notation, mistakes, lines } = notationFromPaste(text, testExerciseLibrary);
      expect(lines.map(({ line, text: written }) => [line, written])).toEqual(
        text
          .split(/\r\n|\r|\n/)
          .flatMap((written, index) => (written.trim() === '' ? [] : [[index + 1, written]])),
      );
      const printed = notation.split('\n');
      const from = new Set(lines.flatMap(({ notationLines }) => notationLines));
      // Every line of the notation has a source, and lines that weren't understood have no
      // notation.
      for (const [index, line] of printed.entries()) {
        if (line !== '') expect(from).toContain(index + 1);
      }
      for (const { outcome, reasons } of lines) expect(reasons.length > 0).toBe(outcome !== 'kept');
      if (notation !== '')
        expect(mistakes).toEqual(
          parseValidLinesAndMistakes(notation, testExerciseLibrary).mistakes,
        );
    }),
    { numRuns: 60 },
  );
});

describe('reports every line of unreadable text:', () => {
  it.each([
    ['nothing', ''],
    ['blank lines', '\n \n\t\n'],
    ['signs of a file that is no text', '\u0000\u0001PK\u0003\u0004\ufffd\ufffd\n\u0001'],
    ['a line of 200 KB', 'x3 '.repeat(70_000)],
    ['200 KB of lines', 'squats 5x5 @ 80%, RDL 3x10 60kg\n'.repeat(6500)],
    [
      '200 KB of unknown names',
      Array.from({ length: 9000 }, (_, row) => `Lift ${row} 3x${row}`).join('\n'),
    ],
    ['200 KB of a sheet', `Exercise\tSets\tReps\n${'Zzyzx\t3\t8\n'.repeat(20_000)}`],
    ['brackets and marks', `${'('.repeat(400)}\n${'"'.repeat(599)}\t1\t2\n${'-'.repeat(500)}`],
    [
      'digits',
      `${'1'.repeat(590)}\n${'1/'.repeat(290)}\n${'1-'.repeat(290)}\n${'1 x '.repeat(140)}`,
    ],
  ])('%s', (_, text) => {
    const { lines } = notationFromPaste(text, testExerciseLibrary);
    expect(lines).toHaveLength(text.split('\n').filter((line) => line.trim() !== '').length);
  });

  it('says where it stopped reading a text that is too long', () => {
    const { lines } = notationFromPaste('Plank 3x30s\n'.repeat(2001), testExerciseLibrary);
    expect(lines.at(-1)).toMatchObject({
      outcome: 'not understood',
      reasons: ['Only the first 2000 lines are read.'],
    });
  });
});

it('reads a note that has marks for right-to-left writing', () => {
  const { notation } = notationFromPaste(
    '\u202b\u200fPlank\u200e 3×30s\u202c',
    testExerciseLibrary,
  );
  expect(notation).toContain('- Plank: 3 x 30 s');
});
