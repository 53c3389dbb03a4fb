import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zipFunction } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../../local/folders.ts';
import { resolveNetlifyConfig } from '../../support/netlify-config.ts';

// It sends e-mails, ends memberships and checks logins, so it carries all of our functions' packages.
const name = 'delete-account';

describe('a function as the host packs it', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'packed-'));
  let files: readonly string[] = [];
  beforeAll(async () => {
    const { functions, functionsDirectory } = resolveNetlifyConfig('production');
    const includedFiles = functions['*']?.included_files ?? [];
    const packed = await zipFunction(path.join(functionsDirectory, `${name}.ts`), folder, {
      archiveFormat: 'none',
      basePath: projectFolder,
      repositoryRoot: projectFolder,
      config: { '*': { includedFiles, includedFilesBasePath: projectFolder } },
    });
    files = readdirSync(packed?.path ?? '', { encoding: 'utf8', recursive: true });
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const has = (file: string): boolean => files.includes(path.join('node_modules', file));

  it('has the files of its packages that it runs', () => {
    expect(has('nodemailer/dist/esm/nodemailer.js')).toBe(true);
    expect(has('valibot/dist/index.cjs')).toBe(true);
  });

  it('has no package a second time, in the form that it doesn’t run', () => {
    const second = files.filter((file) =>
      /^node_modules\/(nodemailer\/dist\/cjs\/|valibot\/dist\/index\.mjs|stripe\/esm\/)/.test(file),
    );
    expect(second).toEqual([]);
  });
});
