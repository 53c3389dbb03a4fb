import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFieldTextSync } from './field-text-sync.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * A field like the content service's: it reports every change, including ours, and may refuse one.
 */
const openTest = () => {
  let value: unknown = 'first';
  let listener: (value: unknown) => void = () => undefined;
  let refuses = false;
  const set: string[] = [];
  const told: string[] = [];
  const text = openFieldTextSync({
    field: {
      getValue: () => value,
      setValue: (next) => {
        if (refuses) return Promise.reject(new Error('no'));
        value = next;
        set.push(next);
        return Promise.resolve();
      },
      onValueChanged: (heard) => {
        listener = heard;
        heard(value);
        return () => undefined;
      },
    },
    pauseMs: 400,
    onOther: (other) => told.push(`other: ${other}`),
    onClash: (other) => told.push(`clash: ${other}`),
    onState: (state) => told.push(state),
  });
  return {
    text,
    set,
    told,
    hear: (next: unknown) => listener(next),
    refuse: (does: boolean) => void (refuses = does),
    pause: () => vi.advanceTimersByTimeAsync(400),
  };
};

describe('a text and its field', () => {
  it('are the same once she pauses, with one call for everything typed', async () => {
    const { text, set, told, pause } = openTest();
    text.write('a');
    text.write('ab');
    await pause();
    expect(set).toEqual(['ab']);
    expect(told.at(-1)).toBe('saved');
  });

  it('take over what somebody else writes', () => {
    const { told, hear } = openTest();
    hear('theirs');
    hear(undefined);
    expect(told).toEqual(['other: theirs', 'other: ']);
  });

  it('recognise their own changes, however late they come back', async () => {
    const { text, told, hear, pause } = openTest();
    text.write('a');
    await pause();
    text.write('ab');
    await pause();
    hear('a');
    text.write('abc');
    hear('ab');
    expect(told.filter((said) => said.includes(':'))).toEqual([]);
  });

  it('keep hers when both write at once, and report it', async () => {
    const { text, set, told, hear, pause } = openTest();
    text.write('mine');
    hear('theirs');
    await pause();
    expect(told).toContain('clash: theirs');
    expect(set).toEqual(['mine']);
  });

  it('resend a refused text', async () => {
    const { text, set, told, refuse, pause } = openTest();
    refuse(true);
    text.write('a');
    await pause();
    expect(told.at(-1)).toBe('failed');
    refuse(false);
    text.flush();
    await pause();
    expect(set).toEqual(['a']);
    expect(told.at(-1)).toBe('saved');
  });

  it('resend a refused text even if she has restored it by hand', async () => {
    const { text, set, told, refuse, pause } = openTest();
    refuse(true);
    text.write('a');
    await pause();
    refuse(false);
    text.write('ab');
    text.write('a');
    await pause();
    expect(set).toEqual(['a']);
    expect(told.at(-1)).toBe('saved');
  });

  it('take over a text from somebody else even if it was once refused', async () => {
    const { text, told, hear, refuse, pause } = openTest();
    refuse(true);
    text.write('a');
    await pause();
    refuse(false);
    text.flush();
    await pause();
    hear('a');
    hear('theirs');
    hear('a');
    expect(told.filter((said) => said.includes(':'))).toEqual(['other: theirs', 'other: a']);
  });

  it('lose nothing when the app is closed during a pause', () => {
    const { text, set } = openTest();
    text.write('last words');
    text.stop();
    expect(set).toEqual(['last words']);
  });
});
