import { entryPath } from '../content/entry-path.ts';
import { toExerciseLibrary } from '../content/exercise-entries.ts';
import type { ContentEntry } from '../content/faults.ts';
import { plainText } from '../content/plain-text.ts';
import { toSections, type Section } from '../content/sections.ts';
import type { MemberPlan } from '../domain/members/member-plan.ts';
import type { ProductPage } from '../domain/members/offers.ts';
import { isMemberSection, type MemberSection } from '../domain/members/plan-address.ts';
import type { ExerciseLibrary } from '../domain/workout-notation/exercise-library.ts';
import { weeksIn } from '../domain/workout-notation/week.ts';
import type { PictureFiles } from './member-pictures.ts';
import type { PrivateFiles } from './private-files.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const longestLead = 160;

/** The first sentences of a text, as many as a card has room for; the beginning of the first where it is longer. */
export const leadOf = (sections: readonly Section[]): string => {
  const first = sections.find((section) => section.kind === 'text');
  const [paragraph = ''] = first === undefined ? [] : plainText(first.html).split('\n');
  if (paragraph.length <= longestLead) return paragraph;
  const fitting = paragraph.slice(0, longestLead + 1);
  const end = [...fitting.matchAll(/[.!?][”’)]?(?=\s)/g)].at(-1);
  if (end !== undefined) return fitting.slice(0, end.index + end[0].length);
  return `${fitting.slice(0, fitting.lastIndexOf(' '))} …`;
};

type Workload = Pick<MemberPlan, 'weeks' | 'sessions' | 'minutes' | 'kit'>;

const workloadOf = (sections: readonly Section[]): Workload => {
  const workouts = sections.flatMap((section) =>
    section.kind === 'workout' ? [section.workout] : [],
  );
  const days = workouts.flatMap(({ totals }) => totals.flat());
  const minutes = days.map((day) => day.minutes);
  return {
    weeks: Math.max(0, ...workouts.map(({ plan }) => weeksIn(plan))),
    sessions: Math.max(0, ...workouts.map(({ plan }) => plan.blocks[0]?.days.length ?? 0)),
    minutes:
      minutes.length === 0
        ? { from: 0, to: 0 }
        : { from: Math.min(...minutes), to: Math.max(...minutes) },
    kit: [...new Set(days.flatMap((day) => day.kit))],
  };
};

const toMemberPlan = (
  { id, fields }: ContentEntry,
  section: MemberSection,
  sections: readonly Section[],
  picture: string,
): MemberPlan => {
  const workload = workloadOf(sections);
  return {
    id,
    title: text(fields['title']),
    section,
    category: text(fields['category']),
    slug: text(fields['slug']),
    lead: leadOf(sections),
    ...workload,
    kit: [...new Set([...workload.kit, ...texts(fields['kit'])])].toSorted(),
    picture,
    rights: {
      free: fields['free'] === true,
      productId: optionalText(fields['productId']),
      link: optionalText(fields['link']),
      link2: optionalText(fields['link2']),
      sub: optionalText(fields['sub']),
    },
  };
};

const byTitle = (one: MemberPlan, other: MemberPlan): number =>
  one.title.localeCompare(other.title, 'en-GB');

const salesTypes: readonly string[] = ['workoutPack', 'preBuiltPlan', 'homeGymPack'];

const toProductPage = ({ type, fields }: ContentEntry): readonly ProductPage[] => {
  const productId = optionalText(fields['productId']);
  const path = entryPath(type, fields);
  return productId === undefined || path === undefined || !salesTypes.includes(type)
    ? []
    : [{ title: text(fields['title']), path, productId }];
};

const libraryOf = (entries: readonly ContentEntry[]): ExerciseLibrary =>
  toExerciseLibrary(entries.filter(({ type }) => type === 'exercise').map(({ fields }) => fields));

/**
 * What functions have to know of the member plans: the list of all, each plan's text in a file of its own, and the public
 * pages that sell them.
 */
export const planMemberFiles = (
  entries: readonly ContentEntry[],
  pictures: ReadonlyMap<string, PictureFiles>,
): PrivateFiles => {
  const library = libraryOf(entries);
  const planned = new Map<string, unknown>();
  const plans: MemberPlan[] = [];
  for (const entry of entries.filter(({ type }) => type === 'memberPlan')) {
    const section = text(entry.fields['section']);
    if (!isMemberSection(section)) continue;
    const sections = toSections(text(entry.fields['content']), library);
    const plan = toMemberPlan(entry, section, sections, pictures.get(entry.id)?.alt ?? '');
    plans.push(plan);
    planned.set(`members/plans/${plan.section}/${plan.category}/${plan.slug}`, sections);
  }
  return new Map<string, unknown>([
    ['members/plans', plans.toSorted(byTitle)],
    ['members/picture-files', Object.fromEntries(pictures)],
    ['members/sales-pages', entries.flatMap(toProductPage)],
    ...planned,
  ]);
};
