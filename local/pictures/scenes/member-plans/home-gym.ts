import { add, mix, type V3 } from '../../drawing/geometry.ts';
import {
  beth,
  brass,
  carys,
  chalk,
  clay,
  elsa,
  femi,
  gwen,
  hana,
  ink,
  joan,
  pine,
  priya,
  rust,
  sand,
  sky,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { arch, bricks, diagonal, disc, pane, slab } from '../../drawing/sheet.ts';
import { bellOnFloor } from '../../equipment/furniture.ts';
import { bench } from '../../equipment/machines.ts';
import {
  band,
  barbell,
  bumper,
  dumbbell,
  kettlebell,
  technique,
} from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';
import { hands, stand } from '../../figure/poses-standing.ts';
import { both, onChest, type Leg } from '../../figure/skeleton.ts';

const kneelingPull = stand({
  pelvis: [0, 49, 0],
  lean: 6,
  head: -12,
  legs: both<Leg>({ to: [-40, 11, 9], pole: [1, -0.5, 0], toe: [-0.95, -0.3, 0] }),
  arms: hands([19, 100, 26], [-0.5, -1, 0.4], { grip: [0.2, 0, 1] }),
});
const kickUp = low.seated({
  lean: 6,
  head: 6,
  legs: both<Leg>({ to: [40, 8, 16], pole: [1, 1, 0.2] }),
  arms: hands([33, 78, 16], [-0.8, -0.6, 0.6], { grip: [0, 1, 0] }),
});
const underTable = stand({
  pelvis: [42, 38, 0],
  lean: -70,
  head: -58,
  legs: both<Leg>({ to: [120, 9, 9], pole: [0, 1, 0], toe: [0.42, 0.9, 0.1] }),
  arms: hands([11, 75, 25], [-0.2, -1, 0.7], { bias: 46 }),
});
const strapPress = stand({
  pelvis: [-27.5, 66, 0],
  lean: 52.6,
  head: 38,
  legs: both<Leg>({ to: [-92, 17, 8], pole: [0, -1, 0], toe: [0.35, -0.94, 0] }),
  arms: hands([24, 62, 25], [-1, 0.2, 0.7], { grip: [0.2, 0, 1] }),
});
const footOnBed = stand({
  pelvis: [-8, 55, 0],
  lean: 12,
  head: 0,
  legs: [{ to: [22, 8, 9] }, { to: [-67, 52, -9], pole: [0.2, -1, 0], toe: [-1, -0.15, 0] }],
  arms: hands([15, 100, 6], [-0.2, -0.6, 1], { grip: [0.4, 1, 0] }),
});

export const homeGymPlans: readonly Picture[] = [
  picture(
    'memberPlan-resistance-band-home-gym-programme',
    'A woman kneels in front of a door and pulls a band down from its top edge to her shoulders.',
    {
      paper: sky,
      floor: '#d9c6a0',
      yaw: 30,
      pitch: 9,
      frame: [0.18, 0.07, 0.84, 0.92],
      shapes: [slab(0, 0.66, 1, 0.02, chalk), disc(0.2, 0.3, 0.12, clay)],
      build: (s) => {
        s.block([88, 102, 0], [2.6, 102, 44], rust, -40);
        s.block([92, 106, 0], [2, 106, 52], chalk, -60);
        s.sphere([84, 96, 34], 3.2, brass, 2);
        s.block([0, 2, 0], [44, 2, 30], pine, -400);
        const j = figure(s, { ...joan, top: rust, bottom: ink, sleeves: 'none' }, kneelingPull, {
          y: 4,
        });
        for (const a of j.arms)
          band(s, [[84, 203, 0], mix([84, 203, 0], a.end, 0.5), a.end], brass, 2.8, 3);
        s.sphere([84, 204, 0], 3, ink, 4);
      },
    },
  ),
  picture(
    'memberPlan-barbell-garage-gym-programme',
    'A woman in long sleeves squats inside a rack, safety arms just below the bar, snow at the window.',
    {
      paper: '#a9aeb0',
      floor: '#7d8284',
      yaw: 40,
      pitch: 7,
      frame: [0.12, 0.2, 0.9, 0.92],
      shapes: [
        bricks(0, 0.86, '#9aa0a3', 0.1),
        pane(0.06, 0.1, 0.2, 0.36, '#2c4a57', chalk, 2, 2),
        ...[
          [0.085, 0.15],
          [0.12, 0.23],
          [0.1, 0.33],
          [0.14, 0.38],
          [0.19, 0.17],
          [0.235, 0.24],
          [0.2, 0.31],
          [0.24, 0.4],
          [0.145, 0.13],
        ].map(([x = 0, y = 0]) => disc(x, y, 0.009, chalk)),
      ],
      build: (s) => {
        s.unmeasured(() => {
          for (const z of [48, -48]) {
            s.block([-58, 100, z], [3.4, 100, 3.4], rust, -40);
            s.block([-18, 2, z], [52, 2, 4], rust, -60);
            s.block([-22, 76, z], [38, 2.4, 2.6], brass, z > 0 ? 2 : -30);
          }
          s.block([-58, 196, 0], [3.4, 3.4, 48], rust, -50);
        });
        figure(
          s,
          { ...beth, top: pine, sleeves: 'long', bottom: ink, legs: 'long', shoe: chalk },
          squat.backSquat,
        );
        barbell(s, onChest(squat.backSquat, [-9.5, 29, 0]), [
          { ...bumper, color: ink },
          { ...technique, color: brass },
        ]);
      },
    },
  ),
  picture(
    'memberPlan-bench-and-dumbbells-programme',
    'A woman sits on the end of a bench with two dumbbells standing on her thighs, about to lie back.',
    {
      paper: '#e9dfcb',
      floor: '#b98a5c',
      yaw: 34,
      pitch: 10,
      frame: [0.14, 0.12, 0.84, 0.92],
      shapes: [diagonal(0.5, 0.28, 0.36, pine), disc(0.18, 0.26, 0.11, rust)],
      build: (s) => {
        bench(s, -102, 20, 44, 0, '#4a4640', -24);
        const j = figure(s, { ...femi, top: rust, bottom: ink, shoe: chalk }, kickUp);
        for (const a of j.arms) dumbbell(s, a.end, [0.1, 1, 0], brass, 0.95, 6);
      },
    },
  ),
  picture(
    'memberPlan-dumbbell-home-gym-programme',
    'A woman rows two dumbbells to her ribs in front of a window at dusk.',
    {
      paper: '#4a4560',
      floor: '#33304a',
      yaw: 30,
      shapes: [
        slab(0.54, 0.1, 0.34, 0.5, '#e08a5b'),
        slab(0.54, 0.36, 0.34, 0.24, '#c75532'),
        disc(0.71, 0.38, 0.07, '#f3c877'),
        slab(0.7, 0.1, 0.012, 0.5, sand),
        slab(0.54, 0.34, 0.34, 0.016, sand),
      ],
      build: (s) => {
        const j = figure(s, { ...elsa, top: sky, bottom: clay }, pose.row);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
      },
    },
  ),
  picture(
    'memberPlan-kettlebell-first-fortnight',
    'A woman squats with a kettlebell at her chest, two more waiting on the floor.',
    {
      paper: '#dfe6e2',
      floor: brass,
      yaw: 34,
      shapes: [diagonal(0.16, 0.4, 0.3, pine)],
      build: (s) => {
        figure(s, { ...hana, top: rust, bottom: ink }, pose.goblet);
        kettlebell(
          s,
          add(onChest(pose.goblet, [18, 23, 0]), [0, 0, 0]),
          [0.1, 1, 0],
          [0, 0, 1],
          ink,
          0.9,
          1,
        );
        bellOnFloor(s, 66, -30, rust, 0.8);
        bellOnFloor(s, 92, -10, pine, 0.65);
      },
    },
  ),
  picture(
    'memberPlan-no-equipment-home-gym-programme',
    'A woman hangs under the edge of a sturdy table and rows her chest towards it, heels on the floor.',
    {
      paper: '#2f5b4e',
      floor: '#c7a277',
      yaw: 16,
      pitch: 6,
      frame: [0.08, 0.3, 0.92, 0.92],
      shapes: [0, 1, 2, 3, 4].map((i) =>
        slab(0.08, 0.1 + i * 0.1, 0.1, 0.03, i < 2 ? brass : '#47756a'),
      ),
      build: (s) => {
        for (const z of [46, -46])
          for (const x of [26, 164])
            s.block([x, 35, z], [3.4, 35, 3.4], '#9a523b', z > 0 ? 30 : -60);
        s.block([94, 72, 0], [82, 2.6, 52], clay, 20);
        figure(s, { ...carys, top: brass, bottom: ink, stripe: chalk, shoe: chalk }, underTable);
      },
    },
  ),
  picture(
    'memberPlan-suspension-trainer-home-gym-programme',
    'A woman leans into a push-up on two straps that hang from a beam, strips of tape on the floor.',
    {
      paper: '#4a4560',
      floor: '#33304a',
      yaw: 30,
      pitch: 9,
      back: 90,
      frame: [0.14, 0.3, 0.8, 0.9],
      shapes: [
        arch(0.54, 0.12, 0.5, '#5b5675'),
        slab(0, 0, 1, 0.07, '#9a6a3a'),
        slab(0, 0.07, 1, 0.012, '#6d4826'),
      ],
      build: (s) => {
        for (const x of [-96, -72, -48, -24, 0])
          s.unmeasured(() => s.block([x, 0.5, 0], [1.8, 0.5, 34], brass, -450));
        const j = figure(s, { ...gwen, top: clay, bottom: sky, legs: 'long' }, strapPress);
        for (const a of j.arms) {
          const out = a.end[2] > 0 ? 1 : -1;
          const anchor: V3 = [-8, 260, 6 * out];
          const fork = mix(a.end, anchor, 0.1);
          s.unmeasured(() => s.cord([anchor, fork], 2.2, brass, 10 * out));
          s.cord([add(a.end, [-1, 0, 6]), fork, add(a.end, [1, 0, -6])], 1.6, ink, 8 * out);
          s.tube(add(a.end, [-1, 0, 6.5]), add(a.end, [1, 0, -6.5]), 1.8, ink, 2);
        }
      },
    },
  ),
  picture(
    'memberPlan-hotel-room-and-travel-programme',
    'A woman squats on one leg with her back foot on a hotel bed, the lights of a city at the window.',
    {
      paper: '#dccbb4',
      floor: '#7d5a45',
      yaw: 20,
      pitch: 10,
      back: 120,
      frame: [0.26, 0.16, 0.66, 0.91],
      shapes: [
        slab(0.5, 0.07, 0.4, 0.48, '#1d343e'),
        ...[
          [0.52, 0.2],
          [0.58, 0.32],
          [0.65, 0.16],
          [0.71, 0.27],
          [0.78, 0.22],
          [0.84, 0.3],
        ].map(([x = 0, high = 0]) => slab(x, 0.55 - high, 0.055, high, '#2f5566')),
        ...[0.535, 0.6, 0.6, 0.73, 0.8, 0.86, 0.86].map((x, i) =>
          slab(x, 0.3 + ((i * 7) % 5) * 0.045, 0.012, 0.024, brass),
        ),
        slab(0.695, 0.07, 0.01, 0.48, chalk),
      ],
      build: (s) => {
        s.unmeasured(() => {
          s.block([-112, 14, 0], [58, 10, 76], sand, -160);
          s.block([-112, 33, 0], [57, 9, 74], chalk, -150);
          s.block([-112, 43, 20], [57.5, 3, 57], pine, -140);
          s.block([70, 14, -76], [28, 14, 13], rust, -40);
          s.tube([60, 28, -76], [60, 38, -76], 1.4, ink, -30);
          s.tube([80, 28, -76], [80, 38, -76], 1.4, ink, -30);
          s.tube([60, 38, -76], [80, 38, -76], 1.4, ink, -30);
        });
        figure(s, { ...priya, top: rust, bottom: ink }, footOnBed);
      },
    },
  ),
];
