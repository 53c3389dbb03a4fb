import { expect, it, vi } from 'vitest';
import type { WorkKind } from './run-due-work.ts';
import { withWorkAfterAnswer } from './work-after-answer.ts';

const request = (method: string) => new Request('https://knurl.example/api/anything', { method });
const statusOf = (status: number) => async () => new Response(null, { status });

const mails: WorkKind = {
  name: 'mail',
  title: 'An e-mail',
  leaseMs: 1000,
  atOnce: 1,
  nextTry: (failedAt) => failedAt,
  work: async () => ({ kind: 'done' }),
};

/** A wrapped function; `due` pieces of work wait in its queue. */
const wrap = (answer: () => Promise<Response>, due = 0) => {
  let left = due;
  const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
  const wake = vi.fn(async () => undefined);
  const query = vi.fn(async () => {
    left -= 1;
    return left >= 0 ? [{ work_key: `mail-${left}`, tries: 1, failures: 0 }] : [];
  });
  const open = vi.fn(() => ({
    database: { query, close: () => Promise.resolve() },
    now: () => new Date(),
    log: () => undefined,
    kinds: [mails],
  }));
  const wrapped = withWorkAfterAnswer(answer, open, { wake });
  return {
    open,
    wake,
    waitUntil,
    /** Sends a request, and waits for what the host was given. */
    call: async (method: string): Promise<number> => {
      const { status } = await wrapped(request(method), { waitUntil });
      await Promise.all(waitUntil.mock.calls.flat());
      return status;
    },
  };
};

it('opens the queue once, and hands the host the work after each successful change', async () => {
  const { call, open, wake, waitUntil } = wrap(statusOf(204));
  expect([await call('POST'), await call('DELETE')]).toEqual([204, 204]);
  expect(waitUntil).toHaveBeenCalledTimes(2);
  expect(open).toHaveBeenCalledTimes(1);
  expect(wake).toHaveBeenCalledTimes(2);
});

it('does nothing after a refused request', async () => {
  const { call, open, wake } = wrap(statusOf(409));
  await call('POST');
  expect(open).not.toHaveBeenCalled();
  expect(wake).not.toHaveBeenCalled();
});

it.each([
  ['there was work', 1, 1],
  ['there was none', 0, 0],
])('wakes the clock after reading only if %s', async (_, due, wakes) => {
  const { call, wake } = wrap(statusOf(200), due);
  await call('GET');
  expect(wake).toHaveBeenCalledTimes(wakes);
});

it('answers as if nothing had happened when the work fails, and leaves it to the clock', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { call, open, wake } = wrap(statusOf(200));
  open.mockImplementation(() => {
    throw new Error('a setting is missing');
  });
  expect(await call('GET')).toBe(200);
  expect(wake).toHaveBeenCalledTimes(1);
  expect(error.mock.calls.flat().join('\n')).toContain('Work could not be done after a request');
  error.mockRestore();
});
