import type { ExerciseLibrary } from '../../names/exercise-library.ts';
import { parseExercise } from '../../parse/parse-exercise.ts';
import type { SetCountSource } from '../../parse/parse-exercise.ts';
import type { Exercise, PartKind } from '../../plan.ts';
import type { PastedDraftBuilder, DraftExercise } from '../draft.ts';
import { becameNoteSentence, unreadTextsIn } from '../left-over.ts';
import { dayNameOfParsedHeading, readNoteGroupHead, readNoteHeading } from '../note-headings.ts';
import { prescribesOnlyRest } from '../prescription.ts';
import type { Prescription } from '../prescription.ts';
import { matchExerciseNameWithKit, toDraftExercise } from '../read-exercise.ts';
import { readPrescription } from '../read-prescription.ts';
import type { SheetColumnKindTitleAndUnit, ColumnKind } from './sheet-columns.ts';
import { tidyLine, withoutBracketCharacters } from '../tidy-text.ts';

/** The values that later rows of a sheet inherit: an empty cell means the one above it. */
export type InheritedCells = {
  readonly week: string;
  readonly day: string;
  readonly dayName: string;
  readonly part: string;
};

const bareNumber = /^\d+(?:[.,]\d+)?(?:\s*(?:-|to)\s*\d+(?:[.,]\d+)?)?$/;

const bareList = /^\d+(?:[.,]\d+)?(?:\s*\/\s*\d+(?:[.,]\d+)?)+$/;

/** A cell with the unit of its column added, if it is a bare number or a list of them. */
const withUnit = (cell: string, column: SheetColumnKindTitleAndUnit): string => {
  const { unit } = column;
  if (unit !== '' && bareList.test(cell)) {
    return cell
      .split('/')
      .map((number) => withUnit(number.trim(), column).replace('RPE ', ''))
      .join('/')
      .replace(/^/, unit === 'RPE' ? 'RPE ' : '');
  }
  if (unit === '' || !bareNumber.test(cell)) return cell;
  // Spreadsheets keep 70% as 0.7.
  if (unit === '%' && Number(cell) <= 1.2) return `${Number((Number(cell) * 100).toFixed(1))}%`;
  if (unit === 'RPE') return `RPE ${cell}`;
  return unit === '%' ? `${cell}%` : `${cell} ${unit}`;
};

/** Kinds that a row can have only once: further cells of the kind are reported and left out. */
const readOnce = [
  ...(['week', 'week name', 'day', 'day name', 'part', 'group', 'exercise'] as const),
  ...(['sets', 'reps', 'rest', 'tempo', 'each week'] as const),
];

/** Columns whose text is kept as it is. */
const verbatim = new Set<ColumnKind>(['week name', 'day name', 'exercise', 'note']);

type Cells = {
  readonly get: (kind: ColumnKind) => string;
  /** All non-empty cells of a kind that may have several columns. */
  readonly all: (kind: ColumnKind) => readonly string[];
};

const cellsByKind = (
  cells: readonly string[],
  columns: readonly SheetColumnKindTitleAndUnit[],
): Cells => {
  const all = (kind: ColumnKind): readonly string[] =>
    columns.flatMap((column, index) => {
      const cell = column.kind === kind ? (cells[index] ?? '') : '';
      if (cell === '') return [];
      if (verbatim.has(kind)) return [cell];
      return /^[-–—.]$/.test(cell) ? [] : [withUnit(tidyLine(cell), column)];
    });
  return { all, get: (kind) => all(kind)[0] ?? '' };
};

