import type { V3 } from '../drawing/geometry.ts';
import {
  amara,
  beth,
  brass,
  chalk,
  clay,
  dina,
  elsa,
  femi,
  graphite,
  gwen,
  hana,
  ink,
  leather,
  maya,
  pine,
  rust,
  sand,
  sky,
  zola,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arrow, bricks, disc, halfDisc, poly, ring, slab } from '../drawing/sheet.ts';
import { groundMarks } from '../equipment/ground.ts';
import { bench, mat } from '../equipment/machines.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import * as low from '../figure/poses-floor.ts';
import { breaths, climb } from '../figure/poses-holding.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { bearCrawl, crawlLength } from '../figure/poses-walking.ts';
import { both, type Leg } from '../figure/skeleton.ts';

const copenhagen = stand({
  pelvis: [0, 44, 0],
  lean: 0,
  roll: 84,
  headRoll: 76,
  legs: [
    { to: [-6, 27, -79], pole: [1, 0, 0], toe: [1, -0.05, 0] },
    { to: [0, 51, -82], pole: [1, 0.1, 0], toe: [1, 0.05, 0], bias: 3 },
  ],
  arms: [
    { to: [25, 4, 49], pole: [-0.4, -1, 0], flat: [1, 0, 0] },
    { to: [5, 62, 12], pole: [0.2, 1, 0.2], grip: [0.3, 0, 1], bias: 12 },
  ],
});
const pointer = stand({
  pelvis: [-22, 47, 0],
  lean: 78.5,
  head: 66,
  legs: [
    { to: [-103.3, 52, 9], pole: [0, -1, 0], toe: [-0.2, -1, 0] },
    { to: [-61, 9, -9], pole: [1, -0.6, 0], toe: [-0.95, -0.3, 0] },
  ],
  arms: [
    { to: [28, 4, 17], pole: [-1, 0, 0.3], flat: [1, -0.05, 0] },
    { to: [77, 63, -17], pole: [0, -1, 0], flat: [1, 0.08, 0] },
  ],
});
/**
 * Bum and lower back are pressed flat; only from the lowest rib on does her back round, until the
 * shoulder blades are off the mat.
 */
const hollow = stand({
  pelvis: [0, 10.5, 0],
  lean: -111,
  chest: -70,
  head: -45,
  legs: both<Leg>({ to: [80.3, 26.5, 6], pole: [0, 1, 0], toe: [0.95, 0.3, 0] }),
  arms: hands([-96, 42, 17], [0, 1, 0.3], { flat: [-0.92, 0.38, 0] }),
});
const superman = stand({
  pelvis: [0, 12, 0],
  lean: 88,
  chest: 79,
  head: 96,
  legs: both<Leg>({ to: [-81.2, 20, 11], pole: [0, -1, 0], toe: [-1, -0.1, 0] }),
  arms: hands([99, 25, 24], [0, 1, 0.3], { flat: [1, 0.06, 0] }),
});

