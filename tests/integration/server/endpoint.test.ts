import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { SettingsFault } from '../../../src/config/server-settings.ts';
import { callerAddressOf } from '../../../src/server/caller-address.ts';
import { DatabaseUnavailable } from '../../../src/server/database.ts';
import { bindLater, toEndpoint } from '../../../src/server/endpoint.ts';
import { jsonAnswer } from '../../../src/server/json-answer.ts';
import { readJson } from '../../../src/server/request-body.ts';
import { readSignedCookie, writeSignedCookie } from '../../../src/server/signed-cookie.ts';

const address = 'https://knurl.example/api/thing';
const send = (init: RequestInit = {}) => new Request(address, init);
const sentence = async (answer: Response): Promise<unknown> => {
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const body: unknown = await answer.json();
  return v.parse(v.strictObject({ error: v.pipe(v.string(), v.regex(/^[A-Z].+\.$/)) }), body).error;
};

const echo = toEndpoint({
  GET: async () => jsonAnswer({ ok: true }),
  POST: async (request) => {
    const Body = v.strictObject({ name: v.string() });
    return jsonAnswer(await readJson(request, Body, 'Send a name.'));
  },
});
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  echo(send({ method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }));

describe('toEndpoint', () => {
  it('answers what it knows, and HEAD without a body', async () => {
    expect(await (await echo(send())).json()).toEqual({ ok: true });
    const head = await echo(send({ method: 'HEAD' }));
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'constructor'])('refuses %s', async (method) => {
    const answer = await echo(send({ method }));
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await sentence(answer)).toBe('This address answers GET, HEAD, POST only.');
  });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'https://knurl.example.evil.example' }, 403],
    [{ origin: 'http://knurl.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://knurl.example', 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('a change from %o: %i', async (headers, status) => {
    const answer = await post('{"name":"a"}', headers);
    expect(answer.status).toBe(status);
    if (status !== 200) {
      expect(await sentence(answer)).toBe('This can only be sent from a page of this site.');
    }
  });

  it.each([
    ['no JSON', '{', {}, 400],
    ['another shape', '{"name":1}', {}, 400],
    ['a field too many', '{"name":"a","__proto__":{}}', {}, 400],
    ['another type', 'name=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['too much', `{"name":"${'a'.repeat(20_000)}"}`, {}, 413],
  ])('refuses %s', async (_what, body, headers, status) => {
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    await sentence(answer);
  });

  it('reads no further than the limit, whatever the length is said to be', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new TextEncoder().encode('a'.repeat(1024)));
      },
    });
    const request = new Request(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      // @ts-expect-error Not in the types of the DOM.
      duplex: 'half',
    });
    expect((await echo(request)).status).toBe(413);
    expect(sent).toBeLessThan(30);
  });

  it.each([
    [new DatabaseUnavailable('secret'), 503],
    [new SettingsFault('DATABASE_URL is missing'), 503],
    [new Error('secret'), 500],
    ['secret', 500],
  ])('turns a failure into one sentence that gives nothing away: %s', async (fault, status) => {
    const log = vi.fn();
    const failing = toEndpoint({ GET: () => Promise.reject(fault) }, { log });
    const answer = await failing(send());
    expect(answer.status).toBe(status);
    expect(await sentence(answer)).toMatch(/Please try again/);
    expect(log).toHaveBeenCalledWith('A function failed:', fault);
  });
});

describe('bindLater', () => {
  it('binds once, and tries again after a failure', async () => {
    const log = vi.fn();
    const bind = vi.fn(() => echo);
    bind.mockImplementationOnce(() => {
      throw new SettingsFault('DATABASE_URL is missing');
    });
    const bound = bindLater(bind, { log });
    expect((await bound(send())).status).toBe(503);
    expect((await bound(send())).status).toBe(200);
    expect((await bound(send())).status).toBe(200);
    expect(bind).toHaveBeenCalledTimes(2);
  });
});

describe('callerAddressOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001::6', '2001:db8:1:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['', 'unknown'],
  ])('%s counts as %s', (ip, expected) => {
    const request = send({ headers: { 'x-nf-client-connection-ip': ip } });
    expect(callerAddressOf(request)).toBe(expected);
  });
});

describe('signed cookies', () => {
  const cookie = { name: 'poll', maxAgeSeconds: 60, path: '/api' };
  const header = writeSignedCookie(cookie, 'secret', 'abc', send());
  const pair = header.split(';')[0] ?? '';
  const read = (text: string, secret = 'secret', name = 'poll') =>
    readSignedCookie({ ...cookie, name }, secret, send({ headers: { cookie: text } }));

  it('come back as they were set, for this site and its server alone', () => {
    expect(header).toMatch(
      /^poll=abc\.[\w-]{43}; Path=\/api; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(read(`other=1; ${pair}`)).toBe('abc');
    const overHttp = writeSignedCookie(cookie, 'secret', 'abc', new Request('http://localhost/'));
    expect(overHttp).not.toContain('Secure');
  });

  it.each([
    ['another value', pair.replace('abc', 'abd')],
    ['no signature', 'poll=abc'],
    ['an empty signature', 'poll=abc.'],
    ['half a signature', pair.slice(0, -5)],
    ['nothing', ''],
  ])('are refused with %s', (_what, text) => {
    expect(read(text)).toBeUndefined();
  });

  it('are refused with another secret or under another name', () => {
    expect(read(pair, 'other')).toBeUndefined();
    expect(read(pair.replace('poll=', 'vote='), 'secret', 'vote')).toBeUndefined();
  });
});
