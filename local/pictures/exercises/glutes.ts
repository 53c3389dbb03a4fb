import { add, cross, mix, mul, norm, sub, type V3 } from '../drawing/geometry.ts';
import {
  amara,
  brass,
  carys,
  chalk,
  clay,
  dina,
  elsa,
  femi,
  ink,
  maya,
  pine,
  rust,
  sand,
  sky,
  steel,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arch, arrow, diagonal, disc, halfDisc, rays, slab } from '../drawing/sheet.ts';
import { mat, seat, tower } from '../equipment/machines.ts';
import { barbell, bumper, cable, iron, loop } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure, midHands } from '../figure/figure.ts';
import * as low from '../figure/poses-floor.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { sidewaysPhases } from '../figure/poses-walking.ts';
import { both, type Leg, type Pose } from '../figure/skeleton.ts';

const openKnees = low.seated({
  pelvis: [0, 56, 0],
  lean: -6,
  head: -2,
  legs: both<Leg>({ to: [33, 18, 38], pole: [1, 1, 0.9], toe: [0.85, 0.1, 0.5] }),
  arms: hands([14, 56, 25], [-1, 0, 0.6], { grip: [1, 0, 0] }),
});
const clam = stand({
  pelvis: [0, 17, 0],
  lean: 0,
  roll: 86,
  chestRoll: 80,
  // Her head lies on the outstretched arm.
  headRoll: 108,
  legs: [
    { to: [2, 7, -58], pole: [1, 0, 0], toe: [0.75, 0, -0.66] },
    { to: [2, 15, -58], pole: [0.8, 1, 0], toe: [0.75, 0.2, -0.66], bias: 3 },
  ],
  arms: [
    { to: [3, 5, 102.6], pole: [0, 1, 0], flat: [0.1, -0.1, 1] },
    { to: [40, 4, 34], pole: [-0.4, 1, 0.2], flat: [0.8, 0, 0.5] },
  ],
});

const thrustLow = stand({
  pelvis: [-9, 24, 0],
  lean: -52,
  chest: -54,
  head: -20,
  legs: both<Leg>({ to: [42, 8, 14], pole: [1, 1, 0.1] }),
  arms: hands([0, 42, 31], [-0.6, 0.1, 1]),
});
/** The free knee stays above the hip. */
const freeLeg: Leg = { to: [38, 88, -9], pole: [-1, 1, 0], toe: [0.2, 1, 0] };
const alongBench = hands([-50, 46, 60], [-1, 0.2, 0], { flat: [0.1, -0.05, 1] });
const oneLegThrust = stand({
  ...low.hipThrust,
  legs: [{ to: [42, 8, 9], pole: [1, 1, 0.1] }, freeLeg],
  arms: alongBench,
});
const oneLegLow = stand({
  ...thrustLow,
  legs: [
    { to: [42, 8, 9], pole: [1, 1, 0.1] },
    { to: [29, 63, -9], pole: [-1, 1, 0], toe: [0.2, 1, 0] },
  ],
  arms: alongBench,
});
const lyingLegs = both<Leg>({ to: [38, 8, 11], pole: [0.5, 1, 0] });
const lyingFlat = stand({
  pelvis: [5, 11, 0],
  lean: -92,
  chest: -92,
  head: -84,
  legs: lyingLegs,
  arms: hands([-4, 4, 27], [0, -0.3, 1], { flat: [1, 0, 0] }),
});
const oneLegFlat: Pose = {
  ...lyingFlat,
  legs: [{ to: [45, 49, 9], pole: [-1, 1, 0], toe: [0.2, 1, 0] }, lyingLegs[1]],
};
const oneLegBridge: Pose = {
  ...low.bridge,
  legs: [{ to: [40, 71, 9], pole: [-1, 1, 0], toe: [0.2, 1, 0] }, low.bridge.legs[1]],
};
const frogLegs = both<Leg>({ to: [40, 8, 6], pole: [-0.15, 0.3, 1], toe: [1, 0.25, 0.1] });
/** Upper arms on the mat beside her, fists up. */
const fistsUp = hands([-18, 37, 24], [0.4, -1, 0.1], { grip: [0, 0, 1] });
/** The chin is tucked: she looks at her knees. */
const frog = stand({
  ...low.bridge,
  pelvis: [2, 27, 0],
  lean: -112,
  chest: -110,
  head: -58,
  legs: frogLegs,
  arms: fistsUp,
});
const frogFlat = stand({ ...lyingFlat, head: -58, legs: frogLegs, arms: fistsUp });
const legBack = stand({
  ...pose.kickback,
  legs: [{ to: [-54, 25, 9], pole: [1, -1, 0], toe: [0.3, -0.95, 0] }, { to: [0, 8, -9] }],
});
const legUnder = stand({
  ...pose.kickback,
  legs: [{ to: [6, 12, 9], pole: [1, -0.1, 0], toe: [0.9, -0.45, 0] }, { to: [0, 8, -9] }],
});
const closedKnees = low.seated({
  pelvis: [0, 56, 0],
  lean: -6,
  head: -2,
  legs: both<Leg>({ to: [36, 18, 14], pole: [1, 1, 0.1], toe: [0.98, 0.1, 0.1] }),
  arms: hands([14, 56, 25], [-1, 0, 0.6], { grip: [1, 0, 0] }),
});
const feetCloser = stand({
  ...pose.sideStep,
  pelvis: [-12, 75, -3],
  legs: [
    { to: [0, 8, 13], pole: [1, 0, 0.4] },
    { to: [0, 8, -18], pole: [1, 0, -0.4] },
  ],
});
const clamShut = stand({
  ...clam,
  legs: [
    { to: [2, 7, -58], pole: [1, 0, 0], toe: [0.75, 0, -0.66] },
    { to: [2, 15, -58], pole: [1, 0.12, 0], toe: [0.75, 0.05, -0.66], bias: 3 },
  ],
});

