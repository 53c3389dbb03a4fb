import { invalidQuery } from './api-error.ts';
import type { ContentSnapshot } from './content-store.ts';
import {
  toAssetResource,
  toContentTypeResource,
  toEntryResource,
  toLocaleResource,
  type ResourceContext,
} from './to-resource.ts';

type Page = {
  sys: { type: 'Array' };
  total: number;
  skip: number;
  limit: number;
  items: unknown[];
};

/**
 * Lists the content types, oldest first: `gatsby-source-contentful` sends `order=sys.createdAt`,
 * and no other order is supported.
 */
export function listContentTypes(
  { contentTypes }: ContentSnapshot,
  params: URLSearchParams,
  context: ResourceContext,
): Page {
  assertOnly(params, ['limit', 'skip', 'order']);
  const order = params.get('order');
  if (order !== null && order !== 'sys.createdAt') {
    throw invalidQuery('order', order, `The path "${order}" cannot be used to order`);
  }
  const resources = [...contentTypes.values()]
    .map((item) => toContentTypeResource(item, context))
    .sort((a, b) => compare(a.sys.createdAt, b.sys.createdAt) || compare(a.sys.id, b.sys.id));
  return toPage(resources, params);
}

/** Lists the locales; there is only one. */
export function listLocales(params: URLSearchParams): Page {
  assertOnly(params, ['limit', 'skip']);
  return toPage([toLocaleResource()], params);
}

/**
 * Lists the `sys` of entries or assets, newest change first. The check for changes sends
 * `order=-sys.updatedAt` and `select=sys`; nothing else is supported.
 */
export function listNewest(
  kind: 'Asset' | 'Entry',
  { changes }: ContentSnapshot,
  params: URLSearchParams,
  context: ResourceContext,
): Page {
  assertOnly(params, ['limit', 'skip', 'order', 'select']);
  for (const [name, only] of Object.entries({ order: '-sys.updatedAt', select: 'sys' })) {
    const value = params.get(name) ?? '';
    if (value !== only) throw invalidQuery(name, value, `Only "${only}" can be used here`);
  }
  const resources = changes
    .flatMap((item) => {
      if (item.kind !== kind) return [];
      const resource =
        item.kind === 'Entry' ? toEntryResource(item, context) : toAssetResource(item, context);
      return [{ sys: resource.sys }];
    })
    .sort((a, b) => compare(b.sys.updatedAt, a.sys.updatedAt) || compare(a.sys.id, b.sys.id));
  return toPage(resources, params);
}

/** Reads `limit` (0 to 1000, by default 100) and `skip`; throws an ApiError for anything else. */
export function parsePaging(params: URLSearchParams): { limit: number; skip: number } {
  return {
    limit: parseWholeNumber(params, 'limit', 100, 1000),
    skip: parseWholeNumber(params, 'skip', 0, Number.MAX_SAFE_INTEGER),
  };
}

function toPage(resources: unknown[], params: URLSearchParams): Page {
  const { limit, skip } = parsePaging(params);
  const items = resources.slice(skip, skip + limit);
  return { sys: { type: 'Array' }, total: resources.length, skip, limit, items };
}

function parseWholeNumber(
  params: URLSearchParams,
  name: string,
  defaultValue: number,
  max: number,
): number {
  const text = params.get(name);
  if (text === null) return defaultValue;
  const value = Number(text);
  if (!/^\d{1,15}$/.test(text) || value > max) {
    throw invalidQuery(name, name, `${name} must be a whole number from 0 to ${max}`);
  }
  return value;
}

function assertOnly(params: URLSearchParams, names: string[]): void {
  for (const name of params.keys()) {
    if (!names.includes(name)) {
      throw invalidQuery('unknown', name, `The path "${name}" is not recognized`);
    }
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
