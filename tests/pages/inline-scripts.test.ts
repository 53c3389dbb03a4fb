import { expect, it } from 'vitest';
import { pathsWithAccessCodes } from '../../src/app/inline-scripts.ts';
import { builtPaths, readPublicFile } from '../support/built-site.ts';

it('no page carries the comments of its inline scripts', () => {
  for (const path of builtPaths) {
    const html = readPublicFile(`${path.slice(1)}index.html`);
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
    expect(scripts.length, path).toBeGreaterThan(0);
    // In an address, no space follows the slashes.
    for (const script of scripts) expect(script, path).not.toMatch(/\/\/ |\/\*/);
  }
});

it('pages whose addresses have codes move them away before any other script, and no other page does', () => {
  for (const path of builtPaths) {
    const html = readPublicFile(`${path.slice(1)}index.html`);
    const [, first = ''] = /<script\b[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
    expect(first.includes('session_id'), path).toBe(pathsWithAccessCodes.includes(path));
  }
});
