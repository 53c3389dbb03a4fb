// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubRestDevice } from '../../../services/offline/rest-device.test-support.ts';
import { SignalChoices } from '../list/signal-choices.tsx';
import { RestEndNotifierAskingOnce } from './rest-end-notifier-asking-once.tsx';

const start = Date.UTC(2026, 10, 27, 18);
const key = 'training.notification';
const now = (): number => Date.now();

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const settle = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(0)));
const show = async (seconds = 90) => {
  const view = render(
    <RestEndNotifierAskingOnce until={start + 1000 * seconds} now={now} canAsk />,
  );
  await settle();
  return view;
};
const press = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const hide = (): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
};
const pass = (seconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(1000 * seconds)));

it('asks once, and a rest that passes without an answer is a no', async () => {
  const { requestPermission } = stubRestDevice();
  const { unmount } = await show();
  expect(screen.getByRole('status').textContent).toContain('lock your phone');
  unmount();
  expect(localStorage.getItem(key)).toBe('no');
  await show();
  expect(screen.queryByRole('status')).toBeNull();
  expect(requestPermission).not.toHaveBeenCalled();
});

it('asks nobody on a phone so small that the question would cover the set, and takes that for no answer', async () => {
  stubRestDevice();
  const media = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => media);
  const first = await show();
  expect(screen.queryByRole('status')).toBeNull();
  first.unmount();
  expect(localStorage.getItem(key)).toBeNull();
  await show();
  media.matches = false;
  act(() => void media.dispatchEvent(new Event('change')));
  expect(screen.getByRole('status').textContent).toContain('lock your phone');
  vi.unstubAllGlobals();
});

it('asks the browser only after “Notify me”, and then tells her of this rest', async () => {
  const { told, requestPermission } = stubRestDevice();
  const { unmount } = await show();
  expect(requestPermission).not.toHaveBeenCalled();
  await press('Notify me');
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status')).toBeNull();
  expect(localStorage.getItem(key)).toBe('on');
  hide();
  await pass(91);
  expect(told.at(-1)).toBe('rest over');
  // The set was done.
  unmount();
  await settle();
  expect(told.at(-1)).toBe('rest seen');
  expect(localStorage.getItem(key)).toBe('on');
});

it('waits with the question while another notice is shown, and takes no silence before it for an answer', async () => {
  stubRestDevice();
  const first = render(
    <RestEndNotifierAskingOnce until={start + 90_000} now={now} canAsk={false} />,
  );
  await settle();
  expect(screen.queryByRole('status')).toBeNull();
  first.unmount();
  expect(localStorage.getItem(key)).toBeNull();
  const { rerender } = render(
    <RestEndNotifierAskingOnce until={start + 90_000} now={now} canAsk={false} />,
  );
  await settle();
  rerender(<RestEndNotifierAskingOnce until={start + 90_000} now={now} canAsk />);
  expect(screen.getByRole('status').textContent).toContain('lock your phone');
  await press('No, thanks');
  expect(localStorage.getItem(key)).toBe('no');
});

it('takes a no', async () => {
  const { requestPermission } = stubRestDevice();
  await show();
  await press('No, thanks');
  expect(localStorage.getItem(key)).toBe('no');
  expect(requestPermission).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).toBeNull();
});

it('says so if the browser refuses', async () => {
  stubRestDevice({ answer: 'denied' });
  await show();
  await press('Notify me');
  expect(screen.getByRole('status').textContent).toMatch(/^Your browser blocks/);
  await press('Understood');
  expect(screen.queryByRole('status')).toBeNull();
});

it('follows a rest that is moved', async () => {
  const { told } = stubRestDevice({ permission: 'granted' });
  localStorage.setItem(key, 'on');
  const { rerender } = await show(30);
  expect(screen.queryByRole('status')).toBeNull();
  hide();
  rerender(<RestEndNotifierAskingOnce until={start + 45_000} now={now} canAsk />);
  await pass(40);
  expect(told).not.toContain('rest over');
  await pass(6);
  expect(told.at(-1)).toBe('rest over');
});

it('asks nothing where her browser refuses, or none can come', async () => {
  stubRestDevice({ permission: 'denied' });
  await show();
  stubRestDevice({ hasWorker: false });
  await show();
  expect(screen.queryByRole('button')).toBeNull();
});

const showSignals = async (): Promise<void> => {
  render(<SignalChoices chosen={new Set()} onChosen={() => undefined} />);
  await settle();
};
const name = /^A notification/;

it('is turned on and off among a session’s signals', async () => {
  const { told } = stubRestDevice();
  await showSignals();
  const box = screen.getByRole('checkbox', { name });
  expect(box).toHaveProperty('checked', false);
  fireEvent.click(box);
  await settle();
  expect(box).toHaveProperty('checked', true);
  expect(localStorage.getItem(key)).toBe('on');
  fireEvent.click(box);
  await settle();
  expect(box).toHaveProperty('checked', false);
  expect(localStorage.getItem(key)).toBe('no');
  expect(told).toEqual(['rest seen']);
});

it('isn’t among the signals where none can come', async () => {
  stubRestDevice({ hasWorker: false });
  await showSignals();
  expect(screen.queryByRole('checkbox', { name })).toBeNull();
});
