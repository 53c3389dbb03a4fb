import type {
  SetAmount,
  Exercise,
  ExerciseOrGroup,
  Group,
  PlanDay,
  DayPartWithExercises,
  Load,
  PartKind,
  Range,
  SetBlock,
  WeeklyProgression,
  WorkoutPlan,
} from '../plan.ts';

const printRange = ({ from, to }: Range, factor = 1): string =>
  from === to ? `${from / factor}` : `${from / factor}-${to / factor}`;

const isWholeMinutes = ({ from, to }: Range): boolean => from % 60 === 0 && to % 60 === 0;

/** `90 s`, `2 min`. */
export const secondsRangeToNotation = (seconds: Range): string =>
  isWholeMinutes(seconds) ? `${printRange(seconds, 60)} min` : `${printRange(seconds)} s`;

/** `8-10 per side`, `30 s`, `40 m`, `to failure`. */
export const amountToNotation = (amount: SetAmount): string => {
  const side = amount.perSide ? ' per side' : '';
  switch (amount.kind) {
    case 'reps':
      return `${printRange(amount.reps)}${side}`;
    case 'time':
      return `${secondsRangeToNotation(amount.seconds)}${side}`;
    case 'distance':
      return `${printRange(amount.metres)} m${side}`;
    case 'failure':
      return `to failure${side}`;
  }
};

/** `60 kg`, `70%`, `RPE 8`, `2 RIR`, `bodyweight`, `a light band`. */
export const loadToNotation = (load: Load): string => {
  switch (load.kind) {
    case 'kilograms':
      return `${printRange(load.kilograms)} kg${load.perHand ? ' per hand' : ''}`;
    case 'percent':
      return `${printRange(load.percent)}%`;
    case 'rpe':
      return `RPE ${printRange(load.rpe)}`;
    case 'rir':
      return `${printRange(load.reps)} RIR`;
    case 'bodyweight':
      return 'bodyweight';
    case 'band':
      return `a ${load.strength} band`;
    case 'week':
      return `the weight of week ${load.week}`;
  }
};

/** `3 x 8 at 60 kg and RPE 7`. */
export const setBlockToNotation = ({ sets, amount, loads }: SetBlock): string => {
  const times = sets === undefined ? '' : `${sets} x `;
  const preposition = loads[0]?.kind === 'band' ? 'with' : 'at';
  const load =
    loads.length === 0 ? '' : ` ${preposition} ${loads.map(loadToNotation).join(' and ')}`;
  return `${times}${amountToNotation(amount)}${load}`;
};

/** `add 2.5 kg`, `70% then 75%`. */
export const progressionToNotation = (progression: WeeklyProgression): string => {
  if (progression.kind === 'loads') return progression.loads.map(loadToNotation).join(' then ');
  const { amount, unit } = progression;
  // `1 rep`, `1 set`.
  const word = amount === 1 && unit.length > 2 ? unit.slice(0, -1) : unit;
  return `add ${amount}${unit === '%' ? '' : ' '}${word}`;
};

/**
 * The name as printed: the slug for a title that the parser would misread, because it has a colon
 * or begins like a group.
 */
export const exerciseNameOrSlugToNotation = ({
  name,
  slug,
  equipment,
}: Pick<Exercise, 'name' | 'slug' | 'equipment'>): string => {
  if (slug === undefined) return `"${name}"`;
  if (equipment !== undefined) {
    return `${exerciseNameOrSlugToNotation({ name, slug, equipment: undefined })} with ${equipment}`;
  }
  return /:|^["“”]|^(?:superset|circuit|amrap|emom)\b/i.test(name) ? slug : name;
};

/** An exercise with the text of its sets, followed by rest, tempo, progression and note. */
export const exerciseDetailsToNotation = (
  sets: string,
  {
    restSeconds,
    tempo,
    progression,
    note,
  }: Pick<Exercise, 'restSeconds' | 'tempo' | 'progression' | 'note'>,
): string =>
  [
    sets,
    ...(restSeconds === undefined ? [] : [`rest ${secondsRangeToNotation(restSeconds)}`]),
    ...(tempo === undefined ? [] : [`tempo ${tempo.join('-')}`]),
    ...(progression === undefined ? [] : [`each week ${progressionToNotation(progression)}`]),
  ].join(', ') + (note === '' ? '' : ` (${note})`);

const printExercise = (exercise: Exercise): string =>
  exerciseDetailsToNotation(
    `${exerciseNameOrSlugToNotation(exercise)}: ${exercise.sets.map(setBlockToNotation).join(' + ')}`,
    exercise,
  );

/** `Superset, 3 rounds, rest 90 s`, `AMRAP 10 min`. */
export const groupHeadToNotation = (group: Group): string => {
  if ('minutes' in group) {
    return `${group.kind.toUpperCase()} ${group.minutes} min`;
  }
  const name = group.kind === 'superset' ? 'Superset' : 'Circuit';
  const rest =
    group.restSeconds === undefined ? '' : `, rest ${secondsRangeToNotation(group.restSeconds)}`;
  return `${name}, ${group.rounds} ${group.rounds === 1 ? 'round' : 'rounds'}${rest}`;
};

const printItem = (item: ExerciseOrGroup): readonly string[] =>
  item.kind === 'exercise'
    ? [`- ${printExercise(item.exercise)}`]
    : [
        `- ${groupHeadToNotation(item.group)}`,
        ...item.group.exercises.map((exercise) => `  - ${printExercise(exercise)}`),
      ];

export const partNames: Readonly<Record<PartKind, string>> = {
  'warm-up': 'Warm-up',
  main: 'Main',
  finisher: 'Finisher',
  'cool-down': 'Cool-down',
};

const printPart = (part: DayPartWithExercises): string =>
  [partNames[part.kind], ...part.items.flatMap(printItem)].join('\n');

const headingText = (heading: string, name: string): string =>
  name === '' ? heading : `${heading}: ${name}`;

const printDay = (day: PlanDay): string =>
  [headingText(`Day ${day.number}`, day.name), ...day.parts.map(printPart)].join('\n\n');

/** Prints a plan in one canonical form. Parsing that text gives the same plan. */
export const planToNotation = (plan: WorkoutPlan): string =>
  `${plan.blocks
    .flatMap((block) => [
      headingText(
        block.from === block.to ? `Week ${block.from}` : `Weeks ${block.from}-${block.to}`,
        block.name,
      ),
      ...block.days.map(printDay),
    ])
    .join('\n\n')}\n`;