/** Opens the weeks, day and part of a row if they differ from the row above. */
const openPlace = (
  line: number,
  cells: Cells,
  above: InheritedCells | undefined,
  draft: PastedDraftBuilder,
): InheritedCells => {
  const row: InheritedCells = {
    week: cells.get('week') || (above?.week ?? ''),
    day: cells.get('day') || cells.get('day name') || (above?.day ?? ''),
    dayName: cells.get('day name'),
    part:
      cells.get('part') ||
      (cells.get('day') === '' || cells.get('day') === above?.day ? (above?.part ?? '') : ''),
  };
  const week = /^(?:w|wks?|weeks?)?\.?\s*#?(\d+)(?:\s*(?:-|to)\s*(\d+))?\s*[:.,-]*\s*(.*)$/i.exec(
    row.week,
  );
  const isNewWeek = row.week !== '' && row.week !== above?.week;
  if (isNewWeek && week !== null) {
    draft.openWeeks(
      line,
      `${week[1]}-${week[2] ?? week[1]}`,
      Number(week[1]),
      Number(week[2] ?? week[1]),
      cells.get('week name') || withoutBracketCharacters(week[3] ?? ''),
    );
    if (cells.get('week name') !== '' && (week[3] ?? '') !== '') {
      draft.account(line).reasons.push(`“${week[3]}” is left out: the week has a name.`);
    }
  } else if (isNewWeek) {
    draft.account(line).reasons.push(`“${row.week}” is no number of a week.`);
  }
  if (row.day !== '' && (isNewWeek || row.day !== above?.day)) {
    const heading = readNoteHeading(/^\d+$/.test(row.day) ? `Day ${row.day}` : row.day);
    const named = heading?.kind === 'day' ? dayNameOfParsedHeading(heading) : row.day;
    const isOther = row.dayName !== '' && named !== '' && named !== row.dayName;
    draft.openDay(
      line,
      row.day.toLowerCase(),
      isOther ? `${row.dayName} (${withoutBracketCharacters(named)})` : row.dayName || named,
    );
  }
  const heading = row.part === '' ? undefined : readNoteHeading(row.part);
  const part: PartKind = heading?.kind === 'part' ? heading.part : 'main';
  if (row.part !== '' && (isNewWeek || row.part !== above?.part || row.day !== above.day)) {
    draft.openPart(line, part);
    if (heading?.kind !== 'part') {
      draft.account(line).reasons.push(`“${row.part}” became the main part.`);
    } else if (heading.rest !== '') {
      draft.account(line).reasons.push(`“${heading.rest}” is left out.`);
    }
  }
  return row;
};

const labelled = /^([A-Z]{1,2})\s*(\d*)\s*(?:[.):-]\s*(.*))?$/i;

/** Opens or continues the group of a row; closes it if the row has none. */
const openGroup = (line: number, cell: string, draft: PastedDraftBuilder): void => {
  if (cell === '') {
    draft.closeGroup();
    return;
  }
  const plain = readNoteGroupHead(cell);
  const [, letters = cell, , head = ''] = plain === undefined ? (labelled.exec(cell) ?? []) : [];
  const label = letters.toUpperCase();
  if (plain === undefined && !labelled.test(cell)) {
    draft.account(line).reasons.push(`“${cell}” is left out: it only groups exercises.`);
  }
  const read = plain ?? readNoteGroupHead(head);
  const rest = read?.rest ?? head;
  const more = readPrescription(rest);
  if (!prescribesOnlyRest(more) && unreadTextsIn(rest).length > 0) {
    draft.account(line).reasons.push(`“${rest}” is left out: it was not understood.`);
  }
  if (draft.group()?.label === label) return;
  draft.openGroup(line, {
    kind: read?.kind,
    rounds: read?.rounds,
    minutes: read?.minutes,
    restSeconds: more.restSeconds,
    label,
  });
};

type Details = Pick<Exercise, 'sets' | 'restSeconds' | 'tempo' | 'progression'>;

/** Reads the cells of a row if they are already in notation. */
const readStrictly = (cells: Cells, context: SetCountSource): Details | undefined => {
  const [sets, reps] = [cells.get('sets'), cells.get('reps')];
  const loads = cells.all('load').join(' and ');
  const amount = sets !== '' && reps !== '' ? `${sets} x ${reps}` : sets + reps;
  const clauses = (['rest', 'tempo', 'each week'] as const).flatMap((kind) => {
    const cell = cells.get(kind);
    return cell === '' ? [] : [cell.toLowerCase().startsWith(kind) ? cell : `${kind} ${cell}`];
  });
  const body = [`${amount}${loads === '' ? '' : ` at ${loads}`}`, ...clauses].join(', ');
  let isRight = true;
  const exercise = parseExercise(
    { text: `"x": ${body}`, line: 1, column: 1 },
    context,
    { exercises: [], find: () => undefined, nearest: () => undefined },
    () => {
      isRight = false;
    },
  );
  return isRight ? exercise : undefined;
};

/**
 * Reads the cells of a row in a coach's shorthand. A cell is read as a whole or not at all: one
 * with a part that has no field, or that a cell before it has filled, becomes a note, as it is
 * written.
 */
