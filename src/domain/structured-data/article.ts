import { publisherOf, type Publisher } from './publisher.ts';
import type { Thing } from './thing.ts';

type ArticleFacts = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | undefined;
  /** When it was published and last changed, in ISO 8601. */
  readonly published: string;
  readonly changed: string;
  readonly sections: readonly string[];
  readonly words: number;
};

/** The date of the last change; undefined when that was before the publication. */
export const modifiedAfter = (published: string, changed: string): string | undefined =>
  Date.parse(changed) > Date.parse(published) ? changed : undefined;

/** An article. The publisher is its author, because the content names no person. */
export const article = (facts: ArticleFacts, publisher: Publisher): Thing => ({
  '@type': 'Article',
  mainEntityOfPage: facts.url,
  headline: facts.title,
  description: facts.description,
  image: facts.image,
  datePublished: facts.published,
  dateModified: modifiedAfter(facts.published, facts.changed),
  articleSection: facts.sections,
  wordCount: facts.words,
  inLanguage: publisher.language,
  isAccessibleForFree: true,
  author: publisherOf(publisher),
  publisher: publisherOf(publisher),
});
