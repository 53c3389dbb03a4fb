import * as v from 'valibot';
import type { ObjectKind } from '../objects-by-kind.ts';
import { endpoint, type Endpoint, type Resource } from './endpoint.ts';
import { invalidRequest } from './errors.ts';
import { textParam, wholeNumberParam } from './params.ts';

type Clause = (object: { readonly [name: string]: unknown }) => boolean;

const unreadable = (query: string): Error =>
  invalidRequest(`We were unable to parse your search query: ${query}`, 'query');

const clausePattern =
  /^(-?)(?:metadata\[(["'])(?<key>.+?)\2\]|(?<field>[a-z_.]+))\s*(?<operator>:|~|<=|>=|<|>)\s*(?:(["'])(?<text>.*?)\6|(?<bare>null|[\w.-]+))$/s;

const compare = (operator: string, value: number, sought: number): boolean => {
  if (operator === '>') return value > sought;
  if (operator === '<') return value < sought;
  if (operator === '>=') return value >= sought;
  if (operator === '<=') return value <= sought;
  return value === sought;
};

const toClause = (part: string, query: string): Clause => {
  const match = clausePattern.exec(part.trim());
  const { key, field, operator = ':', text: quoted, bare } = match?.groups ?? {};
  if (match === null) throw unreadable(query);
  const sought = quoted ?? bare ?? '';
  const isWanted = match[1] !== '-';
  return (object) => {
    const metadata = object['metadata'] as Readonly<Record<string, string>> | undefined;
    const value = key === undefined ? object[field ?? ''] : metadata?.[key];
    const fits =
      bare === 'null'
        ? value === undefined || value === null
        : typeof value === 'number'
          ? compare(operator, value, Number(sought))
          : operator === '~'
            ? String(value ?? '')
                .toLowerCase()
                .includes(sought.toLowerCase())
            : operator === ':' && String(value ?? '').toLowerCase() === sought.toLowerCase();
    return fits === isWanted;
  };
};

/** Parses a query of Stripe's search language: clauses joined by AND or by OR, not both. */
const parseSearch = (query: string): Clause => {
  const parts = query.split(/\s+(AND|OR)\s+/i);
  const joints = new Set(
    parts.filter((_, index) => index % 2 === 1).map((one) => one.toUpperCase()),
  );
  if (joints.size > 1) throw unreadable(query);
  const clauses = parts.filter((_, index) => index % 2 === 0).map((part) => toClause(part, query));
  return joints.has('OR')
    ? (object) => clauses.some((clause) => clause(object))
    : (object) => clauses.every((clause) => clause(object));
};

const Search = v.strictObject({
  query: textParam(),
  limit: v.optional(wholeNumberParam(1, 100)),
  page: v.optional(textParam()),
});

/**
 * Creates the search endpoint of a kind of object. It finds the objects' state of some seconds ago.
 */
export const searchEndpoint = (kind: ObjectKind, path: string, resource: Resource): Endpoint =>
  endpoint('GET', path, resource, Search, ({ account, params: { query, limit = 10, page } }) => {
    const fits = parseSearch(query);
    const found = account.search
      .all(kind)
      .filter((object) => fits({ ...object }))
      .toReversed();
    const start = page === undefined ? 0 : Number(page.replace(/^page_/, ''));
    if (!Number.isSafeInteger(start)) throw invalidRequest(`Invalid page: ${page}`, 'page');
    const end = start + limit;
    const hasMore = end < found.length;
    return {
      object: 'search_result',
      url: path,
      has_more: hasMore,
      next_page: hasMore ? `page_${end}` : null,
      data: found.slice(start, end),
    };
  });
