import { weekdays } from '../../days/weekdays.ts';
import type { PartKind } from '../plan.ts';
import type { GroupKind } from './draft.ts';

/** A heading of a coach's note. `rest` is the text after it on the line. */
export type NoteHeading =
  | { readonly kind: 'weeks'; readonly from: number; readonly to: number; readonly rest: string }
  | { readonly kind: 'day'; readonly key: string; readonly name: string; readonly rest: string }
  | { readonly kind: 'rest day' }
  | {
      readonly kind: 'part';
      readonly part: PartKind;
      readonly rest: string;
      readonly isOwnWord: boolean;
    };

const weeksLine =
  /^(?:wks?|weeks?|w)\.?\s*#?(\d{1,2})(?:\s*(?:-|to|&|and|\+)\s*(?:wk|week|w)?\s*(\d{1,2})(?!\d|[.,]\d|\s*(?:%|kgs?|lbs?|x|reps?|sets?|s)(?![a-z])))?\b\s*(.*)$/i;
const dayLine = /^(?:(?:day|session|workout|tag)\.?\s*#?|d(?=\d))(\d{1,2}|[a-f])\b\s*(.*)$/i;
const weekdayLine =
  /^(mon|tues?|wed(?:nes)?|weds|thu(?:r|rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b\.?\s*(.*)$/i;
const restDay = /^(?:rest|off|rest day|day off|complete rest|active rest|recovery)\.?$/i;

const partLines: readonly (readonly [PartKind, RegExp])[] = [
  ['warm-up', /^(warm[- ]?ups?|wu|activation|prep)\b\s*(.*)$/i],
  ['main', /^(main(?: (?:lifts?|work|part|session))?|strength(?: work)?|workout|lifts)\b\s*(.*)$/i],
  ['main', /^(accessor(?:y|ies)(?: work)?|assistance(?: work)?|hypertrophy)\b\s*(.*)$/i],
  ['finisher', /^(finishers?|conditioning|metcon|cardio)\b\s*(.*)$/i],
  ['cool-down', /^(cool[- ]?downs?|cd|stretch(?:es|ing)?|mobility)\b\s*(.*)$/i],
];

const ownWords = /^(?:warm[- ]?up|main|finisher|cool[- ]?down)/i;

/**
 * The text after a heading's word: empty, or after a punctuation mark. Undefined if other words
 * follow, which means it isn't a heading.
 */
const afterSign = (text: string): string | undefined => {
  const rest = text.trim();
  if (rest === '' || /^[:.)(\-,–]/.test(rest)) {
    return rest
      .replace(/^(?:[:.),\s]|-(?!\d+(?:[.,]\d+)?\s*(?:%|kg|lb)))+/, '')
      .replace(/^\(([^()]*)\)$/, '$1')
      .replace(/[:\s]+$/, '');
  }
  return undefined;
};

/** Names of days without a number: `Lower body A`, `PUSH`, `Leg day`. */
const namedDay =
  /^(?:(?:upper|lower|full|total)(?:[- ]body)?|push|pull|legs?|arms?|glutes?|back|chest|shoulders)(?:\s*(?:&|and|\+|\/)\s*(?:upper|lower|push|pull|legs?|arms?|glutes?|back|chest|shoulders))*(?:\s+(?:day|session|workout))?(?:\s+[a-d1-6])?$/i;

/** Reads a heading of a coach's note; undefined for other lines. */
export const readNoteHeading = (text: string): NoteHeading | undefined => {
  const weeks = weeksLine.exec(text);
  if (weeks !== null) {
    const from = Number(weeks[1]);
    return {
      kind: 'weeks',
      from,
      to: Number(weeks[2] ?? from),
      rest: afterSign(weeks[3] ?? '') ?? weeks[3] ?? '',
    };
  }
  if (restDay.test(text.replace(/[:.]$/, ''))) return { kind: 'rest day' };
  const weekday = weekdayLine.exec(text);
  if (weekday !== null) {
    const rest = afterSign(weekday[2] ?? '');
    const name = weekdays.find((day) =>
      day.toLowerCase().startsWith((weekday[1] ?? '').toLowerCase().slice(0, 3)),
    );
    if (rest !== undefined && name !== undefined) {
      return restDay.test(rest) ? { kind: 'rest day' } : { kind: 'day', key: name, name, rest };
    }
  }
  const day = dayLine.exec(text);
  if (day !== null) {
    const rest = afterSign(day[2] ?? '') ?? day[2] ?? '';
    if (restDay.test(rest)) return { kind: 'rest day' };
    const number = day[1] ?? '';
    return {
      kind: 'day',
      key: number.toLowerCase(),
      name: /\d/.test(number) ? '' : number.toUpperCase(),
      rest,
    };
  }
  for (const [part, pattern] of partLines) {
    const [, word = '', after = ''] = pattern.exec(text) ?? [];
    const rest = afterSign(after);
    if (word !== '' && rest !== undefined)
      return { kind: 'part', part, rest, isOwnWord: ownWords.test(word) };
  }
  const plain = text.replace(/[:.\s]+$/, '');
  return namedDay.test(plain)
    ? { kind: 'day', key: plain.toLowerCase(), name: plain, rest: '' }
    : undefined;
};

/** The name of a day, from the words of its heading and its weekday or letter. */
export const dayNameOfParsedHeading = ({
  name,
  rest,
}: Extract<NoteHeading, { readonly kind: 'day' }>): string => {
  const words = rest.charAt(0).toUpperCase() + rest.slice(1);
  if (rest === '') return name;
  return name === '' ? words : `${words} (${name})`;
};

/** The head of a group in a coach's note. */
export type NoteGroupHead = {
  readonly kind: GroupKind | undefined;
  readonly rounds: number | undefined;
  readonly minutes: number | undefined;
  /** The rest of the line, with exercises or a rest. */
  readonly rest: string;
};

/** "10 minute AMRAP: 5 pull-ups": the number after it belongs to the exercise. */
const minutesBefore =
  /^(\d{1,3})\s*(?:'|min(?:ute)?s?)?\s+(amrap|emom|every minute(?: on the minute)?|as many rounds as possible)\b\s*(.*)$/i;
/**
 * "AMRAP 10: 5 pull-ups", "EMOM for 10 min". A number after a colon is only minutes if it has the
 * unit or stands alone.
 */
const minutesAfter =
  /^(amrap|emom|every minute(?: on the minute)?|as many rounds as possible)\b(?:\s*(?:x|for|of|in|-)?\s*(\d{1,3})(?!\d)\s*(?:'|min(?:ute)?s?\b|(?=$|[\d:,;.(-]))|\s*:\s*(\d{1,3})\s*(?:'|min(?:ute)?s?\b|$)|(?=\s*:\s*\S))\s*(.*)$/i;
const roundsLine =
  /^(?:(\d{1,2})\s*(?:x|rounds?|rnds?|sets?)?(?:\s+of)?\s+)?(super-?\s?sets?|ss|giant\s?sets?|tri-?\s?sets?|circuits?|complex|rounds?|rnds?)\b\s*(.*)$/i;

const clockHead = (word = '', minutes: string | undefined, rest = ''): NoteGroupHead => ({
  kind: /^a/i.test(word) ? 'amrap' : 'emom',
  rounds: undefined,
  minutes: minutes === undefined ? undefined : Number(minutes),
  rest: rest.replace(/^[:,\-\s]+|^of\s+/, ''),
});

/**
 * Reads the head of a group, such as `EMOM 10:`, `3 rounds of`, `Superset x3:`; undefined for other
 * lines.
 */
export const readNoteGroupHead = (text: string): NoteGroupHead | undefined => {
  const before = minutesBefore.exec(text);
  const after = minutesAfter.exec(text);
  if (before !== null) return clockHead(before[2], before[1], before[3]);
  if (after !== null) return clockHead(after[1], after[2] ?? after[3], after[4]);
  const found = roundsLine.exec(text);
  if (found === null) return undefined;
  const word = (found[2] ?? '').toLowerCase();
  const isRounds = word.startsWith('ro') || word.startsWith('rn');
  if (isRounds && found[1] === undefined) return undefined;
  const [, joined, times, exercises] =
    /^([,\s(]*)(?:(?:x\s*)?(\d{1,2})\s*(?:x(?!\s*\d)|rounds?|rnds?|sets?(?!\s*of)|(?=\s*[:)]|$)))?[)\s]*(?:for time|of|through)?[\s,:.-]*(.*)$/i.exec(
      found[3] ?? '',
    ) ?? [];
  if (joined === undefined) return undefined;
  const kind = word.startsWith('s') ? 'superset' : isRounds ? undefined : 'circuit';
  const rounds = found[1] ?? times;
  return {
    kind: kind ?? 'circuit',
    rounds: rounds === undefined ? undefined : Number(rounds),
    minutes: undefined,
    rest: exercises ?? '',
  };
};
