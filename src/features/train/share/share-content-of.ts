import { slugInLibraryWithOwnExercises } from '../../../domain/training/exercise-key.ts';
import type { ExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import type { LoggedSessionWithoutSets, LoggedSet } from '../../../domain/training/log.ts';
import type { WeekAndDay } from '../../../domain/training/plan/plan-line.ts';
import type { PersonalRecord } from '../../../domain/training/history/history.ts';
import { totalsOfSession } from '../../../domain/training/progression/session-totals.ts';
import type { Weight } from '../../../domain/training/weight.ts';
import { formatNumberInBrowserLocale } from '../../../ui/text/format-number-in-browser-locale.ts';
import { personalRecordWords, volumeWords, type SummaryFact } from '../words/end-words.ts';
import { setCountWords, weightWords } from '../words/weight-amount-and-count-words.ts';

/**
 * The content of a share: numbers, and names from the library. It never contains why a session was
 * trimmed, her notes or a member plan's words.
 */
export type ShareContent = {
  /** The title of a public plan; undefined for a member plan. */
  readonly title: string | undefined;
  readonly place: string;
  /** `23 November 2026` */
  readonly date: string;
  readonly facts: readonly SummaryFact[];
  /** A line for each exercise: its name and its sets. */
  readonly lines: readonly { readonly name: string; readonly sets: string }[];
  readonly records: readonly string[];
};

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const amountWords = ({ done }: LoggedSet): string => {
  if (done.reps !== undefined) return formatNumberInBrowserLocale(done.reps);
  if (done.seconds !== undefined) return `${formatNumberInBrowserLocale(done.seconds)} s`;
  return done.metres === undefined ? '1 set' : `${formatNumberInBrowserLocale(done.metres)} m`;
};

/** `60 kg × 5, 5, 4; 65 kg × 3`, `12, 12, 10 reps`. */
const setsOfExercise = (sets: readonly LoggedSet[]): string => {
  const byWeight = new Map<string, LoggedSet[]>();
  for (const set of sets) {
    const { weight } = set.done;
    const head = weight === undefined ? '' : weightWords(weight, set.perHand);
    const known = byWeight.get(head);
    if (known === undefined) byWeight.set(head, [set]);
    else known.push(set);
  }
  return [...byWeight]
    .map(([head, alike]) => {
      const amounts = alike.map(amountWords).join(', ');
      if (head !== '') return `${head} × ${amounts}`;
      const areReps = alike.every(({ done }) => done.reps !== undefined);
      return areReps ? `${amounts} ${amounts === '1' ? 'rep' : 'reps'}` : amounts;
    })
    .join('; ');
};

type SharedWith = {
  readonly library: ExerciseFactsBySlug;
  readonly unit: Weight['unit'];
  /** The title of a public plan. */
  readonly planTitle: string | undefined;
  /** Undefined in a session of the lifter’s own. */
  readonly place: WeekAndDay | undefined;
};

/** The content that a share of a session may have. */
export const shareContentOf = (
  ended: {
    readonly session: LoggedSessionWithoutSets;
    readonly sets: readonly LoggedSet[];
    readonly records: readonly PersonalRecord[] | undefined;
  },
  { library, unit, planTitle, place }: SharedWith,
): ShareContent => {
  const { session } = ended;
  // Of two sides, the first stands for both.
  const work = ended.sets.filter(({ kind, side }) => kind === 'work' && side !== 'right');
  const titleOf = (exercise: string): string | undefined => {
    const slug = slugInLibraryWithOwnExercises(exercise);
    return slug === undefined ? undefined : library.get(slug)?.title;
  };
  const exercises = [...new Set(work.map(({ exercise }) => exercise))];
  const lines = exercises.flatMap((exercise) => {
    const name = titleOf(exercise);
    const sets = work.filter((set) => set.exercise === exercise);
    return name === undefined ? [] : [{ name, sets: setsOfExercise(sets) }];
  });
  const unnamed = work.filter(({ exercise }) => titleOf(exercise) === undefined).length;
  const { volume, minutes } = totalsOfSession(session, ended.sets, unit);
  return {
    title: planTitle,
    place: place === undefined ? '' : `Week ${place.week}, day ${place.day}`,
    date: dateFormat.format(session.endedAt),
    facts: [
      { name: work.length === 1 ? 'set' : 'sets', value: formatNumberInBrowserLocale(work.length) },
      ...(volume === undefined ? [] : [{ name: 'lifted', value: volumeWords(volume) }]),
      { name: minutes === 1 ? 'minute' : 'minutes', value: formatNumberInBrowserLocale(minutes) },
    ],
    lines:
      unnamed === 0 ? lines : [...lines, { name: 'More exercises', sets: setCountWords(unnamed) }],
    records: (ended.records ?? []).flatMap((record) => {
      const name = titleOf(record.exercise);
      return name === undefined ? [] : [personalRecordWords(record, () => name)];
    }),
  };
};

/**
 * A share as plain text: its title or date, the figures, a line for each exercise, any records, and
 * the site's name.
 */
export const shareTextOf = (content: ShareContent, siteName: string): string =>
  [
    content.title === undefined ? content.date : `${content.title}, ${content.place.toLowerCase()}`,
    content.facts.map(({ name, value }) => `${value} ${name}`).join(', '),
    '',
    ...content.lines.map(({ name, sets }) => `${name}: ${sets}`),
    ...(content.records.length === 0 ? [] : ['', ...content.records]),
    '',
    `Trained with ${siteName}`,
  ].join('\n');
