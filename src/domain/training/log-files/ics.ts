import type { WorkoutPlan } from '../../workout-notation/plan.ts';
import {
  findPlanDayProgressedToWeek,
  weekAndDayPairsOfPlan,
  type WeekAndDay,
} from '../plan/plan-line.ts';
import { planKeyOf, sessionStartAddressOf } from '../plan/plan-address.ts';
import { isMemberPlan, type PlanPagePathAndIndex } from '../plan/plan-place.ts';
import { isEarlierWeekAndDay } from '../progression/follow.ts';

export type CalendarFileInputs = {
  readonly ref: PlanPagePathAndIndex;
  readonly plan: WorkoutPlan;
  /** The plan's title; left out for a member plan. */
  readonly title: string;
  /** The first day that goes into the calendar; every later one follows. */
  readonly from: WeekAndDay;
  /** The days of the week on which the lifter trains, 1 to 7. */
  readonly on: readonly number[];
  /** The first date that may have a session, as `2026-11-24`. */
  readonly startsOn: string;
  /** Local time, as `18:30`. */
  readonly time: string;
  /** The estimated length of a day, in minutes. */
  readonly minutesOf: (place: WeekAndDay) => number;
  /** Turns a path of the site into an absolute address. */
  readonly addressOf: (path: string) => string;
  /** The creation time of the file, in milliseconds since 1970. */
  readonly madeAt: number;
};

const dayMs = 86_400_000;

/** Midnight of a date, in UTC: only used to count days. */
const midnightOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** A date without its separators: `20261124`. */
const basicDate = (midnight: number): string =>
  new Date(midnight).toISOString().slice(0, 10).replaceAll('-', '');

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (midnight: number): number => new Date(midnight).getUTCDay() || 7;

/** A number of dates on the chosen days of the week, from the first one on. */
const datesOn = (on: readonly number[], startsOn: string, count: number): readonly number[] => {
  const dates: number[] = [];
  const first = midnightOf(startsOn);
  // Browsers' date fields allow a year of five digits, which is no valid date: without this check
  // the loop would never end.
  const isPossible = !Number.isNaN(first) && on.some((day) => day >= 1 && day <= 7);
  for (let date = first; isPossible && dates.length < count; date += dayMs) {
    if (on.includes(weekdayOf(date))) dates.push(date);
  }
  return dates;
};

/**
 * Text of a property (RFC 5545, 3.3.11): backslash, semicolon, comma and newline are escaped; other
 * control characters are left out.
 */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r?\n/g, '\\n')
    .replace(/[\u0000-\u001f\u007f]/g, '');

const octetsOf = (text: string): number => new TextEncoder().encode(text).length;
const maxOctets = 75;

/**
 * Folds a line: at most 75 octets, the rest on lines that begin with a space (RFC 5545, 3.1). No
 * character is split.
 */
const folded = (line: string): string => {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (octetsOf(last) + octetsOf(character) > maxOctets) lines.push(` ${character}`);
    else lines.splice(-1, 1, `${last}${character}`);
  }
  return lines.join('\r\n');
};

/**
 * The same for a day of a plan in every file, so that a calendar moves the entry instead of adding
 * another.
 */
const uidOf = (
  ref: PlanPagePathAndIndex,
  { week, day }: WeekAndDay,
  addressOf: (path: string) => string,
): string =>
  `${planKeyOf(ref).replace(/[^a-z0-9-]+/g, '.')}week-${week}.day-${day}@${new URL(addressOf('/')).hostname}`;

const summaryOf = ({ ref, plan, title }: CalendarFileInputs, place: WeekAndDay): string => {
  const where = `week ${place.week}, day ${place.day}`;
  if (isMemberPlan(ref)) return `Training: ${where}`;
  const name = findPlanDayProgressedToWeek(plan, place.week, place.day)?.name ?? '';
  return `${title}: ${where}${name === '' ? '' : `, ${name}`}`;
};

/**
 * A calendar file (iCalendar, RFC 5545) with the remaining days of a plan, one on each of the
 * chosen days of the week. Times have no zone: half past six is half past six wherever she is. For
 * a member plan it has only the link and the number of the day.
 */
export const calendarFileOf = (question: CalendarFileInputs): string => {
  const { ref, plan, from, on, startsOn, time, minutesOf, addressOf, madeAt } = question;
  const places = weekAndDayPairsOfPlan(plan).filter((place) => !isEarlierWeekAndDay(place, from));
  const dates = datesOn(on, startsOn, places.length);
  const stamp = new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, '');
  const entries = dates.flatMap((date, index) => {
    const place = places[index];
    if (place === undefined) return [];
    const address = addressOf(sessionStartAddressOf({ ...ref, ...place }));
    return [
      'BEGIN:VEVENT',
      `UID:${uidOf(ref, place, addressOf)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${basicDate(date)}T${time.replace(':', '')}00`,
      `DURATION:PT${Math.max(1, Math.round(minutesOf(place)))}M`,
      `SUMMARY:${escaped(summaryOf(question, place))}`,
      `DESCRIPTION:${escaped(`Start it: ${address}`)}`,
      `URL:${address}`,
      'END:VEVENT',
    ];
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Knurl//Training//EN',
    'CALSCALE:GREGORIAN',
    ...entries,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
};
