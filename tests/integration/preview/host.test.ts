import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../../local/folders.ts';
import { previewFolder } from '../../../src/config/shared/preview-folder.ts';

// The preview's site as Netlify's own code reads and packs it.

const at = (...names: readonly string[]): string => path.join(projectFolder, ...names);

const Resolved = v.object({
  configPath: v.string(),
  buildDir: v.string(),
  config: v.object({
    functionsDirectory: v.string(),
    functions: v.record(v.string(), v.unknown()),
    database: v.optional(v.unknown()),
  }),
});

const resolve = () =>
  v.parse(
    Resolved,
    JSON.parse(
      execFileSync(
        process.execPath,
        [
          at('node_modules/@netlify/config/bin.js'),
          '--offline',
          '--context=production',
          '--packagePath=netlify/preview',
          `--repositoryRoot=${projectFolder}`,
        ],
        { encoding: 'utf8', cwd: projectFolder },
      ),
    ),
  );

describe('the preview’s site at the host', () => {
  const { configPath, buildDir, config } = resolve();

  it('is built from the root of the repository, and has no database', () => {
    expect(configPath).toBe(at('netlify/preview/netlify.toml'));
    expect(buildDir).toBe(projectFolder);
    expect(config.database).toBeUndefined();
  });

  it('has one function, containing the built pages', () => {
    expect(readdirSync(config.functionsDirectory)).toEqual(['preview.ts']);
    expect(config.functions['*']).toMatchObject({ included_files: [`${previewFolder}/**`] });
  });
});

describe('the function as the host packs it', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'preview-function-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('answers at every path, before any file, and streams its answers', () => {
    const output = execFileSync(
      process.execPath,
      [
        at('node_modules/@netlify/zip-it-and-ship-it/bin.js'),
        at('netlify/preview/functions'),
        folder,
      ],
      { encoding: 'utf8', cwd: projectFolder },
    );
    // A streaming function may return files of up to 20 MB instead of 6; a route without
    // `prefer_static` takes precedence over files.
    const Packed = v.array(
      v.object({
        name: v.string(),
        invocationMode: v.string(),
        routes: v.array(
          v.looseObject({ pattern: v.string(), prefer_static: v.optional(v.boolean()) }),
        ),
      }),
    );
    const [packed, ...others] = v.parse(Packed, JSON.parse(output));
    expect(others).toEqual([]);
    expect(packed).toMatchObject({ name: 'preview', invocationMode: 'stream' });
    expect(packed?.routes.map(({ pattern }) => pattern)).toEqual(['/*']);
    expect(packed?.routes[0]?.prefer_static ?? false).toBe(false);
  });
});
