import * as v from 'valibot';
import type { Database } from '../../store/database.ts';

const Comparison = v.object({
  began_at: v.date(),
  after: v.nullable(v.string()),
  ended_at: v.nullable(v.date()),
});
/** How far one of Stripe's lists has been compared with our books. */
type Comparison = Readonly<v.InferOutput<typeof Comparison>>;

/** The newest comparison of a list; undefined if it has never been compared. */
export const findProgressOfListComparison = async (
  database: Database,
  list: string,
): Promise<Comparison | undefined> => {
  const [row] = await database.query(
    Comparison,
    'select began_at, after, ended_at from stripe_lists where list = $1',
    [list],
  );
  return row;
};

/** Stores how far a list has been compared. */
export const storeProgressOfListComparison = async (
  database: Database,
  list: string,
  {
    beganAt,
    after,
    endedAt,
  }: {
    readonly beganAt: Date;
    readonly after: string | undefined;
    readonly endedAt: Date | undefined;
  },
): Promise<void> => {
  await database.query(
    v.object({}),
    `insert into stripe_lists (list, began_at, after, ended_at) values ($1, $2, $3, $4)
     on conflict (list) do update set began_at = excluded.began_at, after = excluded.after, ended_at = excluded.ended_at`,
    [list, beganAt, after ?? null, endedAt ?? null],
  );
};
