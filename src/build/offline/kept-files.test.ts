import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findAssetsAnyKeptPageMayNeed, scriptsOfKeptPages } from './kept-files.ts';

it('keeps every script but those that only pages load which are never kept', () => {
  const byPage = {
    app: ['app-1.js', 'shared-1.js'],
    'component---src-pages-train-tsx': ['train-1.js', 'both-1.js'],
    'component---src-templates-editor-tsx': ['editor-1.js', 'codemirror-1.js', 'both-1.js'],
    'component---src-pages-owner-orders-tsx': ['orders-1.js'],
  };
  const scripts = [...new Set(Object.values(byPage).flat()), 'island-1.js'];
  expect(scriptsOfKeptPages(byPage, scripts)).toEqual([
    'app-1.js',
    'shared-1.js',
    'train-1.js',
    'both-1.js',
    'island-1.js',
  ]);
});

describe('the files that kept pages may need', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kept-files-'));
    mkdirSync(path.join(folder, 'static/search/pages'), { recursive: true });
    writeFileSync(path.join(folder, 'app-1.js'), 'load("/static/search/1.json")');
    writeFileSync(path.join(folder, 'app-0.js'), '');
    const runtime = 'name=>({12:"0a1b2c3d"})[name]';
    writeFileSync(path.join(folder, 'webpack-runtime-00000001.js'), runtime);
    writeFileSync(path.join(folder, '12-0a1b2c3d.js'), '');
    writeFileSync(path.join(folder, '12-00000000.js'), '');
    writeFileSync(path.join(folder, 'styles.1.css'), 'src:url(/static/font-1.woff2)');
    writeFileSync(path.join(folder, 'static/font-1.woff2'), '');
    writeFileSync(path.join(folder, 'static/font-0.woff2'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are those of this build that its scripts and styles name, and files alone', async () => {
    const stats = JSON.stringify({
      assetsByChunkName: { app: ['webpack-runtime-00000001.js', 'app-1.js', 'styles.1.css'] },
    });
    const files = await findAssetsAnyKeptPageMayNeed(folder, stats);
    expect(files).toEqual(
      expect.arrayContaining(['/app-1.js', '/styles.1.css', '/static/font-1.woff2']),
    );
    // A part that is loaded at a press, which Gatsby's list doesn't name.
    expect(files).toContain('/12-0a1b2c3d.js');
    expect(files).not.toContain('/12-00000000.js');
    expect(files).not.toContain('/app-0.js');
    expect(files).not.toContain('/static/font-0.woff2');
    expect(files).not.toContain('/static/search');
  });
});
