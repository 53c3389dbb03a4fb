import { foldedWords } from './words.ts';
import { stemOf } from './stem.ts';

/**
 * Words that mean the same to somebody who lifts. Each line is reviewed by a person: a word stands here because women
 * type it and the site writes another, never to make a page come up more often.
 */
const same: readonly (readonly string[])[] = [
  // The body.
  ['bum', 'glute', 'gluteal', 'butt', 'booty', 'bottom', 'backside', 'buttock'],
  ['abs', 'abdominals', 'core'],
  ['quad', 'quadriceps'],
  ['hamstring', 'hammies'],
  ['delt', 'deltoid'],
  ['pec', 'pectoral'],
  ['abductor', 'abduction'],
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
  ['lose', 'loss', 'losing', 'lost'],
  ['run', 'running', 'runner', 'jog', 'jogging', 'jogger'],
  ['swap', 'substitute', 'replace', 'alternative'],
  ['lift', 'train'],
  ['workout', 'session'],
  ['deep', 'depth'],
  ['warm', 'warmup'],
  ['getup', 'tgu'],
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

  // British and American spelling where the rule for endings is not enough.
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
  ['romanian deadlift', 'rdl'],
  ['overhead press', 'ohp military strict'],
  ['one rep max', '1rm'],
  ['five by five', '5x5'],
  ['push pull legs', 'ppl'],
  ['turkish get up', 'tgu'],
  ['t bar', 'tbar'],
  ['t shirt', 'tshirt top'],
  ['inverted row', 'australian pull up'],
  ['external rotation', 'rotator cuff'],
  ['suspension', 'trx'],
  ['crunch', 'sit up situp'],
  ['rollout', 'roller'],
  ['medicine ball', 'med'],
  ['muscle growth', 'hypertrophy build gain'],
  ['bodybuilding', 'hypertrophy'],
  ['mass', 'bulk bulking'],
  ['front thigh', 'quad'],
  ['front of the thigh', 'quad'],
  ['inner thigh', 'adductor'],
  ['outer hip', 'thigh abductor'],
  ['waist', 'oblique'],
  ['shoulder', 'delt'],
  ['chest', 'pec boob'],
  ['abs', 'tummy stomach belly'],
  ['triceps', 'arm'],
  ['biceps', 'arm'],
  ['fat', 'weight slimming'],
  ['iron', 'anaemia ferritin deficiency'],
  ['bone', 'osteoporosis osteopenia density'],
  ['leak', 'incontinence pee wee'],
  ['pelvic floor', 'kegel incontinence'],
  ['cycle', 'menstrual pms hormone'],
  ['eating around', 'before after pre post workout gym'],
  ['macro calculator', 'bmr calorie'],
  ['tdee', 'bmr calorie'],
  ['money back', 'refund'],
  ['only woman', 'nervous anxiety anxious intimidated shy'],
  ['free weights', 'nervous anxiety new gym'],
  ['life is full', 'busy time'],
  ['miss', 'skip'],
  ['no equipment', 'bodyweight home'],
  ['write to us', 'contact email help'],
  ['bulky', 'bulk big muscly'],
  ['home', 'house'],
];

type Rule = { readonly when: readonly string[]; readonly words: readonly string[] };

const stemsOf = (text: string): readonly string[] => foldedWords(text).map(stemOf);

const rules: readonly Rule[] = [
  ...same.flatMap((group) =>
    group.map((word) => ({ when: stemsOf(word), words: group.filter((other) => other !== word) })),
  ),
  ...also.map(([text, others]) => ({ when: stemsOf(text), words: foldedWords(others) })),
];

const rulesByFirst = Map.groupBy(rules, ({ when }) => when[0]);

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

const meantBy: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const found = new Map<string, Set<string>>();
  for (const { when, words } of rules) {
    for (const stem of words.map(stemOf)) {
      const stems = found.get(stem);
      if (stems === undefined) found.set(stem, new Set(when));
      else for (const one of when) stems.add(one);
    }
  }
  return found;
})();

const nothing: ReadonlySet<string> = new Set();

/** The stems in a text that a typed stem may have meant: "romanian" and "deadlift" for "rdl". */
export const stemsMeantBy = (stem: string): ReadonlySet<string> => meantBy.get(stem) ?? nothing;
