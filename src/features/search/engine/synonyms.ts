import { oneWaySynonyms } from './also-found-by.ts';
import { synonymGroupsForPagePhrasesOnly } from './everyday-synonyms.ts';
import { pinnedResults } from './pinned-results.ts';
import { synonymGroups } from './synonym-lists.ts';
import { joinedStemsOfWords, stemOf } from './words.ts';

/** A text with all of these stems is also found by these words. */
type Rule = { readonly stems: readonly string[]; readonly synonyms: readonly string[] };

/** The stem that stands for a whole group of words, by each one’s stem. */
const firstStems = (groups: readonly (readonly string[])[]): ReadonlyMap<string, string> =>
  new Map(
    groups
      .toReversed()
      .flatMap((group) => group.map((word) => [stemOf(word), stemOf(group[0] ?? word)] as const)),
  );

const synonymsByStem = firstStems(synonymGroups);
const everydayByStem = firstStems(synonymGroupsForPagePhrasesOnly);

/**
 * What a stem means in a question: one stem for all synonyms of a group, so that “booty” is “bum”,
 * and for everyday words that mean the same there, so that “sister” is “friend”.
 */
export const conceptStemOf = (stem: string): string => {
  const synonym = synonymsByStem.get(stem) ?? stem;
  return everydayByStem.get(synonym) ?? everydayByStem.get(stem) ?? synonym;
};

// Tens of thousands of words of phrases come here while the index is built, most of them again and
// again.
const conceptCache = new Map<string, string>();
const maxCachedConcepts = 20_000;

/** What a folded word means in a question: `conceptStemOf` its stem. */
export const conceptStemOfWord = (folded: string): string => {
  const cached = conceptCache.get(folded);
  if (cached !== undefined) return cached;
  const concept = conceptStemOf(stemOf(folded));
  if (conceptCache.size === maxCachedConcepts) conceptCache.clear();
  conceptCache.set(folded, concept);
  return concept;
};

/**
 * Whether a stem is one of a word that means the same as others: no typo, though no page may have
 * it.
 */
export const stemHasSynonyms = (stem: string): boolean =>
  synonymsByStem.has(stem) || everydayByStem.has(stem);

// The lists are folded already; splitting is faster than `foldedWords`, and the worker waits for
// it.
const splitWords = (text: string): readonly string[] => text.split(' ');

const synonymsOf = (word: string): readonly string[] =>
  synonymGroups.find((group) => group.includes(word))?.filter((other) => other !== word) ?? [];

const rules: readonly Rule[] = [
  ...synonymGroups.flat().map((word) => ({ stems: [stemOf(word)], synonyms: synonymsOf(word) })),
  ...oneWaySynonyms.map(([text, others]) => ({
    stems: splitWords(text).map(stemOf),
    synonyms: splitWords(others).flatMap((word) => [word, ...synonymsOf(word)]),
  })),
];

const groupByKey = <Key, Value>(
  pairs: Iterable<readonly [Key, Value]>,
): ReadonlyMap<Key, ReadonlySet<Value>> => {
  const groups = new Map<Key, Set<Value>>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, new Set([value]));
    else group.add(value);
  }
  return groups;
};

const rulesByFirstStem = groupByKey(rules.map((rule) => [rule.stems[0], rule]));

const originalsBySynonym = groupByKey(
  rules.flatMap(({ stems, synonyms }) =>
    synonyms.map((synonym) => [stemOf(synonym), stems] as const),
  ),
);

/** The words that also find a text with these stems. */
export const synonymWordsOfTextStems = (stems: ReadonlySet<string>): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const stem of stems) {
    for (const rule of rulesByFirstStem.get(stem) ?? []) {
      if (!rule.stems.every((one) => stems.has(one))) continue;
      for (const synonym of rule.synonyms) if (!stems.has(stemOf(synonym))) found.add(synonym);
    }
  }
  return found;
};

/**
 * The reverse: the stems of each text for which a typed stem is a synonym, "romanian deadlift" for
 * "rdl".
 */
export const stemsOfPhrasesMeantBySynonymStem = (stem: string): ReadonlySet<readonly string[]> =>
  originalsBySynonym.get(stem) ?? new Set();

const pinnedRules = pinnedResults.map(([title, searches]) => ({
  stems: splitWords(title).map(stemOf),
  keys: searches.map((search) => joinedStemsOfWords(splitWords(search))),
}));

const noSearches: ReadonlySet<string> = new Set();

/** The keys of the searches that a page whose title has these stems is the answer to. */
export const pinnedSearchKeysOfTitleStems = (stems: ReadonlySet<string>): ReadonlySet<string> => {
  const keys = pinnedRules.flatMap((rule) =>
    rule.stems.every((stem) => stems.has(stem)) ? rule.keys : [],
  );
  return keys.length === 0 ? noSearches : new Set(keys);
};
