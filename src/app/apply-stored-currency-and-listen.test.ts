// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyStoredCurrencyAndListen } from './apply-stored-currency-and-listen.ts';

const { dataset } = document.documentElement;
const key = 'currency';

let listeners: [string, EventListenerOrEventListenerObject][] = [];

const start = (stored: string | null): void => {
  localStorage.clear();
  delete dataset['currency'];
  if (stored !== null) localStorage.setItem(key, stored);
  document.body.innerHTML = `
    <button data-choose-currency="eur"><i>euros</i></button><button id="other">Send</button>`;
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    listeners.push([type, listener]);
    add(type, listener);
  });
  applyStoredCurrencyAndListen(window);
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  listeners = [];
});

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

const changeElsewhere = (changed: string | null, newValue: string | null): unknown =>
  window.dispatchEvent(new StorageEvent('storage', { key: changed, newValue }));

describe('the currency of prices', () => {
  it.each(['gbp', 'eur', 'usd', 'aud'])('is %s before the first paint if that is stored', (one) => {
    start(one);
    expect(dataset['currency']).toBe(one);
  });

  it.each([null, '', 'GBP', 'nzd', 'gbp eur'])('is unset if %j is stored', (stored) => {
    start(stored);
    expect(dataset).not.toHaveProperty('currency');
  });

  it('is the one that she chooses, which is stored', () => {
    start('usd');
    press('i');
    expect([dataset['currency'], localStorage.getItem(key)]).toEqual(['eur', 'eur']);
    press('#other');
    expect(dataset['currency']).toBe('eur');
  });

  it('follows another tab', () => {
    start('usd');
    changeElsewhere('vote', 'true');
    expect(dataset['currency']).toBe('usd');
    changeElsewhere(key, 'aud');
    expect(dataset['currency']).toBe('aud');
    changeElsewhere(null, null);
    expect(dataset).not.toHaveProperty('currency');
  });

  it('applies to this page if it can’t be stored', () => {
    const refuse = (): never => {
      throw new Error('Denied');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    start(null);
    press('i');
    expect(dataset['currency']).toBe('eur');
  });
});
