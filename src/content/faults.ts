import { rightIdsOf } from '../domain/entitlement.ts';
import { parsePollOption } from '../domain/poll-option.ts';
import { sitePath } from '../domain/routes.ts';
import type { ExerciseLibrary } from '../domain/workout-notation/exercise-library.ts';
import { parseWorkout } from '../domain/workout-notation/parse-workout.ts';
import { entryPath, isSlug } from './entry-path.ts';
import { toExerciseLibrary } from './exercise-entries.ts';
import { contentModel } from './model.ts';
import type { ContentTypeId, Field } from './model.ts';
import { renderMarkdown } from './markdown.ts';
import type { RenderedMarkdown } from './markdown.ts';

/** An entry as the content service holds it. Pictures are lists of asset ids; those that cannot be had are left out. */
export type ContentEntry = {
  readonly type: ContentTypeId;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

export type ContentAsset = {
  readonly id: string;
  readonly title: string;
  readonly altText: string;
  readonly mimeType: string;
};

export type ContentSpace = {
  readonly entries: readonly ContentEntry[];
  readonly assets: ReadonlyMap<string, ContentAsset>;
  /** Addresses that exist whatever the space holds. */
  readonly fixedPaths: readonly string[];
};

/** Something that an editor has to put right before the site can be built. */
export type ContentFault = {
  readonly type: string;
  readonly title: string;
  readonly id: string;
  readonly field: string;
  readonly problem: string;
  readonly remedy: string;
};

type Report = (problem: string, remedy: string) => void;

const isAbsent = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const quoted = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : JSON.stringify(value);

const listed = (values: readonly string[]): string => values.join(', ');

const isCalendarDate = (value: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(value) ?? [];
  if (year === undefined || Number.isNaN(Date.parse(value))) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
};

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const entryTitle = (entry: ContentEntry): string => {
  const title = entry.fields[contentModel[entry.type].titleField];
  return typeof title === 'string' && title.trim() !== '' ? title : 'without a title';
};

type Knowledge = {
  readonly slugs: ReadonlyMap<ContentTypeId, ReadonlySet<string>>;
  readonly paths: ReadonlySet<string>;
  readonly exercises: ExerciseLibrary;
  readonly space: ContentSpace;
};

const slugsByType = (entries: readonly ContentEntry[]): Map<ContentTypeId, Set<string>> => {
  const slugs = new Map<ContentTypeId, Set<string>>();
  for (const entry of entries) {
    const { slug } = entry.fields;
    if (!isSlug(slug)) continue;
    const known = slugs.get(entry.type);
    if (known === undefined) slugs.set(entry.type, new Set([slug]));
    else known.add(slug);
  }
  return slugs;
};

const checkReferences = (
  values: readonly string[],
  type: ContentTypeId,
  known: Knowledge,
  report: Report,
): void => {
  const slugs = known.slugs.get(type) ?? new Set<string>();
  const name = contentModel[type].name.toLowerCase();
  for (const value of values.filter((slug) => !slugs.has(slug))) {
    report(
      `${quoted(value)} is not the slug of an ${name}`,
      slugs.size === 0
        ? `publish an ${name} with that slug`
        : `use one of: ${listed([...slugs].sort())}, or publish an ${name} with that slug`,
    );
  }
};

const checkTexts = (
  values: readonly string[],
  field: Extract<Field, { kind: 'text' | 'texts' }>,
  report: Report,
): void => {
  const { oneOf, pattern } = field;
  for (const value of values) {
    if (oneOf !== undefined && !oneOf.includes(value)) {
      report(`${quoted(value)} is not one of its values`, `use one of: ${listed(oneOf)}`);
    }
    if (pattern !== undefined && !pattern.expression.test(value)) {
      report(`${quoted(value)} is not of its form`, `write it like "${pattern.example}"`);
    }
  }
};

const checkPictures = (ids: readonly string[], known: Knowledge, report: Report): void => {
  for (const id of ids) {
    const asset = known.space.assets.get(id);
    if (asset === undefined) {
      report(`the picture ${id} is not published`, 'publish it, or choose another picture');
    } else {
      if (!asset.mimeType.startsWith('image/')) {
        report(`the file "${asset.title}" (${id}) is no picture`, 'choose a picture');
      }
      if (asset.altText.trim() === '') {
        report(
          `the picture "${asset.title}" (${id}) has no alt text`,
          'say what is seen in the description of the picture, in the media library',
        );
      }
    }
  }
};

const withoutFragment = (href: string): string => href.split(/[?#]/, 1)[0] ?? href;

const typesWithWorkouts: readonly ContentTypeId[] = [
  'workoutPlan',
  'workoutPack',
  'preBuiltPlan',
  'homeGymPack',
  'memberPlan',
];

const checkWorkouts = (
  type: ContentTypeId,
  { workouts }: RenderedMarkdown,
  known: Knowledge,
  report: Report,
): void => {
  for (const { source, line } of workouts) {
    if (!typesWithWorkouts.includes(type)) {
      report(`line ${line}: a workout block cannot stand here`, 'put it into a plan or a pack');
      continue;
    }
    const parsed = parseWorkout(source, known.exercises);
    if (parsed.ok) continue;
    for (const error of parsed.errors) {
      report(
        `line ${line + error.line - 1}, column ${error.column}: ${error.message.replace(/\.$/, '')}`,
        'how plans are written stands in docs/workout-notation.md',
      );
    }
  }
};

const checkMarkdown = (
  type: ContentTypeId,
  source: string,
  known: Knowledge,
  report: Report,
): void => {
  const rendered = renderMarkdown(source);
  checkWorkouts(type, rendered, known, report);
  for (const fault of rendered.faults) {
    report(`line ${fault.line}: ${fault.problem}`, fault.remedy);
  }
  const ids = new Set(rendered.headings.map((heading) => `#${heading.id}`));
  for (const { href, line } of rendered.links) {
    if (href.startsWith('#') && !ids.has(href)) {
      report(
        `line ${line}: the link "${href}" leads to a heading that this text does not have`,
        ids.size === 0 ? 'take the link out' : `use one of: ${listed([...ids])}`,
      );
    }
    const path = withoutFragment(href);
    if (path.startsWith('/') && !known.paths.has(path)) {
      const slashed = `${path.replace(/\/+$/, '')}/`;
      report(
        `line ${line}: the link "${href}" leads to a page that does not exist`,
        known.paths.has(slashed)
          ? `write ${slashed}, with a slash at its end`
          : 'correct the address, or publish that page first',
      );
    }
  }
};

const wrongKind = (value: unknown, report: Report, wanted: string): void =>
  report(`${quoted(value)} is not ${wanted}`, `enter ${wanted}`);

const checkValue = (
  type: ContentTypeId,
  field: Field,
  value: unknown,
  known: Knowledge,
  report: Report,
): void => {
  switch (field.kind) {
    case 'text':
      if (typeof value !== 'string') wrongKind(value, report, 'a text');
      else checkTexts([value], field, report);
      return;
    case 'texts':
      if (!isTextList(value)) wrongKind(value, report, 'a list of texts');
      else checkTexts(value, field, report);
      return;
    case 'slug':
      if (!isSlug(value)) {
        report(
          `${quoted(value)} cannot be part of an address`,
          'use small letters, figures and single dashes, for example goblet-squat',
        );
      }
      return;
    case 'slugOf':
      if (typeof value !== 'string') wrongKind(value, report, 'a slug');
      else checkReferences([value], field.type, known, report);
      return;
    case 'slugsOf':
      if (!isTextList(value)) wrongKind(value, report, 'a list of slugs');
      else checkReferences(value, field.type, known, report);
      return;
    case 'siteAddress':
      if (typeof value !== 'string') wrongKind(value, report, 'an address on this site');
      else if (!known.paths.has(sitePath(value))) {
        report(
          `it leads to ${sitePath(value)}, a page that does not exist`,
          'enter the address of a published page without its first and last slash, for example workout-plans',
        );
      }
      return;
    case 'integer':
      if (!Number.isInteger(value)) wrongKind(value, report, 'a whole number');
      return;
    case 'price':
      if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
        report(
          `${quoted(value)} is not a price`,
          'enter a number of 0 or more without a currency sign, for example 49.99',
        );
      }
      return;
    case 'boolean':
      if (typeof value !== 'boolean') wrongKind(value, report, 'yes or no');
      return;
    case 'date':
      if (typeof value !== 'string' || !isCalendarDate(value)) {
        report(
          `${quoted(value)} is not a date`,
          'enter a day of the calendar as year-month-day, for example 2026-03-14',
        );
      }
      return;
    case 'picture':
    case 'pictures':
      if (!isTextList(value)) wrongKind(value, report, 'a picture');
      else checkPictures(value, known, report);
      return;
    case 'markdown':
      if (typeof value !== 'string') wrongKind(value, report, 'a text');
      else checkMarkdown(type, value, known, report);
      return;
  }
};

const absent: Readonly<Record<Field['kind'], readonly [string, string]>> = {
  text: ['it is empty', 'write something'],
  texts: ['it is empty', 'add at least one'],
  slug: ['it is missing', 'enter the last part of the address, for example goblet-squat'],
  slugOf: ['it is missing', 'enter the slug of a category'],
  slugsOf: ['it is empty', 'enter the slug of at least one category'],
  siteAddress: ['it is missing', 'enter an address on this site, for example workout-plans'],
  integer: ['it is missing', 'enter a whole number'],
  price: ['it is missing', 'enter a number without a currency sign, for example 49.99'],
  boolean: ['it is not set', 'choose yes or no'],
  date: ['it is missing', 'enter a day, for example 2026-03-14'],
  picture: ['it has no picture, or the picture is not published', 'choose a published picture'],
  pictures: [
    'it has no pictures, or they are not published',
    'choose at least one published picture',
  ],
  markdown: ['it is empty', 'write the text'],
};

const faultOf = (
  entry: ContentEntry,
  field: string,
  problem: string,
  remedy: string,
): ContentFault => ({
  type: contentModel[entry.type].name,
  title: entryTitle(entry),
  id: entry.id,
  field,
  problem,
  remedy,
});

/** Entries of one type that share a value that must be their own: a slug, a key, a poll's id. */
const duplicateFaults = (entries: readonly ContentEntry[]): readonly ContentFault[] => {
  const seen = new Map<string, ContentEntry>();
  return entries.flatMap((entry) =>
    Object.entries(contentModel[entry.type].fields)
      .filter(([name, field]) => field.kind === 'slug' && isSlug(entry.fields[name]))
      .flatMap(([name]) => {
        const value = `${entry.type} ${name} ${String(entry.fields[name])}`;
        const first = seen.get(value);
        if (first === undefined) {
          seen.set(value, entry);
          return [];
        }
        return [
          faultOf(
            entry,
            name,
            `${quoted(entry.fields[name])} is taken by "${entryTitle(first)}" (${first.id})`,
            'give one of the two another',
          ),
        ];
      }),
  );
};

/** Entries of different types that would stand at the same address. */
const addressFaults = (
  entries: readonly ContentEntry[],
  fixedPaths: readonly string[],
): readonly ContentFault[] => {
  const taken = new Map<string, ContentEntry>();
  return entries.flatMap((entry) => {
    const path = entryPath(entry.type, entry.fields);
    if (path === undefined) return [];
    const first = taken.get(path);
    if (first === undefined) taken.set(path, entry);
    if (fixedPaths.includes(path)) {
      return [
        faultOf(entry, 'slug', `${path} is a page of the site itself`, 'choose another slug'),
      ];
    }
    return first === undefined || first.type === entry.type
      ? []
      : [
          faultOf(
            entry,
            'slug',
            `${path} is the address of "${entryTitle(first)}" (${first.id}) already`,
            'give one of the two another slug',
          ),
        ];
  });
};

const secondActivePolls = (entries: readonly ContentEntry[]): readonly ContentFault[] =>
  entries
    .filter((entry) => entry.type === 'poll' && entry.fields['active'] === true)
    .slice(1)
    .map((entry) =>
      faultOf(
        entry,
        'active',
        'another poll is shown already',
        'switch one of them off: one poll is shown at a time',
      ),
    );

const textOrNone = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** What is paid for has a buyer, and nothing in it is where everybody can fetch it. */
const memberPlanFaults = (entry: ContentEntry): readonly ContentFault[] => {
  if (entry.type !== 'memberPlan') return [];
  const { free, productId, link, link2, sub, content } = entry.fields;
  const ids = rightIdsOf({
    free: free === true,
    productId: textOrNone(productId),
    link: textOrNone(link),
    link2: textOrNone(link2),
    sub: textOrNone(sub),
  });
  const isOpenToNobody = free !== true && ids.length === 0;
  const { pictures } = renderMarkdown(textOrNone(content) ?? '');
  return [
    ...(isOpenToNobody
      ? [
          faultOf(
            entry,
            'free',
            'nobody can open it',
            'switch it on, or enter the product or the subscription that opens it',
          ),
        ]
      : []),
    ...pictures.map(({ line }) =>
      faultOf(
        entry,
        'content',
        `line ${line}: a picture in this text can be seen by everybody who has its address`,
        'take it out: the picture in the field Image is guarded like the text',
      ),
    ),
  ];
};

/** Votes are counted by the name of their option. */
const sharedOptionNames = (entries: readonly ContentEntry[]): readonly ContentFault[] =>
  entries
    .filter(({ type }) => type === 'poll')
    .flatMap((entry) => {
      const options: unknown = entry.fields['options'];
      if (!Array.isArray(options)) return [];
      const names = options.map((option) => parsePollOption(String(option)).name);
      return names
        .filter((name, index) => names.indexOf(name) < index)
        .map((name) =>
          faultOf(
            entry,
            'options',
            `two options have the name "${name}"`,
            'give one of them another name, before the colon',
          ),
        );
    });

/** Every address that a link may lead to. */
const knownPaths = (space: ContentSpace): ReadonlySet<string> =>
  new Set([
    ...space.fixedPaths,
    ...space.entries
      .map((entry) => entryPath(entry.type, entry.fields))
      .filter((path) => path !== undefined),
  ]);

const knowledgeOf = (space: ContentSpace): Knowledge => ({
  slugs: slugsByType(space.entries),
  paths: knownPaths(space),
  exercises: toExerciseLibrary(
    space.entries.filter((entry) => entry.type === 'exercise').map((entry) => entry.fields),
  ),
  space,
});

/** The faults within the entries from one place to before another, in their order. */
export const findEntryFaults = (
  space: ContentSpace,
  from: number,
  to: number,
): readonly ContentFault[] => {
  const known = knowledgeOf(space);
  const faults: ContentFault[] = [];
  for (const entry of space.entries.slice(from, to)) {
    for (const [name, field] of Object.entries(contentModel[entry.type].fields)) {
      const value = entry.fields[name];
      const report: Report = (problem, remedy) =>
        faults.push(faultOf(entry, name, problem, remedy));
      if (!isAbsent(value)) checkValue(entry.type, field, value, known, report);
      else if (field.required) report(...absent[field.kind]);
    }
  }
  return faults;
};

/** The faults that several entries have together, or several fields of one. */
export const findSharedFaults = (space: ContentSpace): readonly ContentFault[] => [
  ...duplicateFaults(space.entries),
  ...addressFaults(space.entries, space.fixedPaths),
  ...space.entries.flatMap(memberPlanFaults),
  ...secondActivePolls(space.entries),
  ...sharedOptionNames(space.entries),
];

/** All faults of a space, in the order of its entries; an empty list means that it can be built. */
export const findContentFaults = (space: ContentSpace): readonly ContentFault[] => [
  ...findEntryFaults(space, 0, space.entries.length),
  ...findSharedFaults(space),
];

/** One fault as an editor reads it: `Exercise "Goblet squat" (exercise-goblet-squat), category: … — …`. */
export const describeFault = (fault: ContentFault): string =>
  `${fault.type} "${fault.title}" (${fault.id}), field ${fault.field}: ${fault.problem}. ${fault.remedy.charAt(0).toUpperCase()}${fault.remedy.slice(1)}.`;
