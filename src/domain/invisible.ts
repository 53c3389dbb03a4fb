// Control, zero-width and other characters that take no room on the screen, and the blank that looks like Braille.
const invisible = String.raw`[\p{C}\p{Default_Ignorable_Code_Point}\u2800]`;
const anywhere = new RegExp(invisible, 'u');
const all = new RegExp(String.raw`[\s\u2800\p{C}\p{Default_Ignorable_Code_Point}]`, 'gu');
const atEnds = new RegExp(String.raw`^(?:\s|${invisible})+|(?:\s|${invisible})+$`, 'gu');

/** Whether a text has a character that nobody can see, such as a zero-width space. Spaces and line breaks: see `isBlank`. */
export const hasInvisible = (text: string): boolean => anywhere.test(text);

/** Whether there is nothing to see in a text. */
export const isBlank = (text: string): boolean => text.replaceAll(all, '') === '';

/** The text without what cannot be seen at its ends: it comes along when somebody pastes. */
export const trimInvisible = (text: string): string => text.replaceAll(atEnds, '');

/** The text without anything that cannot be seen. */
export const removeInvisible = (text: string): string =>
  text.replaceAll(new RegExp(invisible, 'gu'), '');
