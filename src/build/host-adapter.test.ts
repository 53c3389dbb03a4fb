import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { IAdapter } from 'gatsby';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  headerRoutesOfFiles,
  adapterWithFewRoutes,
  adapterWithoutImageCdn,
} from './host-adapter.ts';

let publicFolder = '';
beforeEach(() => {
  publicFolder = mkdtempSync(path.join(tmpdir(), 'public-'));
});
afterEach(() => rmSync(publicFolder, { recursive: true }));

it('lets browsers keep hashed files for a year, and makes them revalidate everything else', () => {
  const files = ['app-0a1b2c3d.js', 'styles.0a1b2c3d.css', 'index.html', 'sitemap.xml', 'x.js'];
  const caching = headerRoutesOfFiles(files).map(({ path: route, headers }) => [
    route,
    headers.find(({ key }) => key === 'cache-control')?.value,
  ]);
  const year = 'public, max-age=31536000, immutable';
  expect(caching).toEqual([
    ['/*', 'public, max-age=0, must-revalidate'],
    ['/static/*', year],
    ['/pictures/*', year],
    ['/films/*', year],
    ['/app-0a1b2c3d.js', year],
    ['/styles.0a1b2c3d.css', year],
  ]);
});

it('passes its own short lists to the host’s adapter and never reads Gatsby’s', async () => {
  writeFileSync(path.join(publicFolder, 'app-0a1b2c3d.js'), '');
  const adapt = vi.fn<IAdapter['adapt']>();
  const adapter = adapterWithFewRoutes({ name: 'host', adapt }, publicFolder);
  const listAllFiles = vi.fn(() => []);
  const context = {
    reporter: {} as Parameters<IAdapter['adapt']>[0]['reporter'],
    pathPrefix: '',
    trailingSlash: 'always' as const,
    remoteFileAllowedUrls: [],
    functionsManifest: [],
    get routesManifest() {
      return listAllFiles();
    },
    get headerRoutes() {
      return listAllFiles();
    },
  };
  await adapter.adapt(context);
  expect(listAllFiles).not.toHaveBeenCalled();
  const [received] = adapt.mock.calls[0] ?? [];
  expect(received?.routesManifest.map((route) => route.path)).toEqual([
    '/members/*',
    '/page-data/members/*',
  ]);
  expect(received?.headerRoutes.map((route) => route.path)).toEqual([
    '/*',
    '/static/*',
    '/pictures/*',
    '/films/*',
    '/app-0a1b2c3d.js',
  ]);
});

it('leaves everything of the host’s adapter but the addresses of pictures', async () => {
  const config = { deployURL: 'https://knurl.example', excludeDatastoreFromEngineFunction: false };
  const host: IAdapter = { name: 'host', adapt: () => undefined, config: () => config };
  const reporter = {} as Parameters<NonNullable<IAdapter['config']>>[0]['reporter'];
  const adapter = adapterWithoutImageCdn(host);
  expect(adapter.adapt).toBe(host.adapt);
  expect(await adapter.config?.({ reporter })).toEqual({
    ...config,
    imageCDNUrlGeneratorModulePath: path.resolve('src/build/pictures/picture-address.ts'),
  });
});
