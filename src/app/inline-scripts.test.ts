import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { plainAddressScript, toConstantScript } from './inline-scripts.ts';

const gatsbyScript = (path: string): string =>
  `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};window.___webpackCompilationHash="a1";/*]]>*/`;

describe('Gatsby’s inline script', () => {
  it('becomes the same for every page, and reads the path from the document', () => {
    const script = toConstantScript(gatsbyScript('/articles/"quoted"\\/'));
    expect(toConstantScript(gatsbyScript('/'))).toBe(script);
    const window = {};
    runInNewContext(script, {
      window,
      document: { documentElement: { dataset: { path: '/a/' } } },
    });
    expect(window).toEqual({ pagePath: '/a/', ___webpackCompilationHash: 'a1' });
  });

  it('is not left as it is when Gatsby changes it', () => {
    expect(() => toConstantScript('window.path="/";')).toThrow('elsewhere');
  });
});

describe('the script of the page for unknown addresses', () => {
  it.each([
    ['/no-such-page/', 0],
    ['/%5cevil.example', 1],
    ['/%', 1],
  ])('at %s replaces the address %i times', (pathname, times) => {
    const replaceState = vi.fn();
    runInNewContext(plainAddressScript, { location: { pathname }, history: { replaceState } });
    expect(replaceState).toHaveBeenCalledTimes(times);
  });
});
