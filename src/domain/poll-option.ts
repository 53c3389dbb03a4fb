/** An option of a poll: the name its votes are counted under, and what voters read. */
export type PollOption = { readonly name: string; readonly label: string };

/** Reads an option as editors write it, `strength: Strength & power`; a text without a colon is its own name and label. */
export const parsePollOption = (text: string): PollOption => {
  const colon = text.indexOf(':');
  return colon < 0
    ? { name: text.trim(), label: text.trim() }
    : { name: text.slice(0, colon).trim(), label: text.slice(colon + 1).trim() };
};
