import {
  bodyOrContentTextOfEntry,
  entriesOfTypes,
  type PartialEntry,
  type PartialEntryOf,
} from '../model/entry.ts';
import { renderAndCheckMarkdown } from '../render/markdown.ts';
import type { RenderedMarkdown } from '../render/markdown.ts';
import type { Advice } from './advice.ts';
import {
  articleWordCountRange,
  exerciseHeadings,
  healthArticleWordCountRange,
} from './house-style.ts';

const render = (entry: PartialEntry): RenderedMarkdown =>
  renderAndCheckMarkdown(bodyOrContentTextOfEntry(entry));

const checkExercise = (exercise: PartialEntryOf<'exercise'>): readonly Advice[] => {
  const headings = render(exercise).headings.map(({ text }) => text);
  return headings.join('\n') === exerciseHeadings.join('\n')
    ? []
    : [
        {
          where: exercise.id,
          problem: `its headings are not ${exerciseHeadings.join(', ')}, in this order`,
        },
      ];
};

/** The category of articles on one condition each. */
const healthCategory = 'health';

const checkArticle = (article: PartialEntryOf<'article'>): readonly Advice[] => {
  const { wordCount } = render(article);
  const { author, reviewer, categories = [] } = article.fields;
  const { from, to } = categories.includes(healthCategory)
    ? healthArticleWordCountRange
    : articleWordCountRange;
  return [
    ...(wordCount >= from && wordCount <= to
      ? []
      : [{ where: article.id, problem: `it has ${wordCount} words, not ${from} to ${to}` }]),
    ...(author !== undefined && author === reviewer
      ? [{ where: article.id, problem: 'its author is its reviewer too' }]
      : []),
  ];
};

/**
 * Checks that every exercise has the same parts, and that every article has the length that
 * docs/voice.md gives and a reviewer who isn't its author.
 */
export const checkArticlesAndExercises = (entries: readonly PartialEntry[]): readonly Advice[] => [
  ...entriesOfTypes(entries, 'exercise').flatMap(checkExercise),
  ...entriesOfTypes(entries, 'article').flatMap(checkArticle),
];
