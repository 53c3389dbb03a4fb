/** A `workout` block of a long text. */
export type WorkoutBlockWithOffsets = {
  readonly source: string;
  /** The offsets of its source in the text; `to` is after the line end of its last line. */
  readonly from: number;
  readonly to: number;
};

/**
 * A fence as defined by CommonMark: at most three spaces, then at least three backticks or tildes
 * (spec.commonmark.org, 4.5).
 */
const fenceLine = /^( {0,3})(`{3,}|~{3,})(.*)$/;

type Fence = { readonly mark: string; readonly isWorkout: boolean; readonly from: number };

const opens = (line: string, next: number): Fence | undefined => {
  const [, , mark = '', info = ''] = fenceLine.exec(line) ?? [];
  // Backticks after the fence make it a code span.
  if (mark === '' || (mark.startsWith('`') && info.includes('`'))) return undefined;
  return { mark, isWorkout: info.trim().toLowerCase() === 'workout', from: next };
};

const closes = (line: string, { mark }: Fence): boolean => {
  const [, , end = '', rest = ''] = fenceLine.exec(line) ?? [];
  return end.startsWith(mark) && end[0] === mark[0] && rest.trim() === '';
};

/**
 * The `workout` blocks of a long text in Markdown, in order. A block that is never closed extends
 * to the end.
 */
export const workoutBlocksIn = (text: string): readonly WorkoutBlockWithOffsets[] => {
  const blocks: WorkoutBlockWithOffsets[] = [];
  let fence: Fence | undefined;
  const close = (to: number): void => {
    if (fence?.isWorkout === true) {
      blocks.push({ source: text.slice(fence.from, to), from: fence.from, to });
    }
    fence = undefined;
  };
  for (const { 0: whole, 1: line = '', index } of text.matchAll(/([^\n]*)(?:\n|$)/g)) {
    if (whole === '') continue;
    const bare = line.replace(/\r$/, '');
    if (fence === undefined) fence = opens(bare, index + whole.length);
    else if (closes(bare, fence)) close(index);
  }
  close(text.length);
  return blocks;
};

/**
 * The text with the source of one block replaced. Everything else stays the same, down to the last
 * space.
 */
export const textWithBlockAtIndexReplaced = (
  text: string,
  index: number,
  source: string,
): string => {
  const block = workoutBlocksIn(text)[index];
  if (block === undefined) return text;
  const line = source === '' || source.endsWith('\n') ? source : `${source}\n`;
  const before = text.slice(0, block.from);
  // The line that opens the block may be the last of the text.
  return `${before}${before.endsWith('\n') ? '' : '\n'}${line}${text.slice(block.to)}`;
};

/** The text with an empty block at its end. */
export const textWithEmptyBlockAtEnd = (text: string): string => {
  const before = text.trimEnd();
  return `${before === '' ? '' : `${before}\n\n`}\`\`\`workout\n\`\`\`\n`;
};
