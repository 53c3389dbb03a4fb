import { barbell, bumper, change, dumbbell, iron, technique, upright } from './equipment.ts';
import type { Load } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add, at, egg } from './geometry.ts';
import type { V3 } from './geometry.ts';
import { bench, box, incline, rack } from './machines.ts';
import { glyph } from './marks.ts';
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
  zola,
} from './palette.ts';
import * as low from './poses-floor.ts';
import * as more from './poses-more.ts';
import * as pose from './poses-standing.ts';
import { picture } from './picture.ts';
import type { Picture } from './picture.ts';
import { chair, dumbbellRack, plateTree, table } from './props.ts';
import { arch, disc, halfDisc, pane, rays, slab } from './sheet.ts';
import { both, onChest } from './skeleton.ts';
import type { Arm, Leg, Pose } from './skeleton.ts';
import type { Stage } from './stage.ts';

/** Standing still at the edge of things, a bag in the near hand. */
const arriving = pose.stand({
  headTurn: -8,
  head: -6,
  arms: [
    { to: [8, 78, 24], pole: [-1, 0, 0.3], grip: [1, 0, 0] },
    { to: [5, 77, -23], pole: [-1, 0, -0.3], grip: [1, 0, 0] },
  ],
});

/** Sitting, elbow on the knee, a bottle at the lips. */
const drinking = low.seated({
  lean: 12,
  head: -8,
  arms: [
    { to: [33, 108, 9], pole: [0.1, -1, 0.7], grip: [-0.5, 1, 0] },
    { to: [34, 64, -15], pole: [-0.6, 0.2, -1], grip: [0, 0, 1] },
  ],
});

/** Feet near the plates, arms inside the knees. */
const sumo = pose.stand({
  pelvis: [-21, 50, 0],
  lean: 44,
  chest: 42,
  head: 18,
  legs: both<Leg>({ to: [0, 8, 38], pole: [1, 0, 1], toe: [1, 0, 0.8] }),
  arms: pose.hands([7, 23, 13], [0, 0, 1]),
});

/** On a bench: bar on the chest, hips down, feet pushing. */
const pressLow = pose.stand({
  pelvis: [0, 54.5, 0],
  lean: -84,
  chest: -104,
  head: -88,
  legs: both<Leg>({ to: [26, 8, 21], pole: [0.9, 1, 0.3] }),
  arms: pose.hands([-30, 76, 34], [0.4, -1, 0.5]),
});

/** At a table, both forearms up: a mug to the right, a spoon to the left. */
const breakfast = low.seated({
  lean: 6,
  head: 10,
  arms: [
    { to: [42, 96, 9], pole: [-0.5, -1, 0.6], grip: [0.5, -0.8, -0.1] },
    { to: [34, 79, -16], pole: [-0.6, -0.8, -0.8], flat: [1, -0.1, 0.4] },
  ],
});

/** Tired out: folded arms on a tall box, the head on them. */
const spent = pose.stand({
  pelvis: [-30, 83, 0],
  lean: 44,
  chest: 50,
  head: 66,
  legs: [{ to: [-14, 8, 11] }, { to: [-34, 8, -11] }],
  arms: [
    { to: [33, 111, -9], pole: [0.3, -0.25, 1], grip: [0.2, 0, 1] },
    { to: [30, 112, 10], pole: [0.3, -0.25, -1], grip: [0.2, 0, 1] },
  ],
});

/** Both arms up and bent. */
const doubleFlex = pose.stand({
  arms: pose.hands([4, 158, 30], [0, -0.3, 1], { grip: [1, 0, 0] }),
  headTurn: 14,
});

