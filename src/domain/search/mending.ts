import type { Term } from './query.ts';
import { withTerms } from './query.ts';
import { stemOf } from './stem.ts';
import type { Vocabulary } from './vocabulary.ts';

const mostCorrections = 4;
const mostReadings = 12;
const shortestPart = 2;
const shortestMistaken = 4;

const isKnown = ({ word, stem, isOpen }: Term, vocabulary: Vocabulary): boolean =>
  vocabulary.numbersOfStem(stem).length > 0 || (isOpen && vocabulary.hasPrefix(word));

const isSaid = (stem: string, vocabulary: Vocabulary): boolean =>
  vocabulary.numbersOfStem(stem).some((number) => vocabulary.usesOf(number) > 0);

/** One typed word that the site writes as two: "deadbug". */
const halvesOf = (word: string, vocabulary: Vocabulary): readonly (readonly string[])[] => {
  const pairs: (readonly string[])[] = [];
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut += 1) {
    const pair = [word.slice(0, cut), word.slice(cut)];
    if (pair.every((half) => isSaid(stemOf(half), vocabulary))) pairs.push(pair);
  }
  return pairs;
};

type Choice = readonly string[];

type Readings = {
  readonly readings: readonly (readonly Term[])[];
  /** What was most likely meant where no text holds any of the readings; undefined where every word is known. */
  readonly likeliest: readonly Term[] | undefined;
};

/** What else a word may have been, the likeliest first. */
const choicesFor = (word: string, vocabulary: Vocabulary): readonly Choice[] => {
  const corrections = vocabulary.correct(word, mostCorrections);
  const choices = (slips: number): readonly Choice[] =>
    corrections.filter((correction) => correction.slips === slips).map((one) => [one.word]);
  return [...choices(1), ...halvesOf(word, vocabulary), ...choices(2)];
};

/** Every way to choose one of each, in the order of the choices; no more than are worth a try. */
const combine = (
  terms: readonly Term[],
  choicesOf: (term: Term) => readonly Choice[],
): readonly (readonly Term[])[] => {
  let readings: readonly (readonly { readonly word: string; readonly from: Term }[])[] = [[]];
  for (const from of terms) {
    const choices = choicesOf(from);
    readings = readings
      .flatMap((before) =>
        choices.map((words) => [...before, ...words.map((word) => ({ word, from }))]),
      )
      .slice(0, mostReadings);
  }
  return readings.map(withTerms);
};

/**
 * Other readings of what was typed where no text holds all of it: a slip of the finger put right, or one word written
 * as two. Words that no text holds are read in another way; where there are none, each other word in its turn.
 */
export const readingsOf = (
  terms: readonly Term[],
  vocabulary: Vocabulary,
): Readings => {
  const known = new Set(terms.filter((term) => isKnown(term, vocabulary)));
  if (known.size < terms.length) {
    const readings = combine(terms, (term) =>
      known.has(term) ? [[term.word]] : [...choicesFor(term.word, vocabulary), [term.word]],
    );
    return { readings, likeliest: readings[0] };
  }
  if (terms.length < 2) return { readings: [], likeliest: undefined };
  const readings = terms
    .filter(({ isSmall, word }) => !isSmall && word.length >= shortestMistaken)
    .flatMap((mistaken) =>
      combine(terms, (term) =>
        term === mistaken ? choicesFor(term.word, vocabulary) : [[term.word]],
      ),
    )
    .slice(0, mostReadings);
  return { readings, likeliest: undefined };
};

/** The same terms with two neighbours as the one word that the site writes, "dead lift", or undefined. */
export const joinTerms = (
  terms: readonly Term[],
  vocabulary: Vocabulary,
): readonly Term[] | undefined => {
  for (let place = 1; place < terms.length; place += 1) {
    const [one, other] = [terms[place - 1], terms[place]];
    if (one === undefined || other === undefined) continue;
    const word = [one.word + other.word, one.stem + other.stem].find((join) =>
      isSaid(stemOf(join), vocabulary),
    );
    if (word === undefined) continue;
    const parts = terms.map((term) => ({ word: term.word, from: term }));
    return withTerms(parts.toSpliced(place - 1, 2, { word, from: { ...other, isSmall: false } }));
  }
  return undefined;
};
