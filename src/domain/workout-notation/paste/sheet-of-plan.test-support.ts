import type { Exercise, Group, PlanDay, WeekBlock, WorkoutPlan } from '../plan.ts';
import {
  exerciseNameOrSlugToNotation,
  groupHeadToNotation,
  loadToNotation,
  partNames,
  amountToNotation,
  progressionToNotation,
  secondsRangeToNotation,
  setBlockToNotation,
} from '../words/plan-to-notation.ts';

/** The cells of a row by the title of their column. */
type Row = Readonly<Record<string, string>>;

const setsAndReps = ({ sets: [only, ...others] }: Exercise): Row => {
  if (only === undefined || others.length > 0) {
    return {
      Sets: [only, ...others]
        .flatMap((block) => block ?? [])
        .map(setBlockToNotation)
        .join(' + '),
    };
  }
  return {
    Sets: only.sets === undefined ? '' : `${only.sets}`,
    Reps: amountToNotation(only.amount),
    Load: only.loads.map(loadToNotation).join(' and '),
  };
};

const exerciseCells = (exercise: Exercise): Row => ({
  Exercise: exerciseNameOrSlugToNotation(exercise),
  ...setsAndReps(exercise),
  Rest: exercise.restSeconds === undefined ? '' : secondsRangeToNotation(exercise.restSeconds),
  Tempo: exercise.tempo?.join('-') ?? '',
  'Each week':
    exercise.progression === undefined ? '' : progressionToNotation(exercise.progression),
  Note: exercise.note,
});

const rowsOfDay = (place: Row, day: PlanDay): readonly Row[] => {
  let groups = 0;
  const groupCells = (group: Group): readonly Row[] => {
    groups += 1;
    const label = String.fromCharCode(64 + groups);
    return group.exercises.map((exercise, index) => ({
      Group: index === 0 ? `${label}1: ${groupHeadToNotation(group)}` : `${label}${index + 1}`,
      ...exerciseCells(exercise),
    }));
  };
  return day.parts.flatMap((part) =>
    part.items
      .flatMap((item) =>
        item.kind === 'group' ? groupCells(item.group) : [exerciseCells(item.exercise)],
      )
      .map((cells) => ({
        ...place,
        Day: `${day.number}`,
        'Day name': day.name,
        Part: partNames[part.kind],
        ...cells,
      })),
  );
};

const rowsOfBlock = (block: WeekBlock): readonly Row[] =>
  block.days.flatMap((day) =>
    rowsOfDay(
      {
        Week: block.from === block.to ? `${block.from}` : `${block.from}-${block.to}`,
        'Week name': block.name,
      },
      day,
    ),
  );

const columns = [
  'Week',
  'Week name',
  'Day',
  'Day name',
  'Part',
  'Group',
  'Exercise',
  'Sets',
  'Reps',
  'Load',
  'Rest',
  'Tempo',
  'Each week',
  'Note',
];

const escapeCell = (cell: string): string =>
  /["\t,;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A plan as a sheet, one exercise in each row, as a spreadsheet copies it. */
export const sheetOf = (plan: WorkoutPlan, separator: string): string =>
  [
    columns,
    ...plan.blocks.flatMap(rowsOfBlock).map((row) => columns.map((column) => row[column] ?? '')),
  ]
    .map((cells) => cells.map(escapeCell).join(separator))
    .join('\n');
