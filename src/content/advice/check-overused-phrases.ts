import { markdownFieldOf } from '../model/content-model.ts';
import type { ContentEntry } from '../model/content-space.ts';
import { toText } from '../model/field-values.ts';
import { countWords } from '../render/count-words.ts';
import type { Advice } from './advice.ts';

// Turns of phrase that are fine once, and tiresome in every text.

/** Per article, outside its footnotes. */
const maxCreditedGroups = 1;
/** In all entries together. */
const maxTalkingJoints = 3;
/** A short sentence that ends a paragraph: its maximum number of words, and the maximum share of an article's paragraphs. */
const shortCloser = { maxWords: 8, share: 0.1 } as const;
/** The maximum share of an exercise's mistakes that begin with a word in -ing, and of all exercises' excerpts that begin with an article. */
const maxShare = 1 / 3;
/** With fewer exercises a share means nothing. */
const minExercises = 12;

const longTextOf = ({ type, fields }: ContentEntry): string =>
  toText(fields[markdownFieldOf(type) ?? ''])
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

const checkCredits = (article: ContentEntry): readonly Advice[] => {
  const credits = [...longTextOf(article).matchAll(/\band colleagues\b|’s (?:group|team)\b/g)];
  return credits.length <= maxCreditedGroups
    ? []
    : [
        {
          where: article.id,
          problem: `"and colleagues", "’s group" or "’s team" ${credits.length} times: once is enough, say what was tested`,
        },
      ];
};

const checkClosers = (article: ContentEntry): readonly Advice[] => {
  const paragraphs = paragraphsOf(longTextOf(article)).map(sentencesIn);
  const short = paragraphs.filter(
    (sentences) =>
      sentences.length > 1 && countWords(sentences.at(-1) ?? '') <= shortCloser.maxWords,
  );
  return short.length <= Math.ceil(paragraphs.length * shortCloser.share)
    ? []
    : [
        {
          where: article.id,
          problem: `${short.length} of ${paragraphs.length} paragraphs close on a short sentence: "${short.map((sentences) => sentences.at(-1)).join('", "')}"`,
        },
      ];
};

const checkAfterthoughts = (entry: ContentEntry): readonly Advice[] =>
  paragraphsOf(longTextOf(entry))
    .map((paragraph) => /, which is (?:why|what|where) [^.]*\.$/.exec(paragraph)?.[0])
    .filter((afterthought) => afterthought !== undefined)
    .map((afterthought) => ({
      where: entry.id,
      problem: `a paragraph closes with "${afterthought}"`,
    }));

const checkJoints = (entries: readonly ContentEntry[]): readonly Advice[] => {
  // In legal pages "complaint" has another meaning.
  const talking = entries.filter(
    (entry) => entry.type !== 'page' && /\b(?:complain|grumbl)/i.test(longTextOf(entry)),
  );
  return talking.length <= maxTalkingJoints
    ? []
    : [
        {
          where: talking.map(({ id }) => id).join(', '),
          problem: `joints complain or grumble in ${talking.length} entries, ${maxTalkingJoints} is enough`,
        },
      ];
};

const mistakesOf = (exercise: ContentEntry): readonly string[] => {
  const [, list = ''] =
    /## Common mistakes\n([\s\S]*?)(?=\n## |$)/.exec(toText(exercise.fields['content'])) ?? [];
  return list.split('\n').filter((line) => line.startsWith('- '));
};

const checkMistakes = (exercise: ContentEntry): readonly Advice[] => {
  const mistakes = mistakesOf(exercise);
  const alike = mistakes.filter((mistake) => /^- \**\p{L}+ing\b/u.test(mistake));
  return alike.length <= Math.ceil(mistakes.length * maxShare)
    ? []
    : [
        {
          where: exercise.id,
          problem: `${alike.length} of ${mistakes.length} mistakes begin with a word in -ing`,
        },
      ];
};

const checkOpenings = (exercises: readonly ContentEntry[]): readonly Advice[] => {
  const alike = exercises.filter(({ fields }) =>
    /^(?:An?|One|Two|Three|The)\b/.test(toText(fields['excerpt'])),
  );
  return exercises.length < minExercises || alike.length <= exercises.length * maxShare
    ? []
    : [
        {
          where: 'all exercises',
          problem: `${alike.length} of ${exercises.length} excerpts begin with an article or a number`,
        },
      ];
};

/** Reports turns of phrase that the texts use too often. */
export const checkOverusedPhrases = (entries: readonly ContentEntry[]): readonly Advice[] => {
  const articles = entries.filter(({ type }) => type === 'article');
  const exercises = entries.filter(({ type }) => type === 'exercise');
  return [
    ...articles.flatMap(checkCredits),
    ...articles.flatMap(checkClosers),
    ...entries.flatMap(checkAfterthoughts),
    ...checkJoints(entries),
    ...exercises.flatMap(checkMistakes),
    ...checkOpenings(exercises),
  ];
};
