import type { CoachLineCase } from './coach-line-cases.test-support.ts';

/** Lines of other lifts, groups and headings, in our own words. */
export const coachLineCasesOfGroupsAndOthers: readonly CoachLineCase[] = [
  {
    line: 'Bench 5x5 start at 40kg, +2.5kg every session',
    becomes: ['- Barbell bench press: 5 x 5 (start at 40kg, +2.5kg every session)'],
    said: [
      '“start at 40kg” was not understood: it became a note.',
      '“+2.5kg every session” was not understood: it became a note.',
    ],
  },
  {
    line: 'Bench 3x8 add 2.5kg/week',
    becomes: ['- Barbell bench press: 3 x 8, each week add 2.5 kg'],
    said: [],
  },
  {
    line: 'Bench 3x5, pause 1s at the chest',
    becomes: ['- Barbell bench press: 3 x 5 (pause 1s at the chest)'],
    said: ['“pause 1s at the chest” was not understood: it became a note.'],
  },
  {
    line: 'Incline DB press 3x10-12 @ 14kg each hand, last set to failure',
    becomes: ['- Incline dumbbell press: 3 x 10-12 at 14 kg per hand (last set to failure)'],
    said: ['“last set to failure” was not understood: it became a note.'],
  },
  {
    line: 'Lat raise 4x15 | Face pull 4x20',
    becomes: ['- Lateral raise: 4 x 15', '- Face pull: 4 x 20'],
    said: [],
  },
  {
    line: 'Pull-ups / lat pulldown 3x10',
    becomes: ['- Lat pulldown: 3 x 10 (pullup)'],
    said: [
      '“Pull-ups / lat pulldown” was taken for Lat pulldown: is that right? “pullup” became a note.',
    ],
  },
  {
    line: 'Pull ups 3xF, band if needed',
    becomes: ['- Pull-up: 3 x to failure (band if needed)'],
    said: ['“band if needed” was not understood: it became a note.'],
  },
  {
    line: 'Chin-ups BW+5kg 4x4',
    becomes: ['- Chin-up: 4 x 4 at 5 kg (on top of bodyweight)'],
    said: [],
  },
  {
    line: 'Plank 3x1:30',
    becomes: ['- Plank: 3 x 90 s'],
    said: [],
  },
  {
    line: 'Plank 3 x 45", side plank 2x30" ea',
    becomes: ['- Plank: 3 x 45 s', '- Side plank: 2 x 30 s per side'],
    said: [],
  },
  {
    line: 'Farmers carry 4x40m @ 24kg per hand, no straps',
    becomes: ["- Farmer's walk: 4 x 40 m at 24 kg per hand (no straps)"],
    said: ['“no straps” was not understood: it became a note.'],
  },
  {
    line: 'Walking lunges 3x12 e/s w/ 8kg DBs',
    becomes: ['- Walking lunge: 3 x 12 per side at 8 kg per hand'],
    said: [],
  },
  {
    line: 'BSS 3x8/8 @ 10kg & RPE 8',
    becomes: ['- Bulgarian split squat: 3 x 8 per side at RPE 8 and 10 kg'],
    said: [],
  },
  {
    line: 'KB swings EMOM 10: 15 reps',
    becomes: ['- Kettlebell swing: 1 x 15 (emom 10)'],
    said: [
      '“KB swings EMOM 10” was taken for Kettlebell swing: is that right? “emom 10” became a note.',
      'No number of sets is given for Kettlebell swing: one stands there.',
    ],
  },
  {
    line: 'EMOM 12: back squats 3x5',
    becomes: ['- EMOM 12 min', '  - Back squat: 5'],
    said: ['The clock of the group says how often: “3 sets” is left out.'],
  },
  {
    line: 'Superset x3: leg curl 12 / calf raise 15, rest 90s',
    becomes: [
      '- Superset, 3 rounds',
      '  - Lying leg curl: 12',
      '  - Standing calf raise: 15, rest 90 s',
    ],
    said: [],
  },
  {
    line: '3 rounds for time: 10 push ups, 5 pull ups',
    becomes: ['- Circuit, 3 rounds', '  - Push-up: 10', '  - Pull-up: 5'],
    said: ['“for time” is left out: a circuit has no clock.'],
  },
  {
    line: 'A1) OHP 4x6 A2) Chin-ups 4x6 A3) Sleep',
    becomes: ['- Superset, 4 rounds', '  - Barbell overhead press: 6', '  - Chin-up: 6'],
    said: ['“A3) Sleep” is left out: it was not understood.'],
  },
  {
    line: 'Leg press 4x12 ss calf raise 4x15',
    becomes: ['- Superset, 4 rounds', '  - Leg press: 12', '  - Standing calf raise: 15'],
    said: [],
  },
  {
    line: 'Leg press 3x15 drop set on the last: -20% x 10',
    becomes: ['- Leg press: 3 x 15 (drop set on the last: -20% x 10)'],
    said: ['“drop set on the last: -20% x 10” was not understood: it became a note.'],
  },
  {
    line: 'Hammer curl 3x12 superset with pushdown 3x12',
    becomes: ['- Superset, 3 rounds', '  - Hammer curl: 12', '  - Triceps pushdown: 12'],
    said: [],
  },
  {
    line: 'Hip thrust 3x8 @ 1.25x bodyweight',
    becomes: ['- Barbell hip thrust: 3 x 8 (1.25x bodyweight)'],
    said: ['“1.25x bodyweight” was not understood: it became a note.'],
  },
  {
    line: 'Hip thrust 3x8 40-60-80kg',
    becomes: ['- Barbell hip thrust: 1 x 8 at 40 kg + 1 x 8 at 60 kg + 1 x 8 at 80 kg'],
    said: [],
  },
  {
    line: 'Hip thrust 4x8 60/70kg',
    becomes: ['- Barbell hip thrust: 4 x 8 (60/70kg)'],
    said: ['“60/70kg” doesn’t give each set one load: it became a note.'],
  },
  {
    line: 'Leg curl 3x12 (3s down)',
    becomes: ['- Lying leg curl: 3 x 12 (3s down)'],
    said: [],
  },
  {
    line: 'Day 1: squat heavy, 5x5 @ 80%',
    becomes: [],
    said: [
      '“squat heavy, 5x5 @ 80%” was not understood.',
      'No exercise stands below this day: it is left out.',
      'No exercise stands below this week: it is left out.',
    ],
  },
  {
    line: 'Deload: same but 60%',
    becomes: [],
    said: ['No exercise, heading or number of sets was found in this line.'],
  },
  {
    line: 'Glute bridge 2x20 @ light band, 45s rest, knees out!',
    becomes: ['- Glute bridge: 2 x 20 with a light band, rest 45 s (knees out!)'],
    said: ['“knees out!” was not understood: it became a note.'],
  },
  {
    line: 'Warm up: 5 min bike, 2x10 bodyweight squats',
    becomes: [
      'Week 1',
      'Day 1',
      'Warm-up',
      '- "Bike": 1 x 5 min',
      '- Back squat: 2 x 10 at bodyweight',
    ],
    said: [
      '“bike” is not in the exercise library: it stands between quotation marks.',
      '“squats” was taken for Back squat: is that right?',
      'No number of sets is given for Bike: one stands there.',
    ],
  },
  {
    line: 'Mon off',
    becomes: [],
    said: ['No exercise, heading or number of sets was found in this line.'],
  },
  {
    line: 'Calf raise 3x20 (each leg) hold 2s at the top',
    becomes: ['- Standing calf raise: 3 x 20 per side (hold 2s at the top)'],
    said: ['“hold 2s at the top” was not understood: it became a note.'],
  },
];
