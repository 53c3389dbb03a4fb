import { siteIdentityAndPageSizes } from '../../config/public/site-identity-and-page-sizes.ts';
import { pageTitle, metadataLengths } from '../../domain/page-head/page-metadata.ts';
import {
  isKindWithTitleForSearchEngines,
  titleForSearchEngines,
} from '../../domain/page-head/search-titles.ts';
import { entriesOfTypes, type PartialEntry } from '../model/entry.ts';
import { entryPath } from '../model/entry-path.ts';
import { checkLength } from './advice.ts';
import type { Advice } from './advice.ts';

/** The title and description of a page in search results. */
type PageDescription = {
  readonly where: string;
  readonly title: string;
  readonly description: string;
};

/** The keys of the site texts that provide the title and description of a fixed page. */
export const fixedPageTextKeys = [
  'articles-index',
  'calculators-index',
  'contact',
  'exercises-index',
  'faq-index',
  'home-gym-packs-index',
  'pre-built-plans-index',
  'promotions',
  'shop-index',
  'workout-packs-index',
  'workout-plans-index',
];

const describePages = (entries: readonly PartialEntry[]): readonly PageDescription[] => [
  {
    where: 'home',
    title: siteIdentityAndPageSizes.tagline,
    description: siteIdentityAndPageSizes.description,
  },
  ...entries
    // A question has an address, but on a page that all questions share.
    .filter(({ type, fields }) => type !== 'faq' && entryPath(type, fields) !== undefined)
    .map(({ id, type, fields }) => {
      const { title = '' } = 'title' in fields ? fields : {};
      const { excerpt = '' } = 'excerpt' in fields ? fields : {};
      return {
        where: id,
        title: isKindWithTitleForSearchEngines(type)
          ? titleForSearchEngines(type, title, siteIdentityAndPageSizes)
          : title,
        description: excerpt,
      };
    }),
  ...entriesOfTypes(entries, 'siteText')
    .filter(({ fields: { key = '' } }) => fixedPageTextKeys.includes(key))
    .map(({ id, fields: { title = '', searchTitle: sought = title, subTitle = '' } }) => ({
      where: id,
      title: sought,
      description: subTitle,
    })),
];

const findMissingSiteTexts = (entries: readonly PartialEntry[]): readonly Advice[] => {
  const keys = new Set(entriesOfTypes(entries, 'siteText').map(({ fields }) => fields.key));
  return fixedPageTextKeys
    .filter((key) => !keys.has(key))
    .map((key) => ({
      where: `siteText-${key}`,
      problem: 'it is missing, and with it the title and description of its page',
    }));
};

const findShared = (
  pages: readonly PageDescription[],
  part: 'title' | 'description',
): readonly Advice[] =>
  [...Map.groupBy(pages, (page) => page[part].toLowerCase())]
    .filter(([, group]) => group.length > 1)
    .map(([text, group]) => ({
      where: group.map(({ where }) => where).join(', '),
      problem: `the same ${part} of a page: "${text}"`,
    }));

/**
 * Checks that every page has a unique title and a unique description, of a length that suits a
 * search result. The browser tests check the built pages themselves.
 */
export const checkTitlesAndDescriptions = (entries: readonly PartialEntry[]): readonly Advice[] => {
  const pages = describePages(entries);
  return [
    ...findMissingSiteTexts(entries),
    ...pages.flatMap(({ where, title, description }) => [
      ...checkLength(where, 'title of the page', pageTitle(title, siteIdentityAndPageSizes), {
        from: 1,
        to: metadataLengths.title,
      }),
      ...checkLength(where, 'description', description, metadataLengths.description),
    ]),
    ...findShared(pages, 'title'),
    ...findShared(pages, 'description'),
  ];
};
