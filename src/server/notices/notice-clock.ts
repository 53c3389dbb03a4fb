import * as v from 'valibot';
import {
  lettersToAnnounceNow,
  nextLetterMailsAt,
  type LetterWithRightId,
} from '../../domain/members/letters.ts';
import {
  cardNoticeDaysBeforeRenewal,
  daysBeforeRenewalOfEachReminder,
  giftMailHour,
} from '../../domain/notices/notice-days.ts';
import type { NoticeKind } from '../../domain/notices/notices.ts';
import { toMembershipsRenewingWithinDaysSql } from '../rights/rights-in-bulk.ts';
import { sqlPartsThatQueueMails } from '../mail/queue-mail.ts';
import { type Database, joinNamedSqlPartsForWithClause } from '../store/database.ts';
import {
  dueYearPlanBlockMailQueries,
  dueFirstPlanGuideMailsSql,
  dueLetterMailsSql,
  dueTimesOfOpeningAndBlockMailsSql,
  dueWelcomeMailsSql,
} from './start-notices.ts';

// The dates follow the rules of src/domain/notices/notice-days.ts; a test compares the two. Each
// statement queues for all members at once and recognises by the e-mails' ids what is already
// queued, so it can run at any time, any number of times.

const day = `interval '24 hours'`;
const iso = (moment: string): string =>
  `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const isoDay = (moment: string): string => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`;

/**
 * Queues an e-mail for each row of a query with mail_id, address, customer_id and details. One
 * without an address is reported to us.
 */
const queueEach = (kind: NoticeKind, rows: string): string => {
  const mails = `
    select mail_id, '${kind}' as kind, coalesce(address, '') as address, customer_id, details from (${rows}) as due`;
  return `with ${joinNamedSqlPartsForWithClause(sqlPartsThatQueueMails('told', mails, '$1'))} select mail_id from told`;
};

/** The memberships that renew within some days, with their members and orders. */
const renewingWithin = (days: string): string => `
  (${toMembershipsRenewingWithinDaysSql('$1', days)}) as renewing
  join customers using (customer_id)
  join orders using (order_id)`;

const remindersStatement = queueEach(
  'renewal-reminder',
  `
  select 'renewal-reminder:' || subscription_id || ':' || ${isoDay('renews_at')} || ':' || days as mail_id,
    customers.address, customers.customer_id,
    jsonb_build_object(
      'title', title,
      'renewsAt', ${iso('renews_at')},
      'price', jsonb_build_object(
        'currency', coalesce(renewal_currency, currency),
        'minorUnits', coalesce(renewing.renewal_minor_units, orders.renewal_minor_units, minor_units)
      ),
      'days', (renews_at at time zone 'Europe/London')::date - ($1::timestamptz at time zone 'Europe/London')::date
    ) as details
  from ${renewingWithin('(select max(days) from unnest($2::integer[]) as days)')}
  cross join lateral (
    select min(days) as days from unnest($2::integer[]) as days where renews_at - ${day} * days <= $1
  ) as reminder
  where deleted_at is null and days is not null`,
);

const cardsStatement = queueEach(
  'card-expiring',
  `
  select 'card-expiring:' || subscription_id || ':' || card_last4 || ':' || card_ends_on as mail_id,
    customers.address, customers.customer_id,
    jsonb_build_object(
      'title', title, 'last4', card_last4, 'cardEndsOn', card_ends_on, 'renewsAt', ${iso('renews_at')}
    ) as details
  from ${renewingWithin('$2::integer')}
  where deleted_at is null and card_last4 is not null and card_ends_on < (renews_at at time zone 'UTC')::date`,
);

const giftsStatement = queueEach(
  'gift-for-you',
  `
  select 'gift-for-you:' || order_id as mail_id, orders.gift ->> 'toAddress' as address, orders.customer_id,
    jsonb_build_object(
      'title', title, 'orderId', order_id, 'toName', coalesce(orders.gift ->> 'toName', ''),
      'line', coalesce(orders.gift ->> 'line', ''), 'startsOn', starts_on
    ) as details
  from gifts join orders using (order_id)
  where gifts.state = 'open' and orders.state = 'paid' and coalesce(orders.gift ->> 'toAddress', '') <> ''
    and starts_on <= (($1::timestamptz at time zone 'Europe/London') - interval '1 hour' * $2::integer)::date`,
);

// Dates up to a day ahead are enough: the clock looks again before.
const nextStatement = `
  select min(due) as at from (
    select renews_at - ${day} * days as due
    from (${toMembershipsRenewingWithinDaysSql('$1', '((select max(days) from unnest($2::integer[]) as days) + 1)')}) as renewing
    cross join unnest($2::integer[]) as days
    union all
    select (starts_on + interval '1 hour' * $3::integer) at time zone 'Europe/London'
    from gifts join orders using (order_id)
    where gifts.state = 'open' and orders.state = 'paid' and coalesce(orders.gift ->> 'toAddress', '') <> ''
    union all
    ${dueTimesOfOpeningAndBlockMailsSql}
  ) as dates
  where due > $1`;

/** When the next notice may be due, if that is within a day; a letter's may be later. */
export const findNextNoticeTimeWithinDay = async (
  database: Database,
  now: Date,
  letters: readonly LetterWithRightId[] = [],
): Promise<Date | undefined> => {
  const [next] = await database.query(v.object({ at: v.nullable(v.date()) }), nextStatement, [
    now,
    [...daysBeforeRenewalOfEachReminder, cardNoticeDaysBeforeRenewal],
    giftMailHour,
  ]);
  const times = [next?.at ?? undefined, nextLetterMailsAt(letters, now)];
  return times.reduce((one, other) =>
    one === undefined || (other !== undefined && other < one) ? other : one,
  );
};

const startStatements = [
  queueEach('welcome', dueWelcomeMailsSql),
  queueEach('first-guide', dueFirstPlanGuideMailsSql),
  ...dueYearPlanBlockMailQueries.map(({ kind, rows }) => queueEach(kind, rows)),
];

const lettersStatement = queueEach('letter', dueLetterMailsSql);

const Queued = v.object({ mail_id: v.string() });

/**
 * Queues the e-mails that are due by date and have no other cause. Returns how many it has queued.
 * @param letters All members' letters.
 */
export const queueDueNotices = async (
  database: Database,
  now: Date,
  letters: readonly LetterWithRightId[] = [],
): Promise<number> => {
  const run = async (statement: string, ...settings: readonly unknown[]): Promise<number> =>
    (await database.query(Queued, statement, [now, ...settings])).length;
  let queued =
    (await run(remindersStatement, daysBeforeRenewalOfEachReminder)) +
    (await run(cardsStatement, cardNoticeDaysBeforeRenewal)) +
    (await run(giftsStatement, giftMailHour));
  for (const statement of startStatements) queued += await run(statement);
  const due = lettersToAnnounceNow(letters, now);
  if (due.length > 0) queued += await run(lettersStatement, JSON.stringify(due));
  return queued;
};
