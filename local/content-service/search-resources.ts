import { invalidQuery } from './api-error.ts';
import type { Snapshot } from './content-store.ts';
import {
  findLinks,
  parseFilter,
  parseFullText,
  parseInclude,
  parseLinksTo,
  parseLocale,
  parsePaging,
  parseSearchOrder,
  type Filter,
  type SearchScope,
} from './search-query.ts';
import {
  flattenResource,
  toAssetResource,
  toEntryResource,
  type Resource,
  type ResourceContext,
} from './to-resource.ts';

type SearchAnswer = {
  sys: { type: 'Array' };
  total: number;
  skip: number;
  limit: number;
  items: unknown[];
  errors?: unknown[];
  includes?: { Entry?: unknown[]; Asset?: unknown[] };
};

type Selection = { parts: string[][] } | undefined;

const GENERAL = [
  'access_token',
  'content_type',
  'include',
  'limit',
  'locale',
  'order',
  'select',
  'skip',
];

/** Answers a search for entries, with what they link to. */
export function searchEntries(
  snapshot: Snapshot,
  params: URLSearchParams,
  context: ResourceContext,
): SearchAnswer {
  const typeId = params.get('content_type');
  const contentType = typeId === null ? undefined : snapshot.contentTypes.get(typeId)?.contentType;
  if (typeId !== null && !contentType) {
    throw invalidQuery(
      'unknownContentType',
      'content_type',
      `There is no content type "${typeId}"`,
    );
  }
  const resources = [...snapshot.entries.values()]
    .filter(({ entry }) => typeId === null || entry.contentTypeId === typeId)
    .map((item) => toEntryResource(item, context));
  const depth = parseInclude(params);
  const { answer, page } = search(resources, params, { kind: 'Entry', contentType });
  return { ...answer, ...toIncludes(page, depth, snapshot, params, context) };
}

/** Answers a search for assets. */
export function searchAssets(
  snapshot: Snapshot,
  params: URLSearchParams,
  context: ResourceContext,
): SearchAnswer {
  if (params.has('content_type')) {
    throw invalidQuery('unknown', 'content_type', 'The path "content_type" is not recognized');
  }
  parseInclude(params);
  const resources = [...snapshot.assets.values()].map((item) => toAssetResource(item, context));
  return search(resources, params, { kind: 'Asset' }).answer;
}

function search(
  resources: Resource[],
  params: URLSearchParams,
  scope: SearchScope,
): { answer: SearchAnswer; page: Resource[] } {
  const { limit, skip } = parsePaging(params);
  const locale = parseLocale(params);
  const selection = parseSelect(params.get('select'), scope);
  const filters = parseFilters(params, scope);
  const compare = parseSearchOrder(params.get('order'), scope);

  const found = resources.filter((one) => filters.every((fits) => fits(one))).sort(compare);
  const page = found.slice(skip, skip + limit).map((one) => selectFields(one, selection));
  const items = page.map((one) =>
    selectParts(locale === 'all' ? one : flattenResource(one), selection),
  );
  return { answer: { sys: { type: 'Array' }, total: found.length, skip, limit, items }, page };
}

function parseFilters(params: URLSearchParams, scope: SearchScope): Filter[] {
  const filters: Filter[] = [];
  for (const [name, value] of params) {
    if (GENERAL.includes(name)) continue;
    if (name === 'query') filters.push(parseFullText(value));
    else if (name === 'links_to_entry') filters.push(parseLinksTo('Entry', value));
    else if (name === 'links_to_asset') filters.push(parseLinksTo('Asset', value));
    else if (name === 'mimetype_group' && scope.kind === 'Asset') {
      filters.push(parseMimetypeGroup(value));
    } else filters.push(parseFilter(name, value, scope));
  }
  return filters;
}

