import type { Context, Hono } from 'hono';
import { badRequestError, contentfulNotFound, contentfulAnswer } from './contentful-error.ts';
import type { ContentfulFaults } from './faults.ts';
import type { EnvironmentState, SpaceState } from './space-state.ts';
import type { SpaceWebhooks } from './webhooks.ts';

/** A token of the Management API, with its permissions. */
export type ManagementToken = {
  readonly token: string;
  /** Undefined allows everything. */
  readonly may?: (method: string, path: string) => boolean;
};

/** The stand-in's account: one space with everything that belongs to it. */
export type ContentfulAccount = {
  readonly space: SpaceState;
  readonly webhooks: SpaceWebhooks;
  readonly faults: ContentfulFaults;
  readonly tokens: readonly ManagementToken[];
  /** Where uploaded files are stored. */
  readonly folder: string;
  /** The host part of asset addresses, such as `localhost:1234/images.ctfassets.net`. */
  readonly assetHost: () => string;
};

export type ManagementApp = Hono<{ Variables: { environment: EnvironmentState } }>;

/** Finds an environment by its name or by an alias. */
export const findEnvironment = (space: SpaceState, name: string): EnvironmentState => {
  const environment = space.environments.get(space.aliases.get(name)?.target ?? name);
  if (!environment) throw contentfulNotFound('Environment', name);
  return environment;
};

const maxLimit = 1000;

const readNumber = (params: URLSearchParams, name: string, fallback: number): number => {
  const text = params.get(name);
  if (text === null) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw badRequestError(`${name} must be a whole number`);
  return Number(text);
};

type Listed = { readonly sys: Readonly<Record<string, unknown>> };

const toComparison =
  (orders: readonly string[]) =>
  (a: Listed, b: Listed): number => {
    for (const order of orders) {
      const name = order.replace(/^-?sys\./, '');
      const first = String(a.sys[name] ?? '');
      const second = String(b.sys[name] ?? '');
      if (first !== second) return (first < second ? -1 : 1) * (order.startsWith('-') ? -1 : 1);
    }
    return 0;
  };

/**
 * The filters that the tools of `setup` send. Contentful rejects unknown names; this rejects all
 * other filters.
 */
const filters: Readonly<Record<string, (item: Listed, value: string) => boolean>> = {
  'sys.id': ({ sys }, value) => sys['id'] === value,
  'sys.id[in]': ({ sys }, value) => value.split(',').includes(String(sys['id'])),
  content_type: (item, value) => contentTypeOf(item) === value,
  'sys.contentType.sys.id': (item, value) => contentTypeOf(item) === value,
  'sys.contentType.sys.id[in]': (item, value) =>
    value.split(',').includes(contentTypeOf(item) ?? ''),
  'sys.archivedAt[exists]': ({ sys }, value) =>
    (sys['archivedAt'] !== undefined) === (value === 'true'),
  'sys.publishedAt[exists]': ({ sys }, value) =>
    (sys['publishedAt'] !== undefined) === (value === 'true'),
};

const contentTypeOf = ({ sys }: Listed): string | undefined => {
  const link = sys['contentType'];
  if (typeof link !== 'object' || link === null || !('sys' in link)) return undefined;
  const target = link.sys;
  return typeof target === 'object' && target !== null && 'id' in target
    ? String(target.id)
    : undefined;
};

const notFilters = new Set(['skip', 'limit', 'order', 'include']);

/**
 * Answers with one page of a list, applying `skip`, `limit`, `order` and the filters of the query.
 */
export const toListAnswer = (c: Context, all: readonly Listed[]): Response => {
  const params = new URL(c.req.url).searchParams;
  let found = all;
  for (const [name, value] of params) {
    if (notFilters.has(name)) continue;
    const passes = filters[name];
    if (!passes) throw badRequestError(`The query parameter "${name}" isn't known here.`);
    found = found.filter((item) => passes(item, value));
  }
  const orders = params.get('order')?.split(',') ?? ['sys.createdAt', 'sys.id'];
  const skip = readNumber(params, 'skip', 0);
  const limit = readNumber(params, 'limit', 100);
  if (limit > maxLimit) throw badRequestError(`The limit can't be more than ${maxLimit}.`);
  return contentfulAnswer({
    sys: { type: 'Array' },
    total: found.length,
    skip,
    limit,
    items: found.toSorted(toComparison(orders)).slice(skip, skip + limit),
  });
};

/** The JSON body of a request; null if it is empty. */
export const readJsonBody = async (c: Context): Promise<unknown> => {
  const text = await c.req.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw badRequestError('The body of the request is no JSON.');
  }
};
