import { glyph, moons, night } from '../../drawing/flat-shapes.ts';
import { egg } from '../../drawing/geometry.ts';
import {
  amara,
  beth,
  brass,
  carys,
  chalk,
  clay,
  elsa,
  gwen,
  ink,
  joan,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { arch, disc, pane, slab } from '../../drawing/sheet.ts';
import { bed, bellOnFloor, bottle } from '../../equipment/furniture.ts';
import { box, incline } from '../../equipment/machines.ts';
import { barbell, bumper, dumbbell, iron } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as pose from '../../figure/poses-standing.ts';
import type { Pose } from '../../figure/skeleton.ts';

/** A thigh bone, head to the upper left. */
const femur = (color: string, shadow: string): string => {
  // Head, neck and the two trochanters above, a slim shaft that leans inwards, and the two condyles
  // of the knee.
  const d =
    'M-27 -97C-14 -97 -6 -88 -6 -77C-2 -70 4 -66 11 -67C12 -76 18 -82 26 -80C35 -78 37 -68 35 -56C33 -44 29 -36 26 -28C20 -6 15 18 14 38C14 52 20 60 30 66C38 72 39 86 31 92C24 97 13 96 9 89C6 84 0 84 -3 89C-7 97 -20 98 -27 92C-35 85 -32 71 -24 65C-13 57 -7 50 -4 38C1 16 4 -4 6 -24C1 -26 -2 -31 1 -37C-3 -46 -9 -54 -17 -59C-33 -55 -47 -65 -47 -78C-47 -89 -38 -97 -27 -97Z';
  return `<path d="${d}" fill="${shadow}" transform="translate(5 5)"/><path d="${d}" fill="${color}"/>`;
};
/** A hand on the bump, a dumbbell in the other hand. */
const expecting = pose.stand({
  pelvis: [2, 88.5, 0],
  lean: -3,
  head: 14,
  legs: pose.feet(13),
  arms: [
    { to: [17, 106, 12], pole: [-1, -0.2, 0.8], flat: [0.45, -0.55, -0.75], bias: 8 },
    { to: [6, 77, -24], pole: [-1, 0, -0.3], grip: [1, 0, 0] },
  ],
});
/** Down a step, stiff, a hand on the thigh and one on the rail. */
const downstairs = (high: number): Pose =>
  pose.stand({
    pelvis: [0, 73 + high, 0],
    lean: 18,
    head: 30,
    legs: [
      { to: [16, 8 + high - 15, 9], pole: [1, 0, 0.2], toe: [1, -0.1, 0.15] },
      { to: [-10, 8 + high, -9], pole: [1, 0, -0.2], toe: [1, 0, -0.15] },
    ],
    arms: [
      { to: [12, 84 + high, 22], pole: [-1, 0.2, 0.6], flat: [0.4, -1, -0.1] },
      { to: [24, 73 + high, -38], pole: [-0.8, -0.6, -0.6], grip: [26, -15, 0] },
    ],
  });
/** Two straight muscles side by side, parted by threads. */
const twoMuscles = (color: string, thread: string): string =>
  [-65.5, -23.5, 18.5, 60.5]
    .map((y) => `<path d="M-20 ${y}H20" stroke="${thread}" stroke-width="5"/>`)
    .join('') +
  [-1, 1]
    .map((side) =>
      [-84, -42, 0, 42]
        .map(
          (y) =>
            `<rect x="${side * 38 - 20}" y="${y}" width="40" height="37" rx="9" fill="${color}"/>`,
        )
        .join(''),
    )
    .join('');
const sportsBra = (color: string, hook: string): string =>
  `<path d="M0 -104V-88L-36 -70M0 -88L36 -70" fill="none" stroke="${hook}" stroke-width="7"/>` +
  `<path d="M-46 -72H-24C-22 -36 -12 -24 0 -24C12 -24 22 -36 24 -72H46C46 -34 52 -18 68 -8V42H-68V-8C-52 -18 -46 -34 -46 -72Z" fill="${color}"/>` +
  `<path d="M-68 42H68V64H-68Z" fill="${hook}"/>`;
const handsOnBelly = pose.stand({
  lean: 0,
  head: 16,
  arms: pose.hands([15, 98, 6], [-0.6, -0.2, 0.9], { flat: [0.3, -0.5, -0.8] }),
});

export const healthArticles: readonly Picture[] = [
  picture(
    'article-training-around-your-cycle',
    'A woman sits on a bench with a water bottle while five moons pass from new to full behind her.',
    {
      paper: '#33304a',
      floor: '#262338',
      yaw: 34,
      frame: [0.25, 0.34, 0.75, 0.93],
      shapes: [moons(0.3, 0.085, '#46425f', chalk)],
      build: (s) => {
        s.block([-4, 39, 0], [22, 5, 62], '#5a5573', -30);
        for (const z of [-46, 46]) s.block([-4, 17, z], [10, 17, 3], '#46425f', -34);
        figure(s, { ...gwen, top: clay, bottom: sky }, low.rest);
        bottle(s, -4, 40, 44, rust);
      },
    },
  ),
  picture(
    'article-menopause-bone-and-barbells',
    'A woman with grey hair holds a barbell at her hips in front of a thigh bone as tall as a column.',
    {
      paper: clay,
      floor: '#8f4a37',
      yaw: 30,
      pitch: 6,
      frame: [0.06, 0.08, 0.62, 0.94],
      shapes: [disc(0.77, 0.46, 0.4, '#e6ab94'), glyph(0.77, 0.46, 0.86, femur(chalk, '#c77a61'))],
      build: (s) => {
        figure(s, { ...joan, top: pine, bottom: ink }, pose.deadliftTop);
        barbell(s, [9.9, 78.1, 0], [bumper, iron]);
      },
    },
  ),
  picture(
    'article-lifting-in-pregnancy',
    'A pregnant woman rests one hand on her bump and holds a dumbbell in the other beside an incline bench.',
    {
      paper: sky,
      floor: '#6f8f9d',
      yaw: 20,
      pitch: 8,
      frame: [0.08, 0.05, 0.9, 0.94],
      shapes: [disc(0.36, 0.48, 0.42, '#c3d5dd'), slab(0.93, 0, 0.07, 1, rust)],
      build: (s) => {
        incline(s, 92, 42, 44, ink, -20);
        const look = { ...elsa, skin: maya.skin, hair: maya.hair, style: maya.style, top: clay };
        const j = figure(s, { ...look, sleeves: 'none', bottom: pine }, expecting, { x: -48 });
        s.solid(
          [egg(j.chest, [6, -2, 0], [13, 13, 13]), egg(j.chest, [4, 6, 0], [9, 9, 12])],
          look.top,
          6,
        );
        dumbbell(s, j.arms[1].end, [1, 0, 0], ink);
        dumbbell(s, [98, 52, 0], [0, 0, 1], ink);
      },
    },
  ),
  picture(
    'article-sleep-and-strength',
    'A woman sleeps in bed under a green blanket with the moon in the window and a kettlebell on the floor.',
    {
      paper: '#2a3350',
      floor: '#1e2539',
      yaw: 16,
      pitch: 16,
      back: 90,
      shapes: [
        slab(0.54, 0.05, 0.36, 0.44, '#3a4a78'),
        night(0.64, 0.22, 0.09),
        pane(0.54, 0.05, 0.36, 0.44, 'none', clay, 3, 2),
      ],
      build: (s) => {
        bed(s, -98, 112);
        figure(
          s,
          { ...beth, top: sky, sleeves: 'long' },
          { ...low.asleep, pelvis: [0, 48, 0], legs: low.asleep.legs },
          { x: -8 },
        );
        bellOnFloor(s, 76, 84, ink, 0.9);
      },
    },
  ),
  picture(
    'article-sore-or-hurt',
    'A woman comes down a flight of stairs one step at a time, a hand on her thigh and the other on the rail.',
    {
      paper: '#d9e3e6',
      floor: '#a9bcc3',
      back: 46,
      yaw: 24,
      pitch: 7,
      frame: [0.08, 0.05, 0.88, 0.95],
      shapes: [arch(0.42, 0.08, 0.44, clay), slab(0.9, 0, 0.1, 1, pine)],
      build: (s) => {
        for (let i = 0; i < 7; i++) {
          box(s, -78 + i * 26, 0, 26, 100 - i * 15, 92, sand, -60 - i);
          s.tube(
            [-78 + i * 26, 100 - i * 15, -40],
            [-78 + i * 26, 190 - i * 15, -40],
            1.4,
            ink,
            -20,
          );
        }
        s.tube([-98, 204, -40], [98, 91, -40], 2.6, brass, -4, 10);
        figure(s, { ...carys, top: pine, bottom: rust, stripe: chalk }, downstairs(55), { x: 8 });
      },
    },
  ),
  picture(
    'article-diastasis-and-prolapse',
    'A woman lays both hands on her belly beside a drawing of two tall muscles with a gap between them.',
    {
      paper: sand,
      floor: '#c2ad8c',
      yaw: 34,
      pitch: 5,
      frame: [0.05, 0.06, 0.56, 0.94],
      shapes: [disc(0.74, 0.46, 0.4, chalk), glyph(0.74, 0.46, 0.66, twoMuscles(rust, brass))],
      build: (s) => {
        figure(s, { ...priya, top: pine, sleeves: 'none', bottom: ink }, handsOnBelly);
      },
    },
  ),
  picture(
    'article-sports-bras-for-lifting',
    'A woman presses two dumbbells overhead in front of a rail with three sports bras.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 38,
      pitch: 5,
      frame: [0.04, 0.08, 0.5, 0.95],
      shapes: [
        slab(0.42, 0.2, 0.58, 0.014, brass),
        glyph(0.56, 0.42, 0.42, sportsBra(rust, brass)),
        glyph(0.765, 0.42, 0.42, sportsBra(sky, brass)),
        glyph(0.97, 0.42, 0.42, sportsBra(clay, brass)),
      ],
      build: (s) => {
        const j = figure(s, { ...amara, top: brass, sleeves: 'none', bottom: ink }, pose.overhead);
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], chalk, 0.9, 4);
      },
    },
  ),
];
