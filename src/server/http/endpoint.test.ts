import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { securityHeadersOfEveryResponse } from '../../config/shared/security-headers.ts';
import { SettingsError } from '../../config/server/server-settings.ts';
import { changeTimeoutSentence, readTimeoutSentence } from '../../domain/late-sentences.ts';
import { browserAndServerTimeoutsForPath } from '../../domain/timeouts.ts';
import { Outage } from '../outage.ts';
import { createEndpoint, createLazyEndpoint } from './endpoint.ts';
import { jsonAnswer, Refusal } from './answers.ts';

const url = 'https://knurl.example/api/thing';
const request = (init: RequestInit = {}) => new Request(url, init);
/** The sentence of a refusal or a failure. */
const sentenceOf = async (answer: Response): Promise<string> => {
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const body: unknown = await answer.json();
  return v.parse(v.strictObject({ error: v.pipe(v.string(), v.regex(/^[A-Z].+\.$/)) }), body).error;
};

const endpoint = createEndpoint({
  GET: async () => jsonAnswer({ ok: true }),
  POST: async () => jsonAnswer({ ok: true }),
});

afterEach(() => vi.useRealTimers());

describe('createEndpoint', () => {
  it('answers GET with the handler, and HEAD without a body', async () => {
    expect(await (await endpoint(request())).json()).toEqual({ ok: true });
    const head = await endpoint(request({ method: 'HEAD' }));
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it.each([
    ['an answer', async () => jsonAnswer({ ok: true })],
    ['a redirect', async () => Response.redirect(`${url}/other`)],
    ['a refusal', () => Promise.reject(new Refusal(404, 'Nothing is here.'))],
    ['an outage', () => Promise.reject(new Outage('down', undefined))],
    ['a failure', () => Promise.reject(new Error('bug'))],
  ])('sends %s with the pages’ security headers, and allows no scripts', async (_, handle) => {
    const answer = await createEndpoint({ GET: handle }, { log: () => undefined })(request());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...securityHeadersOfEveryResponse,
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'constructor'])(
    'refuses the method %s with 405 and lists the allowed ones',
    async (method) => {
      const answer = await endpoint(request({ method }));
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
      expect(await sentenceOf(answer)).toBe('This address answers GET, HEAD, POST only.');
    },
  );

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'https://knurl.example.evil.example' },
    { origin: 'http://knurl.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses a POST from another site with 403: %o', async (headers) => {
    const answer = await endpoint(request({ method: 'POST', headers }));
    expect(answer.status).toBe(403);
    expect(await sentenceOf(answer)).toBe('This can only be sent from a page of this site.');
  });

  it.each<Record<string, string>>([
    { origin: 'https://knurl.example', 'sec-fetch-site': 'same-origin' },
    {},
  ])('answers a POST from this site or from a client without an origin: %o', async (headers) => {
    expect((await endpoint(request({ method: 'POST', headers }))).status).toBe(200);
  });

  it('answers a refusal with its status, headers, sentence and details', async () => {
    const refusing = createEndpoint({
      GET: () => Promise.reject(new Refusal(409, 'No.', { 'x-why': 'because' }, { offers: [] })),
    });
    const answer = await refusing(request());
    expect(answer.status).toBe(409);
    expect(answer.headers.get('x-why')).toBe('because');
    expect(await answer.json()).toEqual({ error: 'No.', offers: [] });
  });

  it.each([
    ['an outage', new Outage('secret', 'secret'), 503],
    ['a wrong setting', new SettingsError('DATABASE_URL is missing'), 503],
    ['an error', new Error('secret'), 500],
    ['a thrown text', 'secret', 500],
  ])(
    'logs %s and answers it with a sentence that reveals nothing about it',
    async (_what, error, status) => {
      const log = vi.fn();
      const failing = createEndpoint({ GET: () => Promise.reject(error) }, { log });
      const answer = await failing(request());
      expect(answer.status).toBe(status);
      expect(await sentenceOf(answer)).toMatch(/Please try again/);
      expect(log).toHaveBeenCalledWith('A function failed', error);
    },
  );
});

describe('createLazyEndpoint', () => {
  it('creates the endpoint once, and tries again after a failure', async () => {
    const create = vi.fn(() => endpoint);
    create.mockImplementationOnce(() => {
      throw new SettingsError('DATABASE_URL is missing');
    });
    const lazy = createLazyEndpoint(create, {
      log: vi.fn(),
      observer: { count: async () => undefined, logAnswer: vi.fn() },
    });
    expect((await lazy(request())).status).toBe(503);
    expect((await lazy(request())).status).toBe(200);
    expect((await lazy(request())).status).toBe(200);
    expect(create).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['GET', '/api/thing', readTimeoutSentence],
    ['POST', '/api/thing', changeTimeoutSentence],
    ['GET', '/api/account/data', readTimeoutSentence],
  ])('answers %s %s before the browser gives up', async (method, path, sentence) => {
    vi.useFakeTimers();
    const log = vi.fn();
    const lazy = createLazyEndpoint(() => () => new Promise(() => undefined), {
      log,
      observer: { count: async () => undefined, logAnswer: vi.fn() },
    });
    const answer = lazy(new Request(`https://knurl.example${path}`, { method }));
    await vi.advanceTimersByTimeAsync(browserAndServerTimeoutsForPath(path).server);
    expect((await answer).status).toBe(503);
    expect(await sentenceOf(await answer)).toBe(sentence);
    expect(log).toHaveBeenCalledTimes(1);
  });
});
