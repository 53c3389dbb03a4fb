import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { maxRequestBytes } from '../../domain/limits.ts';
import { Refusal } from './answers.ts';
import { readJson } from './request-body.ts';

const url = 'https://knurl.example/api/thing';
const Body = v.strictObject({ name: v.string() });
const json = { 'content-type': 'application/json' };

const read = (body: BodyInit, headers: Record<string, string> = json) =>
  readJson(new Request(url, { method: 'POST', body, headers }), Body, 'Send a name.');
const refusalOf = async (result: Promise<unknown>): Promise<Refusal> => {
  const error = await result.catch((thrown: unknown) => thrown);
  if (error instanceof Refusal) return error;
  throw new Error('It was not refused.', { cause: error });
};

describe('readJson', () => {
  it('returns the parsed body', async () => {
    expect(await read('{"name":"a"}')).toEqual({ name: 'a' });
  });

  it.each([
    ['no JSON', '{', json, 400],
    ['another shape', '{"name":1}', json, 400],
    ['an unknown field', '{"name":"a","__proto__":{}}', json, 400],
    ['another type', 'name=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['too long a body', `{"name":"${'a'.repeat(maxRequestBytes)}"}`, json, 413],
  ])('refuses %s with a sentence', async (_what, body, headers, status) => {
    const refusal = await refusalOf(read(body, headers));
    expect(refusal.status).toBe(status);
    expect(refusal.message).toMatch(/^[A-Z].+\.$/);
  });

  it('stops reading at the limit if a body has no length', async () => {
    // Required for a streamed body; the DOM's types don't have it yet.
    const streaming = { duplex: 'half' };
    const kilobytes = Math.ceil(maxRequestBytes / 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new TextEncoder().encode('a'.repeat(1024)));
      },
    });
    const request = new Request(url, {
      method: 'POST',
      body,
      headers: json,
      ...streaming,
    });
    expect((await refusalOf(readJson(request, Body, 'Send a name.'))).status).toBe(413);
    expect(sent).toBeLessThan(2 * kilobytes);
  });
});