export const glutes: readonly Picture[] = [
  ...movement(
    'exercise-barbell-hip-thrust',
    'A woman with her upper back on a bench holds a padded barbell level across her hips.',
    {
      paper: clay,
      floor: '#b86f57',
      yaw: 24,
      shapes: [halfDisc(0.48, 0.82, 0.62, chalk), slab(0, 0, 1, 0.08, rust, '#983517')],
      build: (s, p) => {
        s.block([-52, 36, 0], [13, 6, 46], '#2a2725', -30);
        for (const z of [-34, 34]) s.block([-52, 15, z], [10, 15, 3], '#3a3733', -34);
        const j = figure(s, { ...femi, top: pine, bottom: ink }, p);
        const bar = add(midHands(j), [-1, 1, 0]);
        barbell(s, bar, [{ ...bumper, color: brass }, iron], { bias: 6 });
        s.tube(add(bar, [0, 0, -20]), add(bar, [0, 0, 20]), 5.6, sky, 9, 4);
      },
    },
    {
      shown: low.hipThrust,
      start: thrustLow,
      alt: 'A woman sits low against a bench, a padded barbell across her hips just above the floor.',
    },
  ),
  ...movement(
    'exercise-single-leg-hip-thrust',
    'A woman with her upper back on a bench lifts her hips on one foot, the other knee held above her hip.',
    {
      paper: sand,
      floor: '#c7b188',
      yaw: 26,
      shapes: [arch(0.56, 0.08, 0.5, rust), slab(0.88, 0, 0.06, 1, pine)],
      build: (s, p) => {
        s.block([-52, 36, 0], [13, 6, 66], pine, -30);
        for (const z of [-52, 52]) s.block([-52, 15, z], [10, 15, 3], '#3a3733', -34);
        figure(s, { ...dina, top: sky, hair: chalk, bottom: ink }, p);
      },
    },
    {
      shown: oneLegThrust,
      start: oneLegLow,
      alt: 'A woman sits low with her shoulders against a bench, one foot planted and the other knee held above her hip.',
    },
  ),
  ...movement(
    'exercise-glute-bridge',
    'A woman lies on a mat with bent knees and lifts her hips into a straight line from shoulders to knees.',
    {
      paper: '#d7e0df',
      floor: sky,
      yaw: 14,
      pitch: 12,
      zoom: 7.4,
      shapes: [disc(0.5, 0.72, 0.5, chalk), slab(0.08, 0.1, 0.2, 0.4, rust)],
      build: (s, p) => {
        mat(s, -84, 74, 62, pine);
        figure(s, { ...elsa, top: brass, bottom: rust }, p);
      },
    },
    {
      shown: low.bridge,
      start: lyingFlat,
      alt: 'A woman lies flat on a mat with bent knees, feet on the floor and arms beside her.',
    },
  ),
  ...movement(
    'exercise-single-leg-glute-bridge',
    'A woman bridges on one foot with her other knee held above her hip.',
    {
      paper: pine,
      floor: '#19352d',
      yaw: 14,
      pitch: 12,
      shapes: [diagonal(0.62, 0.34, 0.3, '#2f5b4e'), disc(0.78, 0.3, 0.2, brass)],
      build: (s, p) => {
        mat(s, -84, 74, 62, clay);
        figure(s, { ...carys, top: chalk, bottom: brass, stripe: ink }, p);
      },
    },
    {
      shown: oneLegBridge,
      start: oneLegFlat,
      alt: 'A woman lies flat on a mat with one foot planted and the other knee held above her hip.',
    },
  ),
  ...movement(
    'exercise-frog-pump',
    'A woman on her back with the soles of her feet together and her knees wide lifts her hips off a mat.',
    {
      paper: brass,
      floor: '#b97f20',
      yaw: -16,
      pitch: 20,
      frame: [0.08, 0.2, 0.92, 0.9],
      back: 120,
      shapes: [rays(0.5, 0.6, '#e2aa45', 16), halfDisc(0.5, 0.6, 0.42, rust)],
      build: (s, p) => {
        mat(s, -88, 60, 104, pine);
        figure(s, { ...maya, top: chalk, bottom: sky, stripe: chalk, shoe: rust }, p);
      },
    },
    {
      shown: frog,
      start: frogFlat,
      alt: 'A woman lies flat on a mat, the soles of her feet together and her knees wide.',
    },
  ),
  ...movement(
    'exercise-cable-glute-kickback',
    'A woman holds a cable tower and drives one leg back against a strap at her ankle.',
    {
      paper: brass,
      floor: '#b27c1e',
      yaw: 12,
      frame: [0.12, 0.09, 0.72, 0.93],
      shapes: [rays(0.5, 0.85, '#e2aa45', 18), slab(0, 0.9, 1, 0.1, '#b27c1e')],
      build: (s, p) => {
        const j = figure(s, { ...amara, top: rust, bottom: ink, stripe: chalk }, p);
        const ankle = j.legs[0].end;
        s.tube(add(ankle, [2, 4, 0]), add(ankle, [-3, -3, 0]), 5, rust, 14);
        s.unmeasured(() =>
          cable(s, add(ankle, [3, -4, 2]), tower(s, 63, 0, 16, [-1, 0, 0], 190), 2),
        );
      },
    },
    {
      shown: legBack,
      start: legUnder,
      alt: 'A woman holds a cable tower and stands with the strapped foot under her, its leg ready to drive back.',
    },
  ),
  ...movement(
    'exercise-hip-abduction-machine',
    'A woman sits in a machine and presses two pads apart with the outsides of her knees.',
    {
      paper: sky,
      floor: '#7d9dab',
      yaw: 66,
      pitch: 10,
      shapes: [arch(0.5, 0.05, 0.44, chalk), slab(0, 0, 0.1, 1, rust, '#9a3418')],
      build: (s, p) => {
        seat(s, 46, ink, 22);
        const j = figure(s, { ...femi, top: brass, bottom: pine }, p);
        for (const i of [0, 1] as const) {
          const side = i === 0 ? 1 : -1;
          const knee = mix(j.legs[i].mid, j.legs[i].root, 0.12);
          const at: V3 = add(knee, [4, 0, side * 10]);
          s.block(at, [9, 8, 2.6], ink, 6, [
            [0.86, 0, side * 0.5],
            [0, 1, 0],
            [-side * 0.5, 0, 0.86],
          ]);
          const low: V3 = [30, 6, side * 52];
          s.tube(add(at, [0, -6, side * 2]), [12, 34, side * 12], 2.2, steel, -14);
          s.tube(add(at, [0, -6, side * 3]), low, 2.2, steel, -6);
          s.tube(low, [36, 6, side * 32], 2.4, steel, 0);
        }
      },
      front: [
        arrow(
          [
            [46, 62, 58],
            [46, 62, 84],
          ],
          rust,
        ),
        arrow(
          [
            [46, 62, -58],
            [46, 62, -84],
          ],
          rust,
        ),
      ],
    },
    {
      shown: openKnees,
      start: closedKnees,
      alt: 'A woman sits in a machine with her knees together between its two pads.',
    },
  ),
  ...movement(
    'exercise-banded-lateral-walk',
    'Seen from behind, a woman in a half squat steps sideways with a resistance band round her thighs.',
    {
      paper: sky,
      floor: '#6f909d',
      // The muscles that work are behind her.
      yaw: -58,
      shapes: [slab(0.18, 0, 0.64, 1, '#b5cad3'), halfDisc(0.5, 0.79, 0.44, chalk)],
      build: (s, p) => {
        const j = figure(s, { ...maya, top: pine, bottom: '#4b3a52', stripe: chalk }, p);
        const on = (i: 0 | 1) => add(j.legs[i].mid, [-6, 3, 0]);
        loop(s, on(1), on(0), 8.4, rust, 40);
      },
      front: [
        arrow(
          [
            [10, 62, 66],
            [10, 62, 98],
          ],
          rust,
        ),
      ],
    },
    {
      shown: pose.sideStep,
      start: feetCloser,
      phases: sidewaysPhases(pose.sideStep, feetCloser),
      alt: 'Seen from behind, a woman stands in a half squat, feet under her hips, with a resistance band round her thighs.',
    },
  ),
  ...movement(
    'exercise-clamshell',
    'A woman lies on her side with bent knees and opens the top one against a band round her thighs.',
    {
      paper: pine,
      floor: '#1a362e',
      yaw: 78,
      pitch: 16,
      frame: [0.1, 0.1, 0.9, 0.84],
      shapes: [halfDisc(0.62, 0.72, 0.5, '#2f5b4e'), disc(0.18, 0.24, 0.13, brass)],
      build: (s, p) => {
        s.unmeasured(() => mat(s, -34, 62, 212, clay, 20));
        const j = figure(s, { ...carys, top: chalk, bottom: rust, shoe: chalk }, p);
        const on = (i: 0 | 1): V3 => mix(j.legs[i].mid, j.legs[i].root, 0.18);
        const [a, b] = [on(0), on(1)];
        const across = norm(sub(b, a));
        const front = norm(cross(across, sub(j.legs[0].mid, j.legs[0].root)));
        const strand = (way: number, bias: number): void => {
          const round = (p: V3, k: number, turn: number): V3 =>
            add(
              p,
              add(mul(across, k * 6.6 * Math.sin(turn)), mul(front, way * 6.6 * Math.cos(turn))),
            );
          // Of the strand behind the legs only what runs straight between them is seen.
          const turns = way > 0 ? [1.5, 1, 0.5, 0] : [0];
          const points = [
            ...turns.map((turn) => round(a, -1, turn)),
            ...turns.toReversed().map((turn) => round(b, 1, turn)),
          ];
          s.cord(points, 3.6, brass, bias);
        };
        strand(1, 40);
        strand(-1, -40);
      },
    },
    {
      shown: clam,
      start: clamShut,
      alt: 'A woman lies on her side with bent knees one on the other and a band round her thighs.',
    },
  ),
];
