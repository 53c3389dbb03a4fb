import { band, barbell, bumper, change, dumbbell, iron, technique } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add, curve, mix } from './geometry.ts';
import type { Ellipsoid, V3 } from './geometry.ts';
import { bench, box, mat, tower } from './machines.ts';
import {
  amara,
  beth,
  brass,
  carys,
  chalk,
  clay,
  dina,
  elsa,
  femi,
  gwen,
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
} from './palette.ts';
import { picture } from './picture.ts';
import type { Picture } from './picture.ts';
import * as low from './poses-floor.ts';
import * as pose from './poses-standing.ts';
import { chair } from './props.ts';
import {
  arch,
  bricks,
  diagonal,
  disc,
  dust,
  halfDisc,
  line,
  pane,
  poly,
  rays,
  slab,
} from './sheet.ts';
import { both, onChest } from './skeleton.ts';
import type { Leg, Pose } from './skeleton.ts';
import type { Stage } from './stage.ts';

const { hands, stand } = pose;
const dark = '#3a3733';

const rackedLow: Pose = {
  ...pose.frontSquat,
  arms: hands(onChest(pose.frontSquat, [4.5, 35, 19.5]), [1, 0.15, 0]),
};
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
const supper = low.seated({
  pelvis: [0, 54, 0],
  lean: 8,
  head: 10,
  arms: [
    { to: [31, 101, 7], pole: [-0.3, -1, 0.8], grip: [0.2, 0.4, -1] },
    { to: [54, 79, -12], pole: [-0.6, -0.6, -1], grip: [0.3, 1, 0.3] },
  ],
});
const skipping = stand({
  pelvis: [0, 97, 0],
  lean: 2,
  head: -2,
  legs: both<Leg>({ to: [-2, 18, 6], pole: [1, 0, 0], toe: [0.72, -0.7, 0] }),
  arms: hands([14, 94, 40], [-1, -0.2, 0.5], { grip: [0.3, 0, 1] }),
});
const bentRow = stand({
  pelvis: [-19, 79, 0],
  lean: 60,
  head: 34,
  legs: pose.feet(12),
  arms: hands([8, 78, 24], [-1, 0.7, 0.3]),
});
const pulled = low.seated({
  lean: -13,
  head: -10,
  legs: both<Leg>({ to: [34, 8, 14], pole: [1, 1, 0.2] }),
  arms: hands([15, 101, 38], [-0.4, -1, 0.3]),
});
const climbing: Pose = {
  ...pose.stepUp,
  head: -4,
  arms: hands([34, 120, 17], [-0.2, -1, 0.6], { grip: [0.4, 1, 0] }),
};
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

/** A telephone on three legs, its screen to the lifter. */
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

const steps = (color: string, last: string) =>
  [0, 1, 2, 3, 4].map((i) =>
    slab(0.52 + i * 0.096, 0.74 - i * 0.13, 0.096, 0.2 + i * 0.13, i === 4 ? last : color),
  );

