// Control, zero-width and other characters that take no room on the screen, and the blank Braille
// pattern.
const invisible = String.raw`[\p{C}\p{Default_Ignorable_Code_Point}\u2800]`;
const anywhere = new RegExp(invisible, 'u');
const all = new RegExp(String.raw`[\s\u2800\p{C}\p{Default_Ignorable_Code_Point}]`, 'gu');
const atEnds = new RegExp(String.raw`^(?:\s|${invisible})+|(?:\s|${invisible})+$`, 'gu');

/**
 * Whether a text has an invisible character, such as a zero-width space. Spaces and line breaks:
 * see `isBlank`.
 */
export const hasInvisible = (text: string): boolean => anywhere.test(text);

/** Whether a text has nothing visible. */
export const isBlank = (text: string): boolean => text.replaceAll(all, '') === '';

/** The text without invisible characters at its ends, which are often pasted along with it. */
export const trimInvisible = (text: string): string => text.replaceAll(atEnds, '');

/** The text without any invisible characters. */
export const removeInvisible = (text: string): string =>
  text.replaceAll(new RegExp(invisible, 'gu'), '');
