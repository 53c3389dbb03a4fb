import { invalidQuery } from './api-error.ts';
import type { Snapshot } from './content-store.ts';
import { parseOrder, parsePaging, type Reader } from './search-query.ts';
import { toContentTypeResource, toLocaleResource, type ResourceContext } from './to-resource.ts';

type Page = {
  sys: { type: 'Array' };
  total: number;
  skip: number;
  limit: number;
  items: unknown[];
};

/** Lists the content types by paging parameters and `order` (`sys.id`, `sys.createdAt`, `name` and so on). */
export function listContentTypes(
  { contentTypes }: Snapshot,
  params: URLSearchParams,
  context: ResourceContext,
): Page {
  assertOnly(params, ['limit', 'skip', 'order', 'locale']);
  const resources = [...contentTypes.values()].map((item) => toContentTypeResource(item, context));
  type ContentTypeResource = (typeof resources)[number];
  const readers = new Map<string, Reader<ContentTypeResource>>([
    ['name', (resource) => resource['name']],
    ['sys.id', ({ sys }) => sys.id],
    ['sys.createdAt', ({ sys }) => sys.createdAt],
    ['sys.updatedAt', ({ sys }) => sys.updatedAt],
  ]);
  const compare = parseOrder<ContentTypeResource>(params.get('order') ?? 'sys.id', (path) =>
    readers.get(path),
  );
  resources.sort((a, b) => compare(a, b) || (a.sys.id < b.sys.id ? -1 : 1));
  return toPage(resources, params);
}

/** Lists the locales, of which there is one. */
export function listLocales(params: URLSearchParams): Page {
  assertOnly(params, ['limit', 'skip', 'order']);
  return toPage([toLocaleResource()], params);
}

function toPage(resources: unknown[], params: URLSearchParams): Page {
  const { limit, skip } = parsePaging(params);
  const items = resources.slice(skip, skip + limit);
  return { sys: { type: 'Array' }, total: resources.length, skip, limit, items };
}

function assertOnly(params: URLSearchParams, names: string[]): void {
  for (const name of params.keys()) {
    if (name !== 'access_token' && !names.includes(name)) {
      throw invalidQuery('unknown', name, `The path "${name}" is not recognized`);
    }
  }
}
