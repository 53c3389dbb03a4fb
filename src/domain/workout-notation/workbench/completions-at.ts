import type { ExerciseLibrary } from '../names/exercise-library.ts';
import { bandStrengths, equipmentPhrases } from '../plan.ts';
import { exerciseNameOrSlugToNotation, partNames } from '../words/plan-to-notation.ts';
import { exercisesMatchingLetters } from './name-completions.ts';

type Completion = {
  /** The replacement for the text from `from` to `to`. */
  readonly insert: string;
  readonly label: string;
  /** A description beside the label. Empty if the label says enough. */
  readonly detail: string;
  readonly kind: 'exercise' | 'kit' | 'load' | 'clause' | 'part' | 'heading' | 'group';
};

export type Completions = {
  /** Offsets in the text, in UTF-16 code units. */
  readonly from: number;
  readonly to: number;
  /** Likeliest first. */
  readonly options: readonly Completion[];
};

const maxOptions = 20;

/** The options that begin with the typed text, ignoring case. */
const beginningWith = (
  typed: string,
  kind: Completion['kind'],
  inserts: readonly (readonly [insert: string, detail?: string | undefined])[],
): readonly Completion[] =>
  inserts
    .filter(([insert]) => insert.toLowerCase().startsWith(typed.toLowerCase()))
    .map(([insert, detail = '']) => ({
      insert,
      label: insert.replace(/[:\s]+$/, ''),
      detail,
      kind,
    }));

const loadOptions = (typed: string): readonly Completion[] => {
  const number = /^\d+(?:[.,]\d+)?(?:-\d+(?:[.,]\d+)?)?(?=\s*$)/.exec(typed)?.[0];
  if (number !== undefined) {
    const small = /^(?:\d|10)(?:[.,-]|$)/.test(number);
    return [
      ...(small ? [`RPE ${number}`, `${number} RIR`] : []),
      ...[`${number} kg`, `${number} kg per hand`, `${number}%`],
    ].map((insert) => ({ insert, label: insert, detail: '', kind: 'load' }));
  }
  return beginningWith(typed, 'load', [
    ['RPE 8', 'how hard it feels, up to 10'],
    ['2 RIR', 'reps in reserve'],
    ['60 kg', 'kilograms'],
    ['10 kg per hand', 'each of two weights'],
    ['70%', 'of the one-rep max'],
    ['bodyweight'],
    ...bandStrengths.map((strength) => [`a ${strength} band`] as const),
    ['the weight of week 1', 'of the same exercise'],
  ]);
};

const clauseOptions = (typed: string): readonly Completion[] =>
  beginningWith(typed, 'clause', [
    ['rest 90 s'],
    ['rest 2 min'],
    ['tempo 3-1-1-0', 'down, bottom, up, top'],
    ['each week add 2.5 kg', 'or %, reps, sets, s'],
    ['each week 70% then 75%', 'the load of each week'],
  ]);

const setOptions = (typed: string, isInGroup: boolean): readonly Completion[] => {
  if (/\S\s+$/.test(typed) && /\d/.test(typed)) {
    return beginningWith('', 'clause', [
      ['at ', 'a load follows'],
      ['per side'],
      ['with a light band'],
    ]);
  }
  const amounts = [
    ['8'],
    ['8-10', 'a range'],
    ['8 per side'],
    ['30 s', 'a time'],
    ['40 m', 'a distance'],
    ['to failure'],
  ] as const;
  const sets = /^\d+\s*x\s*/i.exec(typed)?.[0];
  if (isInGroup) return beginningWith(typed, 'clause', amounts);
  return beginningWith(
    typed,
    'clause',
    amounts.map(([text, detail]) => [`${sets ?? '3 x '}${text}`, detail] as const),
  );
};

/** The options after the colon of an exercise, and the typed text that they replace. */
const afterColon = (
  body: string,
  isInGroup: boolean,
): { readonly typed: string; readonly options: readonly Completion[] } | undefined => {
  if (body.includes('(')) return undefined;
  const clauses = body.split(/(?<!\d),|,(?!\d)/);
  const last = clauses.at(-1) ?? '';
  const clause = last.trimStart();
  if (clauses.length > 1) return { typed: clause, options: clauseOptions(clause) };
  const sets = (last.split('+').at(-1) ?? '').trimStart();
  const [, load] = /\s(?:at|with|and)\s+((?:(?!\sand\s).)*)$/i.exec(` ${sets}`) ?? [];
  if (load !== undefined) return { typed: load, options: loadOptions(load) };
  const options = setOptions(sets, isInGroup);
  return {
    typed: /\s$/.test(sets) && /\d/.test(sets) && !/x\s*$/i.test(sets) ? '' : sets,
    options,
  };
};

