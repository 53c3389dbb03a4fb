import { expect, it } from 'vitest';
import { requestIdOf, runWithRequestId, toLogLine } from './log.ts';

const now = new Date('2026-11-23T12:00:00Z');
const read = (line: string): Readonly<Record<string, unknown>> => JSON.parse(line);

it('writes the request’s identifier into each of its lines, even after an await', async () => {
  const lines = await Promise.all(
    ['first-request', 'other-request'].map((id) =>
      runWithRequestId(id, async () => {
        await Promise.resolve();
        return read(toLogLine({ level: 'info', message: 'Answered' }, now));
      }),
    ),
  );
  expect(lines.map(({ requestId }) => requestId)).toEqual(['first-request', 'other-request']);
});

it('writes an error on one line, with its cause and its origin', () => {
  const error = new Error('No answer', { cause: new TypeError('fetch failed') });
  const line = toLogLine({ level: 'error', message: 'A function failed', error }, now);
  expect(line).not.toContain('\n');
  expect(read(line)).toMatchObject({
    at: '2026-11-23T12:00:00.000Z',
    error: 'Error: No answer',
    cause: 'TypeError: fetch failed',
  });
});

it('uses the host’s identifier unless it has unexpected characters', () => {
  const from = (id: string): string =>
    requestIdOf(new Request('https://knurl.example/', { headers: { 'x-nf-request-id': id } }));
  expect(from('01JD0000000000000000000000')).toBe('01JD0000000000000000000000');
  expect(from('a","level":"info')).toMatch(/^[\w-]{36}$/);
});
