import type { Crumb } from '../page-head/breadcrumbs.ts';
import type { SchemaOrgThing } from './thing.ts';

/**
 * The breadcrumbs of a page; undefined if there are none. `origin` is the site's address without a
 * trailing slash.
 */
export const toBreadcrumbListThing = (
  crumbs: readonly Crumb[],
  origin: string,
): SchemaOrgThing | undefined =>
  crumbs.length === 0
    ? undefined
    : {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: `${origin}${path}`,
        })),
      };

type CollectionFacts = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The pages that it links to, in order. */
  readonly entries: readonly { readonly title: string; readonly url: string }[];
};

/** A page that lists other pages; undefined if it lists none. */
export const toCollectionPageThing = (facts: CollectionFacts): SchemaOrgThing | undefined =>
  facts.entries.length === 0
    ? undefined
    : {
        '@type': 'CollectionPage',
        url: facts.url,
        name: facts.title,
        description: facts.description,
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: facts.entries.length,
          itemListElement: facts.entries.map(({ title, url }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            url,
          })),
        },
      };

type FaqFacts = {
  readonly url: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

/** A page of questions and answers; undefined if there are no questions. */
export const toFaqPageThing = ({ url, questions }: FaqFacts): SchemaOrgThing | undefined =>
  questions.length === 0
    ? undefined
    : {
        '@type': 'FAQPage',
        url,
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      };
