// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notFoundPath, pathsWithoutAnalytics } from '../../domain/routes.ts';
import { AnalyticsConsentQuestion, AnalyticsConsentSwitch } from './analytics-parts.tsx';
import { countVisitsOnceAgreed } from './count-visits-once-agreed.ts';

const key = 'analytics';
const { dataset } = document.documentElement;

let listeners: [string, EventListenerOrEventListenerObject][] = [];
/** What Google's script gets. */
let sent: unknown[][] = [];

const pages = ['/', '/articles/', '/search/', '/shop/order/', '/gift/', '/success/', '/members/'];
/** As Gatsby finds the page of an address: all addresses below `/members/` have one. */
const loadPageSync = (address: string) => {
  const [path = ''] = address.split(/[?#]/);
  // A page that was opened with a query is known by the two together.
  if (address === '/search/') return undefined;
  if (path === '/search/') return { page: { path: address } };
  if (path.startsWith('/members/')) return { page: { path: '/members/[...]/' } };
  const isKnown = [...pages, ...pathsWithoutAnalytics].includes(path);
  return { page: { path: isKnown ? path : notFoundPath } };
};

type Visit = { readonly stored?: string; readonly signal?: 'doNotTrack' | 'globalPrivacyControl' };

const visit = ({ stored, signal }: Visit = {}): void => {
  // Files share their document: an earlier one may have left it at another address.
  history.replaceState(null, '', '/');
  if (stored !== undefined) localStorage.setItem(key, stored);
  if (signal !== undefined) {
    const value = signal === 'doNotTrack' ? '1' : true;
    Object.defineProperty(navigator, signal, { value, configurable: true });
  }
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <AnalyticsConsentQuestion />
      <AnalyticsConsentSwitch />
      <template data-analytics-held="" />
    </>,
  );
  vi.stubGlobal('___loader', { loadPageSync });
  // Jsdom runs no scripts: these are the plugin's.
  vi.spyOn(document.body, 'append').mockImplementation(() => {
    vi.stubGlobal('gtag', (...command: unknown[]) => sent.push(command));
  });
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    listeners.push([type, listener]);
    add(type, listener);
  });
  countVisitsOnceAgreed(window, {
    key,
    off: 'ga-disable-G-TEST',
    ready: 'page-ready',
    uncounted: pathsWithoutAnalytics,
    notFound: { page: notFoundPath, path: '/404/' },
  });
};

/** A page is ready, and the plugin announces it. */
const show = (address: string): void => {
  window.dispatchEvent(new Event('page-ready'));
  const gtag: unknown = Reflect.get(window, 'gtag');
  if (typeof gtag === 'function') gtag('event', 'page_view', { page_path: address });
};

const press = (choice: string, place = '.analytics'): void =>
  document.querySelector<HTMLElement>(`${place} [data-choose-analytics=${choice}]`)?.click();

const views = (): unknown[] => sent.filter(([command]) => command === 'event');

afterEach(() => {
  vi.restoreAllMocks();
  for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  listeners = [];
  sent = [];
  localStorage.clear();
  for (const name of ['gtag', 'ga-disable-G-TEST']) Reflect.deleteProperty(window, name);
  for (const name of ['doNotTrack', 'globalPrivacyControl'])
    Reflect.deleteProperty(navigator, name);
  delete dataset['analytics'];
  delete dataset['analyticsQuestion'];
});

describe('before an answer', () => {
  it('asks, sends nothing and stores nothing', () => {
    visit();
    show('/articles/');
    show('/');
    expect([dataset['analytics'], dataset['analyticsQuestion']]).toEqual(['ask', '']);
    expect([sent, localStorage.length, document.cookie]).toEqual([[], 0, '']);
    expect(document.body.append).not.toHaveBeenCalled();
  });

  it.each(['doNotTrack', 'globalPrivacyControl'] as const)(
    'takes %s as a no, even after a yes, and asks nothing',
    (signal) => {
      visit({ signal, stored: 'yes' });
      show('/articles/');
      press('yes');
      expect([dataset['analytics'], dataset['analyticsQuestion']]).toEqual(['signal', undefined]);
      expect(sent).toEqual([]);
    },
  );
});

