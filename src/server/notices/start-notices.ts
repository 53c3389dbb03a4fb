import { newRightDays } from '../../domain/notices/new-right.ts';
import { noticeKindOfYearPlanBlockName } from '../../domain/notices/notices.ts';
import {
  daysPerYearPlanBlock,
  yearPlanMailWindowDays,
  yearPlanMailHour,
} from '../../domain/plans/year-dates.ts';
import { yearPlanBlockNamesAndWeeklySets } from '../../domain/plans/year-plan-blocks.ts';
import {
  hadAnyRightBeforeSql,
  openRightsOfAllMembersSql,
  rightOpeningTimesAfterSql,
} from '../rights/rights-in-bulk.ts';

// The e-mails with which something starts: a membership, the first plans, a block of The Year, a
// members' letter. Queries for `queueEach` of the clock, with the time as `$1`. The dates follow
// src/domain/notices/new-right.ts and src/domain/plans/year-dates.ts; a test compares them.

const longAgo = `$1::timestamptz - interval '24 hours' * ${newRightDays}`;

const startOf = (kind: 'welcome' | 'first-guide', condition: string): string => `
  select distinct on (customer_id) '${kind}:' || customer_id as mail_id, address, customer_id,
    jsonb_build_object('title', coalesce(title, 'Plans')) as details
  from (${openRightsOfAllMembersSql('$1')}) as opened join customers using (customer_id)
  where deleted_at is null and address is not null and opened_at > ${longAgo} and ${condition}
  order by customer_id, opened_at`;

/** Welcomes members whose membership has opened lately: each member once. */
export const dueWelcomeMailsSql = startOf('welcome', 'is_membership');

/** The guide for members whose first plans have opened lately: each member once. */
export const dueFirstPlanGuideMailsSql = startOf(
  'first-guide',
  `not ${hadAnyRightBeforeSql('opened.customer_id', longAgo)}`,
);

const firstDayOf = (block: number): string => `year_starts_on + ${block * daysPerYearPlanBlock}`;
const atHour = (day: string): string =>
  `(${day} + interval '1 hour' * ${yearPlanMailHour}) at time zone 'Europe/London'`;
/** The latest day whose e-mails may go out: yesterday until the hour has come. */
const today = `(($1::timestamptz at time zone 'Europe/London') - interval '1 hour' * ${yearPlanMailHour})::date`;
const written = (day: string): string => `to_char(${day}, 'YYYY-MM-DD')`;

/**
 * The e-mails about blocks of The Year: each with its kind and its rows, for members who have told
 * us when they start and may open it.
 */
export const dueYearPlanBlockMailQueries = yearPlanBlockNamesAndWeeklySets.map(
  ({ name }, block) => {
    const kind = noticeKindOfYearPlanBlockName(name);
    const first = firstDayOf(block);
    return {
      kind,
      rows: `
      select '${kind}:' || customer_id || ':' || ${written('year_starts_on')} as mail_id, address, customer_id,
        jsonb_build_object('startsOn', ${written(first)}, 'testWeekOn', ${written(`${first} + ${daysPerYearPlanBlock - 7}`)},
          'endsOn', ${written(`${first} + ${daysPerYearPlanBlock - 1}`)}) as details
      from mail_wishes join customers using (customer_id)
      where deleted_at is null and address is not null
        and ${first} <= ${today} and ${first} > ${today} - ${yearPlanMailWindowDays}
        and exists (select from (${openRightsOfAllMembersSql('$1')}) as opened
          where opened.customer_id = mail_wishes.customer_id and is_membership)`,
    };
  },
);

/**
 * The e-mails about members' letters, a JSON list in `$2`: for members who asked for them and may
 * open them.
 */
export const dueLetterMailsSql = `
  select 'letter:' || slug || ':' || customer_id as mail_id, address, customer_id,
    jsonb_build_object('title', title, 'excerpt', excerpt, 'slug', slug) as details
  from jsonb_to_recordset($2::jsonb) as letter (slug text, title text, excerpt text, sub text)
  cross join mail_wishes join customers using (customer_id)
  where letters and deleted_at is null and address is not null
    and exists (select from (${openRightsOfAllMembersSql('$1')}) as opened
      where opened.customer_id = mail_wishes.customer_id and opened.right_id = letter.sub)`;

/** When one of these e-mails may be due next, as a query with `due`. */
export const dueTimesOfOpeningAndBlockMailsSql = `
  ${rightOpeningTimesAfterSql('$1')}
  union all
  select ${atHour(`(year_starts_on + ${daysPerYearPlanBlock} * block)`)} from mail_wishes cross join generate_series(0, ${yearPlanBlockNamesAndWeeklySets.length - 1}) as block`;
