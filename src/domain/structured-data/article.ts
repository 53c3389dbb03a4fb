import { publisherReferenceOf, type PublisherNameUrlAndLanguage } from './publisher.ts';
import type { SchemaOrgThing } from './thing.ts';

type ArticleFacts = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | undefined;
  /** The times of publication and of the last change, in ISO 8601. */
  readonly published: string;
  readonly changed: string;
  readonly sections: readonly string[];
  readonly words: number;
  readonly author: Person;
  /** Undefined if it is about health and no clinician has read it. */
  readonly reviewer: Person | undefined;
};

/** An author or reviewer of articles. The sentence about her says whether she is a sample. */
type Person = {
  readonly name: string;
  /** Her profession: strength coach. */
  readonly field: string;
  readonly about: string;
};

const personThing = ({ name, field, about }: Person): SchemaOrgThing => ({
  '@type': 'Person',
  name,
  jobTitle: field,
  description: about,
});

/** The date of the last change; undefined if that was before the publication. */
export const dateModifiedAfterPublication = (
  published: string,
  changed: string,
): string | undefined => (Date.parse(changed) > Date.parse(published) ? changed : undefined);

/**
 * An article. Its reviewer is a property of the page: schema.org has `reviewedBy` for pages only.
 */
export const toArticleThing = (
  facts: ArticleFacts,
  publisher: PublisherNameUrlAndLanguage,
): SchemaOrgThing => ({
  '@type': 'Article',
  mainEntityOfPage: {
    '@type': 'WebPage',
    '@id': facts.url,
    url: facts.url,
    reviewedBy: facts.reviewer === undefined ? undefined : personThing(facts.reviewer),
  },
  headline: facts.title,
  description: facts.description,
  image: facts.image,
  datePublished: facts.published,
  dateModified: dateModifiedAfterPublication(facts.published, facts.changed),
  articleSection: facts.sections,
  wordCount: facts.words,
  inLanguage: publisher.language,
  isAccessibleForFree: true,
  author: personThing(facts.author),
  publisher: publisherReferenceOf(publisher),
});
