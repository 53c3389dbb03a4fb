import { expect, it } from 'vitest';
import { builtPaths, readPublicFile } from '../support/built-site.ts';

it('no page lacks a part that suspended or failed while the build rendered it', () => {
  const broken = builtPaths.filter((address) => {
    const html = readPublicFile(address.endsWith('/') ? `${address}index.html` : address);
    return html.includes('<!--$!-->') || html.includes('<!--$?-->');
  });
  expect(broken).toEqual([]);
});
