import type { PastedCase } from './pasted-case.test-support.ts';

/** Notes that coaches write as text. */
export const pastedNoteCases: readonly PastedCase[] = [
  {
    title: 'a note of one mail, a day in each line',
    pasted: `Mon: squats 5x5 @ 80%, RDL 3x10 60kg rest 2min, superset: hammer curls 3x12 / pushdowns 3x12
Wed - bench 3 sets of 8 at RPE 7; one-arm rows 3 sets of 10 each side; plank 60 sec x 3
Fri: deadlift 5,5,5 @ 90kg, hip thrusts 4x10 @ 60 kilos, bulgarian split squats 3x8/8
Sun: rest`,
    notation: `Week 1

Day 1: Monday

Main
- Back squat: 5 x 5 at 80%
- Romanian deadlift: 3 x 10 at 60 kg, rest 2 min
- Superset, 3 rounds
  - Hammer curl: 12
  - Triceps pushdown: 12

Day 2: Wednesday

Main
- Barbell bench press: 3 x 8 at RPE 7
- Single-arm dumbbell row: 3 x 10 per side
- Plank: 3 x 1 min

Day 3: Friday

Main
- Deadlift: 3 x 5 at 90 kg
- Barbell hip thrust: 4 x 10 at 60 kg
- Bulgarian split squat: 3 x 8 per side
`,
    said: [
      '1 · changed · “squats” was taken for Back squat: is that right?',
      '4 · changed · Days of rest are not written in a plan.',
    ],
    mistakes: [],
  },
  {
    title: 'a note with misspelt names and without weeks',
    pasted: `Session A
 – Bck squat 3 x 5 @100 (add 2.5kg each week)
 – Press ups 3 x max
 – hangin leg raise 3x10 31X0
 – Banded clams 2x20 e/s
    knees over toes

Session B
 – Romanian deadlifft with dumbbells: 3 x 8 at 2 RIR
 – DB curl 12-10-8
 – Face pull 40 lbs 3x15
 – Skull crushers`,
    notation: `Week 1

Day 1: A

Main
- Back squat: 3 x 5 at 100 kg, each week add 2.5 kg
- Push-up: 3 x to failure
- Hanging leg raise: 3 x 10, tempo 3-1-x-0
- "Banded clams": 2 x 20 per side (knees over toes)

Day 2: B

Main
- Romanian deadlift with dumbbells: 3 x 8 at 2 RIR
- "DB curl": 1 x 12 + 1 x 10 + 1 x 8
- Face pull: 3 x 15 at 18 kg
- Skull crusher:
`,
    said: [
      '2 · changed · “Bck squat” was taken for Back squat: is that right? · “@ 100” was taken as 100 kg.',
      '4 · changed · “hangin leg raise” was taken for Hanging leg raise: is that right?',
      '5 · changed · “Banded clams” is not in the exercise library: it stands between quotation marks.',
      '6 · changed · It became a note to Banded clams.',
      '9 · changed · “Romanian deadlifft with dumbbells” was taken for Romanian deadlift: is that right?',
      '10 · changed · “DB curl” is not in the exercise library: it stands between quotation marks.',
      '11 · changed · Pounds became kilograms: 40 lb is about 18 kg.',
      '12 · changed · Skull crusher has no sets yet: write them after its colon.',
    ],
    mistakes: [
      '6:3 Only one week stands above: there is no next week to change.',
      '17:17 Expected how many sets, such as 3 x 8 at RPE 8; found "".',
    ],
  },
  {
    title: 'a note of gym talk, its days without numbers',
    pasted: `LEG DAY
Mobility: 90/90 hip switch x10
Back squat 5x5 @ 70% +2.5kg/wk
Goblet squat 3 x 12 ss w/ side plank 3x30s ea
12 min AMRAP
 * 10 push ups
 * 200m row

Push day
BB OHP 5x5, leave 2 in the tank, 2 min rest
Giant set x4: incline db press 10 / lateral raise 15 / face pulls 15
3 rounds for time:
 * chin ups 5
 * KB swings 15 x 16kg
Conditioning
Easy bike 20 min
Don't forget: film your top set!`,
    notation: `Week 1

Day 1: LEG DAY

Warm-up
- "90/90 hip switch": 1 x 10

Main
- Back squat: 5 x 5 at 70%, each week add 2.5 kg
- Superset, 3 rounds
  - Goblet squat: 12
  - Side plank: 30 s per side
- AMRAP 12 min
  - Push-up: 10
  - Bent-over barbell row: 200 m

Day 2: Push day

Main
- Barbell overhead press: 5 x 5 at 2 RIR, rest 2 min
- Circuit, 4 rounds
  - Incline dumbbell press: 10
  - Lateral raise: 15
  - Face pull: 15
- Circuit, 3 rounds
  - Chin-up: 5
  - Kettlebell swing: 15 at 16 kg

Finisher
- "Easy bike": 1 x 20 min
`,
    said: [
      '2 · changed · It became the warm-up part. · “90/90 hip switch” is not in the exercise library: it stands between quotation marks. · No number of sets is given for 90/90 hip switch: one stands there.',
      '7 · changed · “row” was taken for Bent-over barbell row: is that right?',
      '12 · changed · “for time” is left out: a circuit has no clock.',
      '15 · changed · It became the finisher part.',
      '16 · changed · “Easy bike” is not in the exercise library: it stands between quotation marks. · No number of sets is given for Easy bike: one stands there.',
      '17 · not understood · No exercise, heading or number of sets was found in this line.',
    ],
    mistakes: [
      '9:3 Only one week stands above: there is no next week to change.',
      '9:15 There is nothing in kg to add to in these sets.',
    ],
  },
  {
    title: 'a note typed on a phone, week by week',
    pasted: `Week 1
D1
A1. Front squat 5x3 @ 82.5% 2' rest
A2. Box jumps 5x3
B1. Leg press 3x12-10
B2. Calf raises 3 x 20
C. Side plank 2x30" ea side
Week 2
D1
A1. Front squat 5x2 @ 87.5% 2' rest
A2. Box jumps 5x2
B1. Leg press 4x10
B2. Calf raises 4 x 15
C. Side plank 2x40" ea side`,
    notation: `Week 1

Day 1

Main
- Superset, 5 rounds
  - Front squat: 3 at 82.5%, rest 2 min
  - "Box jumps": 3
- Superset, 3 rounds
  - Leg press: 10-12
  - Standing calf raise: 20
- Side plank: 2 x 30 s per side

Week 2

Day 1

Main
- Superset, 5 rounds
  - Front squat: 2 at 87.5%, rest 2 min
  - "Box jumps": 2
- Superset, 4 rounds
  - Leg press: 10
  - Standing calf raise: 15
- Side plank: 2 x 40 s per side
`,
    said: [
      '4 · changed · “Box jumps” is not in the exercise library: it stands between quotation marks.',
      '5 · changed · “12-10” was put in order: 10-12.',
      '11 · changed · “Box jumps” is not in the exercise library: it stands between quotation marks.',
    ],
    mistakes: [],
  },
  {
    title: 'a day without an exercise, which is left out',
    pasted: `Mon
Plank 3x30s
Sun: yoga`,
    notation: `Week 1

Day 1: Monday

Main
- Plank: 3 x 30 s
`,
    said: ['3 · changed · No exercise stands below this day: it is left out.'],
    mistakes: [],
  },
];
