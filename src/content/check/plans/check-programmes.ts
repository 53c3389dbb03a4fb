import { trainingFactsOfProgramme } from '../../../domain/finder/training-facts.ts';
import {
  workoutPlanViewsInSections,
  timeAndEquipmentOfSections,
} from '../../../domain/plans/time-and-equipment.ts';
import {
  hasSessionEqualToDay,
  programmeTotalsOf,
  type ProgrammeTotals,
} from '../../../domain/plans/programme-totals.ts';
import { weekCountsStatedIn } from '../../../domain/plans/week-counts-stated-in.ts';
import type { ExerciseLibrary } from '../../../domain/workout-notation/names/exercise-library.ts';
import { parsePlanOrSyntaxErrors } from '../../../domain/workout-notation/parse/parse-plan-or-syntax-errors.ts';
import { entriesOfTypes, type PartialEntry, type PartialEntryOf } from '../../model/entry.ts';
import { exerciseLibraryOfEntries } from '../../model/exercise-entries.ts';
import { programmeTextsOnlyOpenedBy } from '../../model/sold-programmes.ts';
import { soldProgrammeTypes, type SoldProgrammeType } from '../../model/type-groups.ts';
import { renderAndCheckMarkdown } from '../../render/markdown.ts';
import { renderAndSplitAtWorkouts } from '../../render/sections.ts';
import { toContentError, valueInQuotesOrAsJson } from '../content-error.ts';
import type { ContentFault } from '../../../domain/content-fault.ts';

/** Sessions may be longer or shorter than promised by this share: their length is an estimate. */
const tolerance = 0.1;

/**
 * The exercises of main parts and finishers that need no page in the library: everybody knows how
 * to walk.
 */
const conditioning: readonly string[] = [
  'Walk',
  'Uphill walk',
  'Run',
  'Bike',
  'Rower',
  'Bike or rower',
  'Bike, rower or hill',
  'Skipping rope',
  'Stairs',
];

type Pack = PartialEntryOf<SoldProgrammeType>;
type Sold = { readonly entry: Pack; readonly programmes: readonly ProgrammeTotals[] };

/**
 * Whether every plan in a text can be parsed. A plan with a syntax error has been reported
 * elsewhere, and is ignored here.
 */
const isReadable = (text: string, library: ExerciseLibrary): boolean =>
  renderAndCheckMarkdown(text).workouts.every(
    ({ source }) => parsePlanOrSyntaxErrors(source, library).ok,
  );

const readProgramme = (text: string, library: ExerciseLibrary): ProgrammeTotals =>
  programmeTotalsOf(
    workoutPlanViewsInSections(renderAndSplitAtWorkouts(text, library)).map(({ plan }) => plan),
    library,
  );

const promises = ['weeks', 'daysAWeek', 'sessions'] as const;

/**
 * Checks that a product's numbers match its programme, or one of its programmes if it is sold in
 * several versions.
 */
const findBrokenNumbers = ({ entry, programmes }: Sold): readonly ContentFault[] => {
  const wrong = programmes.map((programme) =>
    promises.filter((name) => {
      const promised = entry.fields[name];
      return promised === undefined ? name === 'sessions' : promised !== programme[name];
    }),
  );
  const least = wrong.toSorted((one, other) => one.length - other.length).at(0) ?? [];
  const held = programmes[wrong.indexOf(least)];
  return held === undefined
    ? []
    : least.map((name) =>
        toContentError(
          entry,
          name,
          `it says ${entry.fields[name] ?? 'nothing'}, but the programme that it opens has ${held[name]}`,
          'correct the number here, or the days of the member plan',
        ),
      );
};

const findWrongMinutes = ({ entry, programmes }: Sold): readonly ContentFault[] => {
  const { minutesTo: to = 0 } = entry.fields;
  const { minutesFrom: from = to } = entry.fields;
  return programmes.flatMap(({ minutes }) => {
    const longest = minutes.at(-1) ?? 0;
    const median = minutes[Math.floor(minutes.length / 2)] ?? 0;
    return [
      ...(to > 0 && longest > to * (1 + tolerance)
        ? [
            toContentError(
              entry,
              'minutesTo',
              `it says ${to}, but a session of the programme takes ${longest}`,
              'raise it, or shorten the session',
            ),
          ]
        : []),
      ...(median < from * (1 - tolerance)
        ? [
            toContentError(
              entry,
              'minutesFrom',
              `it says ${from}, but half the sessions of the programme take ${median} or less`,
              'lower it, or lengthen the sessions',
            ),
          ]
        : []),
    ];
  });
};

