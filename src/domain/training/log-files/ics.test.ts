import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planArbitrary } from '../../workout-notation/generate-plans.test-support.ts';
import { planOfText } from '../../workout-notation/test-exercise-library.test-support.ts';
import { weekAndDayPairsOfPlan } from '../plan/plan-line.ts';
import { calendarFileOf, type CalendarFileInputs } from './ics.ts';

const plan = planOfText(
  'Weeks 1-2\nDay 1: Squat; press, pull\n- Back squat: 3 x 5\nDay 2\n- Push-up: 3 x 10',
);
const question: CalendarFileInputs = {
  ref: { path: '/workout-plans/one/', index: 0 },
  plan,
  title: 'One',
  from: { week: 1, day: 1 },
  on: [1, 4],
  startsOn: '2026-11-24',
  time: '18:30',
  minutesOf: () => 45,
  addressOf: (path) => `https://knurl.example${path}`,
  madeAt: Date.UTC(2026, 10, 23, 14, 50),
};

type Entry = ReadonlyMap<string, string>;

/** Reads a file as a calendar does: unfolds its lines, then splits each entry into properties. */
const read = (file: string): readonly Entry[] => {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  const entries: Map<string, string>[] = [];
  for (const line of lines) {
    const at = line.indexOf(':');
    const [name, value] = [line.slice(0, at), line.slice(at + 1)];
    if (line === 'BEGIN:VEVENT') entries.push(new Map());
    else if (name !== 'END' && name !== 'BEGIN') entries.at(-1)?.set(name, value);
  }
  return entries;
};

const unescaped = (text: string | undefined): string =>
  (text ?? '').replace(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));

const values = (file: string, name: string): readonly (string | undefined)[] =>
  read(file).map((entry) => entry.get(name));

describe('a plan in a calendar', () => {
  it('is empty for an impossible start date, such as a typing error', () => {
    expect(values(calendarFileOf({ ...question, startsOn: '20266-11-24' }), 'UID')).toEqual([]);
  });

  it('has its days on the chosen days of the week, in local time', () => {
    // 24 November 2026 is a Tuesday.
    expect(values(calendarFileOf(question), 'DTSTART')).toEqual([
      '20261126T183000',
      '20261130T183000',
      '20261203T183000',
      '20261207T183000',
    ]);
    expect(new Set(values(calendarFileOf(question), 'DURATION'))).toEqual(new Set(['PT45M']));
  });

  it('names a public plan and its day, and links to the session', () => {
    const [first] = read(calendarFileOf(question));
    expect(unescaped(first?.get('SUMMARY'))).toBe('One: week 1, day 1, Squat; press, pull');
    expect(first?.get('URL')).toBe(
      'https://knurl.example/train/?plan=/workout-plans/one/&week=1&day=1',
    );
  });

  it('contains no text of a member plan', () => {
    const file = calendarFileOf({
      ...question,
      ref: { path: '/members/plans/legs/one/', index: 0 },
      title: 'Secret',
    });
    expect(file).not.toMatch(/Secret|Squat/);
    expect(values(file, 'SUMMARY')[1]).toBe('Training: week 1\\, day 2');
  });

  it('begins with the next day, and gives each day the same UID in every file', () => {
    const all = values(calendarFileOf(question), 'UID');
    const rest = values(calendarFileOf({ ...question, from: { week: 2, day: 1 } }), 'UID');
    expect(rest).toEqual(all.slice(2));
    expect(new Set(all).size).toBe(4);
  });

  it('is empty without a day of the week', () => {
    expect(read(calendarFileOf({ ...question, on: [] }))).toEqual([]);
  });

  it('follows the format, whatever the title', () => {
    fc.assert(
      fc.property(
        planArbitrary,
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        (plan, title, on) => {
          const file = calendarFileOf({ ...question, plan, title, on });
          expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
          for (const line of file.split('\r\n')) {
            expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
            expect(line).not.toMatch(/[\r\n]/);
          }
          const entries = read(file);
          expect(entries).toHaveLength(weekAndDayPairsOfPlan(plan).length);
          const starts = entries.map((entry) => entry.get('DTSTART') ?? '');
          expect(starts).toEqual(starts.toSorted());
          expect(new Set(starts).size).toBe(starts.length);
          const said = title
            .replace(/\r?\n/g, '\n')
            .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '');
          expect(unescaped(entries[0]?.get('SUMMARY')).startsWith(said)).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });
});
