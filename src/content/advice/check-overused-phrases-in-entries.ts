import {
  bodyOrContentTextOfEntry,
  entriesOfTypes,
  type PartialEntry,
  type PartialEntryOf,
} from '../model/entry.ts';
import { countWords } from '../../domain/text/reading-time.ts';
import type { Advice } from './advice.ts';
import { phraseUseLimits } from './house-style.ts';

type Article = PartialEntryOf<'article'>;
type Exercise = PartialEntryOf<'exercise'>;

/** The long text of an entry as prose: without code, sources and formatting. */
const proseOf = (entry: PartialEntry): string =>
  bodyOrContentTextOfEntry(entry)
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/^\[\^[^\]]+\]:.*$/gm, '')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[[\]*_`]/g, '');

/** The paragraphs of a text, without headings, lists, tables and quotations. */
const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:[-#>|]|\d+\. )/.test(line));

const sentencesIn = (paragraph: string): readonly string[] => paragraph.split(/(?<=[.?!])\s+/);

const checkCredits = (article: Article): readonly Advice[] => {
  const credits = [...proseOf(article).matchAll(phraseUseLimits.creditedGroups.phrase)];
  return credits.length <= phraseUseLimits.creditedGroups.max
    ? []
    : [
        {
          where: article.id,
          problem: `"and colleagues", "’s group" or "’s team" ${credits.length} times: once is enough, say what was tested`,
        },
      ];
};

const checkClosers = (article: Article): readonly Advice[] => {
  const paragraphs = paragraphsOf(proseOf(article)).map(sentencesIn);
  const short = paragraphs.filter(
    (sentences) =>
      sentences.length > 1 &&
      countWords(sentences.at(-1) ?? '') <= phraseUseLimits.shortClosers.maxWords,
  );
  return short.length <= Math.ceil(paragraphs.length * phraseUseLimits.shortClosers.maxShare)
    ? []
    : [
        {
          where: article.id,
          problem: `${short.length} of ${paragraphs.length} paragraphs close on a short sentence: "${short.map((sentences) => sentences.at(-1)).join('", "')}"`,
        },
      ];
};

const checkAfterthoughts = (entry: PartialEntry): readonly Advice[] =>
  paragraphsOf(proseOf(entry))
    .map((paragraph) => phraseUseLimits.afterthoughts.phrase.exec(paragraph)?.[0])
    .filter((afterthought) => afterthought !== undefined)
    .map((afterthought) => ({
      where: entry.id,
      problem: `a paragraph closes with "${afterthought}"`,
    }));

const checkJoints = (entries: readonly PartialEntry[]): readonly Advice[] => {
  // In legal pages "complaint" has another meaning.
  const talking = entries.filter(
    (entry) => entry.type !== 'page' && phraseUseLimits.talkingJoints.phrase.test(proseOf(entry)),
  );
  return talking.length <= phraseUseLimits.talkingJoints.max
    ? []
    : [
        {
          where: talking.map(({ id }) => id).join(', '),
          problem: `joints complain or grumble in ${talking.length} entries, ${phraseUseLimits.talkingJoints.max} is enough`,
        },
      ];
};

const checkTics = (entries: readonly PartialEntry[]): readonly Advice[] => {
  const { phrases, maxShare, minEntries } = phraseUseLimits.tics;
  if (entries.length < minEntries) return [];
  return Object.entries(phrases).flatMap(([name, phrase]) => {
    const alike = entries.filter((entry) => phrase.test(proseOf(entry)));
    return alike.length <= entries.length * maxShare
      ? []
      : [
          {
            where: alike.map(({ id }) => id).join(', '),
            problem: `"${name}" stands in ${alike.length} of ${entries.length} entries`,
          },
        ];
  });
};

const mistakesOf = (exercise: Exercise): readonly string[] => {
  const [, list = ''] =
    /## Common mistakes\n([\s\S]*?)(?=\n## |$)/.exec(exercise.fields.content ?? '') ?? [];
  return list.split('\n').filter((line) => line.startsWith('- '));
};

const checkMistakes = (exercise: Exercise): readonly Advice[] => {
  const mistakes = mistakesOf(exercise);
  const alike = mistakes.filter((mistake) => phraseUseLimits.mistakesInIng.phrase.test(mistake));
  return alike.length <= Math.ceil(mistakes.length * phraseUseLimits.mistakesInIng.maxShare)
    ? []
    : [
        {
          where: exercise.id,
          problem: `${alike.length} of ${mistakes.length} mistakes begin with a word in -ing`,
        },
      ];
};

const checkOpenings = (exercises: readonly Exercise[]): readonly Advice[] => {
  const { openingArticles } = phraseUseLimits;
  const alike = exercises.filter(({ fields }) => openingArticles.phrase.test(fields.excerpt ?? ''));
  return exercises.length < openingArticles.minExercises ||
    alike.length <= exercises.length * openingArticles.maxShare
    ? []
    : [
        {
          where: 'all exercises',
          problem: `${alike.length} of ${exercises.length} excerpts begin with an article or a number`,
        },
      ];
};

/** Reports turns of phrase that the texts use too often. */
export const checkOverusedPhrasesInEntries = (
  entries: readonly PartialEntry[],
): readonly Advice[] => {
  const articles = entriesOfTypes(entries, 'article');
  const exercises = entriesOfTypes(entries, 'exercise');
  return [
    ...articles.flatMap(checkCredits),
    ...articles.flatMap(checkClosers),
    ...entries.flatMap(checkAfterthoughts),
    ...checkJoints(entries),
    ...checkTics(entries),
    ...exercises.flatMap(checkMistakes),
    ...checkOpenings(exercises),
  ];
};
