import type { PastedCase } from './pasted-case.test-support.ts';

/** Single lines that are easily misread, with the notation that a coach would expect. */
export const pastedLineCases: readonly PastedCase[] = [
  {
    title: 'a day with words alone, which is told as left out',
    pasted: `Mon: plank 3x30s
Thursday: easy run 5k`,
    notation: `Week 1

Day 1: Monday

Main
- Plank: 3 x 30 s
`,
    said: ['2 · changed · No exercise stands below this day: it is left out.'],
    mistakes: [],
  },
  {
    title: 'several exercises with labels in one line',
    pasted: `A1. Lunges 3x12/leg A2. Push-ups 3xmax
Superset: B1) plank 3x30s B2) face pulls 3x15
C1 plank 2x20s, C2 Sleep`,
    notation: `Week 1

Day 1

Main
- Superset, 3 rounds
  - Walking lunge: 12 per side
  - Push-up: to failure
- Superset, 3 rounds
  - Plank: 30 s
  - Face pull: 15
- Plank: 2 x 20 s
`,
    said: ['3 · changed · “C2 Sleep” is left out: it was not understood.'],
    mistakes: [],
  },
  {
    title: 'groups by the clock whose exercises begin with a number',
    pasted: `10 minute AMRAP: 5 pull ups, 10 push ups
EMOM 12: 5 chin ups
AMRAP: 5 pull ups + 10 push ups`,
    notation: `Week 1

Day 1

Main
- AMRAP 10 min
  - Pull-up: 5
  - Push-up: 10
- EMOM 12 min
  - Chin-up: 5
- AMRAP
  - Pull-up: 5
  - Push-up: 10
`,
    said: ['3 · changed · How long it goes on is not said: write the minutes.'],
    mistakes: ['11:3 Expected how long it goes on, such as "AMRAP 10 min".'],
  },
  {
    title: 'a load for each set, and what doesn’t fit the sets',
    pasted: `Back squat 5/3/1 @ 65/75/85%
Front squat 3x5 60/62.5/65kg
Deadlift 4x5 100/110kg
Bench 3x5
  @ 40kg, 42.5kg, 45kg
RDL 2x8 60kg, 65kg`,
    notation: `Week 1

Day 1

Main
- Back squat: 1 x 5 at 65% + 1 x 3 at 75% + 1 x 1 at 85%
- Front squat: 1 x 5 at 60 kg + 1 x 5 at 62.5 kg + 1 x 5 at 65 kg
- Deadlift: 4 x 5 (100/110kg)
- Barbell bench press: 1 x 5 at 40 kg + 1 x 5 at 42.5 kg + 1 x 5 at 45 kg
- Romanian deadlift: 2 x 8 at 60 kg (65kg)
`,
    said: [
      '3 · changed · “100/110kg” doesn’t give each set one load: it became a note.',
      '5 · changed · It was added to Barbell bench press.',
      '6 · changed · Romanian deadlift has a load already: “65kg” became a note.',
    ],
    mistakes: [],
  },
  {
    title: 'a load for each set in the cells of a sheet',
    pasted: `Exercise\tSets\tReps\t%\tRPE
Back squat\t3\t5/3/1\t65/75/85\t
Front squat\t3\t5\t0.6/0.65/0.7\t
Bench\t3\t5\t\t7/8/9`,
    notation: `Week 1

Day 1

Main
- Back squat: 1 x 5 at 65% + 1 x 3 at 75% + 1 x 1 at 85%
- Front squat: 1 x 5 at 60% + 1 x 5 at 65% + 1 x 5 at 70%
- Barbell bench press: 1 x 5 at RPE 7 + 1 x 5 at RPE 8 + 1 x 5 at RPE 9
`,
    said: [],
    mistakes: [],
  },
];
