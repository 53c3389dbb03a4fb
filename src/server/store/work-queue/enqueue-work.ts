/**
 * The kinds of work that wait in the table `work`. A kind's key names a row of its room's own
 * table.
 */
export type WorkKindName =
  | 'mail'
  | 'withdrawal'
  | 'shop-return'
  | 'account-deletion'
  | 'build-hook-call';

/**
 * The part of a statement that puts work into the queue for each row of another part of the same
 * statement, so that a cause is never stored without its work. The same key is queued once, for
 * good. Use it as `with stored as (insert … returning order_id), queued as
 * (${enqueueWorkSql('withdrawal', …)}) select …`.
 * @param from The name of that other part, or a query in parentheses.
 * @param key The column with the key.
 * @param now The parameter with the time, such as `$4`: the work is due at once.
 * @param yields A condition for work that lets all other work of its kind go first.
 */
export const enqueueWorkSql = (
  name: WorkKindName,
  {
    from,
    key,
    now,
    yields = 'false',
  }: Readonly<Record<'from' | 'key' | 'now', string>> & {
    readonly yields?: string;
  },
): string => `
  insert into work (kind, work_key, yields, queued_at, next_try_at)
  select '${name}', ${key}, ${yields}, ${now}::timestamptz, ${now}::timestamptz
  from ${from} as cause
  on conflict (kind, work_key) do nothing`;
