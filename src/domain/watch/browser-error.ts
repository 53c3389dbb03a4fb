import * as v from 'valibot';

/** In characters. */
const longest = { message: 300, place: 120, path: 120 } as const;

export const BrowserErrorSchema = v.object({
  message: v.pipe(v.string(), v.maxLength(2000)),
  /** The file, line and column, such as `app-0a1b2c3d.js:1:5021`. */
  place: v.pipe(v.string(), v.maxLength(500)),
  path: v.pipe(v.string(), v.maxLength(500)),
});
/** An error in a browser, as its report says it. */
export type BrowserError = v.InferOutput<typeof BrowserErrorSchema>;

/** Whatever might say who she is or what she typed: addresses, links with what comes after the path, long numbers, texts between quotation marks. */
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

/** A path without what comes after it, and below the pages of members without the rest. */
const pagePath = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '').replace(/^(\/members\/[^/]*\/).*/, '$1…');

/** What is stored of an error in a browser: nothing that says whose it was. */
export const toStoredError = ({ message, place, path }: BrowserError): BrowserError => ({
  message: scrub(withoutControls(message)).slice(0, longest.message),
  place: scrub(withoutControls(place)).slice(-longest.place),
  path: scrub(withoutControls(pagePath(path))).slice(0, longest.path),
});
