// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatWhileHeldHandlers } from './repeat-while-held-handlers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

const show = () => {
  const onPress = vi.fn<() => void>();
  render(
    <div {...repeatWhileHeldHandlers}>
      <input aria-label="Weight" />
      <button type="button" onClick={onPress}>
        More
      </button>
    </div>,
  );
  return { onPress, button: screen.getByRole('button') };
};

/** Presses and holds for a while, in milliseconds. */
const hold = (button: HTMLElement, ms: number): void => {
  fireEvent.pointerDown(button, { button: 0 });
  vi.advanceTimersByTime(ms);
};

it('presses a button once for a tap', () => {
  const { onPress, button } = show();
  hold(button, 150);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  vi.advanceTimersByTime(2000);
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('repeats while it is held, without one more press at the release', () => {
  const { onPress, button } = show();
  hold(button, 400 + 9 * 90);
  expect(onPress).toHaveBeenCalledTimes(10);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  vi.advanceTimersByTime(2000);
  expect(onPress).toHaveBeenCalledTimes(10);
  // The next tap counts again, however soon it comes.
  hold(button, 50);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(11);
});

it.each([
  ['pointerup', (button: HTMLElement) => fireEvent.pointerUp(button)],
  ['pointercancel', (button: HTMLElement) => fireEvent.pointerCancel(button)],
  ['the pointer’s leaving', (button: HTMLElement) => fireEvent.pointerLeave(button)],
  ['the button’s blur', (button: HTMLElement) => fireEvent.blur(button)],
  ['the window’s blur', () => fireEvent.blur(window)],
  [
    'the screen’s going dark',
    () => fireEvent(document, new Event('visibilitychange', { bubbles: true })),
  ],
])('stops at once on %s', (_, end) => {
  const { onPress, button } = show();
  hold(button, 500);
  const before = onPress.mock.calls.length;
  expect(before).toBeGreaterThan(1);
  end(button);
  vi.advanceTimersByTime(5000);
  expect(onPress).toHaveBeenCalledTimes(before);
});

it('goes on when a field loses the focus to the button', () => {
  const { onPress, button } = show();
  fireEvent.pointerDown(button, { button: 0 });
  fireEvent.blur(screen.getByRole('textbox'));
  vi.advanceTimersByTime(400);
  expect(onPress).toHaveBeenCalledTimes(1);
});

it.each([' ', 'Enter'])('repeats while the key %j is held', (key) => {
  const { onPress, button } = show();
  fireEvent.keyDown(button, { key });
  // The key's own repetitions don't press as well.
  expect(fireEvent.keyDown(button, { key, repeat: true })).toBe(false);
  vi.advanceTimersByTime(400 + 4 * 90);
  expect(onPress).toHaveBeenCalledTimes(5);
  fireEvent.keyUp(button, { key });
  vi.advanceTimersByTime(5000);
  expect(onPress).toHaveBeenCalledTimes(5);
});

it('stops when the button is disabled', () => {
  const { onPress, button } = show();
  hold(button, 400);
  button.setAttribute('disabled', '');
  vi.advanceTimersByTime(5000);
  expect(onPress).toHaveBeenCalledTimes(1);
});
