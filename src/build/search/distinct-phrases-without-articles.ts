import { grammaticalArticles } from '../../domain/search-index/optional-search-words.ts';

/** A phrase without articles, which the search ignores; one that has no other words stays whole. */
const withoutArticles = (phrase: string): string => {
  const words = phrase.toLowerCase().split(/\s+/);
  const others = words.filter((word) => !grammaticalArticles.has(word));
  return (others.length > 0 ? others : words).join(' ');
};

/**
 * What the index files have of the phrases that a page is asked as: each once, without articles.
 * Sorted ones compress better.
 */
export const distinctPhrasesWithoutArticles = (phrases: readonly string[]): readonly string[] =>
  [...new Set(phrases.map(withoutArticles))].toSorted();