function parseMimetypeGroup(group: string): Filter {
  const prefixes: Record<string, string[]> = {
    audio: ['audio/'],
    image: ['image/'],
    pdfdocument: ['application/pdf'],
    plaintext: ['text/'],
    video: ['video/'],
  };
  const wanted = prefixes[group];
  if (!wanted) throw invalidQuery('unknown', 'mimetype_group', `There is no group "${group}"`);
  return ({ fields }) => {
    const file = Object.values(fields['file'] ?? {})[0];
    const type = typeof file === 'object' && file && 'contentType' in file ? file.contentType : '';
    return wanted.some((prefix) => String(type).startsWith(prefix));
  };
}

function parseSelect(select: string | null, scope: SearchScope): Selection {
  if (select === null) return undefined;
  const parts = select.split(',').map((path) => path.trim().split('.'));
  for (const [root, id, ...rest] of parts) {
    const path = [root, id, ...rest].join('.');
    if (root !== 'sys' && root !== 'fields' && root !== 'metadata') {
      throw invalidQuery('select', path, `The path "${path}" cannot be selected`);
    }
    if (rest.length > 0) {
      throw invalidQuery(
        'select',
        path,
        'Only two levels can be selected, for example fields.title',
      );
    }
    if (root !== 'fields' || id === undefined) continue;
    if (scope.kind === 'Entry' && !scope.contentType) {
      throw invalidQuery('select', path, `The path "${path}" needs the parameter content_type`);
    }
    const known =
      scope.kind === 'Asset'
        ? ['title', 'description', 'file']
        : scope.contentType?.fields.map((field) => field.id);
    if (!known?.includes(id)) {
      throw invalidQuery('select', path, `The path "${path}" is not recognized`);
    }
  }
  return { parts };
}

function selectFields(resource: Resource, selection: Selection): Resource {
  if (!selection) return resource;
  const ids = selection.parts.filter(([root]) => root === 'fields').map(([, id]) => id);
  if (ids.includes(undefined)) return resource;
  const fields = Object.entries(resource.fields).filter(([id]) => ids.includes(id));
  return { ...resource, fields: Object.fromEntries(fields) };
}

function selectParts(resource: object, selection: Selection): object {
  if (!selection) return resource;
  const parts: Record<string, unknown> = {};
  for (const [root, value] of Object.entries(resource)) {
    const wanted = selection.parts.filter((part) => part[0] === root);
    if (wanted.length === 0) continue;
    const keys = wanted.map((part) => part[1]);
    parts[root] =
      root === 'fields' || keys.includes(undefined)
        ? value
        : Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
  }
  return parts;
}

function toIncludes(
  page: readonly Resource[],
  depth: number,
  snapshot: Snapshot,
  params: URLSearchParams,
  context: ResourceContext,
): Pick<SearchAnswer, 'errors' | 'includes'> {
  if (depth === 0) return {};
  const toOutput = parseLocale(params) === 'all' ? (one: Resource) => one : flattenResource;
  const seen = new Set(page.map(({ sys }) => `${sys.type}:${sys.id}`));
  const entries: unknown[] = [];
  const assets: unknown[] = [];
  const errors: unknown[] = [];
  let level = page;

  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: Resource[] = [];
    for (const { linkType, id } of level.flatMap(({ fields }) => findLinks(fields))) {
      const key = `${linkType}:${id}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const entry = linkType === 'Entry' ? snapshot.entries.get(id) : undefined;
      const asset = linkType === 'Asset' ? snapshot.assets.get(id) : undefined;
      if (entry) {
        const resource = toEntryResource(entry, context);
        entries.push(toOutput(resource));
        next.push(resource);
      } else if (asset) {
        assets.push(toOutput(toAssetResource(asset, context)));
      } else {
        const sys = { id: 'notResolvable', type: 'error' };
        errors.push({ sys, details: { type: 'Link', linkType, id } });
      }
    }
    level = next;
  }
  const includes = {
    ...(entries.length > 0 ? { Entry: entries } : {}),
    ...(assets.length > 0 ? { Asset: assets } : {}),
  };
  return {
    ...(errors.length > 0 ? { errors } : {}),
    ...(Object.keys(includes).length > 0 ? { includes } : {}),
  };
}
