/**
 * Invisible characters: control characters, soft hyphens, zero-width spaces, direction marks, byte
 * order marks and the replacement character.
 */
const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/g;

/**
 * A line with uniform dashes, multiplication signs and spaces, of which word processors and phones
 * write several kinds.
 */
export const tidyLine = (line: string): string =>
  line
    .replace(invisible, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[×✕✖]/g, 'x')
    .replace(/½/g, '.5');

/** Removes brackets, which would break a note in brackets or a heading of the notation. */
export const withoutBracketCharacters = (text: string): string =>
  text.replace(/\s*[()]\s*/g, ' ').trim();
