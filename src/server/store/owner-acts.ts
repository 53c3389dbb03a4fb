export type OwnerAct = {
  /** The same act is recorded once. */
  readonly actId: string;
  /** The owner’s subject at the login service. */
  readonly subject: string;
  readonly act:
    | 'proof-opened'
    | 'proof-accepted'
    | 'proof-refused'
    | 'refund-granted'
    | 'refund-declined'
    | 'doubt-settled'
    | 'order-packed'
    | 'order-sent'
    | 'return-received'
    | 'return-declined'
    | 'money-given-back'
    | 'stock-counted'
    | 'stock-added';
  /** The id of the thing concerned. */
  readonly about: string;
  /** No personal data of members. */
  readonly details: Readonly<Record<string, string | number | boolean>>;
};

/** An act as one JSON parameter of `recordOwnerActIfCauseHasRowSql`. */
export const toOwnerActParameter = (act: OwnerAct): string => JSON.stringify(act);

/**
 * The part of a statement that records an act if, and only if, another part of the same statement
 * has a row. Use it like `queueMailIfCauseHasRowSql`: `with decided as (update … returning …), act
 * as (${recordOwnerActIfCauseHasRowSql('decided', '$5', '$2')}) select …`.
 * @param cause The name of that other part.
 * @param act The parameter with `toOwnerActParameter(…)`.
 * @param now The parameter with the time.
 */
export const recordOwnerActIfCauseHasRowSql = (cause: string, act: string, now: string): string => `
  insert into owner_acts (act_id, at, subject, act, about, details)
  select did ->> 'actId', ${now}::timestamptz, did ->> 'subject', did ->> 'act', did ->> 'about', did -> 'details'
  from (select ${act}::jsonb as did) as parameter
  where exists (select from ${cause} as cause)
  on conflict (act_id) do nothing`;
