// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { currentCurrency, useCurrency, useIsCurrencyLoading } from './currency.ts';

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset['currency'];
  delete dataset['currencyCall'];
});

it('knows no currency unless the document has one that we sell in', () => {
  expect(currentCurrency()).toBeUndefined();
  dataset['currency'] = 'nzd';
  expect(currentCurrency()).toBeUndefined();
  dataset['currency'] = 'aud';
  expect(currentCurrency()).toBe('aud');
});

it('renders a component again when the currency changes', async () => {
  const { result } = renderHook(useCurrency);
  expect(result.current).toBeUndefined();
  await act(async () => {
    dataset['currency'] = 'eur';
  });
  expect(result.current).toBe('eur');
});

it('tells a component whether the currency call is under way', async () => {
  dataset['currencyCall'] = '';
  const { result } = renderHook(useIsCurrencyLoading);
  expect(result.current).toBe(true);
  await act(async () => {
    delete dataset['currencyCall'];
  });
  expect(result.current).toBe(false);
});
