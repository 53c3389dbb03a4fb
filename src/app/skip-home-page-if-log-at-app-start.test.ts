import { expect, it } from 'vitest';
import { skipHomePageIfLogAtAppStartScript } from './inline-scripts.ts';

type Start = {
  readonly standalone?: boolean;
  readonly displayMode?: string;
  readonly entries?: number;
  readonly referrer?: string;
  readonly search?: string;
  readonly hash?: string;
  readonly training?: string | null;
};

/** Where a home page that is opened in this way leads; undefined if it stays. */
const opened = ({
  standalone,
  displayMode = 'browser',
  entries = 1,
  referrer = '',
  search = '',
  hash = '',
  training = '1',
}: Start): string | undefined => {
  let next: string | undefined;
  // Run as on a page: from its text, with a fake window.
  new Function('window', skipHomePageIfLogAtAppStartScript)({
    document: { referrer },
    history: { length: entries },
    localStorage: { getItem: (key: string) => (key === 'training' ? training : null) },
    location: { search, hash, replace: (address: string) => (next = address) },
    matchMedia: (query: string) => ({ matches: query.includes(`(display-mode: ${displayMode})`) }),
    navigator: standalone === undefined ? {} : { standalone },
  });
  return next;
};

it.each([
  ['the manifest’s window', { displayMode: 'minimal-ui' }],
  ['a window without the browser’s buttons', { displayMode: 'standalone' }],
  ['an iPhone’s home screen', { standalone: true }],
])('a start in %s goes on to what is next', (_, start) => {
  expect(opened(start)).toBe('/train/');
});

it.each<[string, Start]>([
  ['in a browser’s tab', { standalone: false }],
  ['without a training log', { displayMode: 'minimal-ui', training: null }],
  ['by a link of the site', { displayMode: 'minimal-ui', entries: 2 }],
  ['from another page', { displayMode: 'minimal-ui', referrer: 'https://knurl.example/train/' }],
  ['with the wish to join', { displayMode: 'minimal-ui', search: '?redirect=sub' }],
  ['with a code', { displayMode: 'minimal-ui', hash: '#mail-list' }],
])('the home page stays if it is opened %s', (_, start) => {
  expect(opened(start)).toBeUndefined();
});

it('stays where the browser blocks its storage', () => {
  const window = {
    matchMedia: () => ({ matches: true }),
    get localStorage(): Storage {
      throw new DOMException('Denied', 'SecurityError');
    },
  };
  expect(() => new Function('window', skipHomePageIfLogAtAppStartScript)(window)).not.toThrow();
});
