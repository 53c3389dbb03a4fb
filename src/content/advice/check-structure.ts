import { markdownFieldOf } from '../model/content-model.ts';
import type { ContentEntry } from '../model/content-space.ts';
import { toText } from '../model/field-values.ts';
import { renderMarkdown } from '../render/markdown.ts';
import type { RenderedMarkdown } from '../render/markdown.ts';
import type { Advice } from './advice.ts';

const headingsOfExercise = [
  'Set up',
  'How to do it',
  'Cues',
  'Common mistakes',
  'Easier and harder',
  'Muscles worked',
];

const wordsOfArticle = { from: 600, to: 1500 };

const render = ({ type, fields }: ContentEntry): RenderedMarkdown =>
  renderMarkdown(toText(fields[markdownFieldOf(type) ?? '']));

const checkExercise = (exercise: ContentEntry): readonly Advice[] => {
  const headings = render(exercise).headings.map(({ text }) => text);
  return headings.join('\n') === headingsOfExercise.join('\n')
    ? []
    : [
        {
          where: exercise.id,
          problem: `its headings are not ${headingsOfExercise.join(', ')}, in this order`,
        },
      ];
};

const checkArticle = (article: ContentEntry): readonly Advice[] => {
  const { wordCount } = render(article);
  const { from, to } = wordsOfArticle;
  const { author, reviewer } = article.fields;
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
 * Checks that every exercise has the same parts, and that every article has the length that docs/voice.md gives and a reviewer who isn't
 * its author.
 */
export const checkStructure = (entries: readonly ContentEntry[]): readonly Advice[] =>
  entries.flatMap((entry) => {
    switch (entry.type) {
      case 'exercise':
        return checkExercise(entry);
      case 'article':
        return checkArticle(entry);
      default:
        return [];
    }
  });