const kneelingToes: V3 = [-0.95, -0.3, 0];
const forearmsAndKnees = stand({
  ...low.plank,
  legs: both<Leg>({ to: [-64, 9, 8], pole: [0, -1, 0], toe: kneelingToes }),
});
const sidePlank = stand({
  ...low.sidePlank,
  arms: [
    low.sidePlank.arms[0],
    { to: [11, 51, 3], pole: [0.3, 1, 0.2], flat: [0.15, -0.2, -1], bias: 12 },
  ],
});
const sideLow = stand({
  ...low.sidePlank,
  pelvis: [0, 17, 2],
  roll: 52,
  headRoll: 52,
  legs: [
    { to: [2, 7, -76], pole: [1, 0, 0], toe: [1, -0.05, 0] },
    { to: [-2, 16, -77], pole: [1, 0, 0], toe: [1, -0.05, 0], bias: -3 },
  ],
  arms: [
    { to: [25, 4, 50], pole: [-0.4, -1, 0], flat: [1, 0, 0] },
    { to: [12, 34, 4], pole: [0.6, 1, 0], flat: [0.2, -0.3, -1], bias: 12 },
  ],
});
const copenhagenLow = stand({
  ...copenhagen,
  pelvis: [0, 29, -5],
  roll: 70,
  headRoll: 66,
  legs: [
    { to: [-4, 9, -81], pole: [1, 0, 0], toe: [1, -0.05, 0] },
    { to: [0, 55, -84], pole: [1, 0.3, 0], toe: [1, 0.05, 0], bias: 3 },
  ],
  arms: [
    { to: [25, 4, 45], pole: [-0.4, -1, 0], flat: [1, 0, 0] },
    { to: [8, 50, 5], pole: [0.2, 1, 0.2], grip: [0.3, 0, 1], bias: 12 },
  ],
});
const highPlank = stand({
  ...low.climber,
  legs: both<Leg>({ to: [-66, 17, 8], pole: [0, -1, 0], toe: [0.15, -1, 0] }),
});
/** One step of a bear crawl: opposite hand and foot ahead. side: 1 if the right hand is ahead. */
const rolledOut = stand({
  ...low.rollout,
  pelvis: [-10.6, 28.5, 0],
  lean: 68,
  chest: 76,
  arms: hands([86.8, 11, 9], [0.2, 1, 0.4]),
});
const overWheel = stand({
  ...low.rollout,
  pelvis: [-44, 47, 0],
  lean: 58,
  chest: 66,
  head: 58,
  arms: hands([0, 11, 9], [-0.6, 0, 1]),
});
const allFours = stand({
  ...pointer,
  legs: both<Leg>({ to: [-61, 9, 9], pole: [1, -0.6, 0], toe: kneelingToes }),
  arms: hands([28, 4, 17], [-1, 0, 0.3], { flat: [1, -0.05, 0] }),
});
/** The foot has slid back along the floor until the leg is straight. */
const slidBack = stand({
  ...allFours,
  legs: [{ to: [-95, 9.5, 9], pole: [0, -1, 0], toe: [-0.55, -0.84, 0] }, allFours.legs[1]],
});
const birdDogPhases = [
  { name: 'Hold', to: pointer, seconds: 0.9 },
  { name: 'Lower', to: slidBack, seconds: 0.8 },
  { name: 'Slide in', to: allFours, seconds: 0.8 },
  { name: 'Slide back', to: slidBack, seconds: 0.8 },
  { name: 'Lift', to: pointer, seconds: 0.8 },
];
const longBug = stand({
  ...low.deadBug,
  arms: [low.deadBug.arms[0], { to: [-97, 28, -18], pole: [0, 1, -0.2], flat: [-1, 0.3, 0] }],
});
const bugTable = stand({
  ...low.deadBug,
  legs: both<Leg>({ to: [38, 53, 9], pole: [-1, 1, 0], toe: [0.2, 1, 0] }),
  arms: hands([-46, 65, 17], [1, 0, 0.2], { flat: [0.05, 1, 0] }),
});
const lyingLong = stand({
  ...hollow,
  lean: -90,
  chest: -90,
  head: -84,
  legs: both<Leg>({ to: [81, 9, 6], pole: [0, 1, 0], toe: [0.5, 0.86, 0] }),
  arms: hands([-100, 10, 18], [0, 1, 0.3], { flat: [-1, 0.02, 0] }),
});
const faceDown = stand({
  ...superman,
  lean: 90,
  chest: 87,
  head: 96,
  legs: both<Leg>({ to: [-81, 10, 11], pole: [0, -1, 0], toe: [-1, -0.15, 0] }),
  arms: hands([100, 8, 24], [0, 1, 0.3], { flat: [1, -0.02, 0] }),
});

