// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { showLoadFailureNotice } from './load-failure-notice.ts';
import { hideSlowRouteNotice, showSlowRouteNotice } from './slow-route-notice.ts';

beforeEach(() => document.body.replaceChildren());

const textsOf = (role: string) =>
  [...document.querySelectorAll(`[role=${role}]`)].map((element) => element.textContent);

it('the load failure notice appears once, with a button to try again', () => {
  showLoadFailureNotice(document);
  showLoadFailureNotice(document);
  expect(textsOf('alert')).toHaveLength(1);
  expect(textsOf('alert')[0]).toContain('could not be loaded');
  expect(document.querySelector('button')?.textContent).toBe('Try again');
});

it('the slow route notice appears once and can be hidden', () => {
  showSlowRouteNotice(document);
  showSlowRouteNotice(document);
  expect(textsOf('status')).toEqual(['Loading the page …']);
  hideSlowRouteNotice(document);
  expect(textsOf('status')).toEqual([]);
  hideSlowRouteNotice(document);
});
