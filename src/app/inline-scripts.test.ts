import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import {
  moveAccessCodesToHistoryScript,
  replaceAmbiguousPathScript,
  scriptWithoutPagePath,
  toScriptAddingScriptsAfterPaint,
} from './inline-scripts.ts';

const gatsbyScript = (path: string): string =>
  `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};window.___webpackCompilationHash="a1";/*]]>*/`;

describe('Gatsby’s inline script', () => {
  it('is the same for every page, and reads the path from the document', () => {
    const script = scriptWithoutPagePath(gatsbyScript('/articles/"quoted"\\/'));
    expect(scriptWithoutPagePath(gatsbyScript('/'))).toBe(script);
    const window = {};
    runInNewContext(script, {
      window,
      document: { documentElement: { dataset: { path: '/a/' } } },
    });
    expect(window).toEqual({ pagePath: '/a/', ___webpackCompilationHash: 'a1' });
  });

  it('fails if Gatsby changes it', () => {
    expect(() => scriptWithoutPagePath('window.path="/";')).toThrow('elsewhere');
  });
});

describe('the script of the page for unknown addresses', () => {
  it.each([
    ['/no-such-page/', 0],
    ['/%5cevil.example', 1],
    ['/%', 1],
  ])('replaces the address %s %i times', (pathname, times) => {
    const replaceState = vi.fn();
    runInNewContext(replaceAmbiguousPathScript, {
      location: { pathname },
      history: { replaceState },
    });
    expect(replaceState).toHaveBeenCalledTimes(times);
  });
});

describe('the script that starts the others', () => {
  type Added = { readonly tag: string; readonly src?: string; readonly href?: string };
  const run = (path: string, hidden = false) => {
    const added: Added[] = [];
    const steps: (() => void)[] = [];
    const window = {
      document: {
        hidden,
        documentElement: { dataset: { path } },
        createElement: (tag: string) => ({ tag }),
        body: { append: (element: Added) => added.push(element) },
      },
      requestAnimationFrame: (step: () => void) => steps.push(step),
      setTimeout: (step: () => void) => steps.push(step),
    };
    runInNewContext(toScriptAddingScriptsAfterPaint(['/app.js', '/framework.js']), { window });
    return { added, steps };
  };

  it('adds them in order, with the page’s data, in a task after the first frame', () => {
    const { added, steps } = run('/articles/one/');
    steps.shift()?.();
    expect(added).toEqual([]);
    steps.shift()?.();
    expect(added.map(({ tag, src, href }) => [tag, src ?? href])).toEqual([
      ['script', '/app.js'],
      ['script', '/framework.js'],
      ['link', '/page-data/articles/one/page-data.json'],
      ['link', '/page-data/app-data.json'],
    ]);
  });

  it('knows the file name of the home page’s data', () => {
    const { added, steps } = run('/');
    while (steps.length > 0) steps.shift()?.();
    expect(added.map(({ href }) => href)).toContain('/page-data/index/page-data.json');
  });

  it('doesn’t wait for a frame in a hidden tab', () => {
    expect(run('/', true).added.length).toBeGreaterThan(0);
  });
});

describe('the script of pages with codes', () => {
  it('moves a code from the address to the history’s entry', () => {
    const replaceState = vi.fn();
    const location = { pathname: '/shop/order/', search: '', hash: '#id.code' };
    const window = { location, history: { state: null, replaceState } };
    runInNewContext(moveAccessCodesToHistoryScript, { window, URLSearchParams });
    expect(replaceState.mock.calls).toEqual([[{ codes: 'order=id.code' }, '', '/shop/order/']]);
  });
});
