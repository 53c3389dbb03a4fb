import { add } from '../../drawing/geometry.ts';
import {
  amara,
  brass,
  carys,
  chalk,
  clay,
  dina,
  elsa,
  graphite,
  ink,
  leather,
  maya,
  pine,
  rust,
  sky,
  steel,
  zola,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { disc, dust, slab } from '../../drawing/sheet.ts';
import type { Stage } from '../../drawing/stage.ts';
import { barbell, bumper, change, iron, technique } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';
import { hands, stand } from '../../figure/poses-standing.ts';
import { both, onChest, type Leg, type Pose } from '../../figure/skeleton.ts';

const atThePin = stand({
  pelvis: [-14, 44, 0],
  lean: 30,
  head: 26,
  legs: [
    { to: [26, 8, -12], pole: [1, 1, 0] },
    { to: [-48, 17, 10], pole: [0.6, -1, 0], toe: [0.3, -0.95, 0] },
  ],
  arms: [
    { to: [60, 46, 6], pole: [-0.6, -1, 0.5], grip: [1, 0, 0] },
    { to: [36, 56, -15], pole: [-1, -0.2, -0.5], flat: [1, -0.1, 0] },
  ],
});
const thrust = { ...low.hipThrust, arms: hands([3, 63, 29], [-0.4, -0.5, 1]) };
/** A phone on a tripod, its screen towards the lifter. */
function tripod(s: Stage, x: number, z: number): void {
  for (const [dx, dz] of [
    [-14, 8],
    [14, 8],
    [0, -16],
  ] as const)
    s.tube([x, 66, z], [x + dx, 0, z + dz], 1.4, ink, 0, 3);
  s.block([x, 78, z], [1.4, 13, 7], ink, 4);
  s.block([x - 1.6, 78, z], [0.3, 11, 5.6], sky, 5);
}
const rackedLow: Pose = {
  ...pose.frontSquat,
  arms: hands(onChest(pose.frontSquat, [4.5, 35, 19.5]), [1, 0.15, 0]),
};
const steps = (color: string, last: string) =>
  [0, 1, 2, 3, 4].map((i) =>
    slab(0.52 + i * 0.096, 0.74 - i * 0.13, 0.096, 0.2 + i * 0.13, i === 4 ? last : color),
  );
const stickRack = stand({
  pelvis: [-16, 62, 0],
  lean: 18,
  chest: 12,
  head: -2,
  legs: both<Leg>({ to: [0, 8, 15], pole: [1, 0, 0.35], toe: [1, 0, 0.38] }),
});
const stickFront: Pose = {
  ...stickRack,
  arms: hands(onChest(stickRack, [4.5, 35, 19.5]), [1, 0.15, 0]),
};
const wideStart = stand({
  pelvis: [-30, 49, 0],
  lean: 58,
  head: 22,
  legs: both<Leg>({ to: [0, 8, 12], pole: [1, 0, 0.3], toe: [1, 0, 0.3] }),
  arms: hands([8, 24, 46], [-0.4, 0.2, 1]),
});

export const barbellSportPackPlans: readonly Picture[] = [
  picture(
    'memberPlan-beginner-bodybuilding-programme',
    'A woman kneels beside a weight stack and moves the pin to another plate.',
    {
      paper: '#dfe6e2',
      floor: '#9bb0a6',
      yaw: -28,
      pitch: 9,
      frame: [0.16, 0.12, 0.8, 0.92],
      shapes: [disc(0.36, 0.4, 0.32, clay), slab(0.84, 0, 0.16, 1, pine, '#1b382f')],
      build: (s) => {
        for (const z of [15, -15]) s.block([74, 74, z], [2.8, 74, 2.8], graphite, -2);
        s.block([74, 146, 0], [3, 3, 18], graphite, -2);
        s.block([74, 3, 0], [10, 3, 22], graphite, -4);
        for (let i = 0; i < 12; i++)
          s.block([74, 10 + i * 7, 0], [7, 2.9, 12], i === 5 ? brass : steel, -3);
        s.tube([74, 90, 0], [74, 144, 0], 1.4, ink, -3, 3);
        figure(s, { ...amara, top: rust, bottom: ink, stripe: chalk }, atThePin);
        s.tube([60, 45, 6], [68, 45, 2], 1.6, ink, 4);
        s.sphere([60, 45, 6], 2.6, rust, 8);
      },
    },
  ),
  picture(
    'memberPlan-intermediate-bodybuilding-programme',
    'A woman thrusts a loaded barbell up with her shoulders on a bench, five columns rising behind.',
    {
      paper: chalk,
      floor: '#d8c7a6',
      yaw: 22,
      pitch: 9,
      frame: [0.12, 0.3, 0.88, 0.91],
      shapes: [0, 1, 2, 3, 4].map((i) =>
        slab(
          0.16 + i * 0.15,
          0.5 - i * 0.1,
          0.11,
          0.36 + i * 0.1,
          i === 4 ? rust : i % 2 ? brass : sky,
        ),
      ),
      build: (s) => {
        s.block([-56, 37, 0], [14, 4, 58], leather, -60);
        for (const z of [-44, 44]) s.block([-56, 16, z], [8, 16, 3], graphite, -64);
        figure(s, { ...zola, top: rust, bottom: pine, legs: 'long' }, thrust);
        barbell(s, [3, 64, 0], [iron, change], { bias: 6, half: 78 });
      },
    },
  ),
  picture(
    'memberPlan-beginner-powerlifting-programme',
    'A woman squats below a brass line while a telephone on a tripod films her.',
    {
      paper: '#6c8c9b',
      floor: '#3f5864',
      yaw: 24,
      pitch: 7,
      frame: [0.1, 0.1, 0.9, 0.92],
      shapes: [disc(0.4, 0.42, 0.34, '#7f9eac'), slab(0, 0.53, 1, 0.014, brass)],
      build: (s) => {
        figure(s, { ...maya, top: chalk, bottom: ink }, squat.backSquat);
        barbell(s, onChest(squat.backSquat, [-9.5, 29, 0]), [{ ...iron, color: rust }, change], {
          half: 78,
        });
        tripod(s, 128, 8);
      },
    },
  ),
  picture(
    'memberPlan-intermediate-powerlifting-programme',
    'A woman with short white hair sits deep in a front squat beside five rising steps.',
    {
      paper: clay,
      floor: '#8f4a35',
      yaw: 40,
      pitch: 7,
      frame: [0.06, 0.14, 0.52, 0.92],
      shapes: steps('#e8b49f', rust),
      build: (s) => {
        figure(s, { ...elsa, top: pine, bottom: ink }, rackedLow);
        barbell(s, onChest(rackedLow, [9, 32.5, 0]), [bumper, { ...bumper, color: ink }, change], {
          half: 84,
        });
      },
    },
  ),
  picture(
    'memberPlan-beginner-weightlifting-programme',
    'A woman sits into a squat with a broomstick across her collarbones and her elbows high.',
    {
      paper: '#dfe6e2',
      floor: '#c49a6c',
      yaw: 48,
      pitch: 7,
      frame: [0.3, 0.16, 0.72, 0.92],
      shapes: [0, 1, 2, 3].map((i) =>
        slab(0.04 + i * 0.24, 0.1, 0.2, 0.7, i === 2 ? rust : ([pine, sky, rust, brass][i] ?? sky)),
      ),
      build: (s) => {
        figure(s, { ...carys, top: chalk, bottom: ink, stripe: brass }, stickFront);
        const c = onChest(stickFront, [9, 32.5, 0]);
        s.tube(add(c, [0, 0, -76]), add(c, [0, 0, 76]), 1.5, '#8a5a30', 2, 14);
      },
    },
  ),
  picture(
    'memberPlan-intermediate-weightlifting-programme',
    'A woman grips a barbell on the floor very wide, ready to snatch, before rows of small dots.',
    {
      paper: rust,
      floor: '#7d2c15',
      yaw: 64,
      pitch: 9,
      frame: [0.1, 0.24, 0.9, 0.92],
      shapes: Array.from({ length: 60 }, (_, i) =>
        disc(
          0.095 + (i % 15) * 0.058,
          0.1 + Math.floor(i / 15) * 0.1,
          0.017,
          i % 15 === 14 ? chalk : '#d8704c',
        ),
      ),
      build: (s) => {
        s.unmeasured(() => s.block([0, 0.6, 0], [70, 0.6, 120], '#c49a6c', -500));
        figure(s, { ...zola, top: pine, bottom: ink, legs: 'long', shoe: brass }, wideStart);
        barbell(
          s,
          [8.5, 23, 0],
          [
            { ...bumper, color: sky },
            { ...technique, color: brass },
          ],
          { bias: 4 },
        );
      },
      front: [dust([10, 24, 46], 0.05, 4), dust([10, 24, -46], 0.05, 8)],
    },
  ),
  picture(
    'memberPlan-olympic-lifting-catching-it-low',
    'A woman receives a barbell on her shoulders at the very bottom of a squat, stairs leading down.',
    {
      paper: '#efe2cc',
      floor: '#2c4a57',
      yaw: 54,
      pitch: 6,
      frame: [0.42, 0.3, 0.96, 0.93],
      shapes: [0, 1, 2, 3, 4].map((i) =>
        slab(0, 0.12 + i * 0.15, 0.14 + i * 0.1, 0.15, i % 2 ? '#b9ccd4' : sky),
      ),
      build: (s) => {
        figure(s, { ...dina, top: rust, hair: pine, bottom: ink, shoe: chalk }, rackedLow);
        barbell(
          s,
          onChest(rackedLow, [9, 32.5, 0]),
          [
            { ...bumper, color: pine },
            { ...bumper, color: brass },
          ],
          {
            half: 80,
          },
        );
      },
    },
  ),
];
