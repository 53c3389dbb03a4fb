import {
  brass,
  carys,
  chalk,
  clay,
  femi,
  graphite,
  hana,
  ink,
  joan,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
  steel,
  zola,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { bricks, diagonal, disc, line, poly, ring, slab } from '../../drawing/sheet.ts';
import { bench, box, incline } from '../../equipment/machines.ts';
import {
  barbell,
  bumper,
  change,
  dumbbell,
  iron,
  kettlebell,
  technique,
} from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';
import { hands, stand } from '../../figure/poses-standing.ts';
import { onChest } from '../../figure/skeleton.ts';

const oneBell = stand({
  pelvis: [0, 87.5, 0],
  lean: 1,
  legs: [
    { to: [22, 8, 8], toe: [0.99, 0.1, 0.05] },
    { to: [-24, 15, -9], toe: [0.82, -0.56, 0] },
  ],
  arms: [
    { to: [2, 77, 28], pole: [-1, 0, 0.4], grip: [1, 0, 0] },
    { to: [14, 82, -28], pole: [-1, 0, -0.4], grip: [0.9, -0.3, 0] },
  ],
});
const armBack = stand({
  pelvis: [-12, 84, 0],
  lean: 76,
  head: 56,
  legs: [
    { to: [-14, 8, 24], pole: [1, 0, 0] },
    { to: [-46, 52, -10], pole: [1, -1, 0], toe: [-1, -0.25, 0], bias: 6 },
  ],
  arms: [
    { to: [-25, 94, 24], pole: [0, 1, 0.1], grip: [0.1, 1, 0] },
    { to: [42, 48, -12], pole: [-1, 0, -0.3], flat: [1, 0, 0] },
  ],
});
const fromPins = stand({
  pelvis: [-21, 77, 0],
  lean: 53,
  head: 26,
  legs: pose.feet(10),
  arms: hands([9, 47, 21], [0, 0, 1]),
});

export const bodyPartWorkouts: readonly Picture[] = [
  picture(
    'memberPlan-strong-middle',
    'A woman walks upright beside a plumb line with one heavy kettlebell in her right hand.',
    {
      paper: '#e9dcc4',
      floor: clay,
      yaw: 58,
      shapes: [
        slab(0.72, 0, 0.28, 1, pine, '#1d3a32'),
        line(
          [
            [0.36, 0],
            [0.36, 0.62],
          ],
          rust,
          0.008,
        ),
        poly(
          [
            [0.345, 0.62],
            [0.375, 0.62],
            [0.36, 0.7],
          ],
          rust,
        ),
      ],
      build: (s) => {
        const j = figure(s, { ...joan, top: rust, bottom: ink }, oneBell);
        kettlebell(s, j.arms[0].end, [0, 1, 0], [1, 0, 0], pine, 1.05, 2);
      },
    },
  ),
  picture(
    'memberPlan-back-shoulders-triceps-hour',
    'A woman leans on a bench and straightens one arm behind her, a dumbbell in her hand.',
    {
      paper: '#2c4a57',
      floor: '#1d343e',
      yaw: 22,
      flip: true,
      frame: [0.1, 0.16, 0.9, 0.9],
      shapes: [ring(0.5, 0.44, 0.34, 0.08, '#3a5b69'), disc(0.5, 0.44, 0.22, brass)],
      build: (s) => {
        bench(s, -66, 66, 44, -11, ink, -22);
        const j = figure(
          s,
          { ...zola, top: clay, bottom: sand, legs: 'capri', shoe: rust },
          armBack,
        );
        dumbbell(s, j.arms[0].end, [0.1, 1, 0], rust, 1, 3);
      },
    },
  ),
  picture(
    'memberPlan-boobs-and-biceps',
    'A woman on a tilted bench presses a barbell to arm’s length in front of two round suns.',
    {
      paper: pine,
      floor: '#17302a',
      yaw: 38,
      flip: true,
      frame: [0.12, 0.08, 0.88, 0.92],
      shapes: [disc(0.36, 0.4, 0.25, clay), disc(0.68, 0.4, 0.25, brass)],
      build: (s) => {
        incline(s, 2, 40, 44, '#2a2725', -16);
        figure(s, { ...carys, top: chalk, bottom: rust, stripe: chalk }, low.inclinePress);
        barbell(s, [-28, 143, 0], [iron, change]);
      },
    },
  ),
  picture(
    'memberPlan-bum-and-thighs-one-leg-at-a-time',
    'A woman steps up onto a box with one leg in front of a wall that is half red, half yellow.',
    {
      paper: rust,
      floor: '#3a3331',
      yaw: 24,
      shapes: [slab(0.5, 0, 0.5, 1, brass)],
      build: (s) => {
        box(s, 38, 0, 52, 42, 60, chalk, -30);
        const j = figure(s, { ...maya, top: pine, bottom: '#4b3a52', stripe: chalk }, pose.stepUp);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink, 0.95);
      },
    },
  ),
  picture(
    'memberPlan-heavy-legs-and-glutes',
    'A woman with a braid squats deep under a bar, seen from the front corner.',
    {
      paper: rust,
      floor: '#7e2a13',
      yaw: 58,
      shapes: [
        poly(
          [
            [0, 0],
            [0.62, 0],
            [0.38, 1],
            [0, 1],
          ],
          '#c75532',
        ),
        disc(0.72, 0.4, 0.26, brass),
      ],
      build: (s) => {
        figure(s, { ...priya, top: chalk, bottom: pine }, squat.backSquat);
        barbell(s, onChest(squat.backSquat, [-9.5, 29, 0]), [{ ...bumper, color: ink }, technique]);
      },
    },
  ),
  picture(
    'memberPlan-upper-body-heavy-light',
    'One woman holds a loaded barbell overhead, another beside her raises two small dumbbells.',
    {
      paper: chalk,
      floor: clay,
      yaw: 52,
      pitch: 7,
      frame: [0.06, 0.06, 0.94, 0.92],
      shapes: [slab(0, 0, 0.52, 1, rust), slab(0, 0.9, 1, 0.1, clay)],
      build: (s) => {
        figure(s, { ...femi, top: brass, bottom: ink }, pose.overhead, { x: -66, z: 60 });
        barbell(s, [-62, 200.7, 60], [{ ...bumper, color: ink }, iron], { half: 78, collar: 50 });
        const j = figure(s, { ...hana, top: pine, bottom: '#4b3a52', shoe: brass }, pose.lateral, {
          x: 70,
          z: -62,
        });
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], pine, 0.72, 2);
      },
    },
  ),
  picture(
    'memberPlan-pull-day-from-the-pins',
    'A woman bends to a loaded barbell that rests at knee height on the safety arms of a rack.',
    {
      paper: '#37353b',
      floor: '#262428',
      yaw: 54,
      frame: [0.2, 0.2, 0.8, 0.93],
      shapes: [bricks(0, 0.84, '#45424a', 0.09), diagonal(0.56, 0.36, 0.2, rust)],
      build: (s) => {
        s.unmeasured(() => {
          for (const z of [46, -46]) {
            s.block([-52, 92, z], [3.4, 92, 3.4], brass, -30);
            s.block([-14, 2, z], [46, 2, 4], brass, -40);
            s.block([-10, 42, z], [42, 2.4, 2.6], rust, 0);
          }
          s.block([-52, 180, 0], [3.4, 3.4, 46], brass, -40);
        });
        figure(s, { ...zola, top: chalk, bottom: pine, legs: 'long', shoe: brass }, fromPins);
        barbell(s, [9, 47, 0], [{ ...bumper, color: pine }, technique]);
      },
    },
  ),
  picture(
    'memberPlan-push-day-with-a-pause',
    'A woman leans forward at the bottom of a dip between two bars, two thick stripes behind her.',
    {
      paper: sky,
      floor: '#6f909d',
      yaw: 52,
      shapes: [slab(0.24, 0.06, 0.15, 0.72, chalk), slab(0.61, 0.06, 0.15, 0.72, chalk)],
      build: (s) => {
        for (const z of [27, -27]) {
          s.tube([-48, 112, z], [38, 112, z], 2, steel, 0, 6);
          s.block([-48, 56, z], [3, 58, 3], graphite, -6);
          s.tube([-48, 72, z], [-14, 110, z], 1.8, graphite, -6, 3);
          s.block([-26, 2, z], [46, 2, 3.4], graphite, -8);
        }
        figure(s, { ...carys, top: rust, bottom: ink, stripe: brass }, low.chestDip);
      },
    },
  ),
];