describe('after a no', () => {
  it('sends nothing, remembers it, and doesn’t ask on the next page', () => {
    visit();
    show('/');
    press('no', '.analytics-question');
    expect([dataset['analytics'], localStorage.getItem(key)]).toEqual(['no', 'no']);
    expect(document.activeElement?.textContent).toContain('Your visits aren’t counted.');
    expect(dataset['analyticsQuestion']).toBe('');
    show('/articles/');
    expect(dataset['analyticsQuestion']).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it('can be changed', () => {
    visit({ stored: 'no' });
    show('/articles/');
    press('yes');
    show('/search/');
    expect([dataset['analytics'], dataset['analyticsQuestion']]).toEqual(['yes', undefined]);
    expect(views()).toHaveLength(2);
  });
});

describe('after a yes', () => {
  it.each([
    ['/', '/'],
    ['/search/?s=leaking+after+birth', '/search/'],
    ['/articles/?utm_source=x&email=anna@example.com#part', '/articles/'],
    ['/shop/order/#order-1.signature', '/shop/order/'],
    ['/gift/?code=ABCD-EFGH', '/gift/'],
    ['/gift/#code=ABCD-EFGH', '/gift/'],
    ['/success/?session_id=cs_1#shop=order-1.signature', '/success/'],
    ['/members/account/?invitation=abc', '/members/'],
    ['/members/packs/tone-sculpt/week-1/', '/members/'],
    ['/anna@example.com/', '/404/'],
    ['/no/such/page/?proof=abc', '/404/'],
  ])('sends of %s only the path %s', (address, path) => {
    visit({ stored: 'yes' });
    document.title = 'A plan that nobody may see';
    show(address);
    const view = {
      page_path: path,
      page_location: `${location.origin}${path}`,
      page_title: path,
      page_referrer: `${location.origin}/`,
    };
    expect(sent).toEqual([
      ['set', view],
      ['event', 'page_view', view],
    ]);
  });

  it.each(pathsWithoutAnalytics)('sends nothing of %s', (path) => {
    visit({ stored: 'yes' });
    show(`${path}?kg=80#age=40`);
    expect(sent).toEqual([]);
    expect(document.body.append).not.toHaveBeenCalled();
  });

  it('counts the page on which she agrees, once', () => {
    visit();
    show('/');
    press('yes');
    expect(views()).toHaveLength(1);
  });

  it('leaves a page that isn’t ready yet to the plugin', () => {
    visit();
    press('yes');
    expect(views()).toHaveLength(0);
    show('/');
    expect(views()).toHaveLength(1);
    expect(dataset['analyticsQuestion']).toBe('');
  });

  it('sends no other command, and runs Google’s scripts once', () => {
    visit({ stored: 'yes' });
    show('/');
    show('/articles/');
    const gtag: unknown = Reflect.get(window, 'gtag');
    if (typeof gtag === 'function') gtag('event', 'click', { link_url: 'https://example.com/' });
    expect(sent.map(([command, name]) => [command, name])).toEqual([
      ['set', expect.anything()],
      ['event', 'page_view'],
      ['set', expect.anything()],
      ['event', 'page_view'],
    ]);
    expect(document.body.append).toHaveBeenCalledTimes(1);
  });
});

describe('a change of mind', () => {
  it('stops everything and deletes Google’s cookies, and no others', () => {
    visit({ stored: 'yes' });
    document.cookie = '_ga=GA1.1.1.1; path=/';
    document.cookie = '_ga_TEST123=GS2.1; path=/';
    document.cookie = '_gate=ours; path=/';
    show('/');
    press('no');
    expect(document.cookie).toBe('_gate=ours');
    document.cookie = '_gate=; max-age=0; path=/';
    expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(true);
    show('/articles/');
    expect(views()).toHaveLength(1);
  });

  it('in another tab counts here too', () => {
    visit({ stored: 'yes' });
    localStorage.setItem(key, 'no');
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'no' }));
    show('/articles/');
    expect([dataset['analytics'], sent]).toEqual(['no', []]);
  });

  it('holds for this page if nothing can be stored', () => {
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('Denied');
      });
    }
    visit();
    show('/');
    press('yes');
    expect([dataset['analytics'], views().length]).toEqual(['yes', 1]);
  });
});
