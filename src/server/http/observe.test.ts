import { expect, it, vi } from 'vitest';
import { withAnswerLoggerAndCounter } from './observe.ts';

const observe = async (status: number, path = '/api/checkout') => {
  const count = vi.fn<(name: string) => Promise<void>>(() => Promise.resolve());
  const logAnswer = vi.fn();
  const answer = await withAnswerLoggerAndCounter(async () => new Response('{}', { status }), {
    count,
    logAnswer,
  })(
    new Request(`https://knurl.example${path}`, {
      headers: { 'x-nf-request-id': 'request-12345' },
    }),
  );
  return { answer, count, logAnswer };
};

it('returns the identifier of the request’s log lines in the answer', async () => {
  const { answer, logAnswer } = await observe(200);
  expect(answer.headers.get('x-request-id')).toBe('request-12345');
  expect(logAnswer).toHaveBeenCalledWith(
    expect.objectContaining({ method: 'GET', path: '/api/checkout', status: 200 }),
  );
});

it('counts failures, and keeps order ids out of the log', async () => {
  const { count, logAnswer } = await observe(503, '/api/orders/cs_live_1');
  expect(count).toHaveBeenCalledWith('failure /api/orders');
  expect(JSON.stringify(logAnswer.mock.calls)).not.toContain('cs_live_1');
});

it('doesn’t count successes', async () => {
  expect((await observe(200)).count).not.toHaveBeenCalled();
});
