// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  changeTimeoutSentence,
  orderTimeoutSentence,
  readTimeoutSentence,
} from '../domain/late-sentences.ts';
import { functionCallTimeoutMs, slowNoticeAfterMs } from '../domain/timeouts.ts';
import { unreachableResult } from './api-result.ts';
import { callApi } from './call-api.ts';

const parse = (body: unknown): number | undefined => (typeof body === 'number' ? body : undefined);
const callWith = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  return callApi('/api/thing', {}, parse);
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('callApi', () => {
  it('returns the parsed answer', async () => {
    expect(await callWith(async () => Response.json(3))).toEqual({ kind: 'answered', value: 3 });
  });

  it('returns the sentence, status and body of a refusal', async () => {
    const body = { error: 'Not today.' };
    expect(await callWith(async () => Response.json(body, { status: 429 }))).toEqual({
      kind: 'refused',
      sentence: 'Not today.',
      status: 429,
      body,
    });
  });

  it('returns the sentence of a server that fails', async () => {
    const body = { error: 'Not today.' };
    expect(await callWith(async () => Response.json(body, { status: 503 }))).toEqual({
      kind: 'failed',
      sentence: 'Not today.',
    });
  });

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is a page', async () => new Response('<!doctype html>')],
    ['the host answers with a page', async () => new Response('Bad gateway', { status: 502 })],
    ['the JSON has another shape', async () => Response.json('three')],
    ['an error has no sentence', async () => Response.json({ message: 1 }, { status: 500 })],
  ])('returns one sentence of ours when %s', async (_what, answer) => {
    expect(await callWith(answer)).toBe(unreachableResult);
  });

  it.each([
    ['reads', {}, readTimeoutSentence],
    ['changes something', { method: 'POST' }, changeTimeoutSentence],
    [
      'has a sentence of its own',
      { method: 'POST', late: orderTimeoutSentence },
      orderTimeoutSentence,
    ],
  ])('gives up after its timeout on a call that %s, and says so', async (_what, init, sentence) => {
    const timedOut = AbortSignal.abort(new DOMException('', 'TimeoutError'));
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timedOut);
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return Response.json(3);
    });
    expect(await callApi('/api/thing', init, parse)).toEqual({ kind: 'failed', sentence });
    expect(timeout.mock.calls).toEqual([[functionCallTimeoutMs]]);
  });

  it('says that the answer takes longer than usual, until it is there', async () => {
    vi.useFakeTimers();
    const answer = Promise.withResolvers<Response>();
    const call = callWith(() => answer.promise);
    await vi.advanceTimersByTimeAsync(slowNoticeAfterMs);
    expect(document.body.textContent).toContain('longer than usual');
    answer.resolve(Response.json(3));
    expect(await call).toEqual({ kind: 'answered', value: 3 });
    expect(document.body.textContent).toBe('');
  });
});
