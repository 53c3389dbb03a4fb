import { expect, it } from 'vitest';
import { renderAndCheckMarkdown } from './markdown.ts';
import { withUnitsSwitchIfPounds } from './units-switch.ts';

/** What comes before and after the switch. */
const around = (source: string): readonly string[] =>
  withUnitsSwitchIfPounds(renderAndCheckMarkdown(source).html).split(
    /<p class="no-print">.*<\/p>\n/,
  );

it.each([
  ['a paragraph', 'First **this**.<br>\n\nThen 60 kg.', '<p>Then 60 kg'],
  ['a list', 'First.\n\n- One\n- Two: 5 kg', '<ul>\n<li>One'],
  ['a table', 'First.\n\n| a | b |\n|---|---|\n| 1 | 20 kg |', '<div class="table-scroll"'],
  ['the first block', 'Lift 60 kg.', '<p>Lift 60 kg'],
])('the switch for pounds is above %s with the first weight', (_, source, start) => {
  const [, after = ''] = around(source);
  expect(after.startsWith(start)).toBe(true);
});

it('a text has one switch, and none without a weight', () => {
  expect(around('Lift 60 kg.\n\nThen 70 kg.')).toHaveLength(2);
  expect(around('Lift it.')).toHaveLength(1);
});
