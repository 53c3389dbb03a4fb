import { add } from '../../drawing/geometry.ts';
import {
  beth,
  brass,
  carys,
  chalk,
  clay,
  dina,
  gwen,
  hana,
  ink,
  maya,
  pine,
  rust,
  sand,
  sky,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { arch, arrow, diagonal, disc, halfDisc, pane, ring, slab } from '../../drawing/sheet.ts';
import { mat, pullUpBar } from '../../equipment/machines.ts';
import { band, barbell, loop, technique } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as more from '../../figure/poses-off-duty.ts';
import * as pose from '../../figure/poses-standing.ts';
import { hands, stand } from '../../figure/poses-standing.ts';
import { both, type Leg } from '../../figure/skeleton.ts';

const reaching = stand({
  pelvis: [-14, 42, 0],
  lean: 56,
  chest: 66,
  chestTwist: 62,
  head: 30,
  headTurn: 20,
  legs: [
    { to: [26, 8, 12], pole: [1, 1, 0.2] },
    { to: [-92, 17, -9], pole: [0, -1, 0], toe: [0.3, -0.95, 0] },
  ],
  arms: [
    { to: [14, 132, 20], pole: [-1, 0, 0.3], flat: [0, 1, 0] },
    { to: [34, 4, -14], pole: [-1, 0, -0.3], flat: [1, -0.05, 0] },
  ],
});
const downDog = stand({
  pelvis: [4, 80, 0],
  lean: 138,
  head: 146,
  legs: both<Leg>({ to: [-50, 17, 10], pole: [0.6, -1, 0], toe: [0.62, -0.78, 0] }),
  arms: hands([82, 4, 21], [-0.4, 1, 0.6], { flat: [1, -0.05, 0.1] }),
});
const hanging = stand({
  pelvis: [2, 123.5, 0],
  lean: 0,
  head: -4,
  shrug: 6,
  legs: both<Leg>({ to: [-4, 42.5, 6], pole: [1, 0, 0], toe: [0.6, -0.8, 0] }),
  arms: hands([4, 236, 25], [0.4, 0, 1]),
});
const crawling = stand({
  pelvis: [-24, 53, 0],
  lean: 86,
  head: 58,
  legs: [
    { to: [-66, 16, 9], pole: [1, -1, 0], toe: [0.25, -0.97, 0] },
    { to: [-48, 16, -9], pole: [1, -1, 0], toe: [0.3, -0.95, 0] },
  ],
  arms: [
    { to: [42, 4, 17], pole: [-1, 0, 0.3], flat: [1, -0.05, 0] },
    { to: [14, 4, -17], pole: [-1, 0, -0.3], flat: [1, -0.05, 0] },
  ],
});

export const warmUps: readonly Picture[] = [
  picture(
    'memberPlan-full-body-warm-up',
    'A woman in a long, low lunge has one hand on the floor and reaches the other to the ceiling.',
    {
      paper: sky,
      floor: '#6f909d',
      yaw: 14,
      pitch: 11,
      frame: [0.14, 0.12, 0.86, 0.88],
      shapes: [halfDisc(0.54, 0.8, 0.56, '#b7cbd4'), disc(0.72, 0.22, 0.13, brass)],
      build: (s) => {
        mat(s, -104, 74, 74, rust);
        figure(s, { ...maya, top: chalk, bottom: pine }, reaching);
      },
    },
  ),
  picture(
    'memberPlan-squat-day-warm-up',
    'A woman with a band round her thighs sits in a low squat with her hands together.',
    {
      paper: '#e3e9e4',
      floor: '#a9bdb3',
      yaw: 56,
      shapes: [arch(0.5, 0.12, 0.5, clay)],
      build: (s) => {
        const j = figure(
          s,
          { ...beth, top: pine, bottom: '#3d3a44', legs: 'long', shoe: rust },
          { ...pose.goblet, arms: pose.hands([22, 90, 3], [0.1, -0.6, 1], { grip: [0.3, 1, 0] }) },
        );
        loop(s, add(j.legs[1].mid, [-8, 1, 0]), add(j.legs[0].mid, [-8, 1, 0]), 8.4, rust, 16);
      },
    },
  ),
  picture(
    'memberPlan-small-room-warm-up',
    'A woman makes an upside-down V on the strip of rug beside her bed while the sun comes in.',
    {
      paper: '#ecdfca',
      floor: '#c49a6c',
      yaw: 12,
      pitch: 12,
      back: 150,
      frame: [0.05, 0.2, 0.8, 0.9],
      shapes: [pane(0.62, 0.08, 0.24, 0.4, brass, chalk, 2, 2)],
      build: (s) => {
        s.unmeasured(() => {
          s.block([-30, 17, -112], [96, 10, 42], sand, -300);
          s.block([-30, 33, -112], [94, 8, 40], chalk, -290);
          s.block([-128, 44, -112], [4, 44, 46], rust, -310);
          s.block([-92, 46, -112], [24, 6, 30], '#fffaf0', -280);
          s.block([20, 42, -112], [56, 6, 42], sky, -270);
        });
        mat(s, -70, 104, 66, pine);
        figure(s, { ...hana, top: rust, bottom: '#4b3a52', shoe: '#DFAE88' }, downDog);
      },
    },
  ),
  picture(
    'memberPlan-pull-day-warm-up',
    'A woman hangs at full length from a bar, her shoulders close to her ears.',
    {
      paper: ink,
      floor: '#35322f',
      yaw: 62,
      pitch: 3,
      frame: [0.1, 0.07, 0.9, 0.94],
      shapes: [arch(0.5, 0.2, 0.34, rust), arch(0.5, 0.32, 0.22, '#c75532')],
      build: (s) => {
        mat(s, -46, 50, 110, pine);
        pullUpBar(s, 236, 66, 4, brass);
        figure(s, { ...dina, top: chalk, hair: clay, bottom: pine, shoe: chalk }, hanging);
      },
    },
  ),
  picture(
    'memberPlan-push-day-warm-up',
    'A woman crawls on hands and toes towards a bar that lies ready on the floor.',
    {
      paper: clay,
      floor: '#a65f47',
      yaw: 36,
      pitch: 13,
      back: 110,
      frame: [0.1, 0.22, 0.92, 0.9],
      shapes: [diagonal(0.44, 0.6, 0.3, chalk), slab(0, 0.14, 0.3, 0.06, pine)],
      build: (s) => {
        figure(s, { ...carys, top: pine, bottom: ink, stripe: brass }, crawling, { x: -30 });
        barbell(s, [96, 18, 0], [{ ...technique, color: rust }], { collar: 50, half: 68 });
      },
      front: [
        arrow(
          [
            [30, 3, 44],
            [56, 3, 44],
          ],
          chalk,
        ),
      ],
    },
  ),
  picture(
    'memberPlan-press-and-pull-warm-up',
    'A woman pulls a brass-coloured band apart in front of her shoulders.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 62,
      frame: [0.15, 0.07, 0.85, 1.2],
      shapes: [ring(0.5, 0.44, 0.34, 0.06, '#2f5b4e'), ring(0.5, 0.44, 0.22, 0.06, '#2f5b4e')],
      build: (s) => {
        const j = figure(s, { ...gwen, top: rust, bottom: sand, legs: 'long' }, more.pullApart);
        band(
          s,
          [
            j.arms[0].end,
            add(j.arms[0].end, [1, 0, -20]),
            add(j.arms[1].end, [1, 0, 20]),
            j.arms[1].end,
          ],
          brass,
          3.2,
          8,
        );
      },
    },
  ),
];
