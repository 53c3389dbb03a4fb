import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packPreview } from '../../../local/preview/pack-preview.ts';
import { previewFolder } from '../../../src/config/shared/preview-folder.ts';
import {
  sitesFramingPreview,
  previewReportFile,
  type PreviewEntriesFaultsAndPolicy,
} from '../../../src/domain/preview.ts';

const report: PreviewEntriesFaultsAndPolicy = {
  space: { spaceId: 'abc', environment: 'master' },
  policy: `default-src 'self'; frame-ancestors ${sitesFramingPreview.join(' ')}`,
  entries: { 'article-chalk': { type: 'article', title: 'Chalk', path: '/articles/chalk/' } },
  leftOut: [],
  faults: [],
};

const page = (title: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`;

/** A preview built from almost nothing, and packed like every preview. */
export const packLittlePreview = (): { readonly folder: string; readonly dispose: () => void } => {
  const top = mkdtempSync(path.join(os.tmpdir(), 'little-preview-'));
  const files = {
    'index.html': page('Home'),
    '404.html': page('Not here'),
    'articles/chalk/index.html': page('A draft about chalk'),
    _headers: '/*\n',
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(top, 'public', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(path.join(top, previewReportFile), JSON.stringify(report));
  packPreview(top, top);
  return {
    folder: path.join(top, previewFolder),
    dispose: () => rmSync(top, { recursive: true }),
  };
};
