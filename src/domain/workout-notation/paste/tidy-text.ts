/** Signs that nobody sees: marks for the direction of writing, of a file's beginning, of nothing. */
const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/g;

/** A line with one kind of dash, times sign and space, as word processors and phones write several. */
export const tidyLine = (line: string): string =>
  line
    .replace(invisible, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[×✕✖]/g, 'x')
    .replace(/½/g, '.5');

/** What stands in the way of a note between brackets, or of a heading, in one line of notation. */
export const tidyNote = (text: string): string => text.replace(/\s*[()]\s*/g, ' ').trim();
