// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyStoredWeightUnitAndListen } from './apply-stored-weight-unit-and-listen.ts';

const { dataset } = document.documentElement;
const key = 'weightUnit';

let listeners: [string, EventListenerOrEventListenerObject][] = [];

const start = (stored: string | null): void => {
  localStorage.clear();
  if (stored !== null) localStorage.setItem(key, stored);
  document.body.innerHTML = `
    <button data-units-switch><i>pounds as well</i></button>
    <button id="other">Send</button>
    <input id="lb" type="radio" value="lb" /><input id="cm" value="cm" />`;
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    listeners.push([type, listener]);
    add(type, listener);
  });
  applyStoredWeightUnitAndListen(window);
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  listeners = [];
});

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

const choose = (selector: string): unknown =>
  document.querySelector(selector)?.dispatchEvent(new Event('change', { bubbles: true }));

describe('the switch for units', () => {
  it.each([
    [null, 'kg'],
    ['kg', 'kg'],
    ['lb', 'lb'],
    ['stone', 'kg'],
  ])('reads %j as %s before the first paint', (stored, units) => {
    start(stored);
    expect(dataset['units']).toBe(units);
  });

  it('shows pounds as well after a click, and remembers that for the calculators', () => {
    start(null);
    press('i');
    expect([dataset['units'], localStorage.getItem(key)]).toEqual(['lb', 'lb']);
    press('i');
    expect([dataset['units'], localStorage.getItem(key)]).toEqual(['kg', 'kg']);
  });

  it('ignores other clicks', () => {
    start('lb');
    press('#other');
    expect(dataset['units']).toBe('lb');
  });

  it('follows the unit that she chooses in a calculator', () => {
    start(null);
    choose('#lb');
    choose('#cm');
    expect(dataset['units']).toBe('lb');
  });

  it('works for this page if nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('Denied');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Denied');
    });
    start(null);
    press('i');
    expect(dataset['units']).toBe('lb');
  });
});
