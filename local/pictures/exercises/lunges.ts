import {
  amara,
  beth,
  brass,
  chalk,
  clay,
  hana,
  ink,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
  zola,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arrow, diagonal, disc, pane, poly, slab } from '../drawing/sheet.ts';
import { bench, box } from '../equipment/machines.ts';
import { groundMarks } from '../equipment/ground.ts';
import { dumbbell } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import { afterStep } from '../figure/lunge-phases.ts';
import { steppedUp, stepUpPhases } from '../figure/poses-step-up.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { lungeLength, walkingLunge } from '../figure/poses-walking.ts';
import { onChest, type Leg, type Pose } from '../figure/skeleton.ts';

const planted = stand({
  pelvis: [-4, 51, 0],
  lean: 6,
  head: 0,
  legs: [{ to: [36, 8, 10] }, { to: [-42, 18, -10], pole: [0.3, -1, 0], toe: [0.42, -0.9, 0] }],
  arms: hands([4, 42, 26], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});
const backwards = stand({
  pelvis: [-6, 52, 0],
  lean: 18,
  head: 4,
  legs: [{ to: [30, 8, 8] }, { to: [-50, 20, -9], pole: [0.3, -1, 0], toe: [0.45, -0.88, 0] }],
  arms: hands([10, 41, 25], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});
const splitTall = stand({
  pelvis: [-8, 82.6, 0],
  lean: 10,
  head: 2,
  legs: [{ to: [24, 8, 9] }, { to: [-60, 44.8, -9], pole: [0.2, -1, 0], toe: [-1, -0.36, 0] }],
  arms: hands([4, 70.2, 24], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});
const plantedTall = stand({
  pelvis: [-4, 78.6, 0],
  lean: 4,
  head: 0,
  legs: [{ to: [36, 8, 10] }, { to: [-42, 18, -10], pole: [1, -0.4, 0], toe: [0.42, -0.9, 0] }],
  arms: hands([3, 67.2, 26], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});
const beforeStep = stand({
  pelvis: [-31, 88.5, 0],
  legs: pose.feet(8, -32),
  arms: hands([-26, 77, 25], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});
const beforeStepBack = stand({
  pelvis: [29, 89.4, 0],
  legs: pose.feet(8, 28),
  arms: hands([34, 77.6, 25], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});
const chestHold = (base: Pose, out = 0.6): Pose => ({
  ...base,
  arms: [
    { to: onChest(base, [18, 18, 4.5]), pole: [0.2, -1, out], grip: [1, 0, 0] },
    { to: onChest(base, [18, 18, -4.5]), pole: [0.2, -1, -out], grip: [1, 0, 0] },
  ],
});
/**
 * The left foot stays where it is, flat and with its toes ahead; the right one is put down far
 * beside it before she sinks.
 */
const sideways = (right: number, more: Partial<Pose>): Pose =>
  chestHold(
    stand({
      ...more,
      legs: [
        { to: [0, 8, right], pole: [1, 0, 0.32], toe: [1, 0, 0.15] },
        { to: [0, 8, -52], pole: [1, 0, -0.25], toe: [1, 0, -0.2] },
      ],
    }),
  );
const sideStep = {
  together: sideways(-34, { pelvis: [-1, 89.5, -43], lean: 3 }),
  landed: sideways(42, { pelvis: [-4, 79.7, -4], lean: 14, head: 2 }),
  low: sideways(42, { pelvis: [-19, 52.5, 21.9], lean: 34, head: 8 }),
};
/**
 * A step back and the sinking after it are two things: the ball of the foot is down before she
 * sinks.
 */
const steppedBack = stand({
  pelvis: [-8, 77.5, 0],
  lean: 8,
  head: 2,
  legs: [{ to: [30, 8, 8] }, { ...backwards.legs[1], pole: [1, -0.4, 0] }],
  arms: hands([0, 66.5, 25], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});
/**
 * Elbows in; the planted knee is over its foot, and the other foot lands a foot's width past it.
 */
const curtsied = (more: Partial<Pose>, left: Leg): Pose =>
  chestHold(
    stand({
      ...more,
      legs: [{ to: [8, 8, 4], pole: [1, 0, -0.06], toe: [1, 0, 0.1] }, left],
    }),
    -0.15,
  );
const behind: Leg = { to: [-48, 17, 18], pole: [0.5, -1, 0], toe: [0.5, -0.85, -0.15] };
const curtsy = curtsied({ pelvis: [-14, 55, 0], lean: 22, head: 6 }, behind);
const beforeCurtsy = curtsied(
  { pelvis: [6, 89.4, -4], lean: 4 },
  { to: [6, 8, -18], pole: [1, 0, -0.2], toe: [1, 0, -0.15] },
);
const crossed = curtsied(
  { pelvis: [-9, 76, 0], lean: 12, head: 3 },
  { ...behind, pole: [1, -0.5, 0] },
);

export const lunges: readonly Picture[] = [
  ...movement(
    'exercise-bulgarian-split-squat',
    'A woman lowers into a split squat with her rear foot on a bench and a dumbbell in each hand.',
    {
      paper: chalk,
      floor: sand,
      yaw: 16,
      shapes: [diagonal(0.42, 0.2, 0.34, clay), slab(0.86, 0, 0.14, 1, rust, '#9a3418')],
      build: (s, p) => {
        bench(s, -102, -60, 42, 0, ink, -14);
        const j = figure(s, maya, p);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
      },
    },
    {
      shown: pose.split,
      start: splitTall,
      alt: 'A woman stands tall with her rear foot up on a bench behind her and a dumbbell in each hand.',
    },
  ),
  ...movement(
    'exercise-split-squat',
    'A woman stands in a long stride and sinks until her back knee touches a mat, dumbbells hanging at her sides.',
    {
      paper: clay,
      floor: '#b2664d',
      yaw: 38,
      pitch: 12,
      shapes: [slab(0.16, 0.1, 0.62, 0.5, chalk), slab(0.16, 0.1, 0.62, 0.06, rust)],
      build: (s, p) => {
        s.block([-14, 1.2, -10], [26, 1.2, 20], sky, -400);
        const j = figure(s, { ...beth, top: pine, bottom: ink, shoe: rust }, p);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], rust);
      },
    },
    {
      shown: planted,
      start: plantedTall,
      alt: 'A woman stands tall in a long stride, her back heel off the floor, dumbbells hanging at her sides.',
    },
  ),
  ...movement(
    'exercise-walking-lunge',
    'A woman with cropped hair lunges forward along a lane, back knee just off the floor, dumbbells at her sides.',
    {
      paper: '#c9d6d6',
      floor: '#7f9b97',
      yaw: 14,
      back: 40,
      shapes: [
        poly(
          [
            [0, 0.74],
            [1, 0.36],
            [1, 1],
            [0, 1],
          ],
          '#aabfbd',
        ),
        disc(0.82, 0.24, 0.15, brass),
      ],
      build: (s, p, gone) => {
        groundMarks(s, gone, '#708e8a', 40, lungeLength / 2);
        const j = figure(s, { ...zola, top: rust, bottom: ink }, p);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0.05], rust);
      },
      front: [
        arrow(
          [
            [62, 30, 0],
            [98, 30, 0],
          ],
          ink,
        ),
      ],
    },
    {
      shown: walkingLunge.shown,
      start: beforeStep,
      phases: walkingLunge.phases,
      travel: lungeLength * 2,
      alt: 'A woman with cropped hair stands with her feet together at the start of a lane, dumbbells at her sides.',
    },
  ),
  ...movement(
    'exercise-reverse-lunge',
    'A woman steps one leg back and lowers its knee towards the floor, a dumbbell in each hand.',
    {
      paper: chalk,
      floor: '#d8c7a6',
      yaw: 30,
      flip: true,
      shapes: [disc(0.46, 0.44, 0.38, brass), slab(0.8, 0, 0.2, 0.5, pine, '#1d3a32')],
      build: (s, p) => {
        const j = figure(s, { ...priya, top: rust, bottom: ink }, p);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], pine);
      },
      front: [
        arrow(
          [
            [-62, 6, 14],
            [-98, 6, 14],
          ],
          rust,
        ),
      ],
    },
    {
      shown: backwards,
      start: beforeStepBack,
      phases: afterStep(backwards, steppedBack, beforeStepBack, 'Step back'),
      alt: 'A woman stands tall on both feet before her step back, a dumbbell in each hand.',
    },
  ),
  ...movement(
    'exercise-lateral-lunge',
    'A woman sinks into one bent leg with the other straight out to the side, a dumbbell held at her chest.',
    {
      paper: '#e9dcc4',
      floor: pine,
      yaw: 80,
      shapes: [disc(0.44, 0.42, 0.36, sky), diagonal(0.78, 0.62, 0.1, rust)],
      build: (s, p) => {
        figure(s, { ...amara, top: rust, bottom: ink, stripe: chalk }, p);
        dumbbell(s, onChest(p, [20, 16, 0]), [0.2, 1, 0], ink, 1.1, 4);
      },
      front: [
        arrow(
          [
            [10, 40, 72],
            [10, 40, 98],
          ],
          rust,
        ),
      ],
    },
    {
      shown: sideStep.low,
      start: sideStep.together,
      phases: afterStep(sideStep.low, sideStep.landed, sideStep.together, 'Step out'),
      alt: 'A woman stands with her feet together, a dumbbell held at her chest, before her step to the side.',
    },
  ),
  ...movement(
    'exercise-curtsy-lunge',
    'A woman crosses one foot far behind the other and sinks until its knee nears the floor, a dumbbell at her chest.',
    {
      paper: '#efd9c7',
      floor: clay,
      yaw: 48,
      shapes: [disc(0.5, 0.45, 0.38, pine), disc(0.5, 0.45, 0.38, 'none', '#2f5b4e')],
      build: (s, p) => {
        figure(s, { ...hana, top: brass, bottom: rust }, p);
        dumbbell(s, onChest(p, [18.5, 12.5, 0]), [0.2, 1, 0], ink, 1, 4);
      },
    },
    {
      shown: curtsy,
      start: beforeCurtsy,
      phases: afterStep(curtsy, crossed, beforeCurtsy, 'Cross behind'),
      alt: 'A woman stands tall on both feet and holds a dumbbell upright at her chest.',
    },
  ),
  ...movement(
    'exercise-step-up',
    'A woman steps onto a box with one foot and pushes up, a dumbbell in each hand.',
    {
      paper: chalk,
      floor: brass,
      yaw: 20,
      shapes: [pane(0.06, 0.1, 0.26, 0.5, sky, pine), slab(0.7, 0, 0.3, 0.86, clay)],
      build: (s, p) => {
        // From the front the box is nearer than the foot on the floor behind it.
        box(s, 42, 4, 48, 42, 56, pine, s.cam.toward[0] > 0.9 ? -19 : -34);
        const j = figure(s, { ...beth, top: rust, bottom: ink, legs: 'long' }, p);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
      },
    },
    {
      shown: steppedUp.rising,
      start: steppedUp.standing,
      phases: stepUpPhases,
      alt: 'A woman stands with one foot flat on a box and the other on the floor, a dumbbell in each hand.',
    },
  ),
];
