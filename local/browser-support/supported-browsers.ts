import browserslist from 'browserslist';
import type { BrowserName } from '@mdn/browser-compat-data';

/** The oldest version of a browser that the site supports. */
export type OldestBrowser = {
  /** Its name in MDN's data. */
  readonly id: BrowserName;
  readonly name: string;
  readonly version: string;
};

/** What browserslist calls a browser, and what MDN's data and people do. */
const known: Readonly<Record<string, Pick<OldestBrowser, 'id' | 'name'>>> = {
  chrome: { id: 'chrome', name: 'Chrome' },
  edge: { id: 'edge', name: 'Edge' },
  firefox: { id: 'firefox', name: 'Firefox' },
  safari: { id: 'safari', name: 'Safari' },
  ios_saf: { id: 'safari_ios', name: 'Safari on iOS' },
  and_chr: { id: 'chrome_android', name: 'Chrome on Android' },
  and_ff: { id: 'firefox_android', name: 'Firefox on Android' },
  samsung: { id: 'samsunginternet_android', name: 'Samsung Internet' },
};

const numbersOf = (version: string): readonly number[] =>
  version.replace('≤', '').split('.').map(Number);

/** Negative if the first of two versions, such as `17.4` and `17.10`, is the older one. */
export const compareVersions = (first: string, second: string): number => {
  const [a, b] = [numbersOf(first), numbersOf(second)];
  const at = a.findIndex((number, index) => number !== (b[index] ?? 0));
  if (at === -1) return a.length - b.length;
  return (a[at] ?? 0) - (b[at] ?? 0);
};

/** The oldest version of each browser of a query, by default the one in package.json. */
export const oldestBrowsers = (query?: readonly string[]): readonly OldestBrowser[] => {
  const oldest = new Map<string, string>();
  for (const line of browserslist(query && [...query])) {
    const [name = '', range = ''] = line.split(' ');
    const version = range.split('-')[0] ?? '';
    const before = oldest.get(name);
    if (before === undefined || compareVersions(version, before) < 0) oldest.set(name, version);
  }
  return [...oldest].map(([name, version]) => {
    const browser = known[name];
    if (browser === undefined) {
      throw new Error(
        `The browserslist of package.json has ${name}: name it in ${import.meta.url}`,
      );
    }
    return { ...browser, version: version.replace(/\.0$/, '') };
  });
};
