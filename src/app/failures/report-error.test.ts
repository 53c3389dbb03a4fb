import { expect, it, vi } from 'vitest';
import { createErrorReporter } from './report-error.ts';

const origin = 'https://knurl.example';
const page = (lot = 0) => {
  const send = vi.fn<(body: string) => void>();
  return { send, report: createErrorReporter({ origin, pathname: '/plans/', lot, send }) };
};
const failed = (lineno = 1, filename = `${origin}/app-0a1b2c3d.js`) => ({
  error: new TypeError('x is not a function'),
  filename,
  lineno,
  colno: 7,
});

it('reports an error of ours with its location', () => {
  const { send, report } = page();
  report(failed());
  expect(JSON.parse(send.mock.calls[0]?.[0] ?? '')).toEqual({
    message: 'TypeError: x is not a function',
    place: 'app-0a1b2c3d.js:1:7',
    path: '/plans/',
  });
});

it('finds the location of a rejection from its stack', () => {
  const { send, report } = page();
  const error = new Error('lost');
  error.stack = `Error: lost\n    at f (${origin}/page-1.js:2:3)`;
  report({ error });
  expect(send.mock.calls[0]?.[0]).toContain('"place":"page-1.js:2:3"');
});

it('doesn’t report errors of other people’s scripts', () => {
  const { send, report } = page();
  report(failed(1, 'chrome-extension://abc/content.js'));
  report({ error: undefined, message: 'Script error.' });
  expect(send).not.toHaveBeenCalled();
});

it('reports the same error once per page, and three errors in all', () => {
  const { send, report } = page();
  for (const line of [1, 1, 2, 3, 4]) report(failed(line));
  expect(send).toHaveBeenCalledTimes(3);
});

it('reports nothing for three visitors in four', () => {
  const { send, report } = page(0.25);
  report(failed());
  expect(send).not.toHaveBeenCalled();
});
