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
import { picture, type Picture } from '../drawing/picture.ts';
import { arrow, diagonal, disc, pane, poly, slab } from '../drawing/sheet.ts';
import { bench, box } from '../equipment/machines.ts';
import { dumbbell } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { onChest, type Pose } from '../figure/skeleton.ts';

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
const sidewaysBase = stand({
  pelvis: [-20, 53, 22],
  lean: 34,
  head: 8,
  legs: [
    { to: [0, 8, 42], pole: [1, 0, 0.3], toe: [1, 0, 0.15] },
    { to: [0, 8, -48], pole: [1, 0.3, 0], toe: [0.72, 0, -0.7] },
  ],
});
const sideways: Pose = {
  ...sidewaysBase,
  arms: [
    { to: onChest(sidewaysBase, [18, 18, 4.5]), pole: [0.2, -1, 0.6], grip: [1, 0, 0] },
    { to: onChest(sidewaysBase, [18, 18, -4.5]), pole: [0.2, -1, -0.6], grip: [1, 0, 0] },
  ],
};

export const lunges: readonly Picture[] = [
  picture(
    'exercise-bulgarian-split-squat',
    'A woman lowers into a split squat with her rear foot on a bench and a dumbbell in each hand.',
    {
      paper: chalk,
      floor: sand,
      yaw: 16,
      shapes: [diagonal(0.42, 0.2, 0.34, clay), slab(0.86, 0, 0.14, 1, rust, '#9a3418')],
      build: (s) => {
        bench(s, -86, -44, 42, 0, ink, -14);
        const j = figure(s, maya, pose.split);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
      },
    },
  ),
  picture(
    'exercise-split-squat',
    'A woman stands in a long stride and sinks until her back knee touches a mat, dumbbells hanging at her sides.',
    {
      paper: clay,
      floor: '#b2664d',
      yaw: 38,
      pitch: 12,
      shapes: [slab(0.16, 0.1, 0.62, 0.5, chalk), slab(0.16, 0.1, 0.62, 0.06, rust)],
      build: (s) => {
        s.block([-14, 1.2, -10], [26, 1.2, 20], sky, -400);
        const j = figure(s, { ...beth, top: pine, bottom: ink, shoe: rust }, planted);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], rust);
      },
    },
  ),
  picture(
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
      build: (s) => {
        const j = figure(s, { ...zola, top: rust, bottom: ink }, pose.lunge);
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
  ),
  picture(
    'exercise-reverse-lunge',
    'A woman steps one leg back and lowers its knee towards the floor, a dumbbell in each hand.',
    {
      paper: chalk,
      floor: '#d8c7a6',
      yaw: 30,
      flip: true,
      shapes: [disc(0.46, 0.44, 0.38, brass), slab(0.8, 0, 0.2, 0.5, pine, '#1d3a32')],
      build: (s) => {
        const j = figure(s, { ...priya, top: rust, bottom: ink }, backwards);
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
  ),
  picture(
    'exercise-lateral-lunge',
    'A woman sinks into one bent leg with the other straight out to the side, a dumbbell held at her chest.',
    {
      paper: '#e9dcc4',
      floor: pine,
      yaw: 80,
      shapes: [disc(0.44, 0.42, 0.36, sky), diagonal(0.78, 0.62, 0.1, rust)],
      build: (s) => {
        figure(s, { ...amara, top: rust, bottom: ink, stripe: chalk }, sideways);
        dumbbell(s, onChest(sideways, [19, 16, 0]), [0.2, 1, 0], ink, 1.1, 4);
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
  ),
  picture(
    'exercise-curtsy-lunge',
    'A woman crosses one foot behind the other and sinks into a curtsy lunge, holding a dumbbell at her chest.',
    {
      paper: '#efd9c7',
      floor: clay,
      yaw: 62,
      shapes: [disc(0.5, 0.45, 0.38, pine), disc(0.5, 0.45, 0.38, 'none', '#2f5b4e')],
      build: (s) => {
        figure(s, { ...hana, top: brass, bottom: rust }, pose.curtsy);
        dumbbell(s, [20, 104, 0], [0.2, 1, 0], ink);
      },
    },
  ),
  picture(
    'exercise-step-up',
    'A woman steps onto a box with one foot and pushes up, a dumbbell in each hand.',
    {
      paper: chalk,
      floor: brass,
      yaw: 20,
      shapes: [pane(0.06, 0.1, 0.26, 0.5, sky, pine), slab(0.7, 0, 0.3, 0.86, clay)],
      build: (s) => {
        box(s, 42, 4, 48, 42, 56, pine, -34);
        const j = figure(s, { ...beth, top: rust, bottom: ink, legs: 'long' }, pose.stepUp);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
      },
    },
  ),
];
