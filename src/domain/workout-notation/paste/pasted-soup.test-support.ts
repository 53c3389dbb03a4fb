import fc from 'fast-check';

/** Numbers that no unit changes and of which each occurs once in a line. */
const numbers = fc.uniqueArray(fc.constantFrom(7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47), {
  minLength: 3,
  maxLength: 3,
});

const names = fc.constantFrom(
  'Back squat',
  'DL',
  'bench',
  'Face pulls',
  'plank',
  'Zorbs',
  'squats',
);

/** What coaches write around a name, read or not; `a`, `b` and `c` stand for numbers. */
const phrases = [
  ...[
    'axb',
    'a x b',
    'a sets of b',
    'axb-c',
    'axb/c',
    'a-bxc',
    'axb+',
    'a/b/c',
    'a, b, c+',
    'a-b-c',
  ],
  ...[
    'a reps',
    'xa',
    'a sets',
    'a sets, b reps',
    'a reps x b sets',
    'axbxc',
    'axF',
    'a to failure',
  ],
  ...['@ a%', '@akg', '~akg', 'a/b/c%', '-a%', '+akg', 'RPE 8', '@ a', 'a RIR', 'a lb', '@ a-b kg'],
  ...[
    'rest as',
    '(as rest)',
    'as rest, rest bs',
    'tempo 3-1-1-0',
    '3-1-x-0',
    '+a kg/wk',
    'add a reps each week',
  ],
  ...[
    'each leg',
    '/side',
    'BW',
    'light band',
    'BW+akg',
    '(belt on)',
    '(a for luck)',
    '(each side)',
  ],
  ...['add akg when you hit bxc', 'work up to a', 'drop a% for b', 'slow', 'zorb', 'a zorbs in bs'],
  ...[
    'as many as a',
    'for time',
    'then axb',
    'superset with quix axb',
    'ss quix',
    'EMOM a: quix b',
  ],
  ...['~', '=', '?', '#', '→', '<', '*', '&', '+', '…', '°'],
] as const;
const joints = fc.constantFrom(' ', ' ', ', ', '; ', '. ', ' / ', ' - ', ': ', ' + ');

/** A piece of a line in shorthand. */
const phrase = fc
  .tuple(fc.constantFrom(...phrases), numbers)
  .map(([written, [a, b, c]]) =>
    written.replace(
      /\b[abc](?![a-z]{2})|(?<=x)[abc]\b|\b[abc](?=x)/g,
      (sign) => `${sign === 'a' ? a : sign === 'b' ? b : c}`,
    ),
  );

const shorthand = fc
  .tuple(names, fc.array(fc.tuple(joints, phrase), { maxLength: 4 }))
  .map(([name, rest]) => [name, ...rest.flat()].join(''));

/** Lines of a coach in shorthand. */
export const shorthandNoteArbitrary = fc.array(
  fc.oneof(
    shorthand,
    fc.tuple(phrase, shorthand).map((parts) => parts.join(' ')),
    fc
      .tuple(
        fc.constantFrom('W1 ', 'Wk 2 ', 'Day 1 - ', 'Mon: ', 'Finisher: ', 'A1 ', 'AMRAP 7: '),
        shorthand,
      )
      .map((parts) => parts.join('')),
    fc.tuple(fc.constantFrom('W2 ', 'Week 3: ', 'Day 2: '), phrase).map((parts) => parts.join('')),
  ),
  { minLength: 1, maxLength: 4 },
);

/** Exercises with bullets, and details on lines of their own below them. */
export const bulletNoteArbitrary = fc
  .array(
    fc.oneof(
      shorthand.map((line) => `- ${line}`),
      phrase.map((line) => `  - ${line}`),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((lines) => ['- Plank 3x30s', ...lines]);

const cell = fc.oneof(
  { weight: 3, arbitrary: phrase },
  fc.constant(''),
  fc.tuple(phrase, phrase).map((two) => two.join(' ')),
);

const week = fc.constantFrom('', '1', 'Week 1', '2', '3 (quix)');
const group = fc.constantFrom('', '', 'A1', 'A2', 'Superset x7', 'B: quix', 'quix');

export const sheetRowsArbitrary = fc
  .array(fc.tuple(week, group, names, cell, cell, cell, cell, cell, cell), {
    minLength: 1,
    maxLength: 4,
  })
  .map((rows) => [
    'Week\tGroup\tExercise\tSets\tReps\tLoad\tRest\tEach week\tNotes',
    ...rows.map((cells) => cells.join('\t')),
  ]);
