import { newRightDays } from '../../domain/notices/new-right.ts';
import { yearBlockNoticeKind } from '../../domain/notices/notices.ts';
import { yearBlocks } from '../../domain/plans/year-blocks.ts';
import { yearBlockDays, yearMailWindowDays, yearMailHour } from '../../domain/plans/year-dates.ts';
import { hadRightsBySql, nextOpeningSql, openedRightsSql } from '../rights/opened-rights.ts';

// The e-mails with which something starts: a membership, the first plans, a block of The Year, a members' letter. Queries for `queueEach` of the clock, with the
// time as `$1`. The dates follow src/domain/notices/new-right.ts and src/domain/plans/year-dates.ts; a test compares them.

const longAgo = `$1::timestamptz - interval '24 hours' * ${newRightDays}`;

const startOf = (kind: 'welcome' | 'first-guide', condition: string): string => `
  select distinct on (customer_id) '${kind}:' || customer_id as mail_id, address, customer_id,
    jsonb_build_object('title', coalesce(title, 'Plans')) as details
  from (${openedRightsSql('$1')}) as opened join customers using (customer_id)
  where deleted_at is null and address is not null and opened_at > ${longAgo} and ${condition}
  order by customer_id, opened_at`;

/** Welcomes members whose membership has opened lately: each member once. */
export const welcomeMailsSql = startOf('welcome', 'is_membership');

/** The guide for members whose first plans have opened lately: each member once. */
export const firstGuideMailsSql = startOf(
  'first-guide',
  `not ${hadRightsBySql('opened.customer_id', longAgo)}`,
);

const firstDayOf = (block: number): string => `year_starts_on + ${block * yearBlockDays}`;
const atHour = (day: string): string =>
  `(${day} + interval '1 hour' * ${yearMailHour}) at time zone 'Europe/London'`;
/** The latest day whose e-mails may go out: yesterday until the hour has come. */
const today = `(($1::timestamptz at time zone 'Europe/London') - interval '1 hour' * ${yearMailHour})::date`;
const written = (day: string): string => `to_char(${day}, 'YYYY-MM-DD')`;

/** The e-mails about blocks of The Year: each with its kind and its rows, for members who have told us when they start and may open it. */
export const yearBlockMailQueries = yearBlocks.map(({ name }, block) => {
  const kind = yearBlockNoticeKind(name);
  const first = firstDayOf(block);
  return {
    kind,
    rows: `
      select '${kind}:' || customer_id || ':' || ${written('year_starts_on')} as mail_id, address, customer_id,
        jsonb_build_object('startsOn', ${written(first)}, 'testWeekOn', ${written(`${first} + ${yearBlockDays - 7}`)},
          'endsOn', ${written(`${first} + ${yearBlockDays - 1}`)}) as details
      from mail_wishes join customers using (customer_id)
      where deleted_at is null and address is not null
        and ${first} <= ${today} and ${first} > ${today} - ${yearMailWindowDays}
        and exists (select from (${openedRightsSql('$1')}) as opened
          where opened.customer_id = mail_wishes.customer_id and is_membership)`,
  };
});

/** The e-mails about members' letters, a JSON list in `$2`: for members who asked for them and may open them. */
export const letterMailsSql = `
  select 'letter:' || slug || ':' || customer_id as mail_id, address, customer_id,
    jsonb_build_object('title', title, 'excerpt', excerpt, 'slug', slug) as details
  from jsonb_to_recordset($2::jsonb) as letter (slug text, title text, excerpt text, sub text)
  cross join mail_wishes join customers using (customer_id)
  where letters and deleted_at is null and address is not null
    and exists (select from (${openedRightsSql('$1')}) as opened
      where opened.customer_id = mail_wishes.customer_id and opened.right_id = letter.sub)`;

/** When one of these e-mails may be due next, as a query with `due`. */
export const nextStartMailDueSql = `
  ${nextOpeningSql('$1')}
  union all
  select ${atHour(`(year_starts_on + ${yearBlockDays} * block)`)} from mail_wishes cross join generate_series(0, ${yearBlocks.length - 1}) as block`;
