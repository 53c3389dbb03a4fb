// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RestClock } from './rest-clock.tsx';

const start = Date.UTC(2026, 10, 23, 17);
const now = (): number => Date.now();

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(start);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (seconds: number) => {
  const told: string[] = [];
  const onOver = vi.fn<() => void>();
  render(
    <RestClock
      since={start}
      until={start + 1000 * seconds}
      now={now}
      announce={(text) => void told.push(text)}
      onOver={onOver}
      onMore={() => undefined}
      onSkip={() => undefined}
    />,
  );
  return { told, onOver };
};
const clock = (): string => screen.getByRole('timer').textContent ?? '';
const pass = (seconds: number): void => act(() => void vi.advanceTimersByTime(1000 * seconds));

it('counts the rest down, and announces it twice: ten seconds before its end, and at its end', () => {
  const { told, onOver } = show(90);
  expect(clock()).toBe('1:30');
  pass(30);
  expect(clock()).toBe('1:00');
  expect(told).toEqual([]);
  pass(51);
  expect(told).toEqual(['10 seconds of rest left.']);
  pass(9);
  expect(told).toEqual(['10 seconds of rest left.', 'The rest is over.']);
  expect(onOver).toHaveBeenCalledTimes(1);
  pass(20);
  expect(clock()).toBe('+0:20');
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('shows the right time at once after the phone has slept', () => {
  show(120);
  vi.setSystemTime(start + 100_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(clock()).toBe('0:20');
});

it('gives no signal for a rest that was over before she came back', () => {
  vi.setSystemTime(start + 300_000);
  const { told, onOver } = show(120);
  pass(2);
  expect(told).toEqual([]);
  expect(onOver).not.toHaveBeenCalled();
});

it('isn’t a live region, so that a screen reader doesn’t announce every second', () => {
  show(90);
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
});
