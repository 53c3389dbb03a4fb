import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../../local/folders.ts';
import { resolveNetlifyConfig } from '../../support/netlify-config.ts';

const manifest = v.parse(
  v.object({ devDependencies: v.object({ node: v.string() }) }),
  JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')),
);

describe.each(['production', 'deploy-preview', 'branch-deploy'])('the context %s', (context) => {
  const config = resolveNetlifyConfig(context);

  it('builds and publishes with our own command, on the Node that package.json pins', () => {
    expect(config.build).toMatchObject({
      command: 'npm run build',
      publish: path.join(projectFolder, 'public'),
      environment: { NODE_VERSION: manifest.devDependencies.node },
    });
  });

  it('finds the functions; no private file travels in all of them', () => {
    expect(config.functionsDirectory).toBe(path.join(projectFolder, 'netlify/functions'));
    const additions = (config.functions['*']?.included_files ?? []).filter(
      (pattern) => !pattern.startsWith('!'),
    );
    expect(additions).toEqual([]);
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
  const config = resolveNetlifyConfig('production', folder);
  const site = resolveNetlifyConfig('production');

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