export const membersSix: readonly Picture[] = [
  picture(
    'memberPlan-beginner-powerlifting-fives',
    'A woman squats below a brass line while a telephone on a tripod films her.',
    {
      paper: '#6c8c9b',
      floor: '#3f5864',
      yaw: 24,
      pitch: 7,
      frame: [0.1, 0.1, 0.9, 0.92],
      shapes: [disc(0.4, 0.42, 0.34, '#7f9eac'), slab(0, 0.53, 1, 0.014, brass)],
      build: (s) => {
        figure(s, { ...maya, top: chalk, bottom: ink }, pose.backSquat);
        barbell(s, onChest(pose.backSquat, [-9.5, 29, 0]), [{ ...iron, color: rust }, change], {
          half: 78,
        });
        tripod(s, 128, 8);
      },
    },
  ),
  picture(
    'memberPlan-intermediate-powerlifting-volume-block',
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
    'memberPlan-beginner-weightlifting-stick-to-hang',
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
    'memberPlan-intermediate-weightlifting-sixty-a-week',
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
    'memberPlan-fat-loss-month-at-maintenance',
    'A woman sits at a table and eats from a bowl; on the wall a pair of scales hangs level.',
    {
      paper: pine,
      floor: '#b98a5c',
      yaw: 14,
      pitch: 9,
      frame: [0.22, 0.24, 0.86, 0.93],
      shapes: [
        line(
          [
            [0.52, 0.14],
            [0.9, 0.14],
          ],
          brass,
          0.016,
        ),
        line(
          [
            [0.71, 0.05],
            [0.71, 0.14],
          ],
          brass,
          0.016,
        ),
        disc(0.71, 0.14, 0.022, brass),
        ...[0.52, 0.9].flatMap((x) => [
          line(
            [
              [x - 0.05, 0.3],
              [x, 0.14],
              [x + 0.05, 0.3],
            ],
            brass,
            0.006,
          ),
          poly(
            [
              [x - 0.065, 0.3],
              [x + 0.065, 0.3],
              [x + 0.03, 0.345],
              [x - 0.03, 0.345],
            ],
            brass,
          ),
        ]),
      ],
      build: (s) => {
        chair(s, -2, 0, brass);
        figure(s, { ...femi, top: clay, bottom: ink, shoe: chalk }, supper);
        s.block([84, 70, 0], [44, 2.4, 36], sand, 10);
        s.block([88, 35, 0], [4, 34, 4], sand, -6);
        s.block([88, 2, 0], [22, 2, 22], sand, -8);
        const round = (y: number, r: number, high: number): Ellipsoid => ({
          c: [64, y, 0],
          axes: [
            [r, 0, 0],
            [0, high, 0],
            [0, 0, r],
          ],
        });
        s.solid([round(73, 5.5, 0.5), round(81, 11, 0.6)], chalk, 14);
        s.solid([round(81.4, 8.8, 2.4)], rust, 16);
        s.cord(
          [
            [35, 99, 6],
            [25, 108, 3],
          ],
          1.4,
          steel,
          12,
        );
        s.tube([102, 72.5, 10], [102, 88, 10], 4.4, sky, 16);
        dumbbell(s, [104, 8, 52], [0.9, 0, 0.3], ink, 1.05);
      },
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
  picture(
    'memberPlan-fat-blaster-first-three-weeks',
    'A woman skips, the rope high over her head and both feet a hand’s width off the ground.',
    {
      paper: brass,
      floor: '#9c6a13',
      yaw: 64,
      pitch: 5,
      frame: [0.1, 0.06, 0.9, 0.91],
      shapes: [rays(0.5, 0.9, '#e7b44f', 22), disc(0.5, 0.5, 0.3, rust)],
      build: (s) => {
        s.unmeasured(() => mat(s, -40, 40, 120, pine));
        const j = figure(s, { ...amara, top: chalk, bottom: ink, stripe: chalk }, skipping);
        const [a, b] = [j.arms[0].end, j.arms[1].end];
        s.cord(
          curve([
            a,
            add(a, [-4, 30, 22]),
            [2, 180, 62],
            [0, 218, 34],
            [0, 226, 0],
            [0, 218, -34],
            [2, 180, -62],
            add(b, [-4, 30, -22]),
            b,
          ]),
          2,
          ink,
          -30,
        );
        for (const [i, p] of [a, b].entries()) {
          const out = i === 0 ? 1 : -1;
          s.tube(add(p, [-2, -2, -4 * out]), add(p, [1, 4, 9 * out]), 1.8, rust, 3);
        }
      },
    },
  ),
  picture(
    'memberPlan-muscle-growth-block-of-ten',
    'A woman rows a barbell to her stomach in front of two rows of five discs.',
    {
      paper: '#34594f',
      floor: pine,
      yaw: 56,
      pitch: 9,
      frame: [0.14, 0.14, 0.86, 0.93],
      shapes: Array.from({ length: 10 }, (_, i) =>
        disc(0.14 + (i % 5) * 0.18, 0.2 + Math.floor(i / 5) * 0.34, 0.13, '#436a5f'),
      ),
      build: (s) => {
        figure(s, { ...priya, top: brass, bottom: rust }, bentRow);
        barbell(
          s,
          [9, 78, 0],
          [
            { ...bumper, color: chalk },
            { ...technique, color: rust },
          ],
          { half: 82 },
        );
      },
    },
  ),
  picture(
    'memberPlan-tone-sculpt-eights-to-twelves',
    'Seen from behind, a woman at a pulldown machine draws a wide bar down to her chest.',
    {
      paper: '#f0ddd0',
      floor: clay,
      yaw: -52,
      pitch: 6,
      frame: [0.14, 0.2, 0.74, 0.93],
      shapes: [slab(0.14, 0, 0.26, 1, sky), slab(0.4, 0, 0.3, 1, pine)],
      build: (s) => {
        s.unmeasured(() => {
          const p = tower(s, 74, 0, 196, [-1, 0, 0], 222);
          s.cord([[15, 106, 0], add(p, [-50, 4, 0])], 0.9, '#33302c', -1);
        });
        s.block([2, 41, 0], [18, 3.5, 15], '#2a2725', -26);
        s.block([24, 19, 0], [44, 3, 3], dark, -40);
        s.block([0, 18, 0], [3, 19, 3], dark, -38);
        s.tube([27, 68, -26], [27, 68, 26], 5, rust, 5, 3);
        s.block([40, 46, 0], [2.6, 24, 2.6], dark, -2);
        figure(s, { ...gwen, top: rust, bottom: ink, legs: 'long', shoe: chalk }, pulled);
        s.tube([15, 104, -40], [15, 104, 40], 1.6, '#a9a69d', 4, 8);
        for (const z of [1, -1]) s.tube([15, 104, 40 * z], [13, 98, 54 * z], 1.6, '#a9a69d', 4);
        s.sphere([15, 106, 0], 1.8, brass, 5);
      },
    },
  ),
  picture(
    'memberPlan-volume-training-the-climb',
    'A woman carries a weight plate against her chest up four steps that get steadily higher.',
    {
      paper: sand,
      floor: ink,
      yaw: 18,
      pitch: 9,
      frame: [0.08, 0.09, 0.94, 0.93],
      shapes: [halfDisc(0.42, 0.9, 0.62, '#efe5d2'), disc(0.86, 0.2, 0.11, brass)],
      build: (s) => {
        for (const [i, high] of [13, 42, 71, 100].entries()) {
          box(
            s,
            -4 + i * 44 - (i === 0 ? 12 : 0),
            0,
            i === 0 ? 66 : 44,
            high,
            84,
            i % 2 ? '#c75532' : rust,
            -200 - i * 6,
          );
        }
        figure(s, { ...hana, top: pine, bottom: '#4b3a52', shoe: chalk }, climbing, { y: 0, x: 0 });
        s.plate([37, 121, 0], [1, 0.2, 0], 20, 5, ink, 4);
      },
    },
  ),
  picture(
    'memberPlan-bands-weeks-one-to-three',
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
    'memberPlan-barbell-garage-linear-weeks',
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
          pose.backSquat,
        );
        barbell(s, onChest(pose.backSquat, [-9.5, 29, 0]), [
          { ...bumper, color: ink },
          { ...technique, color: brass },
        ]);
      },
    },
  ),
  picture(
    'memberPlan-bench-and-dumbbells-first-block',
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
    'memberPlan-no-equipment-first-rungs',
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
    'memberPlan-suspension-trainer-first-half',
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
    'memberPlan-hotel-room-six-sessions',
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
