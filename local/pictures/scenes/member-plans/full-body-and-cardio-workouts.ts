import { clock } from '../../drawing/flat-shapes.ts';
import { add, rad, type V3 } from '../../drawing/geometry.ts';
import {
  amara,
  beth,
  brass,
  chalk,
  dina,
  elsa,
  graphite,
  ink,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
  steel,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { disc, pane, poly, rays, slab } from '../../drawing/sheet.ts';
import type { Stage } from '../../drawing/stage.ts';
import { bellOnFloor } from '../../equipment/furniture.ts';
import { mat } from '../../equipment/machines.ts';
import { barbell, bumper, change, dumbbell, iron } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';
import { hands, stand } from '../../figure/poses-standing.ts';
import { both, onChest, type Leg, type Pose } from '../../figure/skeleton.ts';

/** Walking up a slope of ten per cent and more: the floor rises by 0.16 for each centimetre. */
const uphill = stand({
  pelvis: [2, 104, 0],
  lean: 12,
  head: 2,
  legs: [
    { to: [30, 31, 8], pole: [1, 0, 0.1], toe: [0.98, 0.18, 0.05] },
    { to: [-34, 29, -8], pole: [1, 0, 0], toe: [0.76, -0.65, 0] },
  ],
  arms: [
    { to: [-8, 108, 26], pole: [-1, -0.4, 0.2], grip: [1, 0.2, 0] },
    { to: [34, 126, -18], pole: [-0.6, -1, -0.2], grip: [0.3, 1, 0] },
  ],
});
/** A treadmill that climbs to the right: its belt, its posts and its screen. */
function treadmill(s: Stage): void {
  const a = rad(9);
  const dirs: readonly [V3, V3, V3] = [
    [Math.cos(a), Math.sin(a), 0],
    [-Math.sin(a), Math.cos(a), 0],
    [0, 0, 1],
  ];
  s.block([4, 16, 0], [86, 3.4, 32], ink, -300, dirs);
  for (const z of [-29, 29]) s.block([4, 18.6, z], [86, 1.6, 4], '#55504a', -290, dirs);
  s.block([80, 13, 0], [9, 13, 30], graphite, -320);
  for (const z of [-30, 30]) {
    s.tube([80, 26, z], [66, 128, z], 2.6, '#55504a', z > 0 ? 4 : -40, 5);
    s.tube([66, 122, z], [30, 116, z], 2.2, rust, z > 0 ? 6 : -40, 3);
  }
  s.block([68, 132, 0], [3, 12, 32], graphite, -30, [
    [0.92, 0.39, 0],
    [-0.39, 0.92, 0],
    [0, 0, 1],
  ]);
}
const thrust = stand({
  pelvis: [-25, 43, 0],
  lean: 26,
  chest: 18,
  head: -2,
  legs: both<Leg>({ to: [0, 8, 17], pole: [1, 0, 0.4], toe: [1, 0, 0.4] }),
});
const thruster: Pose = {
  ...thrust,
  arms: hands(onChest(thrust, [12, 31, 18]), [1, -0.6, 0.3], { grip: [1, 0.1, 0] }),
};
/** An exercise bike: a heavy front wheel, a saddle and two pedals. */
function bike(s: Stage, saddle: V3, feet: readonly [V3, V3], grips: V3): void {
  const crank: V3 = [22, 40.5, 0];
  s.plate([76, 33, 0], [0, 0, 1], 29, 7, brass, -4);
  s.tube([76, 33, -10], [76, 33, 10], 3, steel, 2);
  for (const x of [-32, 84]) s.block([x, 3, 0], [4, 3, 30], graphite, -20);
  s.tube([-32, 6, 0], crank, 3.2, graphite, -16, 4);
  s.tube(crank, [84, 6, 0], 3.2, graphite, -18, 3);
  s.tube(crank, add(saddle, [0, -5, 0]), 3.2, graphite, -14, 5);
  s.tube(crank, [52, 96, 0], 3.2, graphite, -10, 5);
  s.tube([52, 96, 0], add(grips, [-2, -2, -grips[2]]), 2.6, steel, -6, 2);
  s.tube(add(grips, [0, 0, -2 * grips[2] - 4]), add(grips, [0, 0, 4]), 2.2, ink, -2, 4);
  s.block(saddle, [15, 3, 8], ink, -6);
  s.plate(crank, [0, 0, 1], 9, 3, steel, 4);
  feet.forEach((foot, i) => {
    const z = i === 0 ? 7 : -7;
    const pedal = add(foot, [7, -9.5, 0]);
    s.tube([crank[0], crank[1], z], [pedal[0], pedal[1], z], 1.8, steel, i === 0 ? 6 : -12);
    s.block(pedal, [6, 1.4, 5], ink, i === 0 ? 4 : -14);
  });
}
const ride = stand({
  pelvis: [-12, 104, 0],
  lean: 44,
  head: 18,
  legs: [
    { to: [21, 34, 12], pole: [1, 0.5, 0.1], toe: [0.95, -0.3, 0] },
    { to: [9, 66, -12], pole: [1, 0.6, -0.1], toe: [0.92, -0.38, 0] },
  ],
  arms: hands([58, 118, 17], [-0.2, -1, 0.5], { grip: [1, 0.2, 0] }),
});
const onSofa = stand({
  pelvis: [-20, 54, 0],
  lean: 63,
  head: 46,
  legs: both<Leg>({ to: [-92, 17, 8], pole: [0, -1, 0], toe: [0.3, -0.95, 0] }),
  arms: hands([27, 49, 26], [-1, 0.4, 0.6], { flat: [1, -0.05, 0] }),
});

export const fullBodyAndCardioWorkouts: readonly Picture[] = [
  picture(
    'memberPlan-half-hour-barbell',
    'A woman in a headscarf front squats in front of a large clock that is half filled in.',
    {
      paper: '#dfe6e2',
      floor: '#a3b3aa',
      yaw: 42,
      frame: [0.2, 0.12, 0.8, 0.93],
      shapes: [slab(0, 0, 0.14, 1, rust), clock(0.52, 0.42, 0.38, 0.5, chalk, brass)],
      build: (s) => {
        figure(s, { ...dina, top: rust, bottom: ink, hair: pine }, squat.frontSquat);
        barbell(s, onChest(squat.frontSquat, [9.5, 35, 0]), [{ ...bumper, color: ink }, change]);
      },
    },
  ),
  picture(
    'memberPlan-cardio-for-lifters',
    'A woman with short grey hair walks up a steep treadmill, mountains behind her.',
    {
      paper: sky,
      floor: '#5f7f8c',
      yaw: 20,
      frame: [0.16, 0.08, 0.84, 0.93],
      shapes: [
        disc(0.18, 0.2, 0.1, brass),
        poly(
          [
            [0.2, 1],
            [0.62, 0.18],
            [1.1, 1],
          ],
          '#b9ccd4',
        ),
        poly(
          [
            [0.55, 1],
            [0.88, 0.3],
            [1.2, 1],
          ],
          chalk,
        ),
      ],
      build: (s) => {
        treadmill(s);
        figure(s, { ...elsa, top: rust, bottom: pine, shoe: chalk }, uphill);
      },
    },
  ),
  picture(
    'memberPlan-six-station-circuit',
    'A woman squats with dumbbells at her shoulders in front of six large dots, one of them red.',
    {
      paper: brass,
      floor: '#a8731a',
      yaw: 36,
      frame: [0.06, 0.16, 0.62, 0.92],
      shapes: [0, 1, 2, 3, 4, 5].map((i) =>
        disc(
          0.64 + (i % 3) * 0.125,
          0.24 + Math.floor(i / 3) * 0.24,
          0.078,
          i === 0 ? rust : chalk,
        ),
      ),
      build: (s) => {
        s.unmeasured(() => mat(s, -52, 46, 84, pine));
        const j = figure(s, { ...priya, top: chalk, bottom: ink, shoe: rust }, thruster);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0.1, 0], ink, 0.92, 2);
        s.unmeasured(() => bellOnFloor(s, 96, -40, rust, 1));
      },
    },
  ),
  picture(
    'memberPlan-full-body-strength-hour',
    'A woman deadlifts in front of a clock whose whole face is filled in.',
    {
      paper: chalk,
      floor: sand,
      yaw: 34,
      shapes: [clock(0.5, 0.42, 0.36, 0.999, rust, brass)],
      build: (s) => {
        figure(s, { ...maya, top: pine, bottom: ink }, pose.deadlift);
        barbell(s, [8.5, 22.5, 0], [{ ...bumper, color: pine }, iron]);
      },
    },
  ),
  picture(
    'memberPlan-ten-hard-efforts',
    'A woman with an afro pedals hard on a stationary bike, rays fanning out behind her.',
    {
      paper: rust,
      floor: '#7b2811',
      yaw: 18,
      shapes: [rays(0.42, 0.86, '#c9613c', 20)],
      build: (s) => {
        const j = figure(s, { ...amara, top: chalk, bottom: pine, stripe: brass }, ride);
        bike(s, [-14, 93, 0], [j.legs[0].end, j.legs[1].end], [60, 117, 17]);
      },
    },
  ),
  picture(
    'memberPlan-carpet-blocks',
    'In a living room a woman does a push-up with her hands on the seat of a sofa.',
    {
      paper: '#efd9c7',
      floor: '#b98a52',
      yaw: 20,
      frame: [0.06, 0.24, 0.94, 0.94],
      back: 96,
      shapes: [pane(0.08, 0.1, 0.24, 0.4, sky, pine), clock(0.52, 0.24, 0.11, 0.134, chalk, rust)],
      build: (s) => {
        mat(s, -120, 12, 96, pine);
        s.block([58, 22, 0], [36, 20, 66], rust, -60);
        s.block([54, 41, 0], [36, 5, 54], '#c75532', -50);
        s.block([92, 44, 0], [10, 44, 66], rust, -70);
        s.block([78, 58, -30], [4, 14, 15], brass, -45);
        s.block([58, 36, -62], [36, 26, 9], '#9a3418', -80);
        figure(s, { ...beth, top: pine, bottom: ink, legs: 'long', shoe: chalk }, onSofa);
      },
    },
  ),
];
