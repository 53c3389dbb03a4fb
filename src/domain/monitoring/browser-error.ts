import * as v from 'valibot';

/** Maximum lengths, in characters. */
const longest = { message: 300, place: 120, path: 120 } as const;

export const BrowserErrorSchema = v.object({
  message: v.pipe(v.string(), v.maxLength(2000)),
  /** The file, line and column, such as `app-0a1b2c3d.js:1:5021`. */
  place: v.pipe(v.string(), v.maxLength(500)),
  path: v.pipe(v.string(), v.maxLength(500)),
});
export type BrowserError = v.InferOutput<typeof BrowserErrorSchema>;

/**
 * Anything that might identify the visitor or repeat her input: addresses, a link's query and
 * fragment, long numbers, quoted texts.
 */
const personal: readonly (readonly [RegExp, string])[] = [
  [/\S+@\S+/g, '(address)'],
  [/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1'],
  [/(["'`“‘])(?:(?!\1|[”’]).){12,}?(?:\1|[”’])/g, '(text)'],
  [/\b(?:[a-z]+_)?[A-Za-z0-9+/_-]{24,}\b/g, '(token)'],
  [/\d{5,}/g, '(number)'],
];

const scrub = (text: string): string =>
  personal.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);

const withoutControls = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/**
 * A path without query and fragment, and in the members zone without the part below the section.
 */
const pagePath = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '').replace(/^(\/members\/[^/]*\/).*/, '$1…');

/** The stored form of a browser error, without any personal data. */
export const toStoredError = ({ message, place, path }: BrowserError): BrowserError => ({
  message: scrub(withoutControls(message)).slice(0, longest.message),
  place: scrub(withoutControls(place)).slice(-longest.place),
  path: scrub(withoutControls(pagePath(path))).slice(0, longest.path),
});
