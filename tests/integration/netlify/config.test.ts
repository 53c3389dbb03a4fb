import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../../local/folders.ts';

const Resolved = v.object({
  config: v.object({
    build: v.object({
      command: v.string(),
      publish: v.string(),
      environment: v.record(v.string(), v.string()),
    }),
    functionsDirectory: v.string(),
    functions: v.record(v.string(), v.unknown()),
    images: v.optional(v.object({ remote_images: v.array(v.string()) }), { remote_images: [] }),
    headers: v.array(v.object({ for: v.string(), values: v.record(v.string(), v.string()) })),
    plugins: v.array(v.unknown()),
  }),
});

/** `netlify.toml` as the host resolves it for a context, using Netlify's own code without an account. */
const resolve = (context: string, packageFolder = '.') => {
  const program = path.join(projectFolder, 'node_modules/@netlify/config/bin.js');
  const output = execFileSync(
    process.execPath,
    [
      program,
      '--offline',
      `--context=${context}`,
      `--repositoryRoot=${projectFolder}`,
      ...(packageFolder === '.' ? [] : [`--packagePath=${packageFolder}`]),
    ],
    { encoding: 'utf8', cwd: projectFolder },
  );
  return v.parse(Resolved, JSON.parse(output)).config;
};

const manifest = v.parse(
  v.object({ devDependencies: v.object({ node: v.string() }) }),
  JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')),
);

describe.each(['production', 'deploy-preview', 'branch-deploy'])('the context %s', (context) => {
  const config = resolve(context);

  it('builds and publishes with our own command, on the Node that package.json pins', () => {
    expect(config.build).toMatchObject({
      command: 'npm run build',
      publish: path.join(projectFolder, 'public'),
      environment: { NODE_VERSION: manifest.devDependencies.node },
    });
  });

  it('packs private files with the functions', () => {
    expect(config.functionsDirectory).toBe(path.join(projectFolder, 'netlify/functions'));
    expect(config.functions['*']).toMatchObject({ included_files: ['private/**'] });
  });

  it('takes none of our settings from a file of the repository', () => {
    expect(Object.keys(config.build.environment)).toEqual(['NODE_VERSION']);
  });

  it('lets the image CDN fetch only the space’s pictures', () => {
    const mayFetch = (address: string) =>
      config.images.remote_images.some((pattern) => new RegExp(pattern).test(address));
    expect(mayFetch('https://images.ctfassets.net/space/id/token/squat.jpg')).toBe(true);
    for (const address of [
      'https://images-ctfassets.net.example.com/a.jpg',
      'https://example.com/?https://images.ctfassets.net/a.jpg',
      'http://images.ctfassets.net/a.jpg',
    ]) {
      expect(mayFetch(address)).toBe(false);
    }
  });
});

describe('the preview', () => {
  const folder = 'netlify/preview';
  const config = resolve('production', folder);
  const site = resolve('production');

  it('publishes nothing but robots.txt, and builds on the site’s Node version', () => {
    expect(config.build).toMatchObject({
      command: 'npm run preview -- build',
      publish: path.join(projectFolder, folder, 'public'),
      environment: site.build.environment,
    });
    expect(readdirSync(path.join(projectFolder, folder, 'public'))).toEqual(['robots.txt']);
  });

  it('has only its own function, and no picture that bypasses it', () => {
    expect(config.functionsDirectory).toBe(path.join(projectFolder, folder, 'functions'));
    expect(config.images.remote_images).toEqual([]);
  });
});
