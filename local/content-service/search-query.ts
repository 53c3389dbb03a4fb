import type { ContentType } from '../starter-space/content-type.ts';
import { DEFAULT_LOCALE } from '../starter-space/to-entry.ts';
import { ApiError, invalidQuery } from './api-error.ts';
import type { Resource } from './to-resource.ts';

/** Reads one value of a thing that is being filtered or ordered. */
export type Reader<Thing> = (thing: Thing) => unknown;

/** A condition a resource fulfils or not. */
export type Filter = (resource: Resource) => boolean;

type AttributeKind = 'boolean' | 'date' | 'id' | 'number' | 'other' | 'symbol' | 'symbols' | 'text';

type Attribute = { kind: AttributeKind; read: Reader<Resource> };

/** What a search runs over: assets, or entries of one type or of all. */
export type SearchScope =
  { kind: 'Asset' } | { kind: 'Entry'; contentType: ContentType | undefined };

const OPERATORS: Record<AttributeKind, readonly string[]> = {
  boolean: ['', 'ne', 'exists'],
  date: ['', 'ne', 'in', 'nin', 'exists', 'lt', 'lte', 'gt', 'gte'],
  id: ['', 'ne', 'in', 'nin', 'exists', 'all'],
  number: ['', 'ne', 'in', 'nin', 'exists', 'lt', 'lte', 'gt', 'gte'],
  other: ['exists'],
  symbol: ['', 'ne', 'in', 'nin', 'exists', 'match'],
  symbols: ['', 'ne', 'in', 'nin', 'exists', 'all', 'match'],
  text: ['exists', 'match'],
};

const ORDERED_KINDS: readonly AttributeKind[] = ['boolean', 'date', 'id', 'number', 'symbol'];

const FIELD_KINDS: Record<string, AttributeKind> = {
  Boolean: 'boolean',
  Date: 'date',
  Integer: 'number',
  Number: 'number',
  Symbol: 'symbol',
  Text: 'text',
};

/** Reads `limit` (0 to 1000, else 100) and `skip`; throws an ApiError for anything else. */
export function parsePaging(params: URLSearchParams): { limit: number; skip: number } {
  return {
    limit: parseWhole(params, 'limit', 100, 1000),
    skip: parseWhole(params, 'skip', 0, Number.MAX_SAFE_INTEGER),
  };
}

/** Reads `include`, the depth to which linked entries and assets come along (0 to 10, else 1). */
export function parseInclude(params: URLSearchParams): number {
  return parseWhole(params, 'include', 1, 10);
}

/** Reads `locale`: one locale, or all of them for `*`; throws an ApiError for one that is not there. */
export function parseLocale(params: URLSearchParams): 'all' | 'default' {
  const locale = params.get('locale');
  if (locale === '*') return 'all';
  if (locale === null || locale === DEFAULT_LOCALE) return 'default';
  throw new ApiError('BadRequest', `Unknown locale: ${locale}`);
}

/** Turns `order` (`a,-b`) into a comparison; `find` gives the reader of each attribute named. */
export function parseOrder<Thing>(
  order: string,
  find: (path: string) => Reader<Thing> | undefined,
): (a: Thing, b: Thing) => number {
  const parts = order.split(',').map((part) => {
    const isDescending = part.startsWith('-');
    const path = isDescending ? part.slice(1) : part;
    const read = find(path);
    if (!read) throw invalidQuery('order', path, `The path "${path}" cannot be used to order`);
    return { read, sign: isDescending ? -1 : 1 };
  });
  return (a, b) => {
    for (const { read, sign } of parts) {
      const difference = compareValues(read(a), read(b));
      if (difference !== 0) return difference * sign;
    }
    return 0;
  };
}

/** The comparison for a search's `order`; without one the last changed comes first. */
export function parseSearchOrder(
  order: string | null,
  scope: SearchScope,
): (a: Resource, b: Resource) => number {
  const compare = parseOrder<Resource>(order ?? '-sys.updatedAt', (path) => {
    const attribute = findAttribute(path, scope);
    return attribute && ORDERED_KINDS.includes(attribute.kind) ? attribute.read : undefined;
  });
  return (a, b) => compare(a, b) || compareValues(a.sys.id, b.sys.id);
}

