import { isUnambiguousPath } from '../../domain/addresses/unambiguous-path.ts';
import { notFoundPath, routes } from '../../domain/routes.ts';

/** The result for a path: a file, the same path with a trailing slash, or nothing. */
export type BuiltFileSearchResult =
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'missing'; readonly page: string };

/**
 * The members zone is one page at many addresses, as in the host's rules
 * (`src/build/host-adapter.ts`).
 */
const oneForAll = [
  { below: routes.members, name: `${routes.members.slice(1)}[...]/index.html` },
  { below: `/page-data${routes.members}`, name: `page-data${routes.members}[...]/page-data.json` },
];

/**
 * Finds the built file for a path. A path is only compared with file names, never joined to a
 * folder, so it can't escape.
 */
export const findBuiltFile = (
  has: (name: string) => boolean,
  pathname: string,
): BuiltFileSearchResult => {
  const missing: BuiltFileSearchResult = { kind: 'missing', page: notFoundPath.slice(1) };
  if (!isUnambiguousPath(pathname)) return missing;
  const decoded = decodeURIComponent(pathname);
  const name = `${decoded.slice(1)}${decoded.endsWith('/') ? 'index.html' : ''}`;
  if (has(name)) return { kind: 'file', name };
  if (!decoded.endsWith('/') && has(`${name}/index.html`)) {
    return { kind: 'folder', path: `${pathname}/` };
  }
  const zone = oneForAll.find(({ below }) => decoded.startsWith(below));
  return zone !== undefined && has(zone.name) ? { kind: 'file', name: zone.name } : missing;
};

const types: ReadonlyMap<string, string> = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['webmanifest', 'application/manifest+json; charset=utf-8'],
  ['xml', 'application/xml; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['ico', 'image/x-icon'],
  ['woff2', 'font/woff2'],
]);

/** The media type of a file, by its extension. */
export const mediaTypeOf = (name: string): string =>
  types.get(name.split('.').at(-1) ?? '') ?? 'application/octet-stream';
