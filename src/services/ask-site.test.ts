import { afterEach, describe, expect, it, vi } from 'vitest';
import { lost } from './answer.ts';
import { askSite } from './ask-site.ts';

const parse = (body: unknown): number | undefined => (typeof body === 'number' ? body : undefined);
const ask = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  return askSite('/api/thing', {}, parse);
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('askSite', () => {
  it('gives what the answer holds', async () => {
    expect(await ask(async () => Response.json(3))).toEqual({ kind: 'answered', value: 3 });
  });

  it('hands on the sentence of a refusal, and of a server that fails', async () => {
    const failing = (status: number) => async () =>
      Response.json({ error: 'Not today.' }, { status });
    expect(await ask(failing(429))).toEqual({
      kind: 'refused',
      sentence: 'Not today.',
      status: 429,
      body: { error: 'Not today.' },
    });
    expect(await ask(failing(503))).toEqual({ kind: 'lost', sentence: 'Not today.' });
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page instead of JSON', async () => new Response('<!doctype html>')],
    ['a page of the host', async () => new Response('Bad gateway', { status: 502 })],
    ['JSON of another shape', async () => Response.json('three')],
    ['an error without a sentence', async () => Response.json({ message: 1 }, { status: 500 })],
  ])('says one sentence for %s', async (_what, answer) => {
    expect(await ask(answer)).toBe(lost);
  });

  it('does not wait for ever', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return Response.json(3);
    });
    expect(await askSite('/api/thing', {}, parse)).toBe(lost);
    expect(timeout.mock.calls).toEqual([[12_000]]);
  });
});
