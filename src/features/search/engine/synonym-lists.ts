/**
 * Words that mean the same to somebody who lifts. A person reviews each line. A word belongs here if women type it and the
 * site writes another one; never add a word to push a page up. Plurals and endings need no line.
 */
export const synonymGroups: readonly (readonly string[])[] = [
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

  // Equipment and training.
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

  // Food, money and delivery.
  ['calorie', 'kcal', 'cal'],
  ['carb', 'carbohydrate'],
  ['macro', 'macronutrient'],
  ['eat', 'food', 'meal'],
  ['delivery', 'deliver', 'shipping', 'postage'],
  ['refund', 'refunded'],

  // British and American spelling; words in -ise and -ize need no line.
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

/** A text that contains all the words on the left is also found by the words on the right, but not the other way round. */
export const alsoFoundBy: readonly (readonly [words: string, synonyms: string])[] = [
  // What people in a gym call it.
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

  // Which part of the body it trains.
  ['front thigh', 'quad'],
  ['inner thigh', 'adductor'],
  ['outer hip', 'thigh abductor'],
  ['waist', 'oblique'],
  ['shoulder', 'delt'],
  ['chest', 'pec boob'],
  ['abs', 'tummy stomach belly'],
  ['triceps', 'arm'],
  ['biceps', 'arm'],

  // Topics.
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

  // The site uses words that nobody types.
  ['eating training', 'pre post workout gym'],
  ['only woman', 'nervous anxiety anxious intimidated shy'],
  ['life full', 'busy time'],
  ['money back', 'refund'],
  ['write to us', 'email help'],
];