/** A pair of scales: both arms out, palms up. */
const scales = pose.stand({
  lean: 0,
  headTurn: 0,
  arms: both<Arm>({ to: [14, 127, 58], pole: [-0.3, -1, 0.4], flat: [0.2, 0.1, 1] }),
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

const chrome: Load = { r: 15, thick: 4, color: '#6d6a66' };

/** An hourglass as tall as the sheet lets it be. */
const hourglass =
  `<path d="M-52 -92H52V-78H-52ZM-52 78H52V92H-52Z" fill="${ink}"/>` +
  `<path d="M-42 -78H42C42 -34 12 -22 6 0C12 22 42 34 42 78H-42C-42 34 -12 22 -6 0C-12 -22 -42 -34 -42 -78Z" fill="#f3e6cb"/>` +
  `<path d="M-33 -46C-22 -28 -8 -14 -3 0H3C8 -14 22 -28 33 -46Z" fill="${rust}"/>` +
  `<path d="M-2 0H2V50H-2Z" fill="${rust}"/><path d="M-41 78C-38 52 -14 46 0 38C14 46 38 52 41 78Z" fill="${rust}"/>`;

/** A thigh bone, head to the upper left. */
const femur = (color: string, shadow: string): string => {
  const d =
    'M-34 -96C-18 -98 -8 -86 -10 -74C-6 -66 4 -64 10 -72C14 -80 26 -80 31 -70C36 -58 28 -46 24 -34C18 -8 17 18 21 42C24 54 36 60 37 74C38 92 20 97 9 88C4 84 -1 84 -6 88C-17 97 -35 91 -34 74C-33 60 -21 54 -17 42C-10 18 -9 -6 -9 -26C-10 -38 -18 -46 -26 -54C-44 -54 -56 -66 -54 -80C-52 -90 -44 -96 -34 -96Z';
  return `<path d="${d}" fill="${shadow}" transform="translate(5 5)"/><path d="${d}" fill="${color}"/>`;
};

/** A battery lying on its side, one cell of four left. */
const battery = (line: string, cell: string, empty: string): string =>
  `<rect x="-150" y="-66" width="280" height="132" rx="14" fill="none" stroke="${line}" stroke-width="14"/>` +
  `<rect x="137" y="-26" width="22" height="52" rx="6" fill="${line}"/>` +
  [0, 1, 2, 3]
    .map(
      (i) =>
        `<rect x="${-132 + i * 63}" y="-48" width="52" height="96" fill="${i ? empty : cell}"/>`,
    )
    .join('');

/** A round sports bag that hangs from a hand. */
function kitBag(s: Stage, hand: V3): void {
  const c = add(hand, [0, -27, 0]);
  s.cord(
    [add(c, [-12, 9, 0]), add(hand, [-3, -3, 0]), add(hand, [3, -3, 0]), add(c, [12, 9, 0])],
    2,
    ink,
    2,
  );
  const cuts = [-24, -13, -8, 8, 13, 24];
  cuts.slice(1).forEach((x, n) => {
    const from = add(c, [cuts[n] ?? x, 0, 0]);
    s.tube(from, add(c, [x, 0, 0]), 11.5, n % 2 ? pine : brass, 6);
  });
}

function bowl(s: Stage, c: V3, color: string, bias = 0): void {
  const [x, y, z] = c;
  s.tube([x, y, z], [x, y + 9, z], 7, color, bias, 1, 13);
  for (const [dx, dy, dz, r, fill] of [
    [-5, 10, 4, 5, brass],
    [5, 10, 3, 5, rust],
    [0, 11, -5, 5.4, pine],
    [1, 12, 5, 4.6, clay],
  ] as const)
    s.sphere([x + dx, y + dy, z + dz], r, fill, bias + 3 + dz * 0.1);
}

export const articlesThree: readonly Picture[] = [
  picture(
    'article-finding-your-way-around-the-free-weights',
    'A woman with a kit bag stops in front of a squat rack with an empty bar, a dumbbell shelf and a tree of plates.',
    {
      paper: '#efe3cf',
      floor: '#4b4a4d',
      yaw: 32,
      pitch: 8,
      back: 130,
      frame: [0.07, 0.06, 0.95, 0.94],
      shapes: [slab(0, 0.1, 1, 0.05, rust), slab(0, 0.15, 1, 0.012, brass)],
      build: (s) => {
        rack(s, 70, 200, 118, pine, 52);
        barbell(s, [78, 121, 0], [], { half: 88, collar: 60 });
        s.unmeasured(() => dumbbellRack(s, -50, -110, 6));
        plateTree(s, 150, -70);
        const j = figure(s, { ...dina, top: rust, hair: sky, bottom: ink }, arriving, { x: -96 });
        kitBag(s, j.arms[0].end);
      },
    },
  ),
  picture(
    'article-will-lifting-make-you-bulky',
    'Three women of different builds stand side by side and flex their arms.',
    {
      paper: brass,
      floor: '#b27c1e',
      yaw: 68,
      pitch: 5,
      shapes: [rays(0.5, 0.86, '#e6b04c', 18, 180, 360)],
      build: (s) => {
        figure(s, { ...hana, top: chalk, bottom: pine }, more.flex, { z: 96 });
        figure(s, { ...maya, top: rust, bottom: ink, stripe: rust }, doubleFlex, { z: 0 });
        figure(s, { ...femi, top: pine, bottom: sand }, more.flex, { z: -98 });
      },
    },
  ),
  picture(
    'article-warming-up-for-lifting',
    'A woman squats with an empty bar while five discs behind her grow and turn from cool blue to warm red.',
    {
      paper: '#f6dcc0',
      floor: '#c98f63',
      yaw: 26,
      pitch: 7,
      frame: [0.06, 0.3, 0.56, 0.95],
      shapes: [
        disc(0.07, 0.2, 0.06, sky),
        disc(0.19, 0.17, 0.085, '#bcc4b4'),
        disc(0.35, 0.2, 0.13, '#e3bf72'),
        disc(0.57, 0.28, 0.2, clay),
        disc(0.86, 0.46, 0.32, rust),
      ],
      build: (s) => {
        figure(s, { ...gwen, top: pine, bottom: ink }, pose.backSquat);
        barbell(s, onChest(pose.backSquat, [-9.5, 29, 0]), [], { half: 84, collar: 56 });
        s.unmeasured(() => {
          upright(s, 92, -30, { ...technique, color: sky }, [0.3, 0.16, 1]);
          upright(s, 128, -36, { ...bumper, color: pine }, [0.3, 0.16, 1]);
        });
      },
    },
  ),
  picture(
    'article-how-long-to-rest-between-sets',
    'A woman sits on a box and drinks between sets beside a loaded barbell, a great hourglass behind her.',
    {
      paper: '#2f5b4e',
      floor: '#1d3a31',
      yaw: 22,
      pitch: 9,
      frame: [0.06, 0.22, 0.66, 0.93],
      shapes: [disc(0.79, 0.44, 0.37, '#3b6d5e'), glyph(0.79, 0.44, 0.72, hourglass)],
      build: (s) => {
        box(s, -4, 0, 46, 45, 46, brass, -30);
        const j = figure(s, { ...beth, top: clay, bottom: ink, shoe: chalk }, drinking);
        const mouth = at(j.head, [12, -6, 0]);
        const hand = j.arms[0].end;
        s.tube(add(hand, [6, -11, 0]), add(hand, [-3, 5, -1]), 3.8, sky, -1);
        s.tube(add(hand, [-3, 5, -1]), mouth, 2, ink, -1);
        barbell(s, [116, 22.5, -6], [{ ...bumper, color: rust }, iron], { half: 88, collar: 56 });
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
    'article-deadlift-conventional-or-sumo',
    'Two women grip barbells on the floor, one with narrow feet, one with her feet wide and her hands between them.',
    {
      paper: sand,
      floor: '#8e4a34',
      yaw: 58,
      pitch: 10,
      back: 60,
      frame: [0.04, 0.2, 0.96, 0.95],
      shapes: [halfDisc(0.24, 0.9, 0.64, pine), halfDisc(0.78, 0.9, 0.64, rust)],
      build: (s) => {
        figure(s, { ...amara, top: clay, bottom: ink, stripe: clay }, pose.deadlift, { z: 68 });
        barbell(s, [8.5, 22.5, 68], [bumper], { half: 56, collar: 42 });
        figure(s, { ...carys, top: sky, bottom: pine }, sumo, { z: -68 });
        barbell(s, [7.5, 22.5, -68], [{ ...bumper, color: brass }], { half: 62, collar: 49 });
      },
    },
  ),
  picture(
    'article-bench-press-grip-arch-and-leg-drive',
    'A woman lies on a bench with her chest arched up to the bar and both feet planted on the floor.',
    {
      paper: rust,
      floor: '#6f2410',
      yaw: -30,
      pitch: 14,
      frame: [0.08, 0.1, 0.92, 0.93],
      shapes: [disc(0.52, 0.5, 0.44, '#c9603f'), disc(0.52, 0.5, 0.3, '#d67a5c')],
      build: (s) => {
        for (const z of [50, -50]) {
          s.block([-108, 52, z], [3, 52, 3], '#4a4641', -2);
          s.block([-100, 100, z], [6, 2, 2.6], brass, -2);
        }
        s.block([-108, 3, 0], [3, 3, 52], '#4a4641', -30);
        bench(s, -104, 20, 44, 0, ink, -16);
        figure(s, { ...femi, top: sky, bottom: pine }, pressLow);
        barbell(s, [-30, 77, 0], [{ ...chrome, color: chalk }, change], { half: 88 });
      },
    },
  ),
  picture(
    'article-eating-around-training',
    'A woman in training clothes eats from a bowl at a table at sunrise, a dumbbell beside her mug.',
    {
      paper: '#f2c9a0',
      floor: '#a35a42',
      yaw: 26,
      pitch: 12,
      back: 90,
      frame: [0.16, 0.1, 0.9, 0.95],
      shapes: [
        slab(0.5, 0.06, 0.4, 0.46, '#f7dcae'),
        halfDisc(0.68, 0.52, 0.2, rust),
        pane(0.5, 0.06, 0.4, 0.46, 'none', chalk, 2, 2),
      ],
      build: (s) => {
        chair(s, -2, 0, pine);
        const j = figure(s, { ...hana, top: pine, bottom: ink }, breakfast);
        table(s, 76, 0, 96, 72, chalk);
        bowl(s, [62, 74, 2], sky, 40);
        const spoon = j.arms[0].end;
        s.cord([add(spoon, [-3, 4, 0]), add(spoon, [10, -11, -3])], 1.5, '#8c8f8c', 30);
        s.tube([88, 74, 14], [88, 86, 14], 5, rust, 40);
        s.cord(
          [
            [88, 84, 19],
            [88, 84, 24],
            [88, 78, 24],
            [88, 77, 19],
          ],
          1.6,
          rust,
          41,
        );
        dumbbell(s, [106, 82, -8], [1, 0, 0.5], ink, 0.9, 40);
      },
    },
  ),
  picture(
    'article-iron-and-energy',
    'A woman leans on a tall box with her head on her arms; on the wall a battery has one cell of four left.',
    {
      paper: brass,
      floor: '#a8741a',
      yaw: 20,
      pitch: 8,
      frame: [0.06, 0.2, 0.66, 0.94],
      shapes: [glyph(0.765, 0.25, 0.36, battery(ink, rust, '#e8b95c'))],
      build: (s) => {
        box(s, 40, 0, 50, 101, 74, pine, -6);
        figure(s, { ...zola, top: chalk, bottom: ink, legs: 'long' }, spent);
        upright(s, 88, 30, bumper, [0.35, 0.16, 1]);
      },
    },
  ),
  picture(
    'article-losing-fat-without-losing-strength',
    'A woman stands like a pair of scales, a bowl of food on one palm and a dumbbell level with it on the other.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 84,
      pitch: 5,
      shapes: [slab(0, 0.275, 1, 0.014, brass), disc(0.5, 0.28, 0.3, '#2f5b4e')],
      build: (s) => {
        const j = figure(s, { ...priya, top: rust, bottom: sand }, scales);
        bowl(s, add(j.arms[0].end, [3, 2, 4]), chalk, 6);
        dumbbell(s, add(j.arms[1].end, [3, 9, -4]), [0, 0, 1], ink, 1, 6);
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
        barbell(s, [11, 78, 0], [bumper, iron]);
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
];
