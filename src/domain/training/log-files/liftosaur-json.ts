import * as v from 'valibot';
import type { CsvLine } from './csv-lines.ts';

/*
 * Liftosaur’s other export is the whole of what it stores (`exportStorage` and `types.ts` of
 * astashov/liftosaur). Its workouts are turned into the rows of its CSV, so that one reader reads
 * both.
 */

const WeightSchema = v.object({ value: v.number(), unit: v.string() });

const SetSchema = v.object({
  weight: v.optional(WeightSchema),
  /** Older versions have no weight of their own for what was done. */
  completedWeight: v.optional(WeightSchema),
  completedReps: v.nullish(v.number()),
  completedRepsLeft: v.nullish(v.number()),
  completedRpe: v.nullish(v.number()),
  isCompleted: v.optional(v.boolean()),
  label: v.optional(v.string()),
  timestamp: v.nullish(v.number()),
});
type FileSet = v.InferOutput<typeof SetSchema>;

const WorkoutSchema = v.object({
  date: v.string(),
  programName: v.optional(v.string(), ''),
  dayName: v.optional(v.string(), ''),
  notes: v.optional(v.string(), ''),
  entries: v.array(
    v.object({
      exercise: v.object({ id: v.string(), equipment: v.nullish(v.string()) }),
      sets: v.array(SetSchema),
      warmupSets: v.optional(v.array(SetSchema), []),
      notes: v.optional(v.string(), ''),
      superset: v.optional(v.string(), ''),
    }),
  ),
});

const EquipmentSchema = v.record(
  v.string(),
  v.object({ name: v.optional(v.string()), isAssisting: v.optional(v.boolean(), false) }),
);
type Equipment = v.InferOutput<typeof EquipmentSchema>;

const FileSchema = v.object({
  history: v.array(v.unknown()),
  settings: v.object({
    exercises: v.optional(v.record(v.string(), v.object({ name: v.string() })), {}),
    equipment: v.optional(EquipmentSchema),
    gyms: v.optional(v.array(v.object({ equipment: EquipmentSchema })), []),
  }),
  stats: v.optional(v.record(v.string(), v.record(v.string(), v.array(v.unknown()))), {}),
  programs: v.optional(v.array(v.unknown()), []),
});

const columns = [
  ...['Workout DateTime', 'Program', 'Day Name', 'Exercise', 'Is Warmup Set?', 'Completed Reps'],
  ...['Completed RPE', 'Completed Weight Value', 'Completed Weight Unit', 'Completed Reps Time'],
  ...['Notes', 'Superset', 'Workout Notes', 'Set Label', 'Reps of the left side'],
];

const kitNames: Readonly<Record<string, string>> = {
  ezbar: 'EZ Bar',
  leverageMachine: 'Machine',
  medicineball: 'Medicine Ball',
  smith: 'Smith Machine',
  trapbar: 'Trap Bar',
  bodyweight: '',
};

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `benchPressCloseGrip` is “Bench Press Close Grip”. */
const wordsOf = (id: string): string => withCapital(id.replace(/(?<=[a-z])(?=[A-Z])/g, ' '));

type NamedExercise = { readonly id: string; readonly equipment?: string | null | undefined };

/** Its name as other apps write it: “Bench Press (Barbell)”. */
const nameOf = (
  { id, equipment }: NamedExercise,
  own: Readonly<Record<string, { readonly name: string }>>,
  kit: Equipment,
): string => {
  const name = own[id]?.name.trim() ?? wordsOf(id);
  if (own[id] !== undefined || equipment === undefined || equipment === null) return name;
  const kitName = kit[equipment]?.name ?? kitNames[equipment] ?? withCapital(equipment);
  return kitName === '' ? name : `${name} (${kitName})`;
};

const cellOf = (number: number | null | undefined): string =>
  number === null || number === undefined ? '' : String(number);

const timeOf = (timestamp: number | null | undefined): string => {
  const time = new Date(timestamp ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
};

type SetPlace = {
  readonly workout: v.InferOutput<typeof WorkoutSchema>;
  readonly entry: v.InferOutput<typeof WorkoutSchema>['entries'][number];
  readonly exercise: string;
  readonly helps: boolean;
  readonly isWarmUp: boolean;
};

const fieldsOf = (set: FileSet, place: SetPlace): readonly string[] => {
  const { workout, entry, exercise, helps, isWarmUp } = place;
  const isDone = set.isCompleted !== false;
  const weight = set.completedWeight ?? set.weight;
  const left = set.completedRepsLeft;
  return [
    ...[workout.date, workout.programName, workout.dayName, exercise, isWarmUp ? '1' : '0'],
    isDone ? cellOf(set.completedReps) : '',
    cellOf(set.completedRpe),
    weight === undefined ? '' : cellOf(helps ? -weight.value : weight.value),
    ...[weight?.unit ?? '', timeOf(set.timestamp), entry.notes, entry.superset, workout.notes],
    set.label ?? '',
    isDone && left !== set.completedReps ? cellOf(left) : '',
  ];
};

/** The line of the file on which each date stands first, from 1. */
const linesOfDates = (text: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>();
  text.split('\n').forEach((line, index) => {
    for (const [, date = ''] of line.matchAll(/"date":\s*"([^"]*)"/g)) {
      if (!lines.has(date)) lines.set(date, index + 1);
    }
  });
  return lines;
};

/** What a Liftosaur backup has, as the rows of its CSV. */
type LiftosaurRows = {
  readonly lines: readonly CsvLine[];
  /** The lines of workouts that can't be read. */
  readonly unreadable: readonly number[];
  /** What else it has that we don't read. */
  readonly otherParts: readonly string[];
};

/** The rows of a backup of Liftosaur; undefined for any other JSON. */
export const liftosaurRowsIn = (file: unknown, text: string): LiftosaurRows | undefined => {
  const found = v.safeParse(FileSchema, file);
  if (!found.success) return undefined;
  const { history, settings, stats, programs } = found.output;
  const kits = [settings.equipment ?? {}, ...settings.gyms.map(({ equipment }) => equipment)];
  const kit: Equipment = Object.fromEntries(kits.flatMap((one) => Object.entries(one)));
  const lines = linesOfDates(text);
  const lineOf = (record: unknown): number => {
    const dated = v.safeParse(v.object({ date: v.string() }), record);
    return (dated.success ? lines.get(dated.output.date) : undefined) ?? 1;
  };
  const unreadable: number[] = [];
  const rows = history.flatMap((record): readonly CsvLine[] => {
    const line = lineOf(record);
    const read = v.safeParse(WorkoutSchema, record);
    if (!read.success) {
      unreadable.push(line);
      return [];
    }
    const workout = read.output;
    return workout.entries.flatMap((entry) => {
      const { exercise: of } = entry;
      const exercise = nameOf(of, settings.exercises, kit);
      const helps = kit[of.equipment ?? '']?.isAssisting === true;
      const place = { workout, entry, exercise, helps };
      return [
        ...entry.warmupSets.map((set) => fieldsOf(set, { ...place, isWarmUp: true })),
        ...entry.sets.map((set) => fieldsOf(set, { ...place, isWarmUp: false })),
      ].map((fields) => ({ line, fields }));
    });
  });
  const hasStats = Object.values(stats).some((kind) =>
    Object.values(kind).some((values) => values.length > 0),
  );
  return {
    lines: [{ line: 1, fields: columns }, ...rows],
    unreadable,
    otherParts: [...(hasStats ? ['stats'] : []), ...(programs.length > 0 ? ['programs'] : [])],
  };
};
