const irregular: ReadonlyMap<string, string> = new Map([
  ['calves', 'calf'],
  ['women', 'woman'],
  ['men', 'man'],
  ['feet', 'foot'],
  ['children', 'child'],
  ['leaves', 'leaf'],
  // Not lungs, which a squat also needs.
  ['lunge', 'lunge'],
  ['lunges', 'lunge'],
  ['lunging', 'lunge'],
  ['lunged', 'lunge'],
]);

const hasVowel = /[aeiouy]/;

const withoutPlural = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return word.slice(0, -2);
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 2 && word.endsWith('s') && !/[sui]s$/.test(word)) return word.slice(0, -1);
  return word;
};

const withoutEnding = (word: string): string => {
  const ending = word.length >= 6 && word.endsWith('ing') ? 3 : /[^e]ed$/.test(word) ? 2 : 0;
  const rest = word.slice(0, word.length - ending);
  if (ending === 0 || rest.length < 3 || !hasVowel.test(rest)) return word;
  // "squatting" to "squat", but "pressing" to "press" and "pulling" to "pull".
  return /([^aeioulsz])\1$/.test(rest) ? rest.slice(0, -1) : rest;
};

const american = /iz(?=(?:e|ation|ing)?$)/;

/**
 * What the forms of an English word have in common: "lunges" and "lunge", "toning" and "tone", "calories" and "calorie",
 * "organize" and "organise". It need not be a word, and it never grows longer than the word.
 */
export const stemOf = (word: string): string => {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length < 3) return word;
  let stem = withoutEnding(withoutPlural(word));
  stem = stem.replace(american, 'is');
  if (stem.length > 3 && stem.endsWith('e') && !stem.endsWith('ee')) stem = stem.slice(0, -1);
  return stem.length > 2 && stem.endsWith('y') ? `${stem.slice(0, -1)}i` : stem;
};
