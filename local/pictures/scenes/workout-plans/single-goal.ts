import { add, egg } from '../../drawing/geometry.ts';
import {
  amara,
  brass,
  chalk,
  clay,
  dina,
  femi,
  gwen,
  hana,
  ink,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
  zola,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { arrow, disc, halfDisc, poly, rays, slab, type Mark } from '../../drawing/sheet.ts';
import { bench, box, pullUpBar, rack } from '../../equipment/machines.ts';
import { barbell, bumper, change, iron, technique } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as more from '../../figure/poses-off-duty.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';
import { hands, stand } from '../../figure/poses-standing.ts';
import { both, onChest, type Leg } from '../../figure/skeleton.ts';

/** The audience: heads and shoulders along the lower edge. */
const crowd =
  (color: string): Mark =>
  ({ w, h }) =>
    [0.02, 0.11, 0.205, 0.29, 0.385, 0.47, 0.56, 0.655, 0.74, 0.83, 0.915, 0.99]
      .map((x, i) => {
        const r = h * (0.036 + (i % 3) * 0.003);
        const [cx, cy] = [x * w, h * (0.945 + (i % 2) * 0.016)];
        return (
          `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${color}"/>` +
          `<path d="M${cx - r * 2.3} ${h}C${cx - r * 2.2} ${cy + r * 0.9} ${cx + r * 2.2} ${cy + r * 0.9} ${cx + r * 2.3} ${h}Z" fill="${color}"/>`
        );
      })
      .join('');
const pressing = stand({
  pelvis: [0, 54.5, 0],
  lean: -90,
  head: -88,
  legs: both<Leg>({ to: [34, 8, 20], pole: [0.5, 1, 0.3] }),
  arms: hands([-38, 92, 35], [0.3, -0.8, 0.9]),
});
const snatchCatch = stand({
  pelvis: [-9, 70, 0],
  lean: 8,
  head: -4,
  shrug: 3,
  legs: both<Leg>({ to: [0, 8, 20], pole: [1, 0, 0.4], toe: [1, 0, 0.4] }),
  arms: hands([3, 171, 47.5], [-0.4, 0, 1]),
});
/** Both arms round a baby at the chest. */
const cradling = stand({
  lean: -2,
  head: 22,
  arms: [
    { to: [20, 106, 5], pole: [-0.8, -0.5, 0.9], flat: [0.2, 0.3, -1], bias: 14 },
    { to: [22, 128, -5], pole: [-0.8, -0.5, -0.9], flat: [0.2, 0.4, 1], bias: 14 },
  ],
});

export const singleGoalPlans: readonly Picture[] = [
  picture(
    'workoutPlan-meet-ready-powerlifting',
    'A lifter stands on a platform with a deadlift locked out, under three white lights, watched by a crowd.',
    {
      paper: ink,
      floor: '#34302c',
      yaw: 56,
      pitch: 8,
      frame: [0.14, 0.18, 0.86, 0.86],
      shapes: [
        poly(
          [
            [0.4, 0],
            [0.6, 0],
            [0.86, 1],
            [0.14, 1],
          ],
          '#3a342d',
        ),
        slab(0.37, 0.03, 0.26, 0.11, '#45403a'),
        disc(0.42, 0.085, 0.036, chalk),
        disc(0.5, 0.085, 0.036, chalk),
        disc(0.58, 0.085, 0.036, chalk),
      ],
      build: (s) => {
        s.unmeasured(() => s.block([6, -4, 0], [74, 4, 118], '#c99b62', -600));
        figure(s, { ...maya, top: rust, bottom: rust, legs: 'shorts' }, pose.deadliftTop);
        barbell(s, [9.9, 78.1, 0], [bumper, { ...bumper, color: brass }, change], { half: 92 });
      },
      front: [crowd('#0d0c0b')],
    },
  ),
  picture(
    'workoutPlan-powerlifting-primer',
    'A woman with an afro begins to pull a heavily loaded bar from a wooden platform.',
    {
      paper: sand,
      floor: rust,
      yaw: 36,
      pitch: 8,
      shapes: [rays(0.46, 0.78, '#dccaa9', 20), disc(0.46, 0.34, 0.26, brass)],
      build: (s) => {
        s.unmeasured(() => s.block([4, -2, 0], [46, 2, 92], '#c99b62', -500));
        figure(s, { ...amara, top: pine, bottom: ink, stripe: brass, shoe: chalk }, pose.deadlift);
        barbell(s, [8.5, 22.5, 0], [bumper, { ...bumper, color: pine }, iron]);
      },
    },
  ),
  picture(
    'workoutPlan-bigger-bench-press',
    'A woman bench presses a loaded bar in front of columns that grow from left to right.',
    {
      paper: brass,
      floor: '#9c6a13',
      yaw: 44,
      pitch: 12,
      shapes: [0, 1, 2, 3, 4, 5].map((i) =>
        slab(0.03 + i * 0.162, 0.6 - i * 0.1, 0.13, 0.9, i === 5 ? rust : '#f1d9a4'),
      ),
      build: (s) => {
        for (const z of [50, -50]) {
          s.block([-78, 50, z], [3, 50, 3], '#3a3733', -2);
          s.block([-70, 96, z], [6, 2, 2.6], chalk, -2);
        }
        s.block([-78, 3, 0], [3, 3, 52], '#3a3733', -30);
        bench(s, -92, 18, 44, 0, ink, -16);
        figure(s, { ...priya, top: rust, bottom: pine }, pressing);
        barbell(s, [-38, 93, 0], [{ ...bumper, color: chalk }, iron]);
      },
    },
  ),
  picture(
    'workoutPlan-first-pull-up',
    'A woman gets her chin over a bar while her training partner raises a fist beside her.',
    {
      paper: sky,
      floor: '#7896a2',
      yaw: 58,
      pitch: 6,
      shapes: [halfDisc(0.42, 0.92, 0.78, chalk), slab(0, 0, 1, 0.05, rust)],
      build: (s) => {
        pullUpBar(s, 200, 60, 0);
        figure(s, { ...hana, top: rust, bottom: ink }, low.pullUp, { x: -10 });
        box(s, -44, -10, 36, 34, 40, pine);
        figure(s, { ...zola, top: brass, bottom: pine, legs: 'long' }, pose.cheer, {
          z: -132,
          x: 14,
          yaw: 96,
        });
      },
    },
  ),
  picture(
    'workoutPlan-olympic-lifting-first-steps',
    'A woman in a headscarf catches a barbell overhead on bent knees, an arrow beside her tracing the path of the bar.',
    {
      paper: clay,
      floor: '#c99b62',
      yaw: 30,
      pitch: 7,
      shapes: [
        disc(0.46, 0.44, 0.38, '#e6a98f'),
        slab(0.88, 0, 0.12, 1, pine, '#1b382f'),
        arrow(
          [
            [70, 22, 0],
            [66, 48, 0],
            [64, 78, 0],
            [70, 112, 0],
            [69, 140, 0],
            [62, 168, 0],
          ],
          chalk,
          0.022,
        ),
      ],
      build: (s) => {
        figure(s, { ...dina, top: pine, hair: brass, bottom: ink, shoe: rust }, snatchCatch);
        barbell(s, [3, 172, 0], [{ ...technique, r: 22.5, color: rust }]);
      },
    },
  ),
  picture(
    'workoutPlan-strength-for-runners',
    'The same woman twice: she runs along a track, and she squats with a barbell on her back.',
    {
      paper: sky,
      yaw: 20,
      pitch: 9,
      shapes: [
        disc(0.12, 0.22, 0.12, chalk),
        slab(0, 0.76, 0.5, 0.24, rust),
        slab(0, 0.79, 0.5, 0.008, chalk),
        slab(0, 0.84, 0.5, 0.01, chalk),
        slab(0, 0.91, 0.5, 0.013, chalk),
        slab(0.5, 0, 0.5, 1, brass),
        slab(0.5, 0.76, 0.5, 0.24, '#9c6a13'),
      ],
      build: (s) => {
        const wearer = { ...gwen, top: pine, bottom: ink, shoe: chalk };
        figure(s, wearer, more.run, { x: -86 });
        figure(s, wearer, squat.backSquat, { x: 96 });
        barbell(s, add(onChest(squat.backSquat, [-9.5, 29, 0]), [96, 0, 0]), [bumper, iron], {
          collar: 48,
          half: 70,
        });
      },
    },
  ),
  picture(
    'workoutPlan-postnatal-strength-plan',
    'A woman holds a swaddled baby to her chest; behind her a row of discs grows towards a barbell in a rack.',
    {
      paper: '#e9d3c2',
      floor: '#b98a72',
      yaw: 24,
      pitch: 6,
      frame: [0.05, 0.06, 0.95, 0.95],
      shapes: [0, 1, 2, 3, 4, 5, 6].map((i) =>
        disc(0.06 + i * 0.135, 0.3 - i * 0.025, 0.03 + i * 0.022, i % 2 ? '#e0a892' : brass),
      ),
      build: (s) => {
        rack(s, 118, 170, 104, pine, 50);
        barbell(s, [126, 107, 0], [technique], { half: 84, collar: 58 });
        const j = figure(s, { ...femi, top: rust, sleeves: 'short', bottom: pine }, cradling, {
          x: -44,
        });
        s.solid(
          [egg(j.chest, [17, 8, 0], [8, 14, 8]), egg(j.chest, [15, -2, 0], [8.5, 9, 8.5])],
          chalk,
          8,
        );
        s.solid([egg(j.chest, [16, 25, 1], [6, 6.6, 6])], femi.skin, 9);
        s.solid([egg(j.chest, [17, 28, 1], [6.2, 5, 6.2])], sky, 10);
      },
    },
  ),
];