/** Turns one filter parameter (`fields.x[in]`, `sys.id`, …) into a condition; throws an ApiError. */
export function parseFilter(name: string, value: string, scope: SearchScope): Filter {
  const [, path, operator = ''] = /^([^[\]]+)(?:\[([a-z]+)\])?$/.exec(name) ?? [];
  if (path === undefined) throw invalidQuery('unknown', name, `"${name}" is not recognized`);
  const attribute = findAttribute(path, scope);
  if (!attribute) throw invalidQuery('unknown', path, unknownPath(path, scope));
  const { kind, read } = attribute;
  if (!OPERATORS[kind].includes(operator)) {
    throw invalidQuery('operator', path, `The operator "${operator || '='}" does not fit ${path}`);
  }
  return toFilter(operator, value, kind, path, read);
}

/** The condition of the `query` parameter: every word begins a word in one of the texts. */
export function parseFullText(query: string): Filter {
  return (resource) =>
    matchesWords(
      Object.values(resource.fields).flatMap((values) => toList(values[DEFAULT_LOCALE])),
      query,
    );
}

/** The condition of `links_to_entry` and `links_to_asset`. */
export function parseLinksTo(linkType: 'Asset' | 'Entry', id: string): Filter {
  return (resource) =>
    findLinks(resource.fields).some((link) => link.linkType === linkType && link.id === id);
}

/** All links inside a value, however deep. */
export function findLinks(value: unknown): { linkType: string; id: string }[] {
  if (Array.isArray(value)) return value.flatMap(findLinks);
  if (!isRecord(value)) return [];
  const sys = value['sys'];
  if (isRecord(sys) && sys['type'] === 'Link') {
    const { linkType, id } = sys;
    return typeof linkType === 'string' && typeof id === 'string' ? [{ linkType, id }] : [];
  }
  return Object.values(value).flatMap(findLinks);
}

function toFilter(
  operator: string,
  value: string,
  kind: AttributeKind,
  path: string,
  read: Reader<Resource>,
): Filter {
  const has = (resource: Resource, wanted: unknown) =>
    toList(read(resource)).some((one) => toComparable(one, kind) === wanted);
  const parseList = () => value.split(',').map((one) => parseOperand(one, kind, path));

  switch (operator) {
    case '': {
      const wanted = parseOperand(value, kind, path);
      return (resource) => has(resource, wanted);
    }
    case 'ne': {
      const wanted = parseOperand(value, kind, path);
      return (resource) => !has(resource, wanted);
    }
    case 'in': {
      const wanted = parseList();
      return (resource) => wanted.some((one) => has(resource, one));
    }
    case 'nin': {
      const wanted = parseList();
      return (resource) => !wanted.some((one) => has(resource, one));
    }
    case 'all': {
      const wanted = parseList();
      return (resource) => wanted.every((one) => has(resource, one));
    }
    case 'exists': {
      if (value !== 'true' && value !== 'false') {
        throw invalidQuery('exists', path, 'exists must be true or false');
      }
      return (resource) => toList(read(resource)).length > 0 === (value === 'true');
    }
    case 'match':
      return (resource) => matchesWords(toList(read(resource)), value);
    default: {
      const wanted = parseOperand(value, kind, path);
      return (resource) => {
        const actual = toComparable(read(resource), kind);
        return actual !== undefined && isInRange(operator, compareValues(actual, wanted));
      };
    }
  }
}

function isInRange(operator: string, difference: number): boolean {
  if (operator === 'lt') return difference < 0;
  if (operator === 'lte') return difference <= 0;
  if (operator === 'gt') return difference > 0;
  return difference >= 0;
}

function findAttribute(path: string, scope: SearchScope): Attribute | undefined {
  const parts = path.split('.');
  if (parts[0] === 'sys') return findSysAttribute(path, scope);
  if (parts[0] !== 'fields') return undefined;
  const withoutLocale = parts.slice(1).filter((part) => part !== DEFAULT_LOCALE);
  const [id, ...rest] = withoutLocale;
  if (id === undefined) return undefined;
  return scope.kind === 'Asset'
    ? findAssetAttribute(id, rest)
    : findEntryAttribute(id, rest, scope.contentType);
}

