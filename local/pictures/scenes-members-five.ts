import {
  barbell,
  bumper,
  cable,
  change,
  dumbbell,
  iron,
  kettlebell,
  rope,
  stirrup,
  technique,
} from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add, mix, mul, norm, sub } from './geometry.ts';
import type { V3 } from './geometry.ts';
import { mat, pullUpBar, slope, tower } from './machines.ts';
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
import { arch, arrow, diagonal, disc, halfDisc, line, pane, poly, ring, slab } from './sheet.ts';
import { both } from './skeleton.ts';
import type { Leg } from './skeleton.ts';
import type { Stage } from './stage.ts';

const { hands, stand } = pose;
const dark = '#3a3733';
const pad = '#2a2725';

const chop = stand({
  pelvis: [-2, 77, 5],
  twist: 24,
  lean: 12,
  chest: 18,
  chestTwist: 28,
  head: 14,
  legs: [
    { to: [4, 8, 28], pole: [1, 0, 0.7], toe: [1, 0, 0.5] },
    { to: [-4, 11, -32], pole: [1, 0, 0.3], toe: [0.85, -0.3, 0.5] },
  ],
  arms: [
    { to: [22, 80, 45], pole: [-0.3, 0.3, 1], grip: [0.6, 0.6, 0.3] },
    { to: [27, 84, 41], pole: [0.5, -0.4, -1], grip: [0.6, 0.6, 0.3], bias: 6 },
  ],
});
const drive = stand({
  pelvis: [-6, 47, 0],
  lean: -6,
  chest: -2,
  head: 0,
  legs: both<Leg>({ to: [62, 30, 9], pole: [0, 1, 0.05], toe: [0.5, 0.86, 0] }),
  arms: hands([50, 82, 13], [0, -1, 0.4]),
});
const lockout = stand({
  shrug: 3,
  head: -2,
  legs: pose.feet(14),
  arms: hands([4, 195, 24], [0.5, 0, 1], { grip: [1, 0, 0] }),
});
const ropeToFace = stand({
  lean: -5,
  pelvis: [-2, 87, 0],
  legs: [{ to: [15, 8, 12] }, { to: [-15, 8, -12] }],
  arms: hands([16, 151, 21], [-0.5, 0.4, 1], { grip: [0.3, 1, 0] }),
});
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
const hanging = stand({
  pelvis: [2, 123.5, 0],
  lean: 0,
  head: -4,
  shrug: 6,
  legs: both<Leg>({ to: [-4, 42.5, 6], pole: [1, 0, 0], toe: [0.6, -0.8, 0] }),
  arms: hands([4, 236, 25], [0.4, 0, 1]),
});
const downDog = stand({
  pelvis: [4, 80, 0],
  lean: 138,
  head: 146,
  legs: both<Leg>({ to: [-50, 17, 10], pole: [0.6, -1, 0], toe: [0.62, -0.78, 0] }),
  arms: hands([82, 4, 21], [-0.4, 1, 0.6], { flat: [1, -0.05, 0.1] }),
});
const strolling = stand({
  pelvis: [0, 88, 0],
  lean: 4,
  head: -2,
  legs: [
    { to: [28, 9, 8], toe: [0.95, 0.3, 0] },
    { to: [-30, 17, -8], pole: [1, 0, 0], toe: [0.75, -0.66, 0] },
  ],
  arms: [
    { to: [-16, 84, 24], pole: [-1, 0, 0.3], grip: [1, 0.2, 0] },
    { to: [26, 92, -22], pole: [-1, -0.6, -0.2], grip: [1, 0.4, 0] },
  ],
});
const rackStart = stand({
  pelvis: [-2, 84, 0],
  lean: 0,
  head: -6,
  legs: pose.feet(13),
  arms: hands([15, 133, 23], [0.9, -1, 0.3]),
});
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

