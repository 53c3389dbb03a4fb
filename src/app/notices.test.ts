// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { showLoadFailureNotice } from './load-failure-notice.ts';
import { hideSlowRouteNotice, showSlowRouteNotice } from './slow-route-notice.ts';

beforeEach(() => document.body.replaceChildren());

const said = (role: string) =>
  [...document.querySelectorAll(`[role=${role}]`)].map((element) => element.textContent);

it('says once that part of a page could not be loaded, with a way to try again', () => {
  showLoadFailureNotice(document);
  showLoadFailureNotice(document);
  expect(said('alert')).toHaveLength(1);
  expect(said('alert')[0]).toContain('could not be loaded');
  expect(document.querySelector('button')?.textContent).toBe('Try again');
});

it('says once that a page is on its way, until it has come', () => {
  showSlowRouteNotice(document);
  showSlowRouteNotice(document);
  expect(said('status')).toEqual(['Loading the page …']);
  hideSlowRouteNotice(document);
  expect(said('status')).toEqual([]);
  hideSlowRouteNotice(document);
});
