import { expect, it, vi } from 'vitest';
import { createReport } from './report-error.ts';

const origin = 'https://knurl.example';
const page = (lot = 0) => {
  const send = vi.fn<(body: string) => void>();
  return { send, report: createReport({ origin, pathname: '/plans/', lot, send }) };
};
const failed = (lineno = 1, filename = `${origin}/app-0a1b2c3d.js`) => ({
  error: new TypeError('x is not a function'),
  filename,
  lineno,
  colno: 7,
});

it('an error of ours is reported with where it happened', () => {
  const { send, report } = page();
  report(failed());
  expect(JSON.parse(send.mock.calls[0]?.[0] ?? '')).toEqual({
    message: 'TypeError: x is not a function',
    place: 'app-0a1b2c3d.js:1:7',
    path: '/plans/',
  });
});

it('the reason of a rejection is found by its stack', () => {
  const { send, report } = page();
  const error = new Error('lost');
  error.stack = `Error: lost\n    at f (${origin}/page-1.js:2:3)`;
  report({ error });
  expect(send.mock.calls[0]?.[0]).toContain('"place":"page-1.js:2:3"');
});

it('what others’ scripts do wrong is not ours to report', () => {
  const { send, report } = page();
  report(failed(1, 'chrome-extension://abc/content.js'));
  report({ error: undefined, message: 'Script error.' });
  expect(send).not.toHaveBeenCalled();
});

it('a page reports the same error once, and three in all', () => {
  const { send, report } = page();
  for (const line of [1, 1, 2, 3, 4]) report(failed(line));
  expect(send).toHaveBeenCalledTimes(3);
});

it('three visitors in four report nothing', () => {
  const { send, report } = page(0.25);
  report(failed());
  expect(send).not.toHaveBeenCalled();
});
