/** A line as coaches type it, the notation it becomes, and the sentences that mark it. */
export type CoachLineCase = {
  readonly line: string;
  /** Without the headings of a first day; empty if nothing was understood. */
  readonly becomes: readonly string[];
  /** Empty if the notation says all that the line does. */
  readonly said: readonly string[];
};

/** Lines of barbell lifts, in our own words. */
export const coachLineCasesOfBarbellLifts: readonly CoachLineCase[] = [
  {
    line: 'Barbell hip thrusts – 4 sets x 8 (60-90s rest). Add 2.5kg when you hit 4x10',
    becomes: ['- Barbell hip thrust: 4 x 8, rest 60-90 s (Add 2.5kg when you hit 4x10)'],
    said: ['“Add 2.5kg when you hit 4x10” was not understood: it became a note.'],
  },
  {
    line: 'DL 3x3@80% / OHP 4x6 @ 70 / pull up 3xamrap',
    becomes: [
      '- Deadlift: 3 x 3 at 80%',
      '- Barbell overhead press: 4 x 6 at 70 kg',
      '- Pull-up: 3 x to failure',
    ],
    said: ['“@ 70” was taken as 70 kg.'],
  },
  {
    line: 'CGBP 3x8 RPE7; Dips 3xF',
    becomes: ['- "CGBP": 3 x 8 at RPE 7', '- Chest dip: 3 x to failure'],
    said: ['“CGBP” is not in the exercise library: it stands between quotation marks.'],
  },
  {
    line: 'W2 +2.5%',
    becomes: [],
    said: [
      '“+2.5%” became the name of the week: what changes stands with each exercise.',
      'Weeks count from 1 without a gap: week 2 became week 1.',
      'No exercise stands below this week: it is left out.',
    ],
  },
  {
    line: 'OHP 5,5,3,3,1+',
    becomes: ['- Barbell overhead press: 1 x 5 + 1 x 5 + 1 x 3 + 1 x 3 + 1 x 1 (1+)'],
    said: ['“1+” is 1 or more: 1 stands there, and “1+” in the note.'],
  },
  ...(
    [
      ['7x13 - 19 lb', '7 x 13 at 8.5 kg', ['Pounds became kilograms: 19 lb is about 8.5 kg.']],
      ['3x8 - 60kg', '3 x 8 at 60 kg', []],
      ['3x8-10 - 60-65kg', '3 x 8-10 at 60-65 kg', []],
      ['3 sets of 8 – 70%', '3 x 8 at 70%', []],
      ['3x8 - 2 RIR', '3 x 8 at 2 RIR', []],
      ['3x8 - 90s rest', '3 x 8, rest 90 s', []],
      ['3 x 8 - 12 reps', '3 x 8-12', []],
      ['3x30 - 45s', '3 x 30-45 s', []],
      [
        '3x60 - 65kg',
        '1 x 3 at 60-65 kg',
        ['No number of sets is given for Back squat: one stands there.'],
      ],
    ] as const
  ).map(([sets, becomes, said]) => ({
    line: `Back squat ${sets}`,
    becomes: [`- Back squat: ${becomes}`],
    said,
  })),
  {
    line: 'Back squat 10x3 @ 60%',
    becomes: ['- Back squat: 10 x 3 at 60%'],
    said: [],
  },
  {
    line: 'Back squat 3x8/6',
    becomes: ['- Back squat: (3x8/6)'],
    said: [
      '“3x8/6” was not understood: it became a note.',
      'Back squat has no sets yet: write them after its colon.',
    ],
  },
  {
    line: 'Back squat 3-4 x 8',
    becomes: ['- Back squat: (3-4 x 8)'],
    said: [
      '“3-4 x 8” was not understood: it became a note.',
      'Back squat has no sets yet: write them after its colon.',
    ],
  },
  {
    line: 'Back squat 5x5 @ ~75%',
    becomes: ['- Back squat: 5 x 5 (~75%)'],
    said: ['“~75%” was not understood: it became a note.'],
  },
  {
    line: 'Back squat 5x5, last set AMRAP',
    becomes: ['- Back squat: 5 x 5 (last set AMRAP)'],
    said: ['“last set AMRAP” was not understood: it became a note.'],
  },
  {
    line: 'Back squat 5x5 -10% on the back-off sets',
    becomes: ['- Back squat: 5 x 5 (-10% on the back-off sets)'],
    said: ['“-10% on the back-off sets” was not understood: it became a note.'],
  },
  {
    line: 'Back squat 3x5+ @ 85%',
    becomes: ['- Back squat: 3 x 5 at 85% (5+)'],
    said: ['“5+” is 5 or more: 5 stands there, and “5+” in the note.'],
  },
  {
    line: 'Back squat 5/3/1+ @ 75/85/95%',
    becomes: ['- Back squat: 1 x 5 at 75% + 1 x 3 at 85% + 1 x 1 at 95% (1+)'],
    said: ['“1+” is 1 or more: 1 stands there, and “1+” in the note.'],
  },
  {
    line: 'Back squat 3x5 work up to 100kg for a heavy single',
    becomes: ['- Back squat: 3 x 5 (work up to 100kg for a heavy single)'],
    said: ['“work up to 100kg for a heavy single” was not understood: it became a note.'],
  },
  {
    line: 'Back squat: 3x5, straight into front squat 3x8',
    becomes: ['- Back squat: 3 x 5', '- Front squat: 3 x 8 (straight into)'],
    said: [
      '“straight into front squat” was taken for Front squat: is that right? “straight into” became a note.',
    ],
  },
  {
    line: 'Back squat 3x5? @ 80%',
    becomes: ['- Back squat: (3x5? @ 80%)'],
    said: [
      '“3x5? @ 80%” was not understood: it became a note.',
      'Back squat has no sets yet: write them after its colon.',
    ],
  },
  {
    line: 'Back squat 3x5 → 3x8 over the block',
    becomes: ['- Back squat: 3 x 5 (→ 3x8 over the block)'],
    said: ['“→ 3x8 over the block” was not understood: it became a note.'],
  },
  {
    line: 'Front squat 4 x 3 @RPE 7.3',
    becomes: ['- Front squat: 4 x 3 at RPE 7.5'],
    said: ['“7.3” was rounded to 7.5.'],
  },
  {
    line: 'Front squat 3x5 @ 61.3kg',
    becomes: ['- Front squat: 3 x 5 at 61.25 kg'],
    said: ['“61.3” was rounded to 61.25.'],
  },
  {
    line: 'Front squat 3x5 90-80%',
    becomes: ['- Front squat: 3 x 5 at 80-90%'],
    said: ['“90-80” was put in order: 80-90.'],
  },
  {
    line: 'Front squat 3x5 rest 2-3 min, rest 5 min before the last',
    becomes: ['- Front squat: 3 x 5, rest 2-3 min (rest 5 min before the last)'],
    said: ['“rest 5 min before the last” was not understood: it became a note.'],
  },
  {
    line: 'RDL 3x10, tempo 3-1-1-0, slow at the bottom',
    becomes: ['- Romanian deadlift: 3 x 10, tempo 3-1-1-0 (slow at the bottom)'],
    said: ['“slow at the bottom” was not understood: it became a note.'],
  },
  {
    line: 'RDL 3 x 8-10 w/ 60 kg, 2 RIR (straps ok)',
    becomes: ['- Romanian deadlift: 3 x 8-10 at 60 kg and 2 RIR (straps ok)'],
    said: [],
  },
  {
    line: 'RDL: 3x8 (add 2.5kg when you hit 3x12)',
    becomes: ['- Romanian deadlift: 3 x 8 (add 2.5kg when you hit 3x12)'],
    said: [],
  },
  {
    line: 'RDL 3x10 @ 40kg*',
    becomes: ['- Romanian deadlift: 3 x 10 (40kg*)'],
    said: ['“40kg*” was not understood: it became a note.'],
  },
  {
    line: 'Bench 3x8, each side',
    becomes: ['- Barbell bench press: 3 x 8 per side'],
    said: [],
  },
  {
    line: 'Bench 3 sets, 8 reps, 40kg',
    becomes: ['- Barbell bench press: 3 x 8 at 40 kg'],
    said: [],
  },
  {
    line: 'Bench 60kg, 3x8',
    becomes: ['- Barbell bench press: 3 x 8 at 60 kg'],
    said: [],
  },
  {
    line: 'Bench 3x8 Deadlift 3x5',
    becomes: ['- Barbell bench press: 3 x 8 (Deadlift 3x5)'],
    said: ['“Deadlift 3x5” was not understood: it became a note.'],
  },
  {
    line: "Bench 4x6 @ 70% + 1x12 @ 60%, rest 3'",
    becomes: ['- Barbell bench press: 4 x 6 at 70% + 1 x 12 at 60%, rest 3 min'],
    said: [],
  },
  {
    line: 'Bench 3x5. Rest 3 min. Stop if the shoulder hurts.',
    becomes: ['- Barbell bench press: 3 x 5, rest 3 min (Stop if the shoulder hurts.)'],
    said: ['“Stop if the shoulder hurts.” was not understood: it became a note.'],
  },
];
