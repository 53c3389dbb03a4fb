/** An option of a poll: the name that its votes are counted by, and the label that voters read. */
export type PollOption = { readonly name: string; readonly label: string };

/**
 * Parses an option as editors write it, `strength: Strength & power`. A text without a colon is
 * both name and label.
 */
export const parseEditorsPollOption = (text: string): PollOption => {
  const colon = text.indexOf(':');
  return colon < 0
    ? { name: text.trim(), label: text.trim() }
    : { name: text.slice(0, colon).trim(), label: text.slice(colon + 1).trim() };
};
