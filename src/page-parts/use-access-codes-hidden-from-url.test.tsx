// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useAccessCodesHiddenFromUrl } from './use-access-codes-hidden-from-url.ts';

afterEach(() => history.replaceState(null, '', '/'));

const arrive = () => ({ search: location.search, hash: location.hash, state: history.state });

it('keeps the codes of a page through a jump within it, and takes those of a later link', () => {
  history.replaceState({ key: '1' }, '', '/shop/order/#a.first');
  const { result, rerender } = renderHook(useAccessCodesHiddenFromUrl, { initialProps: arrive() });
  expect(result.current).toBe('order=a.first');
  expect([location.hash, history.state]).toEqual(['', { key: '1', codes: 'order=a.first' }]);
  history.pushState(null, '', '#main');
  rerender(arrive());
  expect(result.current).toBe('order=a.first');
  expect(location.hash).toBe('#main');
  history.pushState(null, '', '#a.second');
  rerender(arrive());
  expect(result.current).toBe('order=a.second');
  expect(location.hash).toBe('');
});
