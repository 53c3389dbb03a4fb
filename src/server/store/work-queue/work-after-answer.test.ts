import { expect, it, vi } from 'vitest';
import { withWorkAfter } from './work-after-answer.ts';

const database = { query: () => Promise.resolve([]), close: () => Promise.resolve() };
const opened = { database, now: () => new Date(), log: () => undefined, kinds: [] };
const request = (method: string) => new Request('https://knurl.example/api/anything', { method });
const statusOf = (status: number) => async () => new Response(null, { status });

it('opens the queue once, and hands the host the work after each successful post', async () => {
  const open = vi.fn(() => opened);
  const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
  const answer = withWorkAfter(statusOf(204), open);
  expect((await answer(request('POST'), { waitUntil })).status).toBe(204);
  expect((await answer(request('POST'), { waitUntil })).status).toBe(204);
  await Promise.all(waitUntil.mock.calls.flat());
  expect(waitUntil).toHaveBeenCalledTimes(2);
  expect(open).toHaveBeenCalledTimes(1);
});

it.each([
  ['a refused request', 'POST', 409],
  ['a request that only reads', 'GET', 200],
])('does nothing after %s', async (_, method, status) => {
  const open = vi.fn(() => opened);
  await withWorkAfter(statusOf(status), open)(request(method));
  expect(open).not.toHaveBeenCalled();
});

it('answers as if nothing had happened when the work fails', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
  const answer = withWorkAfter(statusOf(200), () => {
    throw new Error('a setting is missing');
  });
  expect((await answer(request('POST'), { waitUntil })).status).toBe(200);
  await Promise.all(waitUntil.mock.calls.flat());
  expect(error.mock.calls.flat().join('\n')).toContain('Work could not be done after a request');
  error.mockRestore();
});
