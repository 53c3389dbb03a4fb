// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathSubstringsNeedingCurrency } from '../domain/currency-call.ts';
import { generalApiPaths } from '../domain/api-paths.ts';
import { saleCurrencyForLocalCurrency } from '../domain/money.ts';
import { functionCallTimeoutMs } from '../domain/timeouts.ts';
import { requestVisitorCurrencyIfNeeded } from './request-visitor-currency-if-needed.ts';

const { dataset } = document.documentElement;
const fetchUrl = vi.fn<typeof fetch>();
let warn = vi.spyOn(console, 'warn');

// Each test uses its own event name, so that earlier listeners don't run.
let event = '';
let tests = 0;

const arrive = (path: string): void => {
  history.replaceState(null, '', path);
  dispatchEvent(new Event(event));
};

const answered = (body: unknown, status = 200): void => {
  fetchUrl.mockImplementation(async () => Response.json(body, { status }));
};

const callEnds = (): Promise<void> =>
  vi.waitFor(() => expect(dataset).not.toHaveProperty('currencyCall'));

beforeEach(() => {
  localStorage.clear();
  delete dataset['currency'];
  document.body.innerHTML = '';
  fetchUrl.mockReset();
  vi.stubGlobal('fetch', fetchUrl);
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  tests += 1;
  event = `ready-${tests}`;
  requestVisitorCurrencyIfNeeded(window, {
    path: generalApiPaths.currency,
    pages: pathSubstringsNeedingCurrency,
    event,
    timeout: functionCallTimeoutMs,
    toCurrency: saleCurrencyForLocalCurrency,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the currency call', () => {
  it.each([
    ['GBP', 'gbp'],
    ['EUR', 'eur'],
    ['AUD', 'aud'],
    ['NZD', 'aud'],
    ['USD', 'usd'],
    ['CHF', 'usd'],
  ])('stores %s as %s', async (code, currency) => {
    answered({ currency: { code } });
    arrive('/shop/');
    await callEnds();
    expect(fetchUrl.mock.calls[0]?.[0]).toBe('/api/currency');
    expect([dataset['currency'], localStorage.getItem('currency')]).toEqual([currency, currency]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    '/workout-packs/bum-thighs/',
    '/members/',
    '/articles/',
    '/exercises/leg-exercises/',
    '/calculators/one-rep-max/',
    '/pre-built-plans/',
    '/shop/lifting-belt/',
  ])('runs on %s', async (path) => {
    answered({ currency: { code: 'GBP' } });
    arrive(path);
    await callEnds();
    expect(fetchUrl).toHaveBeenCalledTimes(1);
  });

  it('runs on any other page only if it shows a price', async () => {
    answered({ currency: { code: 'GBP' } });
    arrive('/promotions/');
    expect(fetchUrl).not.toHaveBeenCalled();
    document.body.innerHTML = '<span class="price"></span>';
    arrive('/promotions/');
    await callEnds();
    expect(fetchUrl).toHaveBeenCalledTimes(1);
  });

  it('doesn’t run when the currency is known', () => {
    dataset['currency'] = 'eur';
    arrive('/shop/');
    expect(fetchUrl).not.toHaveBeenCalled();
  });

  it('keeps a currency that she chooses while the call is running', async () => {
    answered({ currency: { code: 'USD' } });
    arrive('/shop/');
    expect(dataset).toHaveProperty('currencyCall');
    dataset['currency'] = 'eur';
    await callEnds();
    expect(dataset['currency']).toBe('eur');
    expect(localStorage.getItem('currency')).toBeNull();
  });

  it.each([
    ['an empty answer', {}, 200],
    ['an empty code', { currency: { code: '' } }, 200],
    ['null', null, 200],
    ['nonsense', { currency: { code: 'pounds' } }, 200],
    ['an error', { error: 'Resting.' }, 503],
  ])('only logs %s, stores nothing, and asks once per visit', async (_, body, status) => {
    answered(body, status);
    arrive('/shop/');
    await callEnds();
    arrive('/shop/');
    expect(fetchUrl).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(dataset).not.toHaveProperty('currency');
    expect(localStorage.getItem('currency')).toBeNull();
  });

  it('only logs a connection that fails', async () => {
    fetchUrl.mockRejectedValue(new TypeError('Failed to fetch'));
    arrive('/shop/');
    await callEnds();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(dataset).not.toHaveProperty('currency');
  });

  it('applies the currency to this page if it can’t be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Denied');
    });
    answered({ currency: { code: 'EUR' } });
    arrive('/shop/');
    await callEnds();
    expect(dataset['currency']).toBe('eur');
  });
});