/** A rowing machine on a long rail; the handle is drawn with the woman. */
function rower(s: Stage, seatX: number): void {
  s.block([-10, 28, 0], [92, 3, 4], steel, -40);
  s.block([-88, 14, 0], [3, 14, 16], dark, -44);
  s.block([82, 16, 0], [3, 16, 20], dark, -30);
  s.block([seatX, 36, 0], [11, 3, 15], pad, -20);
  s.block([66, 24, 0], [2.6, 15, 20], dark, -12, [
    [0.86, -0.5, 0],
    [0.5, 0.86, 0],
    [0, 0, 1],
  ]);
  s.plate([98, 46, 0], [0, 0, 1], 27, 13, '#55504a', -4);
  s.plate([98, 46, 7], [0, 0, 1], 20, 1, brass, -2);
  s.block([86, 78, 0], [2.4, 20, 2.4], dark, -6);
  s.block([84, 100, 0], [2, 8, 11], ink, -4);
}

export const membersFive: readonly Picture[] = [
  picture(
    'memberPlan-carry-chop-hang',
    'A woman drags a cable diagonally across her body, a heavy kettlebell waiting beside her.',
    {
      paper: '#34594f',
      floor: pine,
      yaw: 60,
      pitch: 8,
      frame: [0.34, 0.16, 0.86, 0.93],
      shapes: [
        poly(
          [
            [0.1, 0],
            [0.32, 0],
            [0.88, 0.86],
            [0.66, 0.86],
          ],
          clay,
        ),
      ],
      build: (s) => {
        const j = figure(s, { ...joan, top: chalk, sleeves: 'none', bottom: ink }, chop);
        const h = j.arms[0].end;
        const ring0: V3 = [h[0] + 2, h[1] + 10, h[2] - 10];
        stirrup(s, add(h, [3, 3, -3]), ring0, [0.6, 0.6, 0.3], 6);
        s.unmeasured(() => {
          cable(s, ring0, tower(s, 18, -112, 180, [0, 0, 1], 206), 60);
          kettlebell(s, [46, 30.6, 84], [0, 1, 0], [0.5, 0, -0.87], brass, 1.1);
        });
      },
    },
  ),
  picture(
    'memberPlan-rower-minutes',
    'A woman pushes off on a rowing machine, tall and short bars in turn on the wall behind her.',
    {
      paper: sand,
      floor: '#c2a06a',
      yaw: 16,
      pitch: 9,
      frame: [0.1, 0.2, 0.9, 0.9],
      shapes: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
        slab(
          0.08 + i * 0.096,
          i % 2 ? 0.5 : 0.1,
          0.072,
          i % 2 ? 0.36 : 0.76,
          i % 2 ? '#d9c7a2' : rust,
        ),
      ),
      build: (s) => {
        rower(s, -8);
        const j = figure(s, { ...zola, top: pine, bottom: ink, legs: 'shorts' }, drive);
        const c = mix(j.arms[0].end, j.arms[1].end, 0.5);
        s.tube(add(c, [0, 0, -26]), add(c, [0, 0, 26]), 1.8, ink, 2, 5);
        cable(s, c, [90, 68, 0], 4);
      },
    },
  ),
  picture(
    'memberPlan-two-dumbbell-complex',
    'A woman locks two dumbbells out overhead in front of four stacked bands of colour.',
    {
      paper: chalk,
      floor: '#3a352f',
      yaw: 66,
      pitch: 6,
      frame: [0.1, 0.08, 0.9, 0.93],
      shapes: [rust, brass, clay, pine].map((color, i) =>
        slab(0.2, 0.86 - (i + 1) * 0.2, 0.6, 0.2, color),
      ),
      build: (s) => {
        const j = figure(s, { ...femi, top: chalk, bottom: ink }, lockout);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0.05, 0], ink, 1, 2);
      },
    },
  ),
  picture(
    'memberPlan-bridge-ladder',
    'A woman bridges on a mat with a band above her knees, five rungs above her growing longer.',
    {
      paper: '#e9dcc4',
      floor: clay,
      yaw: 22,
      pitch: 14,
      frame: [0.14, 0.3, 0.86, 0.9],
      shapes: [0, 1, 2, 3, 4].map((i) =>
        slab(0.5 - 0.08 - i * 0.075, 0.09 + i * 0.115, 0.16 + i * 0.15, 0.06, i % 2 ? brass : pine),
      ),
      build: (s) => {
        mat(s, -84, 64, 74, sky);
        const j = figure(s, { ...priya, top: rust, bottom: '#4b3a52' }, low.bridge);
        const [a, b] = [0, 1].map((i) => {
          const leg = j.legs[i === 0 ? 0 : 1];
          return mix(leg.mid, leg.root, 0.2);
        }) as [V3, V3];
        const along = norm(sub(j.legs[0].mid, j.legs[0].root));
        const up: V3 = [-along[1], along[0], 0];
        const round = (p: V3, k: number, z: number): V3 => add(p, add(mul(up, k), [0, 0, z]));
        const outside = [
          [-5.2, 4.6],
          [-2.6, 6.6],
          [0, 7.2],
          [4.6, 5.6],
          [7.4, 1],
        ] as const;
        const front = outside.map(([k, z]) => round(a, k, z));
        s.cord([...front, round(b, 7.4, -1)], 5, brass, 30);
      },
    },
  ),
  picture(
    'memberPlan-one-rope-ten-minutes',
    'A woman with white hair pulls the ends of a cable rope apart on either side of her face.',
    {
      paper: brass,
      floor: '#a8731a',
      yaw: 124,
      pitch: 6,
      frame: [0.4, 0.09, 0.86, 0.94],
      shapes: [ring(0.63, 0.34, 0.2, 0.05, chalk), slab(0.92, 0, 0.08, 1, rust)],
      build: (s) => {
        const j = figure(s, { ...elsa, top: pine, bottom: ink, sleeves: 'none' }, ropeToFace);
        const ring0: V3 = [44, 150, 0];
        rope(s, ring0, [j.arms[0].end, j.arms[1].end], 3);
        s.unmeasured(() => cable(s, ring0, tower(s, 112, 0, 152, [-1, 0, 0], 210), 3));
      },
    },
  ),
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
    'memberPlan-seven-day-cut-whole-week',
    'A woman walks briskly past green hills, seven discs in an arc above her, the last one hollow.',
    {
      paper: '#dbe6ea',
      floor: '#c9b98f',
      yaw: 18,
      pitch: 7,
      frame: [0.1, 0.26, 0.9, 0.92],
      back: 60,
      shapes: [
        poly(
          [
            [0, 0.62],
            [0.16, 0.5],
            [0.34, 0.6],
            [0.58, 0.44],
            [0.8, 0.58],
            [1, 0.5],
            [1, 1],
            [0, 1],
          ],
          '#3d6a55',
        ),
        poly(
          [
            [0, 0.74],
            [0.28, 0.62],
            [0.6, 0.74],
            [0.86, 0.64],
            [1, 0.7],
            [1, 1],
            [0, 1],
          ],
          pine,
        ),
        ...[0, 1, 2, 3, 4, 5].map((i) =>
          disc(
            0.14 + i * 0.12,
            0.3 - Math.sin(((i + 0.5) / 7) * Math.PI) * 0.17,
            0.05,
            i === 2 || i === 5 ? brass : rust,
          ),
        ),
        ring(0.86, 0.3 - Math.sin((6.5 / 7) * Math.PI) * 0.17, 0.043, 0.014, rust),
      ],
      build: (s) => {
        figure(s, { ...gwen, top: brass, bottom: ink, legs: 'long', shoe: chalk }, strolling);
      },
    },
  ),
  picture(
    'memberPlan-fat-melter-weeks-one-to-four',
    'A woman presses a barbell overhead in front of one large sun and two smaller ones.',
    {
      paper: '#e9b957',
      floor: rust,
      yaw: 50,
      pitch: 5,
      frame: [0.06, 0.06, 0.7, 0.93],
      shapes: [
        disc(0.38, 0.42, 0.36, chalk),
        disc(0.72, 0.54, 0.115, chalk),
        disc(0.89, 0.54, 0.115, chalk),
        slab(0, 0.74, 1, 0.03, rust),
      ],
      build: (s) => {
        figure(s, { ...beth, top: pine, bottom: ink, legs: 'long', shoe: chalk }, pose.overhead);
        barbell(s, [4, 197, 0], [{ ...bumper, color: ink }, change], { half: 80 });
      },
    },
  ),
  picture(
    'memberPlan-stronger-leaner-you-first-half',
    'A woman with her grey hair up lowers herself in a push-up under a row of tally marks.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 26,
      pitch: 12,
      back: 100,
      frame: [0.1, 0.36, 0.9, 0.88],
      shapes: [
        ...[0, 1, 2, 3].map((i) =>
          line(
            [
              [0.2 + i * 0.05, 0.1],
              [0.2 + i * 0.05, 0.34],
            ],
            chalk,
            0.016,
          ),
        ),
        line(
          [
            [0.16, 0.32],
            [0.39, 0.12],
          ],
          brass,
          0.016,
        ),
        ...[0, 1, 2].map((i) =>
          line(
            [
              [0.54 + i * 0.05, 0.1],
              [0.54 + i * 0.05, 0.34],
            ],
            chalk,
            0.016,
          ),
        ),
      ],
      build: (s) => {
        figure(s, { ...joan, top: rust, bottom: sky }, low.pushUp);
      },
    },
  ),
  picture(
    'memberPlan-tone-sculpt-fast-track-all-sixteen',
    'A woman sits on a bench with two dumbbells at her shoulders beside a square of sixteen dots.',
    {
      paper: '#efd9c7',
      floor: pine,
      yaw: 38,
      pitch: 8,
      frame: [0.08, 0.1, 0.5, 0.93],
      shapes: [
        slab(0.54, 0.1, 0.36, 0.54, rust),
        ...Array.from({ length: 16 }, (_, i) =>
          disc(
            0.585 + (i % 4) * 0.09,
            0.167 + Math.floor(i / 4) * 0.135,
            0.042,
            i > 11 ? brass : chalk,
          ),
        ),
      ],
      build: (s) => {
        slope(s, [-26, 122, 0], [-15, 48, 0], 30, 8, pad, -44);
        s.block([2, 42, 0], [19, 4, 16], pad, -30);
        s.block([0, 20, 0], [3, 19, 3], dark, -36);
        s.block([-4, 2, 0], [22, 2, 18], dark, -38);
        const j = figure(s, { ...hana, top: sky, bottom: ink }, low.arnold);
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], rust, 0.9, 2);
      },
    },
  ),
  picture(
    'memberPlan-fast-track-strength-month',
    'A woman holds a barbell on her shoulders, ready to press, where the lanes of a track curve past.',
    {
      paper: '#2c4a57',
      floor: '#1d343e',
      yaw: 44,
      pitch: 6,
      frame: [0.1, 0.08, 0.76, 0.93],
      shapes: [0.98, 0.84, 0.7, 0.56].map((r, i) =>
        ring(1.02, 0.86, r, 0.055, [rust, clay, rust, clay][i] ?? rust),
      ),
      build: (s) => {
        figure(s, { ...priya, top: chalk, bottom: ink }, rackStart);
        barbell(s, [16, 134, 0], [{ ...bumper, color: brass }, iron]);
      },
    },
  ),
  picture(
    'memberPlan-beginner-bodybuilding-weeks-one-to-four',
    'A woman kneels beside a weight stack and moves the pin to another plate.',
    {
      paper: '#dfe6e2',
      floor: '#9bb0a6',
      yaw: -28,
      pitch: 9,
      frame: [0.16, 0.12, 0.8, 0.92],
      shapes: [disc(0.36, 0.4, 0.32, clay), slab(0.84, 0, 0.16, 1, pine, '#1b382f')],
      build: (s) => {
        for (const z of [15, -15]) s.block([74, 74, z], [2.8, 74, 2.8], dark, -2);
        s.block([74, 146, 0], [3, 3, 18], dark, -2);
        s.block([74, 3, 0], [10, 3, 22], dark, -4);
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
    'memberPlan-intermediate-bodybuilding-glutes-first',
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
        s.block([-56, 37, 0], [14, 4, 58], pad, -60);
        for (const z of [-44, 44]) s.block([-56, 16, z], [8, 16, 3], dark, -64);
        figure(s, { ...zola, top: rust, bottom: pine, legs: 'long' }, thrust);
        barbell(s, [3, 64, 0], [iron, change], { bias: 6, half: 78 });
      },
    },
  ),
];