function findSysAttribute(path: string, scope: SearchScope): Attribute | undefined {
  switch (path) {
    case 'sys.id':
      return { kind: 'id', read: ({ sys }) => sys.id };
    case 'sys.type':
      return { kind: 'symbol', read: ({ sys }) => sys.type };
    case 'sys.revision':
      return { kind: 'number', read: ({ sys }) => sys.revision };
    case 'sys.createdAt':
      return { kind: 'date', read: ({ sys }) => sys.createdAt };
    case 'sys.updatedAt':
      return { kind: 'date', read: ({ sys }) => sys.updatedAt };
    case 'sys.contentType.sys.id':
      return scope.kind === 'Entry'
        ? { kind: 'id', read: ({ sys }) => sys.contentType?.sys.id }
        : undefined;
    default:
      return undefined;
  }
}

function findEntryAttribute(
  id: string,
  rest: string[],
  contentType: ContentType | undefined,
): Attribute | undefined {
  const field = contentType?.fields.find((one) => one.id === id);
  if (!field) return undefined;
  const read = readField(id);
  const isLink = field.type === 'Link' || field.items?.type === 'Link';
  if (isLink && rest.join('.') === 'sys.id') {
    return { kind: 'id', read: (resource) => findLinks(read(resource)).map((link) => link.id) };
  }
  if (rest.length > 0) return undefined;
  if (field.type === 'Array' && field.items?.type === 'Symbol') return { kind: 'symbols', read };
  return { kind: FIELD_KINDS[field.type] ?? 'other', read };
}

function findAssetAttribute(id: string, rest: string[]): Attribute | undefined {
  const read = readField(id);
  if (id === 'title' && rest.length === 0) return { kind: 'symbol', read };
  if (id === 'description' && rest.length === 0) return { kind: 'text', read };
  if (id !== 'file') return undefined;
  const inFile = (resource: Resource) =>
    rest.reduce<unknown>(
      (value, key) => (isRecord(value) ? value[key] : undefined),
      read(resource),
    );
  switch (rest.join('.')) {
    case '':
      return { kind: 'other', read };
    case 'contentType':
    case 'fileName':
    case 'url':
      return { kind: 'symbol', read: inFile };
    case 'details.size':
    case 'details.image.width':
    case 'details.image.height':
      return { kind: 'number', read: inFile };
    default:
      return undefined;
  }
}

function readField(id: string): Reader<Resource> {
  return ({ fields }) => fields[id]?.[DEFAULT_LOCALE];
}

function unknownPath(path: string, scope: SearchScope): string {
  return scope.kind === 'Entry' && !scope.contentType && path.startsWith('fields.')
    ? `The path "${path}" needs the parameter content_type`
    : `The path "${path}" is not recognized`;
}

function parseOperand(text: string, kind: AttributeKind, path: string): unknown {
  const value = toComparable(
    kind === 'number' && text.trim() !== ''
      ? Number(text)
      : kind === 'boolean' && /^(?:true|false)$/.test(text)
        ? text === 'true'
        : text,
    kind,
  );
  if (value === undefined) throw invalidQuery('type', path, `"${text}" does not fit ${path}`);
  return value;
}

function toComparable(value: unknown, kind: AttributeKind): unknown {
  switch (kind) {
    case 'date': {
      const time = typeof value === 'string' ? Date.parse(value) : NaN;
      return Number.isNaN(time) ? undefined : time;
    }
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    default:
      return typeof value === 'string' ? value : undefined;
  }
}

function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  // What has no value comes last, as in the real service.
  if (a === undefined || a === null) return 1;
  if (b === undefined || b === null) return -1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return String(a) < String(b) ? -1 : 1;
}

function matchesWords(texts: readonly unknown[], query: string): boolean {
  const words = texts.filter((text) => typeof text === 'string').flatMap(toWords);
  return toWords(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function toList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function parseWhole(params: URLSearchParams, name: string, usual: number, most: number): number {
  const text = params.get(name);
  if (text === null) return usual;
  const value = Number(text);
  if (!/^\d{1,15}$/.test(text) || value > most) {
    throw invalidQuery(name, name, `${name} must be a whole number from 0 to ${most}`);
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
