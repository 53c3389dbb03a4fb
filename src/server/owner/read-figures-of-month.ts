import * as v from 'valibot';
import { soldItemKinds, type OneMonthFiguresAnswer } from '../../domain/owner/figures.ts';
import { everBegunMembershipsSql } from '../rights/rights-in-bulk.ts';
import { allPaymentsSql, allRefundsAndLostDisputesSql } from '../store/all-payments.ts';
import type { Database } from '../store/database.ts';
import { moneyColumnSchemas } from '../store/money-column-schemas.ts';

// A month begins and ends at midnight in the UK. The current month counts up to now.
const bounds = `
  select ($1::text || '-01')::timestamp at time zone 'Europe/London' as begins,
    (($1::text || '-01')::timestamp + interval '1 month') at time zone 'Europe/London' as ends,
    least((($1::text || '-01')::timestamp + interval '1 month') at time zone 'Europe/London', $2::timestamptz) as counted_until`;

const Members = v.object({ joined: v.number(), gone: v.number(), members: v.number() });

// A member who comes back counts as joining again.
const membersStatement = `
  with bounds as (${bounds}), memberships as (${everBegunMembershipsSql})
  select
    count(*) filter (where started_at >= begins and started_at < ends)::int as joined,
    count(*) filter (where ended_at >= begins and ended_at < ends)::int as gone,
    count(*) filter (where started_at < counted_until and (ended_at is null or ended_at >= counted_until))::int as members
  from bounds left join memberships on true`;

const Sum = v.object({
  kind: v.picklist(soldItemKinds),
  what: v.string(),
  ...moneyColumnSchemas,
  count: v.number(),
});
const Paid = v.object({ ...Sum.entries, cause: v.picklist(['order', 'renewal']) });

const paidStatement = `
  with bounds as (${bounds})
  select kind, cause, what, currency, count(*)::int as count, sum(minor_units)::int as minor_units
  from bounds join (${allPaymentsSql}) as paid on paid_at >= begins and paid_at < ends
  group by kind, cause, what, currency order by kind, cause, what, currency`;

const refundedStatement = `
  with bounds as (${bounds})
  select kind, what, currency, count(*)::int as count, sum(minor_units)::int as minor_units
  from bounds join (${allRefundsAndLostDisputesSql}) as back on moved_at >= begins and moved_at < ends
  group by kind, what, currency order by kind, what, currency`;

const toSum = ({ minor_units: minorUnits, ...row }: v.InferOutput<typeof Sum>) => ({
  kind: row.kind,
  what: row.what,
  count: row.count,
  amount: { currency: row.currency, minorUnits },
});

/** The figures of a month such as `2026-11`. */
export const readFiguresOfMonth = async (
  database: Database,
  month: string,
  now: Date,
): Promise<OneMonthFiguresAnswer> => {
  const [counts] = await database.query(Members, membersStatement, [month, now]);
  const paid = await database.query(Paid, paidStatement, [month, now]);
  const refunded = await database.query(Sum, refundedStatement, [month, now]);
  return {
    month,
    joined: counts?.joined ?? 0,
    left: counts?.gone ?? 0,
    members: counts?.members ?? 0,
    paid: paid.map((row) => ({ cause: row.cause, ...toSum(row) })),
    refunded: refunded.map(toSum),
  };
};
