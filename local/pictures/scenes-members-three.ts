import { barbell, bumper, change, dumbbell, iron, kettlebell, technique } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add, mul, rad } from './geometry.ts';
import type { V3 } from './geometry.ts';
import { bench, box, incline, mat, slope } from './machines.ts';
import { clock, glyph } from './marks.ts';
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
import * as low from './poses-floor.ts';
import * as pose from './poses-standing.ts';
import { hands, stand } from './poses-standing.ts';
import { picture } from './picture.ts';
import type { Picture } from './picture.ts';
import { bellOnFloor } from './props.ts';
import { bricks, diagonal, disc, line, pane, poly, rays, ring, slab } from './sheet.ts';
import { both, onChest } from './skeleton.ts';
import type { Leg, Pose } from './skeleton.ts';
import type { Stage } from './stage.ts';

const dark = '#3a3733';

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
const supported = stand({
  pelvis: [-14, 66, 0],
  lean: 52,
  head: 44,
  legs: both<Leg>({ to: [-78, 17, 12], pole: [0.6, -1, 0], toe: [0.62, -0.78, 0] }),
  arms: hands([8, 60, 28], [-1, 0.75, 0.35], { grip: [0.9, 0.3, 0] }),
});
const fromPins = stand({
  pelvis: [-21, 77, 0],
  lean: 53,
  head: 26,
  legs: pose.feet(10),
  arms: hands([9, 47, 21], [0, 0, 1]),
});

/** A bike that stands still: a heavy front wheel, a saddle and two pedals. */
function bike(s: Stage, saddle: V3, feet: readonly [V3, V3], grips: V3): void {
  const crank: V3 = [22, 40.5, 0];
  s.plate([76, 33, 0], [0, 0, 1], 29, 7, brass, -4);
  s.tube([76, 33, -10], [76, 33, 10], 3, steel, 2);
  for (const x of [-32, 84]) s.block([x, 3, 0], [4, 3, 30], dark, -20);
  s.tube([-32, 6, 0], crank, 3.2, dark, -16, 4);
  s.tube(crank, [84, 6, 0], 3.2, dark, -18, 3);
  s.tube(crank, add(saddle, [0, -5, 0]), 3.2, dark, -14, 5);
  s.tube(crank, [52, 96, 0], 3.2, dark, -10, 5);
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

/** The belt of a treadmill that climbs to the right, its posts and its screen. */
function treadmill(s: Stage): void {
  const a = rad(9);
  const dirs: readonly [V3, V3, V3] = [
    [Math.cos(a), Math.sin(a), 0],
    [-Math.sin(a), Math.cos(a), 0],
    [0, 0, 1],
  ];
  s.block([4, 16, 0], [86, 3.4, 32], ink, -300, dirs);
  for (const z of [-29, 29]) s.block([4, 18.6, z], [86, 1.6, 4], '#55504a', -290, dirs);
  s.block([80, 13, 0], [9, 13, 30], dark, -320);
  for (const z of [-30, 30]) {
    s.tube([80, 26, z], [66, 128, z], 2.6, '#55504a', z > 0 ? 4 : -40, 5);
    s.tube([66, 122, z], [30, 116, z], 2.2, rust, z > 0 ? 6 : -40, 3);
  }
  s.block([68, 132, 0], [3, 12, 32], dark, -30, [
    [0.92, 0.39, 0],
    [-0.39, 0.92, 0],
    [0, 0, 1],
  ]);
}

export const membersThree: readonly Picture[] = [
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
        barbell(s, [-62, 196, 60], [{ ...bumper, color: ink }, iron], { half: 78, collar: 50 });
        const j = figure(s, { ...hana, top: pine, bottom: '#4b3a52', shoe: brass }, pose.lateral, {
          x: 70,
          z: -62,
        });
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], pine, 0.72, 2);
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
        figure(s, { ...dina, top: rust, bottom: ink, hair: pine }, pose.frontSquat);
        barbell(s, onChest(pose.frontSquat, [10.5, 30, 0]), [{ ...bumper, color: ink }, change]);
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
    'memberPlan-fat-blaster-pairs-and-a-hill',
    'A woman hinges with a pair of dumbbells in front of a green hill with a winding path.',
    {
      paper: '#f0cf86',
      floor: '#1d3a32',
      yaw: 32,
      frame: [0.08, 0.1, 0.6, 0.92],
      shapes: [
        disc(0.2, 0.22, 0.12, rust),
        poly(
          [
            [0.2, 0.9],
            [0.44, 0.56],
            [0.62, 0.34],
            [0.74, 0.25],
            [0.84, 0.22],
            [0.94, 0.26],
            [1, 0.32],
            [1, 0.9],
          ],
          '#2f5b4e',
        ),
        glyph(
          0.78,
          0.55,
          0.7,
          `<path d="M-46 100C-20 70 70 74 52 42C36 14 -34 30 -22 2C-12 -22 44 -14 36 -40C30 -60 4 -56 14 -92" fill="none" stroke="${chalk}" stroke-width="7" stroke-linecap="round"/>`,
        ),
      ],
      build: (s) => {
        const j = figure(
          s,
          { ...femi, top: rust, bottom: ink, shoe: chalk },
          {
            ...pose.romanian,
            arms: hands([10, 46, 22], [0, 0, 1], { grip: [0.2, 0, 1] }),
          },
        );
        for (const a of j.arms) dumbbell(s, a.end, [0.2, 0, 1], ink, 1, 2);
      },
    },
  ),
  picture(
    'memberPlan-muscle-growth-top-set',
    'A woman face down on a slanted bench rows two dumbbells, behind her one big and two small discs.',
    {
      paper: clay,
      floor: '#9c533c',
      yaw: 20,
      frame: [0.08, 0.16, 0.84, 0.92],
      shapes: [
        disc(0.7, 0.3, 0.21, rust),
        disc(0.88, 0.44, 0.08, chalk),
        disc(0.94, 0.26, 0.08, chalk),
      ],
      build: (s) => {
        const [u, f]: [V3, V3] = [
          [0.788, 0.616, 0],
          [0.616, -0.788, 0],
        ];
        const base = add([-14, 66, 0], mul(f, 10));
        const on = (t: number): V3 => add(base, mul(u, t));
        slope(s, on(-14), on(44), 30, 8, pine, -16);
        s.tube(add(on(8), mul(f, 8)), [12, 4, 0], 3, dark, -24, 4);
        s.tube(add(on(30), mul(f, 8)), [44, 4, 0], 3, dark, -24, 4);
        s.block([28, 3, 0], [34, 3, 4], dark, -28);
        for (const x of [-4, 60]) s.block([x, 3, 0], [3, 3, 22], dark, -28);
        const j = figure(s, { ...hana, top: sky, bottom: ink, shoe: chalk }, supported);
        for (const a of j.arms) dumbbell(s, a.end, [0.9, 0.3, 0], ink, 1.1);
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
];