const groupOptions = (typed: string): readonly Completion[] =>
  beginningWith(typed, 'group', [
    ['Superset, 3 rounds, rest 90 s', 'exercises in turn'],
    ['Circuit, 4 rounds, rest 2 min', 'more of them in turn'],
    ['AMRAP 10 min', 'as many rounds as possible'],
    ['EMOM 12 min', 'one exercise each minute'],
  ]);

const nameOptions = (
  typed: string,
  library: ExerciseLibrary,
  end: ': ' | '',
): readonly Completion[] =>
  exercisesMatchingLetters(typed, library).map(({ exercise, otherName }) => ({
    insert: `${exerciseNameOrSlugToNotation({ name: exercise.title, slug: exercise.slug })}${end}`,
    label: exercise.title,
    detail: otherName ?? '',
    kind: 'exercise',
  }));

/**
 * The headings that may come next: the week and day after the last, and the parts that the day
 * doesn't have yet.
 */
const headingOptions = (above: string, typed: string): readonly Completion[] => {
  const lines = above.split('\n').map((line) => line.trim());
  const weekAt = lines.findLastIndex((line) => /^weeks?\s+\d/i.test(line));
  const dayAt = lines.findLastIndex((line) => /^day\s+\d/i.test(line));
  const numbers = (line = ''): readonly number[] =>
    (/^[^:]*/.exec(line)?.[0].match(/\d+/g) ?? []).map(Number);
  const week = (numbers(lines[weekAt]).at(-1) ?? 0) + 1;
  const day = dayAt > weekAt ? (numbers(lines[dayAt])[0] ?? 0) + 1 : 1;
  const today = lines.slice(Math.max(dayAt, weekAt, 0));
  const parts = Object.values(partNames).filter(
    (name) => !today.some((line) => line.toLowerCase() === name.toLowerCase()),
  );
  return [
    ...beginningWith(
      typed,
      'part',
      parts.map((name) => [name]),
    ),
    ...beginningWith(typed, 'heading', [
      [`Day ${day}: `, 'the next day'],
      [`Week ${week}: `, 'the next week'],
      [`Weeks ${week}-${week + 3}: `, 'weeks with the same training'],
    ]),
  ];
};

/**
 * The completions at a position of the text, an offset in UTF-16 code units: names of exercises and
 * kit, loads, clauses after the sets, parts, headings and groups. Undefined where there are none,
 * such as in a note. Lines end with `\n`.
 */
export const completionsAt = (
  source: string,
  position: number,
  library: ExerciseLibrary,
): Completions | undefined => {
  const lineStart = source.lastIndexOf('\n', position - 1) + 1;
  const before = source.slice(lineStart, position);
  const lineEnd = source.indexOf('\n', position);
  const after = source.slice(position, lineEnd < 0 ? undefined : lineEnd);
  const answer = (
    typed: string,
    options: readonly Completion[],
    to = position,
  ): Completions | undefined =>
    options.length === 0
      ? undefined
      : { from: position - typed.length, to, options: options.slice(0, maxOptions) };

  const [bullet, indent = ''] = /^(\s*)[-–—*•]\s*/.exec(before) ?? [];
  if (bullet === undefined) {
    const typed = before.trimStart();
    return answer(typed, headingOptions(source.slice(0, lineStart), typed));
  }
  const text = before.slice(bullet.length);
  if (/^["“”]/.test(text) && !text.includes(':')) return undefined;
  const isInGroup = indent.length > 0;
  const colon = text.indexOf(':');
  if (colon >= 0) {
    const found = afterColon(text.slice(colon + 1), isInGroup);
    return found && answer(found.typed, found.options);
  }
  const [, clause] = /^(?:superset|circuit)\s*,(?:.*,)?\s*(.*)$/i.exec(text) ?? [];
  if (clause !== undefined) {
    const rounds = [['3 rounds'], ['4 rounds'], ['rest 90 s'], ['rest 2 min']] as const;
    return answer(clause, beginningWith(clause, 'group', rounds));
  }
  const [, kit] = /\swith\s+(.*)$/i.exec(text) ?? [];
  const hasColon = after.includes(':');
  if (kit !== undefined) {
    const end = hasColon ? '' : ': ';
    const phrases = equipmentPhrases.map((phrase) => [`${phrase}${end}`] as const);
    return answer(kit, beginningWith(kit, 'kit', phrases));
  }
  return answer(
    text,
    [...(isInGroup ? [] : groupOptions(text)), ...nameOptions(text, library, hasColon ? '' : ': ')],
    hasColon ? position + after.indexOf(':') : position,
  );
};
