import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zipFunction } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../../local/folders.ts';
import { resolveNetlifyConfig } from '../../support/netlify-config.ts';

// It sends e-mails, ends memberships and checks logins, so it carries all of our functions'
// packages.
const name = 'delete-account';

const countLoadedFiles = `
  const { createRequire } = await import('node:module');
  const require = createRequire(process.argv[1]);
  require(process.argv[1]);
  console.log(Object.keys(require.cache).length);
`;

describe('a function as the host packs it', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'packed-'));
  let root = '';
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
    root = packed?.path ?? '';
    files = readdirSync(root, { encoding: 'utf8', recursive: true });
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const packagesFiles = (pattern: RegExp): readonly string[] =>
    files.filter((file) => file.startsWith('node_modules/') && pattern.test(file));

  it('has the files of its packages that it runs', () => {
    expect(files).toContain('node_modules/nodemailer/dist/esm/nodemailer.js');
    expect(files).toContain('node_modules/pg/lib/index.js');
  });

  it('has no package a second time, in the form that it doesn’t run', () => {
    expect(packagesFiles(/\/nodemailer\/dist\/cjs\//)).toEqual([]);
  });

  it('has the packages that most requests need in its own file, which loads faster than their 220', () => {
    expect(packagesFiles(/\/(stripe|valibot)\//)).toEqual([]);
  });

  it('is loaded from few files', () => {
    const file = path.join(root, 'netlify/functions', `${name}.cjs`);
    const program = ['--input-type=module', '--eval', countLoadedFiles, file];
    const output = execFileSync(process.execPath, program, { encoding: 'utf8' });
    // With Stripe's files one by one it was 260.
    expect(Number(output)).toBeLessThan(80);
  });
});