export const planksAndHolds: readonly Picture[] = [
  ...movement(
    'exercise-plank',
    'A woman holds a plank on her forearms and toes, her body one straight line.',
    {
      paper: '#e9dfcb',
      floor: pine,
      yaw: 16,
      pitch: 12,
      back: 90,
      shapes: [slab(0, 0.36, 1, 0.045, rust), disc(0.26, 0.36, 0.2, brass)],
      build: (s, p) => {
        mat(s, -92, 98, 62, clay);
        figure(s, { ...dina, top: rust, bottom: ink, hair: chalk }, p);
      },
    },
    {
      shown: low.plank,
      start: forearmsAndKnees,
      phases: breaths(low.plank),
      alt: 'A woman kneels on a mat with her forearms on the floor, before she lifts her knees.',
    },
  ),
  ...movement(
    'exercise-side-plank',
    'A woman props herself on one forearm in a side plank, her free hand on her upper hip.',
    {
      paper: sky,
      floor: '#7190a0',
      yaw: 54,
      pitch: 9,
      shapes: [
        poly(
          [
            [0, 0.9],
            [0.9, 0.1],
            [1, 0.1],
            [1, 1],
            [0, 1],
          ],
          '#b7cbd4',
        ),
      ],
      build: (s, p) => {
        s.block([0, 0.6, -12], [34, 0.6, 92], rust, -400);
        figure(s, { ...beth, top: pine, bottom: ink, legs: 'long', shoe: chalk }, p);
      },
    },
    {
      shown: sidePlank,
      start: sideLow,
      phases: breaths(sidePlank),
      alt: 'A woman lies on her side, propped on one forearm, her hip still on the mat.',
    },
  ),
  ...movement(
    'exercise-copenhagen-plank',
    'A woman in a side plank rests the knee and shin of her top leg on a bench and lifts the other leg below it.',
    {
      paper: clay,
      floor: '#9e563f',
      yaw: 58,
      pitch: 10,
      shapes: [
        poly(
          [
            [0, 0],
            [1, 0],
            [1, 0.3],
            [0, 0.62],
          ],
          '#e3a48c',
        ),
        disc(0.2, 0.26, 0.13, chalk),
      ],
      build: (s, p) => {
        s.block([4, 0.6, 44], [34, 0.6, 34], pine, -400);
        bench(s, -76, 24, 44, -52, leather, -40);
        // This leg of the bench is before her lower leg.
        s.block([10, 18, -52], [2.4, 18, 2.4], graphite, 30);
        figure(s, { ...femi, top: sky, bottom: ink, shoe: brass }, p);
      },
    },
    {
      shown: copenhagen,
      start: copenhagenLow,
      phases: breaths(copenhagen),
      alt: 'A woman props herself on one forearm, the knee of her top leg on a bench and her hips sunk.',
    },
  ),
  ...movement(
    'exercise-mountain-climber',
    'A woman in a high plank drives one knee forward under her chest.',
    {
      paper: '#34594f',
      floor: pine,
      yaw: 18,
      pitch: 10,
      shapes: [
        poly(
          [
            [0, 0.78],
            [0.3, 0.26],
            [0.5, 0.52],
            [0.72, 0.14],
            [1, 0.6],
            [1, 1],
            [0, 1],
          ],
          clay,
        ),
        disc(0.16, 0.2, 0.1, brass),
      ],
      build: (s, p) => {
        figure(s, { ...maya, top: chalk, bottom: rust, stripe: chalk }, p);
      },
    },
    {
      shown: low.climber,
      start: highPlank,
      phases: climb(low.climber, highPlank),
      alt: 'A woman holds a high plank with both legs long behind her.',
    },
  ),
  ...movement(
    'exercise-bear-crawl',
    'A woman crawls on hands and toes with a flat back, her knees held just above the floor.',
    {
      paper: sand,
      floor: '#c7b188',
      yaw: 18,
      pitch: 10,
      back: 100,
      frame: [0.14, 0.2, 0.86, 0.88],
      shapes: [bricks(0, 0.8, '#d9c7a2', 0.09), disc(0.62, 0.34, 0.24, rust)],
      build: (s, p, gone) => {
        groundMarks(s, gone, '#b7a076', 100, crawlLength * 2);
        figure(s, { ...amara, top: brass, bottom: pine, stripe: chalk }, p);
      },
      front: [
        arrow(
          [
            [74, 4, 30],
            [100, 4, 30],
          ],
          pine,
        ),
      ],
    },
    {
      shown: bearCrawl.shown,
      end: bearCrawl.other,
      phases: bearCrawl.phases,
      travel: crawlLength * 2,
      alt: 'A woman crawls on hands and toes, now with the other hand and knee ahead.',
    },
  ),
  ...movement(
    'exercise-ab-wheel-rollout',
    'A woman kneels on a mat and rolls a wheel far out in front of her with straight arms.',
    {
      paper: clay,
      floor: '#9e563f',
      yaw: 16,
      pitch: 11,
      shapes: [halfDisc(0.46, 0.72, 0.56, '#eab59f'), slab(0.84, 0.08, 0.1, 0.4, pine)],
      build: (s, p) => {
        mat(s, -104, -22, 62, pine);
        const j = figure(s, { ...elsa, top: chalk, bottom: pine }, p);
        const h = j.arms[0].end;
        s.tube([h[0], h[1], -16], [h[0], h[1], 16], 1.8, ink, 0, 3);
        s.plate([h[0], h[1], 0], [0, 0, 1], 11, 5, rust, 1);
      },
    },
    {
      shown: rolledOut,
      start: overWheel,
      alt: 'A woman kneels on a mat with both hands on a wheel below her shoulders.',
    },
  ),
  ...movement(
    'exercise-bird-dog',
    'On hand and knee, a woman reaches one arm forward and the opposite leg straight back.',
    {
      paper: brass,
      floor: '#9a6812',
      yaw: 15,
      pitch: 11,
      back: 90,
      shapes: [slab(0, 0.3, 1, 0.05, '#e7b44f'), disc(0.32, 0.36, 0.22, pine)],
      build: (s, p) => {
        mat(s, -76, 52, 66, sky);
        figure(s, { ...zola, top: chalk, bottom: rust, legs: 'long' }, p);
      },
    },
    {
      shown: pointer,
      start: allFours,
      phases: birdDogPhases,
      alt: 'A woman kneels on a mat on hands and knees, her back flat.',
    },
  ),
  ...movement(
    'exercise-dead-bug',
    'A woman lies on her back and reaches one arm overhead while the opposite leg stretches out low.',
    {
      paper: pine,
      floor: '#19352d',
      yaw: 16,
      pitch: 14,
      shapes: [disc(0.42, 0.44, 0.3, clay), ring(0.42, 0.44, 0.37, 0.012, clay)],
      build: (s, p) => {
        mat(s, -92, 98, 66, brass);
        figure(s, { ...zola, top: chalk, bottom: rust, legs: 'long' }, p);
      },
    },
    {
      shown: longBug,
      start: bugTable,
      alt: 'A woman lies on her back, both arms straight up and knees bent over her hips.',
    },
  ),
  ...movement(
    'exercise-hollow-hold',
    'A woman holds a shallow dish shape on her back, with legs, shoulders and arms off the mat.',
    {
      paper: '#efe2cc',
      floor: clay,
      yaw: 14,
      pitch: 13,
      back: 100,
      shapes: [halfDisc(0.5, 0.72, 0.58, '#e3cfa9'), slab(0.92, 0, 0.08, 1, pine)],
      build: (s, p) => {
        mat(s, -104, 96, 66, pine);
        figure(s, { ...hana, top: rust, bottom: ink, shoe: chalk }, p);
      },
    },
    {
      shown: hollow,
      start: lyingLong,
      phases: breaths(hollow),
      alt: 'A woman lies flat on her back on a mat, arms stretched out behind her head.',
    },
  ),
  ...movement(
    'exercise-superman',
    'A woman lies on her front with long arms and legs lifted a hand’s height off the mat.',
    {
      paper: brass,
      floor: pine,
      yaw: 18,
      pitch: 12,
      // From the front, too, all of the mat lies on the floor.
      back: 118,
      frame: [0.06, 0.1, 0.94, 0.83],
      shapes: [disc(0.5, 0.46, 0.34, rust), slab(0, 0.28, 1, 0.05, chalk)],
      build: (s, p) => {
        mat(s, -104, 118, 70, sky);
        figure(s, { ...gwen, top: chalk, bottom: ink, legs: 'long', style: 'bun' }, p);
      },
    },
    {
      shown: superman,
      start: faceDown,
      alt: 'A woman lies face down on a mat, arms and legs long and resting.',
    },
  ),
];
