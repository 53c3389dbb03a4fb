import { expect, it } from 'vitest';
import { notationWithCorrectedMatches } from './corrected-matches-by-pasted-name.ts';

const line = (number: number, notationLine: number, written: string, matched: string) => ({
  line: number,
  text: written,
  outcome: 'changed' as const,
  reasons: [],
  notationLines: [notationLine],
  names: [{ written, matched, isCertain: false, others: ['Front squat', 'Hack $& squat'] }],
});

const notation = '- Back squat: 3 x 5\n- Back squat: 1 x 1\n- Plank: 1 x 30 s';
const lines = [line(1, 1, 'sqt', 'Back squat'), line(2, 2, 'squats', 'Back squat')];

it('replaces the name that an exercise was chosen for, and no other', () => {
  const chosen = new Map([['sqt', { matched: 'Back squat', title: 'Hack $& squat' }]]);
  expect(notationWithCorrectedMatches(notation, lines, chosen)).toBe(
    '- Hack $& squat: 3 x 5\n- Back squat: 1 x 1\n- Plank: 1 x 30 s',
  );
});

it('keeps the notation as it is without a choice', () => {
  expect(notationWithCorrectedMatches(notation, lines, new Map())).toBe(notation);
});

it('replaces the quotation marks too for an exercise of the library', () => {
  const chosen = new Map([['splank', { matched: 'splank', title: 'Plank' }]]);
  const quoted = '- "splank": 2 x 30 s';
  expect(notationWithCorrectedMatches(quoted, [line(1, 1, 'splank', 'splank')], chosen)).toBe(
    '- Plank: 2 x 30 s',
  );
});
