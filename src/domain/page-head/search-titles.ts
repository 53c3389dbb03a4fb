import { metadataLengths, pageTitle } from './page-metadata.ts';

/**
 * What is appended to an entry's title in search results, for the words people search for: the
 * longest first.
 */
const ends = {
  workoutPlan: [': free workout plan for women', ': free plan for women'],
  workoutPack: [': workout pack for women', ' for women'],
  preBuiltPlan: [': workout programme for women', ' for women'],
  homeGymPack: [': home workouts for women', ' for women'],
  exercise: [': how to do it'],
  exerciseCategory: [' for women'],
  articleCategory: [': articles for women who lift', ' for women who lift'],
} as const satisfies Record<string, readonly string[]>;

export type KindWithTitleForSearchEngines = keyof typeof ends;

export const isKindWithTitleForSearchEngines = (
  type: string,
): type is KindWithTitleForSearchEngines => type in ends;

/**
 * The title of an entry's page for search engines and shared links: its heading, with the longest
 * addition that a search result shows in full.
 */
export const titleForSearchEngines = (
  kind: KindWithTitleForSearchEngines,
  title: string,
  site: { readonly name: string; readonly tagline: string },
): string =>
  /\bwom[ae]n\b/i.test(title)
    ? title
    : (ends[kind]
        .map((end) => title + end)
        .find((longer) => pageTitle(longer, site).length <= metadataLengths.title) ?? title);
