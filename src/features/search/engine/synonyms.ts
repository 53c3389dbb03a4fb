import { stemOf } from './words.ts';

/**
 * Words that mean the same to somebody who lifts. Each line is reviewed by a person: a word stands here because women
 * type it and the site writes another, never to make a page come up more often. Plurals and endings need no line.
 */
const same: readonly (readonly string[])[] = [
  // The body.
  ['bum', 'glute', 'gluteal', 'butt', 'booty', 'bottom', 'backside', 'buttock'],
  ['abs', 'abdominals', 'core'],
  ['quad', 'quadriceps'],
  ['hamstring', 'hammies'],
  ['delt', 'deltoid'],
  ['pec', 'pectoral'],
  ['calf', 'calves'],
  ['abductor', 'abduction'],
  ['woman', 'women'],
  ['period', 'menstrual', 'menstruation', 'menstruating'],
  ['pregnant', 'pregnancy', 'prenatal', 'antenatal'],
  ['menopause', 'menopausal', 'perimenopause', 'perimenopausal', 'postmenopausal'],
  ['injury', 'injured', 'injure'],
  ['sore', 'soreness', 'doms'],
  ['tired', 'fatigue', 'exhausted'],

  // Iron and how it is moved.
  ['dumbbell', 'db', 'dumbell'],
  ['barbell', 'bb'],
  ['kettlebell', 'kb'],
  ['bodyweight', 'bw'],
  ['lateral', 'side'],
  ['fly', 'flies', 'flye', 'flyes'],
  ['lose', 'loss', 'losing', 'lost'],
  ['run', 'runner', 'jog', 'jogger'],
  ['swap', 'substitute', 'replace', 'alternative'],
  ['lift', 'train'],
  ['workout', 'session'],
  ['deep', 'depth'],
  ['warm', 'warmup'],
  ['beginner', 'novice', 'newbie', 'starter'],
  ['expert', 'advanced'],
  ['plan', 'programme', 'program', 'routine'],

  // Numbers.
  ['one', '1', 'single'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['ten', '10'],
  ['twelve', '12'],
  ['fifteen', '15'],
  ['thirty', '30'],
  ['fifty', '50'],
  ['kilogram', 'kg', 'kilo'],
  ['pound', 'lb'],

  // Food, money and post.
  ['calorie', 'kcal', 'cal'],
  ['carb', 'carbohydrate'],
  ['macro', 'macronutrient'],
  ['eat', 'food', 'meal'],
  ['delivery', 'deliver', 'shipping', 'postage'],
  ['refund', 'refunded'],

  // British and American spelling; -ise and -ize need no line.
  ['centre', 'center'],
  ['fibre', 'fiber'],
  ['metre', 'meter'],
  ['litre', 'liter'],
  ['colour', 'color'],
  ['grey', 'gray'],
  ['anaemia', 'anemia', 'anaemic', 'anemic'],
  ['oestrogen', 'estrogen'],
  ['practise', 'practice'],
  ['licence', 'license'],
  ['curtsy', 'curtsey'],
  ['mum', 'mom', 'mother'],
];

/** A text that holds all the words on the left is also found by the words on the right; the reverse is not meant. */
const also: readonly (readonly [words: string, others: string])[] = [
  // What the gym calls it.
  ['romanian deadlift', 'rdl'],
  ['overhead press', 'ohp military strict'],
  ['one rep max', '1rm'],
  ['five by five', '5x5'],
  ['push pull legs', 'ppl'],
  ['turkish get up', 'tgu'],
  ['inverted row', 'australian pull up'],
  ['external rotation', 'rotator cuff'],
  ['suspension', 'trx'],
  ['crunch', 'sit up situp'],
  ['rollout', 'roller'],
  ['medicine ball', 'med'],
  ['tee', 't shirt tshirt top'],
  ['muscle growth', 'hypertrophy build gain'],
  ['bodybuilding', 'hypertrophy'],
  ['mass', 'bulk bulking'],

  // Where it is felt.
  ['front thigh', 'quad'],
  ['inner thigh', 'adductor'],
  ['outer hip', 'thigh abductor'],
  ['waist', 'oblique'],
  ['shoulder', 'delt'],
  ['chest', 'pec boob'],
  ['abs', 'tummy stomach belly'],
  ['triceps', 'arm'],
  ['biceps', 'arm'],

  // What it is about.
  ['exercise', 'workout'],
  ['fat', 'weight slimming'],
  ['bulky', 'bulk big muscly'],
  ['iron', 'anaemia ferritin deficiency'],
  ['bone', 'osteoporosis osteopenia density'],
  ['leak', 'incontinence pee wee'],
  ['pelvic floor', 'kegel incontinence'],
  ['cycle', 'menstrual pms hormone'],
  ['macro calculator', 'bmr calorie'],
  ['tdee', 'bmr calorie'],
  ['miss', 'skip'],
  ['no equipment', 'bodyweight home'],
  ['home', 'house'],

  // What the site says in words that nobody types.
  ['eating training', 'pre post workout gym'],
  ['only woman', 'nervous anxiety anxious intimidated shy'],
  ['life full', 'busy time'],
  ['money back', 'refund'],
  ['write to us', 'email help'],
];

type Rule = { readonly when: readonly string[]; readonly words: readonly string[] };

/** The words of these lists are folded already, and the worker waits for them. */
const wordsIn = (text: string): readonly string[] => text.split(' ');

const sameAs = (word: string): readonly string[] =>
  same.find((group) => group.includes(word))?.filter((other) => other !== word) ?? [];

const rules: readonly Rule[] = [
  ...same.flat().map((word) => ({ when: [stemOf(word)], words: sameAs(word) })),
  ...also.map(([text, others]) => ({
    when: wordsIn(text).map(stemOf),
    words: wordsIn(others).flatMap((word) => [word, ...sameAs(word)]),
  })),
];

const gather = <Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Set<Value>> => {
  const gathered = new Map<Key, Set<Value>>();
  for (const [key, value] of pairs) {
    const values = gathered.get(key);
    if (values === undefined) gathered.set(key, new Set([value]));
    else values.add(value);
  }
  return gathered;
};

const rulesByFirst = gather(rules.map((rule) => [rule.when[0], rule]));

const whatStemsMean = gather(
  rules.flatMap(({ when, words }) =>
    words.flatMap((word) => when.map((stem) => [stemOf(word), stem] as const)),
  ),
);

/** The words by which a text with these stems is found besides. */
export const otherWordsFor = (stems: ReadonlySet<string>): ReadonlySet<string> => {
  const others = new Set<string>();
  for (const stem of stems) {
    for (const { when, words } of rulesByFirst.get(stem) ?? []) {
      if (!when.every((one) => stems.has(one))) continue;
      for (const word of words) if (!stems.has(stemOf(word))) others.add(word);
    }
  }
  return others;
};

/** The stems in a text that a typed stem may have meant: "romanian" and "deadlift" for "rdl". */
export const stemsMeantBy = (stem: string): ReadonlySet<string> =>
  whatStemsMean.get(stem) ?? new Set();
