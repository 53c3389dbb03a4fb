import { expect, it } from 'vitest';
import { isLoadFailure } from './load-failure.ts';

// `reloadOnceOrShowNotice` and `allowReloadAgain` are tested through watch-load-failures.test.ts.

it.each([
  [new Error('Loading chunk 522 failed.\n(error: /522.js)'), true],
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  [new Error('page resources for /articles/ not found. Not rendering React'), true],
  [new TypeError('Failed to fetch dynamically imported module: /a.js'), true],
  [new Error('Network request for the poll failed'), false],
  [undefined, false],
])('isLoadFailure(%s) is %s', (reason, expected) => {
  expect(isLoadFailure(reason)).toBe(expected);
});
