import type { IAdapter } from 'gatsby';
import { expect, it, vi } from 'vitest';
import { headerRoutesOf, withFewRoutes } from './host-adapter.ts';

it('has what is named by its content kept for a year, and pages asked for each time', () => {
  const files = ['app-0a1b2c3d4e.js', 'styles.0a1b2c3d4e.css', 'index.html', 'sitemap.xml', 'x.js'];
  const caching = headerRoutesOf(files).map(({ path, headers }) => [
    path,
    headers.find(({ key }) => key === 'cache-control')?.value,
  ]);
  const year = 'public, max-age=31536000, immutable';
  expect(caching).toEqual([
    ['/*', 'public, max-age=0, must-revalidate'],
    ['/static/*', year],
    ['/app-0a1b2c3d4e.js', year],
    ['/styles.0a1b2c3d4e.css', year],
  ]);
});

it('never has Gatsby list all files', async () => {
  const adapt = vi.fn<IAdapter['adapt']>();
  const few = withFewRoutes({ name: 'host', adapt });
  const list = vi.fn(() => []);
  const context = {
    reporter: {} as Parameters<IAdapter['adapt']>[0]['reporter'],
    pathPrefix: '',
    trailingSlash: 'always' as const,
    remoteFileAllowedUrls: [],
    functionsManifest: [],
    get routesManifest() {
      return list();
    },
    get headerRoutes() {
      return list();
    },
  };
  await few.adapt(context);
  expect(list).not.toHaveBeenCalled();
  const [told] = adapt.mock.calls[0] ?? [];
  expect(told?.routesManifest.map(({ path }) => path)).toEqual([
    '/members/*',
    '/page-data/members/*',
  ]);
});
