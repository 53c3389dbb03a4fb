import type { PastedCase } from './pasted-case.test-support.ts';

/** Cells of spreadsheets, and files of their rows. */
export const pastedSheetCases: readonly PastedCase[] = [
  {
    title: 'cells copied from a spreadsheet',
    pasted: `Week\tDay\tOrder\tExercise\tSets\tReps\tLoad (kg)\tRPE\tRest (s)\tTempo\tVideo\tNotes
1\tMonday\tA\tBack squat\t5\t5\t60\t8\t180\t31X0\thttps://video.example/1\tbelt on
\t\tB1\tDB RDL\t3\t8-10\t20\t\t90\t\t\tslow
\t\tB2\tHamstring curl\t3\t12\t\t\t90\t\t\t
\tThursday\tA\tBench\t4\t6\t45\t8\t120\t\t\t
\t\tB\tPull ups\t3\tAMRAP\tBW\t\t\t\t\t
2\tMonday\tA\tBack squat\t5\t5\t62.5\t8\t180`,
    notation: `Week 1

Day 1: Monday

Main
- Back squat: 5 x 5 at RPE 8 and 60 kg, rest 3 min, tempo 3-1-x-0 (belt on)
- Superset, 3 rounds
  - Romanian deadlift with dumbbells: 8-10 at 20 kg, rest 90 s (slow)
  - Lying leg curl: 12, rest 90 s

Day 2: Thursday

Main
- Barbell bench press: 4 x 6 at 45 kg and RPE 8, rest 2 min
- Pull-up: 3 x to failure at bodyweight

Week 2

Day 1: Monday

Main
- Back squat: 5 x 5 at 62.5 kg and RPE 8, rest 3 min
`,
    said: [
      '2 · changed · The column “Video” is not part of a plan: “https://video.example/1” is left out.',
    ],
    mistakes: [],
  },
  {
    title: 'a file with semicolons',
    pasted: `Exercise;Sets x Reps;Intensity;Pause;Comments
Kniebeuge;5x5;80 %;3 min;
Back squat;3 x 8;70 %;2 min;"slow; and deep"
Side plank;2 x 30s per side;BW;;`,
    notation: `Week 1

Day 1

Main
- "Kniebeuge": 5 x 5 at 80%, rest 3 min
- Back squat: 3 x 8 at 70%, rest 2 min (slow; and deep)
- Side plank: 2 x 30 s per side at bodyweight
`,
    said: [
      '2 · changed · “Kniebeuge” is not in the exercise library: it stands between quotation marks.',
    ],
    mistakes: [],
  },
  {
    title: 'a file without titles',
    pasted: `Deadlift,3,5,75%,3 min
Walking lunge,3,10 each leg,BW,90s
Plank,3,45s,,60s`,
    notation: `Week 1

Day 1

Main
- Deadlift: 3 x 5 at 75%, rest 3 min
- Walking lunge: 3 x 10 per side at bodyweight, rest 90 s
- Plank: 3 x 45 s, rest 1 min
`,
    said: [],
    mistakes: [],
  },
  {
    title: 'a sheet with a column for each week, of which the first is read',
    pasted: `Exercise\tWeek 1\tWeek 2\tWeek 3
Back squat\t3x5 @60\t3x6 @62.5\t3x8 @65
Plank\t3x30s\t\t`,
    notation: `Week 1

Day 1

Main
- Back squat: 3 x 5 at 60 kg
- Plank: 3 x 30 s
`,
    said: [
      '2 · changed · “@ 60” was taken as 60 kg. · A second cell with sets is not read: “3x6 @62.5” is left out. · A second cell with sets is not read: “3x8 @65” is left out.',
    ],
    mistakes: [],
  },
];
