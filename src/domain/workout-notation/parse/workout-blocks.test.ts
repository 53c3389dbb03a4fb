import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  textWithBlockAtIndexReplaced,
  textWithEmptyBlockAtEnd,
  workoutBlocksIn,
} from './workout-blocks.ts';

const sourcesIn = (text: string): readonly string[] =>
  workoutBlocksIn(text).map(({ source }) => source);

describe('the workout blocks of a long text', () => {
  it('are between a line ```workout and a line ```, in order', () => {
    const text =
      'Read.\n\n```workout\n- Squat: 3 x 5\n```\n\nThen.\n\n~~~ Workout\n- Row: 1 x 1\n~~~\n';
    expect(sourcesIn(text)).toEqual(['- Squat: 3 x 5\n', '- Row: 1 x 1\n']);
  });

  it.each([
    ['of another language', '```js\n```workout\n```\n'],
    ['inside a larger fence', '````\n```workout\n- Squat: 3 x 5\n```\n````\n'],
    ['that is code because it is indented', '    ```workout\n    - Squat: 3 x 5\n'],
  ])('don’t include blocks %s', (_, text) => {
    expect(sourcesIn(text)).toEqual([]);
  });

  it('may be empty, never closed, or come from Windows', () => {
    expect(sourcesIn('```workout\n```')).toEqual(['']);
    expect(sourcesIn('```workout\n- Squat: 3 x 5')).toEqual(['- Squat: 3 x 5']);
    expect(sourcesIn('```workout\r\n- Squat\r\n```\r\n')).toEqual(['- Squat\r\n']);
  });
});

const line = fc.constantFrom(
  '',
  'Words.',
  '- Squat: 3 x 5',
  '## A heading',
  '```workout',
  '```',
  '~~~',
  '```js',
);
const text = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'));
const notation = fc
  .array(fc.constantFrom('Day 1', '- Squat: 3 x 5', '  - Row: 8', ''), { maxLength: 5 })
  .map((lines) => lines.map((written) => `${written}\n`).join(''));

describe('textWithBlockAtIndexReplaced', () => {
  it('changes only that block, down to the last space', () => {
    fc.assert(
      fc.property(text, notation, fc.nat(5), (before, source, index) => {
        const block = workoutBlocksIn(before)[index];
        fc.pre(block !== undefined);
        const after = textWithBlockAtIndexReplaced(before, index, source);
        expect(sourcesIn(after)).toEqual(sourcesIn(before).with(index, source));
        expect(after.startsWith(before.slice(0, block.from))).toBe(true);
        expect(after.endsWith(before.slice(block.to))).toBe(true);
      }),
    );
  });

  it('changes nothing if the source is the same', () => {
    fc.assert(
      fc.property(text, (before) => {
        for (const [index, { source }] of workoutBlocksIn(before).entries()) {
          if (source.endsWith('\n'))
            expect(textWithBlockAtIndexReplaced(before, index, source)).toBe(before);
        }
      }),
    );
  });

  it('leaves a text without that block as it is', () => {
    expect(textWithBlockAtIndexReplaced('Words.', 0, '- Squat: 3 x 5')).toBe('Words.');
  });
});

it('textWithEmptyBlockAtEnd adds a block at the end of the text, with an empty line before it', () => {
  expect(textWithEmptyBlockAtEnd('Words.\n\n\n')).toBe('Words.\n\n```workout\n```\n');
  expect(sourcesIn(textWithEmptyBlockAtEnd(''))).toEqual(['']);
});