const readLoosely = (cells: Cells): Prescription => {
  const [sets, reps] = [cells.get('sets'), cells.get('reps')];
  const bare = /^\d+$/;
  const amount =
    sets !== '' && reps !== ''
      ? `${sets.replace(/(?<=\d)\s*(?:sets?|x)$/i, '')} x ${reps}`
      : sets !== '' && bare.test(sets)
        ? `${sets} sets`
        : bare.test(reps)
          ? `${reps} reps`
          : sets + reps;
  const loads = cells
    .all('load')
    .map((load) => (bareNumber.test(load) || bareList.test(load) ? `@ ${load}` : load));
  const rest = cells.get('rest');
  const tempo = cells.get('tempo');
  const change = cells.get('each week');
  const texts = [
    amount,
    ...loads,
    rest === '' ? '' : `rest ${rest.replace(/^rest\s*/i, '')}`,
    tempo === '' ? '' : `tempo ${tempo.replace(/^tempo\s*/i, '')}`,
    change === '' || /\bw(?:ee)?k\b/i.test(change) ? change : `${change} each week`,
  ].filter((text) => text !== '');
  const read: string[] = [];
  const notes: string[] = [];
  for (const text of texts) {
    const alone = readPrescription(text);
    const isRead = text.startsWith('rest ') ? prescribesOnlyRest(alone) : alone.left.length === 0;
    const fits = isRead && readPrescription([...read, text].join(', ')).left.length === 0;
    (fits ? read : notes).push(text);
  }
  const said = readPrescription(read.join(', '));
  return {
    ...said,
    notes: [...said.notes, ...notes],
    reasons: [...said.reasons, ...notes.map(becameNoteSentence)],
  };
};

const toPrescription = (details: Details): Prescription => ({
  blocks: details.sets.map(({ sets, amount, loads }) => ({ sets, amount, loads })),
  loadLists: [],
  restSeconds: details.restSeconds,
  tempo: details.tempo,
  progression: details.progression,
  left: [],
  notes: [],
  isBare: false,
  reasons: [],
});

/** What a row that is left out had beside the name of its exercise. */
const leftOutWith = (name: string, cells: readonly string[]): readonly string[] =>
  cells
    .filter((text) => text !== '' && text !== name)
    .map((text) => `“${text}” is left out with it.`);

/** Reads a row of a sheet into a draft. Undefined if it has no exercise. */
export const readRowIntoDraftAndInheritCells = (
  line: number,
  cells: readonly string[],
  columns: readonly SheetColumnKindTitleAndUnit[],
  above: InheritedCells | undefined,
  draft: PastedDraftBuilder,
  library: ExerciseLibrary,
): InheritedCells | undefined => {
  const known = cellsByKind(cells, columns);
  const account = draft.account(line);
  const cell = known.get('exercise');
  if (cell === '') {
    account.reasons.push('No exercise stands in this row.');
    return undefined;
  }
  const hasNumbers = (['sets', 'reps', 'load'] as const).some((kind) => known.get(kind) !== '');
  if (!hasNumbers && matchExerciseNameWithKit(cell, library) === undefined) {
    account.reasons.push(`“${cell}” is no exercise of the library, and has no sets.`);
    account.reasons.push(...leftOutWith(cell, cells));
    return undefined;
  }
  const row = openPlace(line, known, above, draft);
  const [label = '', letter] =
    matchExerciseNameWithKit(cell, library)?.isCertain === true
      ? []
      : (/^([A-H])\d\s*[.):-]?\s+/.exec(cell) ?? []);
  openGroup(line, known.get('group') || (letter ?? ''), draft);
  const group = draft.group();
  const isClock = group?.kind === 'amrap' || group?.kind === 'emom';
  const hasHead = group?.kind !== undefined;
  const context = !hasHead ? 'alone' : isClock ? 'clock' : 'rounds';
  const strict = readStrictly(known, context);
  const said = strict === undefined ? readLoosely(known) : toPrescription(strict);
  const name = cell.slice(label.length);
  const notes = known.all('note');
  const exercise: DraftExercise = toDraftExercise(
    line,
    name,
    matchExerciseNameWithKit(name, library),
    said,
    notes.map(withoutBracketCharacters),
    library,
    account,
  );
  draft.add(exercise);
  for (const kind of readOnce) {
    for (const text of known.all(kind).slice(1)) {
      account.reasons.push(`A second cell with ${kind} is not read: “${text}” is left out.`);
    }
  }
  for (const [index, text] of cells.entries()) {
    const column = columns[index];
    if (text !== '' && column?.kind === undefined) {
      const title =
        column === undefined || column.title === '' ? 'A cell' : `The column “${column.title}”`;
      account.reasons.push(`${title} is not part of a plan: “${text}” is left out.`);
    }
  }
  return row;
};
