// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  useIsCurrencyCallUnderWay,
  useVisitorCurrencyIfKnown,
  visitorCurrencyIfKnown,
} from './currency.ts';

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset['currency'];
  delete dataset['currencyCall'];
});

it('knows no currency unless the document has one that we sell in', () => {
  expect(visitorCurrencyIfKnown()).toBeUndefined();
  dataset['currency'] = 'nzd';
  expect(visitorCurrencyIfKnown()).toBeUndefined();
  dataset['currency'] = 'aud';
  expect(visitorCurrencyIfKnown()).toBe('aud');
});

it('renders a component again when the currency changes', async () => {
  const { result } = renderHook(useVisitorCurrencyIfKnown);
  expect(result.current).toBeUndefined();
  await act(async () => {
    dataset['currency'] = 'eur';
  });
  expect(result.current).toBe('eur');
});

it('tells a component whether the currency call is under way', async () => {
  dataset['currencyCall'] = '';
  const { result } = renderHook(useIsCurrencyCallUnderWay);
  expect(result.current).toBe(true);
  await act(async () => {
    delete dataset['currencyCall'];
  });
  expect(result.current).toBe(false);
});
