import pg from 'pg';
import * as v from 'valibot';
import type { Database } from '../../../src/server/store/database.ts';

/** What Postgres did to run a statement. */
export type Measured = {
  readonly statement: string;
  /** The rows that its steps have read, joined and left out, all together. */
  readonly rows: number;
  /** How often they have looked at a page of a table or an index. */
  readonly pages: number;
};

type PlanStep = { readonly rows: number; readonly steps: readonly PlanStep[] };

const counted = v.optional(v.number(), 0);

const PlanStep: v.GenericSchema<unknown, PlanStep> = v.pipe(
  v.object({
    'Actual Rows': counted,
    'Actual Loops': v.optional(v.number(), 1),
    'Rows Removed by Filter': counted,
    'Rows Removed by Join Filter': counted,
    'Rows Removed by Index Recheck': counted,
    Plans: v.optional(v.array(v.lazy(() => PlanStep)), []),
  }),
  v.transform((step) => ({
    rows:
      step['Actual Loops'] *
      (step['Actual Rows'] +
        step['Rows Removed by Filter'] +
        step['Rows Removed by Join Filter'] +
        step['Rows Removed by Index Recheck']),
    steps: step.Plans,
  })),
);

// Of the whole plan; those of its steps are included.
const Pages = v.object({ 'Shared Hit Blocks': v.number(), 'Shared Read Blocks': v.number() });

const Explained = v.object({
  'QUERY PLAN': v.tuple([v.object({ Plan: v.intersect([PlanStep, Pages]) })]),
});

const rowsOf = ({ rows, steps }: PlanStep): number =>
  steps.reduce((sum, step) => sum + rowsOf(step), rows);

/** A connection without the time limits of the site's own one. */
export type MeasuredDatabase = {
  readonly plain: Pick<Database, 'query'>;
  /** The same, with every statement explained by Postgres before it is run. */
  readonly database: Database;
  /** The statements since the last call. */
  readonly take: () => readonly Measured[];
};

/** Connects to a database whose work is to be measured. */
export const openMeasuredDatabase = async (url: string): Promise<MeasuredDatabase> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let measured: Measured[] = [];
  // Jobs send several statements at once, and each is explained in a transaction of its own.
  let last: Promise<unknown> = Promise.resolve();

  const explain = async (statement: string, values: readonly unknown[]): Promise<void> => {
    await client.query('begin');
    try {
      const { rows } = await client.query<Record<string, unknown>>(
        `explain (analyze, buffers, timing off, format json) ${statement}`,
        [...values],
      );
      const [plan] = v.parse(Explained, rows[0])['QUERY PLAN'];
      measured.push({
        statement: statement.trim().replaceAll(/\s+/g, ' '),
        rows: rowsOf(plan.Plan),
        pages: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
      });
    } finally {
      await client.query('rollback');
    }
  };

  const query: Database['query'] = async (schema, statement, values = []) => {
    const { rows } = await client.query<Record<string, unknown>>(statement, [...values]);
    return rows.map((row) => v.parse(schema, row));
  };
  return {
    plain: { query },
    database: {
      query: (schema, statement, values = []) => {
        const answer = last.then(async () => {
          await explain(statement, values);
          return query(schema, statement, values);
        });
        last = answer.catch(() => undefined);
        return answer;
      },
      close: () => client.end(),
    },
    take: () => {
      const taken = measured;
      measured = [];
      return taken;
    },
  };
};
