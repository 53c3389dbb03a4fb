import fc from 'fast-check';
import { expect, it } from 'vitest';
import { workoutBlocksIn } from '../../domain/workout-notation/parse/workout-blocks.ts';
import { renderAndCheckMarkdown } from './markdown.ts';

const line = fc.constantFrom(
  '',
  'Words.',
  '- Squat: 3 x 5',
  '## A heading',
  '```workout',
  '````workout',
  '~~~ workout ',
  '```',
  '````',
  '~~~',
  '```js',
  '``` `workout`',
);

it('finds the same blocks in the block editor as in the build', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
      const text = `${lines.join('\n')}\n`;
      const built = renderAndCheckMarkdown(text).workouts.map(({ source }) => source);
      expect(workoutBlocksIn(text).map(({ source }) => source)).toEqual(built);
    }),
    { numRuns: 500 },
  );
});
