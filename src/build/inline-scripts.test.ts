import { expect, it } from 'vitest';
import { hashesOfInlineScripts } from './inline-scripts.ts';

it('hashes each inline script of a page once, in the format of a policy', () => {
  expect(
    hashesOfInlineScripts(
      `<head><script>alert('Hello, world.');</script><script id="b">alert('Hello, world.');</script></head>`,
    ),
    // The example of https://www.w3.org/TR/CSP2/#script-src-hash-usage
  ).toEqual(["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"]);
});

it('leaves out files and data', () => {
  expect(
    hashesOfInlineScripts(
      '<script src="/app.js" defer=""></script><script type="application/ld+json">{"a":1}</script>',
    ),
  ).toEqual([]);
});
