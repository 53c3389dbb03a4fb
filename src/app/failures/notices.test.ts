// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  endSlowNavigationWarning,
  installSlowNavigationWarning,
} from './install-slow-navigation-warning.ts';
import { showLoadFailureNotice, startSlowStartNoticeTimer } from './load-failure-notice.ts';

beforeEach(() => {
  document.body.replaceChildren();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const textsOf = (role: string) =>
  [...document.querySelectorAll(`[role=${role}]`)].map((element) => element.textContent);
const waitTexts = () =>
  [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent);

it('shows the load failure notice once, with a button to try again', () => {
  showLoadFailureNotice(document);
  showLoadFailureNotice(document);
  expect(textsOf('alert')).toHaveLength(1);
  expect(textsOf('alert')[0]).toContain('could not be loaded');
  expect(document.querySelector('button')?.textContent).toBe('Try again');
});

describe('a page whose data or scripts do not answer', () => {
  it('shows the load failure notice after ten seconds, until it is ready', () => {
    const end = startSlowStartNoticeTimer(window);
    vi.advanceTimersByTime(9999);
    expect(textsOf('alert')).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(textsOf('alert')[0]).toContain('could not be loaded');
    end();
    expect(textsOf('alert')).toEqual([]);
  });

  it('shows no notice if it is ready in time', () => {
    startSlowStartNoticeTimer(window)();
    vi.advanceTimersByTime(60_000);
    expect(textsOf('alert')).toEqual([]);
  });
});

describe('the next page', () => {
  const navigate = vi.fn();
  const loadPageSync = vi.fn<(path: string) => object | undefined>();
  const callNavigate = (to: string, options?: object): unknown => {
    const current: unknown = Reflect.get(window, '___navigate');
    return typeof current === 'function' ? Reflect.apply(current, window, [to, options]) : 'none';
  };

  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal('___navigate', navigate);
    vi.stubGlobal('___loader', { loadPageSync });
    installSlowNavigationWarning(window);
  });
  afterEach(() => endSlowNavigationWarning(window));

  it('is announced after a second, and reported as missing after ten', () => {
    callNavigate('/articles/?s=squat', { replace: true });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/articles/?s=squat', { replace: true });
    vi.advanceTimersByTime(999);
    expect(waitTexts()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(waitTexts()).toEqual(['Loading the page …']);
    vi.advanceTimersByTime(9000);
    expect(waitTexts()).toEqual([]);
    expect(textsOf('alert')[0]).toContain('taking too long');
    expect(document.querySelector('button')?.textContent).toBe('Try again');
    endSlowNavigationWarning(window);
    expect(textsOf('alert')).toEqual([]);
  });

  it('is announced once for two navigations in a row', () => {
    callNavigate('/articles/');
    vi.advanceTimersByTime(500);
    callNavigate('/contact/');
    vi.advanceTimersByTime(9500);
    expect(waitTexts()).toHaveLength(1);
    expect(textsOf('alert')).toEqual([]);
  });

  it('is not announced if it arrives at once', () => {
    callNavigate('/articles/');
    endSlowNavigationWarning(window);
    vi.advanceTimersByTime(60_000);
    expect([...waitTexts(), ...textsOf('alert')]).toEqual([]);
  });

  it('is announced after Back unless it is loaded already', () => {
    loadPageSync.mockReturnValue({});
    window.dispatchEvent(new PopStateEvent('popstate'));
    vi.advanceTimersByTime(1000);
    expect(waitTexts()).toEqual([]);
    loadPageSync.mockReturnValue(undefined);
    window.dispatchEvent(new PopStateEvent('popstate'));
    vi.advanceTimersByTime(1000);
    expect(waitTexts()).toEqual(['Loading the page …']);
  });
});
