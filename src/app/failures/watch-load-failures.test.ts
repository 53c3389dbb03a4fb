// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  allowReloadAfterNavigation,
  reloadOrShowNoticeIfLoadFailure,
} from './watch-load-failures.ts';

const chunkFailure = new Error('Loading chunk 77 failed.');
const pageFailure = new Error('page resources for /articles/ not found. Not rendering React');

const openPage = (pathname = '/articles/') => {
  const reload = vi.fn();
  return { document, sessionStorage, location: { pathname, reload } };
};

/**
 * The first failure on a newly opened page. Returns which of the two reactions the visitor sees.
 */
const failOn = (page: ReturnType<typeof openPage>, reason: unknown = chunkFailure) => {
  document.body.replaceChildren();
  reloadOrShowNoticeIfLoadFailure({ reason, stopImmediatePropagation: () => undefined }, page);
  const isNoticeShown = document.querySelector('[role="alert"]') !== null;
  return { reloads: page.location.reload.mock.calls.length, isNoticeShown };
};

const reloaded = { reloads: 1, isNoticeShown: false };
const noticed = { reloads: 0, isNoticeShown: true };

beforeEach(() => sessionStorage.clear());

it.each([
  ['a chunk', chunkFailure],
  ['a page', pageFailure],
])('reloads the page once when %s fails, and then shows the notice', (_, reason) => {
  expect(failOn(openPage(), reason)).toEqual(reloaded);
  expect(failOn(openPage(), reason)).toEqual(noticed);
  expect(failOn(openPage(), reason)).toEqual(noticed);
});

it('reloads another page even if the first one has been reloaded', () => {
  failOn(openPage('/articles/'));
  expect(failOn(openPage('/exercises/'))).toEqual(reloaded);
});

it('reloads a page that failed earlier again after a navigation within the site', () => {
  failOn(openPage());
  allowReloadAfterNavigation(openPage());
  expect(failOn(openPage())).toEqual(reloaded);
});

it('shows the notice without a reload when the browser denies session storage', () => {
  const page = {
    ...openPage(),
    get sessionStorage(): Storage {
      throw new DOMException('Denied', 'SecurityError');
    },
  };
  expect(failOn(page)).toEqual(noticed);
  expect(() => allowReloadAfterNavigation(page)).not.toThrow();
});

it('shows the notice without a reload when session storage is full', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(failOn(openPage())).toEqual(noticed);
  setItem.mockRestore();
});

it('keeps a load failure from Gatsby’s own listener, which would reload endlessly', () => {
  const stopImmediatePropagation = vi.fn();
  reloadOrShowNoticeIfLoadFailure({ reason: chunkFailure, stopImmediatePropagation }, openPage());
  expect(stopImmediatePropagation).toHaveBeenCalledOnce();
});

it('leaves every other rejection to other listeners', () => {
  const stopImmediatePropagation = vi.fn();
  const page = openPage();
  reloadOrShowNoticeIfLoadFailure(
    { reason: new Error('The poll failed'), stopImmediatePropagation },
    page,
  );
  expect(stopImmediatePropagation).not.toHaveBeenCalled();
  expect(page.location.reload).not.toHaveBeenCalled();
});
