/** Weights of what is asked, by its concepts; `similarity` says how surely a typed word means one (0 to 1). */
export type AskedConcept = { readonly term: number; readonly similarity: number };

export type OverlapInput = {
  /** The weight of each typed term. */
  readonly termWeights: readonly number[];
  /** What the typed terms may mean. */
  readonly typed: ReadonlyMap<string, AskedConcept>;
  /** The distinct concepts of the phrase. */
  readonly phrase: readonly string[];
  /** How much a concept of the phrase weighs: the rarer, the more. */
  readonly weightOf: (concept: string) => number;
};

const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};

/**
 * How much a query and a phrase have in common, from 0 to 1: the harmonic mean of the share of the query that the phrase has and the share
 * of the phrase that the query has, both weighed by how rare the words are. So a rare word left out counts much, a common one little,
 * and it doesn't matter which of the two is longer.
 */
export const phraseOverlap = ({ termWeights, typed, phrase, weightOf }: OverlapInput): number => {
  const bestOfTerm = new Map<number, number>();
  let phraseWeight = 0;
  let phraseShared = 0;
  for (const concept of phrase) {
    const weight = weightOf(concept);
    phraseWeight += weight;
    const asked = typed.get(concept);
    if (asked === undefined) continue;
    phraseShared += weight * asked.similarity;
    bestOfTerm.set(asked.term, Math.max(bestOfTerm.get(asked.term) ?? 0, asked.similarity));
  }
  let queryShared = 0;
  for (const [term, similarity] of bestOfTerm) queryShared += (termWeights[term] ?? 0) * similarity;
  if (phraseShared === 0 || queryShared === 0) return 0;
  const ofPhrase = phraseShared / phraseWeight;
  const ofQuery = queryShared / sum(termWeights);
  return (2 * ofPhrase * ofQuery) / (ofPhrase + ofQuery);
};
