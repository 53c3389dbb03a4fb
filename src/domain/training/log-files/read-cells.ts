/*
 * Parses numbers, durations and times as other apps write them, in any of their languages.
 */

/** A number as nearly every cell has it, which needs no closer look. */
const plainNumber = /^\d{1,15}(?:\.\d{1,15})?$/;

/** A number with a decimal point or comma; undefined for anything else, and for an empty cell. */
export const readUnsignedNumber = (cell: string): number | undefined => {
  const text = cell.trim();
  if (plainNumber.test(text)) return Number(text);
  const [, whole = '', decimals = ''] = /^(\d[\d., ’']*?)(?:[.,](\d+))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const number = Number(`${whole.replaceAll(/[., ’']/g, '')}.${decimals === '' ? '0' : decimals}`);
  return Number.isFinite(number) ? number : undefined;
};

/** A number that may be negative: a weight that helps is, in some files of Strong and FitNotes. */
export const readSignedNumber = (cell: string): number | undefined => {
  const text = cell.trim();
  const size = readUnsignedNumber(text.replace(/^[-−]\s*/, ''));
  return size !== undefined && /^[-−]/.test(text) ? -size : size;
};

/** A duration in seconds: `2h 38m`, `45m`, or a number of seconds. */
export const readDurationSeconds = (cell: string): number | undefined => {
  const seconds = readUnsignedNumber(cell);
  if (seconds !== undefined) return seconds;
  const [, hours = '0', minutes = '0', rest = '0'] =
    /^(?:(\d+)\s*h\w*)?\s*(?:(\d+)\s*m\w*)?\s*(?:(\d+)\s*s\w*)?$/i.exec(cell.trim()) ?? [];
  const length = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  return length > 0 ? length : undefined;
};

/** A time on a clock in seconds: `1:02:30`, or minutes and seconds as in `10:00`. */
export const readClockOrDurationSeconds = (cell: string): number | undefined => {
  const parts = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/.exec(cell.trim());
  if (parts === null) return readDurationSeconds(cell);
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};

/**
 * A local time: its text is the same on every device, `at` is the moment in this device's time
 * zone.
 */
export type LocalTime = { readonly text: string; readonly at: number };

/** Hevy writes months in the language of the phone. */
const languages = [
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'tr', 'ru'],
  ...['uk', 'ro', 'hu', 'el'],
] as const;

const plainWord = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('.', '');

const createMonths = (): ReadonlyMap<string, number> => {
  const months = new Map<string, number>([['sept', 8]]);
  for (const language of languages) {
    for (const month of ['long', 'short'] as const) {
      for (const options of [{ month }, { month, day: 'numeric' as const }]) {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
        for (let index = 0; index < 12; index += 1) {
          const name = format
            .formatToParts(Date.UTC(2026, index, 15))
            .find(({ type }) => type === 'month')?.value;
          const word = plainWord(name ?? '');
          // If languages share a word, the first one keeps it.
          if (/^\p{L}+$/u.test(word) && !months.has(word)) months.set(word, index);
        }
      }
    }
  }
  return months;
};

let monthsByName: ReadonlyMap<string, number> | undefined;

const monthIn = (text: string): number | undefined => {
  monthsByName ??= createMonths();
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const month = monthsByName.get(plainWord(word));
    if (month !== undefined) return month;
  }
  return undefined;
};

/** What the numbers of a day are: `3/4/2026` is the third of April, or the fourth of March. */
export type DayMonthOrder = 'day first' | 'month first';

const numbersOfDay = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/;

/**
 * Which comes first in the days of a file, if one of them tells; otherwise those that could be read
 * both ways. Neither if there are none, or the file contradicts itself.
 */
export const dayMonthOrderOrAmbiguousDays = (
  cells: readonly string[],
): { readonly order?: DayMonthOrder; readonly ambiguous: readonly string[] } => {
  const ambiguous = new Set<string>();
  const orders = new Set<DayMonthOrder>();
  for (const cell of cells) {
    const [day, one, mark, other] = numbersOfDay.exec(cell.trim()) ?? [];
    if (day === undefined || mark === '.') continue;
    if (Number(one) > 12) orders.add('day first');
    else if (Number(other) > 12) orders.add('month first');
    else if (one !== other) ambiguous.add(day);
  }
  const [order, contradiction] = orders;
  if (order === undefined) return { ambiguous: [...ambiguous] };
  return contradiction === undefined ? { order, ambiguous: [] } : { ambiguous: [] };
};

const readDay = (
  text: string,
  order: DayMonthOrder | undefined,
): readonly [number, number, number] | undefined => {
  const inOrder = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/.exec(text);
  if (inOrder !== null) {
    return [Number(inOrder[1]), Number(inOrder[2]) - 1, Number(inOrder[3])];
  }
  // With points or slashes: 23.11.2026. If day and month could be swapped, the date is ambiguous.
  const byNumber = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})\D*$/.exec(text);
  if (byNumber !== null) {
    const [one, other, year] = [byNumber[1], byNumber[3], byNumber[4]].map(Number);
    if (one === undefined || other === undefined || year === undefined) return undefined;
    if (byNumber[2] === '.' || one > 12 || one === other) return [year, other - 1, one];
    if (other > 12 || order === 'month first') return [year, one - 1, other];
    return order === undefined ? undefined : [year, other - 1, one];
  }
  const year = /(?<!\d)(\d{4})(?!\d)/.exec(text)?.[1];
  const day = /(?<!\d)(\d{1,2})(?!\d)/.exec(text)?.[1];
  const month = monthIn(text);
  return year === undefined || day === undefined || month === undefined
    ? undefined
    : [Number(year), month, Number(day)];
};

const two = (number: number): string => String(number).padStart(2, '0');

const withZone = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}.*?)\s*(?:Z|([+-]\d{2}):?(\d{2}))$/;

/** A time with a zone, which a converter may have written. Its text is in UTC. */
const readMoment = ([, day, clock, hours, minutes]: RegExpExecArray): LocalTime | undefined => {
  const at = Date.parse(`${day}T${clock}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
  return !(at >= 0 && at < Date.UTC(2100, 0, 1))
    ? undefined
    : { text: new Date(at).toISOString().slice(0, 19), at };
};

