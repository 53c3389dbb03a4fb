import type { PastedCase } from './pasted-case.test-support.ts';

/** A coach's note of about 40 lines: a typical paste by an editor. */
export const longNoteCase: PastedCase = {
  title: 'a note of 40 lines',
  pasted: `STRENGTH BASE – 8 weeks, 3 days
Wk 1-4: Volume
Day 1 – Lower
Warm-up
• cat-cow x10
• goblet squat 2x8 @ 8kg
• glute bridge 2x12

Main
1. Back squat 4x6 @ 70%, rest 3 min (belt on the last set)
2. RDL 3×8–10 @ 2 RIR, 2 min rest, tempo 3-1-1-0
3. BSS 3x8 each leg, 10kg DBs
A1) Leg curl 3x12-15
A2) Calf raise 3x15
rest 60s
Finisher
AMRAP 8 min
- KB swing 15 @ 16kg
- push ups 10

Day 2 – Upper
Warm up: face pulls 2x15
Bench 4x6-8 @RPE 8, rest 2-3 min
Barbell row 4x8 @ RPE 8
Superset x3
- lat raise 12-15 @ 6kg each hand
- triceps pushdown 12
- rest 90s
Pull-ups 3xAMRAP BW
Farmers walk 3x40m 2x20kg

Day 3 – Full body
Deadlift 1x5 @ 80% + 3x5 @ 72.5%, rest 3 min
OHP 5/5/5/5 @ 30kg
Walking lunges 3x10/leg @ 8 kg per hand
EMOM 10: 5 chin-ups, 10 hanging leg raises
Plank 3x45s
Cool down
Child's pose 2 min
Sleep eight hours and eat something green.
Wk 5-8: same as week 1`,
  notation: `Weeks 1-8: Volume

Day 1: Lower

Warm-up
- "Cat-cow": 1 x 10
- Goblet squat: 2 x 8 at 8 kg
- Glute bridge: 2 x 12

Main
- Back squat: 4 x 6 at 70%, rest 3 min (belt on the last set)
- Romanian deadlift: 3 x 8-10 at 2 RIR, rest 2 min, tempo 3-1-1-0
- Bulgarian split squat: 3 x 8 per side at 10 kg per hand
- Superset, 3 rounds, rest 1 min
  - Lying leg curl: 12-15
  - Standing calf raise: 15

Finisher
- AMRAP 8 min
  - Kettlebell swing: 15 at 16 kg
  - Push-up: 10

Day 2: Upper

Warm-up
- Face pull: 2 x 15

Main
- Barbell bench press: 4 x 6-8 at RPE 8, rest 2-3 min
- Bent-over barbell row: 4 x 8 at RPE 8
- Superset, 3 rounds, rest 90 s
  - Lateral raise: 12-15 at 6 kg per hand
  - Triceps pushdown: 12
- Pull-up: 3 x to failure at bodyweight
- Farmer's walk: 3 x 40 m at 20 kg per hand

Day 3: Full body

Main
- Deadlift: 1 x 5 at 80% + 3 x 5 at 72.5%, rest 3 min
- Barbell overhead press: 4 x 5 at 30 kg
- Walking lunge: 3 x 10 per side at 8 kg per hand
- EMOM 10 min
  - Chin-up: 5
  - Hanging leg raise: 10
- Plank: 3 x 45 s

Cool-down
- "Child's pose": 1 x 2 min
`,
  said: [
    '1 · not understood · No exercise, heading or number of sets was found in this line.',
    '5 · changed · “cat-cow” is not in the exercise library: it stands between quotation marks. · No number of sets is given for Cat-cow: one stands there.',
    '15 · changed · The rest was taken as the one after each round.',
    '28 · changed · The rest was taken as the one after each round.',
    "39 · changed · “Child's pose” is not in the exercise library: it stands between quotation marks. · No number of sets is given for Child's pose: one stands there.",
    '40 · not understood · No exercise, heading or number of sets was found in this line.',
    '41 · changed · The weeks above go on until week 8.',
  ],
  mistakes: [],
};
