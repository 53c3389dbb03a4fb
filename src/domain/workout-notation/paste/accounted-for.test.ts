import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atScale } from '../../../../tests/support/proof-scale.ts';
import { testExerciseLibrary } from '../test-exercise-library.test-support.ts';
import { notationFromPaste } from './notation-from-paste.ts';
import type { NotationFromPaste, PastedLineReport } from './pasted.ts';
import { coachLineCasesOfGroupsAndOthers } from './coach-line-cases-of-groups.test-support.ts';
import { coachLineCasesOfBarbellLifts } from './coach-line-cases.test-support.ts';
import {
  bulletNoteArbitrary,
  sheetRowsArbitrary,
  shorthandNoteArbitrary,
} from './pasted-soup.test-support.ts';

/** What says something in a line: numbers, the words that no exercise has, and signs. */
const telling = /\d+\+(?!\s*\d)|\d+(?:\.\d+)?|zorb|quix|when you hit|work up|luck|[~=?#→<*…°]/giu;

const tellingIn = (text: string): readonly string[] =>
  (text.match(telling) ?? []).map((part) => part.toLowerCase());

/** What of a line stands neither in the notation nor in a sentence about the line. */
const lostOf = ({ notation }: NotationFromPaste, line: PastedLineReport): readonly string[] => {
  const whole = /^(?:No exercise stands|No exercise, heading|Only the first|Days of rest)/;
  if (line.reasons.some((reason) => whole.test(reason))) return [];
  const printed = notation.split('\n');
  const places = line.notationLines.flatMap((number) => {
    const text = printed[number - 1] ?? '';
    // The sets of an exercise in a group are its rounds.
    const head = printed.slice(0, number).findLast((other) => other.startsWith('- '));
    return text.startsWith('  ') ? [text, head] : [text];
  });
  // Sets with a load of their own are written one by one.
  const ones = places.join('\n').match(/\b1 x /g)?.length ?? 0;
  const counts = Array.from({ length: ones }, (_, index) => `${index + 1}`);
  const said = new Set(tellingIn([...places, ...line.reasons, ...counts].join('\n')));
  // Labels, and the numbers of weeks and days, may change: tests beside this one hold their
  // sentences.
  const words = line.text
    .trim()
    .replace(/^[-*]\s+/, '')
    .replace(/^(?:A[12]\s|(?:Day|W|Wk|Week) ?\d|\d(?: \(quix\))?(?=\t))/, '')
    .replace(/\tA[12]\t/, '\t')
    // A note loses its brackets.
    .replaceAll(/[()]/g, '');
  return tellingIn(words).filter((part) => !said.has(part) && !said.has(`${part}+`));
};

describe('every number, word and sign of a line is in the notation or in a sentence about the line:', () => {
  it.each([
    ['shorthand', shorthandNoteArbitrary],
    ['bullets', bulletNoteArbitrary],
    ['columns', sheetRowsArbitrary],
  ])('%s', (_, notes) => {
    fc.assert(
      fc.property(notes, (lines) => {
        const pasted = notationFromPaste(lines.join('\n'), testExerciseLibrary);
        expect(
          pasted.lines.flatMap((line) =>
            lostOf(pasted, line).map((part) => ({
              part,
              line: line.text,
              said: line.reasons,
              notation: pasted.notation,
            })),
          ),
        ).toEqual([]);
      }),
      { numRuns: atScale(1000) },
    );
  });
});

describe('reads a line as it is meant, or marks it:', () => {
  it.each([...coachLineCasesOfBarbellLifts, ...coachLineCasesOfGroupsAndOthers])(
    '$line',
    ({ line, becomes, said }) => {
      const pasted = notationFromPaste(line, testExerciseLibrary);
      const printed = pasted.notation.replace('Week 1\n\nDay 1\n\nMain\n', '');
      expect(printed.split('\n').filter((text) => text !== '')).toEqual(becomes);
      expect(pasted.lines.map(({ outcome, reasons }) => ({ outcome, reasons }))).toEqual([
        {
          outcome: expect.stringMatching(said.length === 0 ? /^kept$/ : /^changed|not understood$/),
          reasons: said,
        },
      ]);
    },
  );
});