/**
 * A day with its time, such as `2026-11-23 18:05:00` or `23 Nov 2026, 18:05`; a day without one
 * means noon. Undefined for anything else, and for `3/4/2026` without an order.
 */
export const readLocalTime = (cell: string, order?: DayMonthOrder): LocalTime | undefined => {
  const moment = withZone.exec(cell.trim());
  if (moment !== null) return readMoment(moment);
  const clock = /(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(am|pm)?\s*$/i.exec(cell.trim());
  const day = readDay(
    (clock === null ? cell : cell.trim().slice(0, clock.index)).replace(/[T\s,]+$/, '').trim(),
    order,
  );
  if (day === undefined) return undefined;
  const [year, month, date] = day;
  const [, hourText = '12', minuteText = '0', secondText = '0', half = ''] = clock ?? [];
  const hour =
    half === '' ? Number(hourText) : (Number(hourText) % 12) + (/p/i.test(half) ? 12 : 0);
  const [minute, second] = [Number(minuteText), Number(secondText)];
  const isDay =
    new Date(Date.UTC(year, month, date)).getUTCDate() === date && year >= 1970 && year < 2100;
  if (!isDay || month > 11 || hour > 23 || minute > 59 || second > 59) return undefined;
  return {
    text: `${year}-${two(month + 1)}-${two(date)}T${two(hour)}:${two(minute)}:${two(second)}`,
    at: new Date(year, month, date, hour, minute, second).getTime(),
  };
};

/** A session has two times at most, but not every app writes its rows one after the other. */
const maxKnownTimes = 100;

/**
 * `readLocalTime` for the days of one file. The rows of a session repeat its times, so the last
 * ones are remembered.
 */
export const createCachedLocalTimeReader = (
  order: DayMonthOrder | undefined,
): ((cell: string) => LocalTime | undefined) => {
  const known = new Map<string, LocalTime | undefined>();
  return (cell) => {
    if (known.has(cell)) return known.get(cell);
    const time = readLocalTime(cell, order);
    if (known.size === maxKnownTimes) known.clear();
    known.set(cell, time);
    return time;
  };
};
