import type pg from 'pg';
import * as v from 'valibot';
import { PlainFailure } from '../../plain-failure.ts';

/** One of our tables, with its foreign keys. */
export type Table = {
  readonly name: string;
  /** The names of its columns, in order. */
  readonly columns: readonly string[];
  /** The tables its foreign keys refer to. */
  readonly refersTo: readonly string[];
};

const Row = v.object({
  name: v.string(),
  columns: v.array(v.string()),
  refers_to: v.array(v.string()),
});

const tablesStatement = `
  select tables.relname as name,
    (select json_agg(attname order by attnum) from pg_attribute
      where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    coalesce((select json_agg(distinct others.relname) from pg_constraint
      join pg_class as others on others.oid = confrelid
      where conrelid = tables.oid and contype = 'f' and confrelid <> conrelid), '[]'::json) as refers_to
  from pg_class as tables
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by name`;

/** Our tables, each after the tables it refers to. */
export const readTables = async (client: pg.Client): Promise<readonly Table[]> => {
  const { rows } = await client.query(tablesStatement);
  const waiting = rows.map((row) => {
    const { name, columns, refers_to: refersTo } = v.parse(Row, row);
    return { name, columns, refersTo };
  });
  const sorted: Table[] = [];
  while (sorted.length < waiting.length) {
    const isDone = (name: string): boolean => sorted.some((table) => table.name === name);
    const next = waiting.filter(({ name, refersTo }) => !isDone(name) && refersTo.every(isDone));
    if (next.length === 0) throw new PlainFailure('The tables refer to each other in a circle.');
    sorted.push(...next);
  }
  return sorted;
};

/** Quotes an SQL identifier. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Selects the rows of a table as lines of JSON, sorted by their text so that the order is the same
 * in every database. The transaction's time zone has to be UTC.
 */
export const rowsStatement = ({ name, columns }: Pick<Table, 'name' | 'columns'>): string => `
  select row_to_json(part)::text as line
  from (select ${columns.map(quoteName).join(', ')} from ${quoteName(name)}) as part
  order by row_to_json(part)::text collate "C"`;

/**
 * Run first in every transaction of a backup, so that times and numbers always have the same text.
 */
export const canonicalTextStatement = `set local time zone 'UTC'; set local extra_float_digits = 3; set local bytea_output = 'hex'`;
