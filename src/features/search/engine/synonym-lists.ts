/**
 * Synonyms as lifters use them. A person reviews each line. A word belongs here if women type it and the site uses another one; never add a
 * word to push a page up. Plurals and endings need no line.
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
  ['birth', 'postpartum', 'postnatal'],
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
  ['swap', 'substitute', 'replace', 'alternative', 'change'],
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
  ['minute', 'min', 'mins'],
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

/** A text that contains all the words on the left is also found by the words on the right, but not vice versa. */
export const alsoFoundBy: readonly (readonly [words: string, synonyms: string])[] = [
  // Gym slang.
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
  ['leggings', 'tights'],
  ['hoodie', 'sweatshirt jumper'],
  ['racerback vest', 'tank top'],
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
  ['leg exercises', 'lower body'],
  ['arm exercises', 'toned bingo wings flabby'],
  ['builder', 'bigger grow build'],

  // Topics.
  ['exercise', 'workout'],
  ['fat', 'weight slimming'],
  ['bulky', 'bulk big muscly'],
  ['losing fat', 'belly tummy stomach spot reduction'],
  ['iron', 'anaemia ferritin deficiency'],
  ['bone', 'osteoporosis osteopenia density'],
  ['leak', 'incontinence pee wee'],
  ['pelvic floor', 'kegel incontinence'],
  ['cycle', 'menstrual pms hormone'],
  ['pregnancy', 'birth postpartum postnatal baby breastfeeding caesarean section'],
  ['macro calculator', 'bmr calorie'],
  ['tdee', 'bmr calorie'],
  ['miss', 'skip'],
  ['no equipment', 'bodyweight home'],
  ['home', 'house'],

  // The site's words that nobody types.
  ['sore hurt', 'pain painful ache bad back knee'],
  ['energy', 'tired always exhausted'],
  ['after fifty', 'over older 50s 40 60 lifting weights training strength'],
  ['reading plan', '3x10 3x8 3x12 4x8 sets reps mean shorthand'],
  ['members zone', 'login log sign account password'],
  ['shipping returns', 'order parcel'],
  ['eating training', 'pre post workout gym'],
  ['only woman', 'nervous anxiety anxious intimidated shy'],
  ['life full', 'busy time'],
  ['money back', 'refund'],
  ['write to us', 'email help'],
  ['postnatal strength', 'c section after baby birth'],
  ['safe train alone', 'spotter'],
];

/**
 * Searches that have one answer: a page whose title has all the words on the left comes first for the whole searches on the right. Meant
 * for words that other pages use in another sense: an exercise trains the stomach, but somebody who types "stomach" wants to lose it. With
 * or without stop words such as "is it".
 */
export const answers: readonly (readonly [title: string, searches: readonly string[]])[] = [
  [
    'losing fat',
    [
      'belly',
      'belly fat',
      'stomach',
      'stomach fat',
      'flat stomach',
      'tummy fat',
      'spot reduction',
      'lose belly fat',
      'lose stomach fat',
      'rid belly fat',
      'lose weight',
    ],
  ],
  [
    'members zone',
    [
      'login',
      'log in',
      'signin',
      'sign in',
      'sign up',
      'my account',
      'account',
      'password',
      'change password',
      'forgot password',
    ],
  ],
  [
    'strong after fifty',
    [
      'over 40',
      'over 50',
      'women over 40',
      'women over 50',
      'plan for women over 40',
      'plan over 40',
      'older women',
    ],
  ],
  [
    'diastasis prolapse',
    ['separated stomach muscles', 'stomach separation', 'stomach gap', 'tummy gap', 'mum tum'],
  ],
  [
    'postnatal strength plan',
    ['c section', 'caesarean', 'after a caesarean', 'after birth', 'after a baby', 'post baby'],
  ],
  ['safe train alone', ['spotter', 'no spotter']],
  ['workout plans free', ['free', 'free plans', 'cost', 'how much does it cost']],
];