const findMissingKit = (
  { entry, programmes }: Sold,
  library: ExerciseLibrary,
): readonly ContentFault[] => {
  const { equipment } = trainingFactsOfProgramme(
    entry.fields,
    timeAndEquipmentOfSections(renderAndSplitAtWorkouts(entry.fields.content ?? '', library)),
  );
  const missing = new Set(
    programmes.flatMap((programme) => programme.equipment.filter((it) => !equipment.includes(it))),
  );
  return [...missing].map((item) =>
    toContentError(
      entry,
      'kit',
      `the programme needs ${valueInQuotesOrAsJson(item)}, which isn’t there`,
      'add it, or do without it in the plan',
    ),
  );
};

const findMovementsWithoutPage = ({ entry, programmes }: Sold): readonly ContentFault[] =>
  [...new Set(programmes.flatMap(({ withoutPage }) => withoutPage))]
    .filter((name) => !conditioning.includes(name))
    .map((name) =>
      toContentError(
        entry,
        'productId',
        `its programme trains ${valueInQuotesOrAsJson(name)}, which has no page in the library`,
        'add the exercise, or use one that is there',
      ),
    );

/** Checks that the sample days on a product's page are days of its programme. */
const findInventedSamples = (
  { entry, programmes }: Sold,
  library: ExerciseLibrary,
): readonly ContentFault[] =>
  workoutPlanViewsInSections(renderAndSplitAtWorkouts(entry.fields.content ?? '', library))
    .flatMap(({ plan }) => plan.blocks.flatMap(({ days }) => days))
    .filter((day) => !programmes.some((programme) => hasSessionEqualToDay(programme, day)))
    .map((day) =>
      toContentError(
        entry,
        'content',
        `the sample day ${valueInQuotesOrAsJson(day.name)} is not a day of the programme`,
        'copy a day out of the member plan; its notes may differ',
      ),
    );

/** Checks that the text of a product's page gives the same numbers as its fields. */
const findOtherNumbersInWords = ({ entry }: Sold): readonly ContentFault[] => {
  const { sessions, weeks, content: text = '', excerpt = '' } = entry.fields;
  const [stated] = weekCountsStatedIn(excerpt);
  return [
    ...(sessions !== undefined && !new RegExp(`\\b${sessions} (?:sessions|in all)\\b`).test(text)
      ? [
          toContentError(
            entry,
            'content',
            `it doesn’t say “${sessions} sessions” or “${sessions} in all”`,
            'say how many sessions a buyer gets',
          ),
        ]
      : []),
    ...(weeks !== undefined && stated !== undefined && stated !== weeks
      ? [
          toContentError(
            entry,
            'excerpt',
            `it speaks of ${stated} weeks, but the programme lasts ${weeks}`,
            'correct the words',
          ),
        ]
      : []),
  ];
};

const findErrorsOf = (
  entry: Pack,
  productId: string,
  entries: readonly PartialEntry[],
  library: ExerciseLibrary,
): readonly ContentFault[] => {
  const texts = programmeTextsOnlyOpenedBy(productId, entries);
  if (texts.length === 0) {
    return [
      toContentError(
        entry,
        'productId',
        'it is for sale, but opens no programme that a buyer could not have otherwise',
        'add a member plan that is the programme of this product and that nothing else opens',
      ),
    ];
  }
  const isReported = [entry.fields.content ?? '', ...texts].some(
    (text) => !isReadable(text, library),
  );
  if (isReported) return [];
  const sold = { entry, programmes: texts.map((text) => readProgramme(text, library)) };
  return [
    ...findBrokenNumbers(sold),
    ...findWrongMinutes(sold),
    ...findMissingKit(sold, library),
    ...findMovementsWithoutPage(sold),
    ...findInventedSamples(sold, library),
    ...findOtherNumbersInWords(sold),
  ];
};

/**
 * Reports products whose page promises other weeks, days, sessions, minutes or kit than the
 * programme that they open.
 */
export const findProgrammeClaimErrors = (
  entries: readonly PartialEntry[],
): readonly ContentFault[] => {
  const library = exerciseLibraryOfEntries(entries);
  return entriesOfTypes(entries, ...soldProgrammeTypes).flatMap((entry) => {
    const { productId } = entry.fields;
    return productId === undefined ? [] : findErrorsOf(entry, productId, entries, library);
  });
};
