/** A correction of Gatsby's own code: a text of one of its files, and what takes its place. */
type Correction = { readonly file: string; readonly from: RegExp; readonly to: string };

/**
 * Gatsby decodes the address of a page more than once and encodes it again. With `%2C`, `%25` or
 * any other encoded reserved character it then looks for a page of another name than the one that
 * it has loaded, and an unknown address ends on a blank page. Our addresses need no decoding, so
 * here the browser's own spelling is kept everywhere, and what was served as the page for unknown
 * addresses stays that page.
 */
const corrections: readonly Correction[] = [
  {
    file: 'find-path.js',
    from: /let newRawPathname[\s\S]*decodeURIComponent\(newRawPathname\)/,
    to: 'const pathname = rawPathname',
  },
  {
    file: 'find-path.js',
    from: /export const findPath = rawPathname => \{/,
    to: `const unknown = window.pagePath === '/404.html' && window.location.pathname
export const findPath = rawPathname => {
  if (rawPathname.split('?')[0] === unknown) return '/404.html'`,
  },
  { file: 'index.modern.mjs', from: /encodeURI\(decodeURI\((\w+)\)\)/, to: '$1' },
  { file: 'index.modern.mjs', from: /\.map\(decodeURIComponent\)/, to: '' },
  // The router compares a page's address with the browser's. An unknown one may look like a pattern
  // of the router, such as `/:uri`.
  {
    file: 'production-app.js',
    from: /stripPrefix\(location\.pathname, __BASE_PATH__\)(?=\s*:)/,
    to: '`/*`',
  },
];

export const gatsbyFilesToCorrectPattern =
  /\.cache\/(find-path|production-app)\.js$|@gatsbyjs\/reach-router\/dist\/index\.modern\.mjs$/;

/**
 * Corrects one of these files. Throws if a text is not in it any more: a new version of Gatsby has
 * to be looked at.
 */
export const correctGatsbyAddressCode = (file: string, source: string): string =>
  corrections
    .filter((one) => file.endsWith(`/${one.file}`))
    .reduce((text, { from, to }) => {
      if (!from.test(text)) {
        throw new Error(`${file} is not what src/build/correct-addresses.ts corrects: ${from}`);
      }
      return text.replace(from, to);
    }, source);

/** The same as a loader of webpack. */
export default function loader(this: { readonly resourcePath: string }, source: string): string {
  return correctGatsbyAddressCode(this.resourcePath, source);
}
