import type { Command } from '@codemirror/view';

const bullet = /^(\s*)-(\s*)/;
const groupHead = /^\s*-\s*(?:superset|circuit|amrap|emom)\b/i;

/**
 * The start of a new line after a line of notation: a dash with the same indentation, indented
 * further below the head of a group, empty after any other line. Undefined if the line is only a
 * dash: a second Enter ends the list.
 */
export const nextLinePrefixUnlessListEnds = (line: string): string | undefined => {
  const match = bullet.exec(line);
  if (match === null) return '';
  if (line.slice(match[0].length).trim() === '') return undefined;
  return `${match[1] ?? ''}${groupHead.test(line) ? '  ' : ''}- `;
};

/** Enter: continues the list that the line is in. */
export const continueListCommand: Command = (view) => {
  const { state } = view;
  if (state.readOnly) return false;
  const { from, to } = state.selection.main;
  const line = state.doc.lineAt(from);
  // In the middle of a line, Enter only breaks it.
  const start = to < line.to || from < line.to ? '' : nextLinePrefixUnlessListEnds(line.text);
  const change =
    start === undefined
      ? { from: line.from, to: line.to, insert: '' }
      : { from, to, insert: `\n${start}` };
  view.dispatch({
    changes: change,
    selection: { anchor: change.from + change.insert.length },
    scrollIntoView: true,
    userEvent: 'input',
  });
  return true;
};
