import { calendar, glyph } from '../../drawing/flat-shapes.ts';
import { add, at, type V3 } from '../../drawing/geometry.ts';
import {
  beth,
  brass,
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
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { arch, bricks, diagonal, disc, pane, poly, rays, slab } from '../../drawing/sheet.ts';
import type { Stage } from '../../drawing/stage.ts';
import {
  bag,
  bellOnFloor,
  book,
  bottle,
  dumbbellRack,
  plateTree,
} from '../../equipment/furniture.ts';
import { box, mat, rack } from '../../equipment/machines.ts';
import {
  barbell,
  bumper,
  iron,
  stack,
  technique,
  upright,
  wood,
} from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as more from '../../figure/poses-off-duty.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';
import { onChest } from '../../figure/skeleton.ts';

/** Sitting, elbow on the knee, a bottle at the lips. */
const drinking = low.seated({
  lean: 12,
  head: -8,
  arms: [
    { to: [33, 108, 9], pole: [0.1, -1, 0.7], grip: [-0.5, 1, 0] },
    { to: [34, 64, -15], pole: [-0.6, 0.2, -1], grip: [0, 0, 1] },
  ],
});
/** An hourglass of almost the height of the sheet. */
const hourglass =
  `<path d="M-52 -92H52V-78H-52ZM-52 78H52V92H-52Z" fill="${ink}"/>` +
  `<path d="M-42 -78H42C42 -34 12 -22 6 0C12 22 42 34 42 78H-42C-42 34 -12 22 -6 0C-12 -22 -42 -34 -42 -78Z" fill="#f3e6cb"/>` +
  `<path d="M-33 -46C-22 -28 -8 -14 -3 0H3C8 -14 22 -28 33 -46Z" fill="${rust}"/>` +
  `<path d="M-2 0H2V50H-2Z" fill="${rust}"/><path d="M-41 78C-38 52 -14 46 0 38C14 46 38 52 41 78Z" fill="${rust}"/>`;
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
/** Standing still, a bag in the near hand. */
const arriving = pose.stand({
  headTurn: -8,
  head: -6,
  arms: [
    { to: [8, 78, 24], pole: [-1, 0, 0.3], grip: [1, 0, 0] },
    { to: [5, 77, -23], pole: [-1, 0, -0.3], grip: [1, 0, 0] },
  ],
});
/** Both arms up and bent. */
const doubleFlex = pose.stand({
  arms: pose.hands([4, 158, 30], [0, -0.3, 1], { grip: [1, 0, 0] }),
  headTurn: 14,
});

export const trainingArticles: readonly Picture[] = [
  picture(
    'article-how-heavy-should-you-lift',
    'A woman reaches for a dumbbell on a rack that runs from light to heavy.',
    {
      paper: '#dfe6e2',
      floor: '#a9b9b0',
      yaw: 24,
      shapes: [diagonal(0.5, 0.3, 0.5, sky), slab(0, 0, 1, 0.07, pine)],
      build: (s) => {
        dumbbellRack(s, 66, -20, 5, ink);
        figure(s, { ...femi, top: rust, bottom: pine }, more.choosing, { x: -28, z: 4 });
      },
    },
  ),
  picture(
    'article-progressive-overload-in-plain-words',
    'Four stacks of plates rise like a staircase beside a woman carrying one more plate.',
    {
      paper: brass,
      floor: '#b27c1e',
      yaw: 14,
      pitch: 12,
      shapes: [
        poly(
          [
            [0.3, 0.86],
            [1, 0.2],
            [1, 0.86],
          ],
          '#e9b957',
        ),
      ],
      build: (s) => {
        for (let i = 0; i < 4; i++)
          stack(
            s,
            14 + i * 47,
            -10,
            Array.from({ length: 1 + i * 3 }, (_, n) => ({
              ...bumper,
              color: [rust, pine, ink][(n + i) % 3] ?? ink,
            })),
          );
        const j = figure(
          s,
          { ...zola, top: chalk, bottom: pine, legs: 'long' },
          pose.hold([30, 104, 18]),
          { x: -44 },
        );
        s.plate([j.arms[0].end[0], 104, 0], [1, 0.1, 0], 19, 6, rust, 0);
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
    'article-deload-weeks',
    'A woman rests in a kneeling stretch on a mat while a loaded barbell waits behind her.',
    {
      paper: '#d5e0dc',
      floor: '#a7bcb4',
      yaw: 18,
      pitch: 12,
      shapes: [disc(0.66, 0.4, 0.26, brass), slab(0, 0, 0.07, 1, pine)],
      build: (s) => {
        mat(s, -74, 98, 64, clay);
        figure(s, { ...elsa, top: rust, bottom: pine }, more.childPose);
        barbell(s, [0, 22.5, -96], [bumper, iron], { axis: [1, 0, 0], half: 100, collar: 66 });
      },
    },
  ),
  picture(
    'article-reading-a-workout-plan',
    'A woman sits on a bench between sets and reads an open log book.',
    {
      paper: sky,
      floor: pine,
      yaw: 30,
      shapes: [arch(0.48, 0.1, 0.46, chalk), bricks(0, 0.001, sky)],
      build: (s) => {
        s.block([-4, 39, 0], [20, 5, 60], '#2a2725', -30);
        for (const z of [-44, 44]) s.block([-4, 17, z], [9, 17, 3], '#3a3733', -34);
        const j = figure(s, { ...maya, top: brass, bottom: ink, stripe: brass }, more.reading);
        book(s, add(j.arms[0].end, [2, 1, -j.arms[0].end[2]]), rust);
        upright(s, -34, 40, { ...bumper, color: rust }, [0.3, 0.2, 1]);
        bottle(s, 8, 46, 0, sand);
      },
    },
  ),
  picture(
    'article-your-first-month-with-a-barbell',
    'A woman lifts a bar with wooden training plates in front of a wall calendar with twelve days marked.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 28,
      shapes: [calendar(0.56, 0.26, 0.34, 4, [0, 2, 4, 7, 9, 11, 14, 16, 18, 21, 23, 25], brass)],
      build: (s) => {
        figure(s, { ...priya, top: clay, bottom: rust }, pose.deadliftTop, { x: -40 });
        barbell(s, [-30.1, 78.1, 0], [{ ...wood, r: 20 }]);
      },
      frame: [0.04, 0.08, 0.62, 0.92],
    },
  ),
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
    'article-lifting-when-life-is-full',
    'A woman in training clothes carries two full shopping bags past a kettlebell by the door.',
    {
      paper: '#efe0c8',
      floor: clay,
      yaw: 26,
      shapes: [
        slab(0.6, 0.1, 0.22, 0.74, pine),
        slab(0.62, 0.14, 0.18, 0.3, '#2f5b4e'),
        slab(0.62, 0.48, 0.18, 0.32, '#2f5b4e'),
        pane(0.08, 0.12, 0.3, 0.36, sky, rust, 2, 2),
      ],
      build: (s) => {
        const j = figure(s, { ...joan, top: rust, bottom: ink }, pose.walkLoaded);
        for (const [i, a] of j.arms.entries()) bag(s, a.end, i ? sky : brass);
        bellOnFloor(s, 74, -30, ink, 1.1);
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
        figure(s, { ...gwen, top: pine, bottom: ink }, squat.backSquat);
        barbell(s, onChest(squat.backSquat, [-9.5, 29, 0]), [], { half: 84, collar: 56 });
        s.unmeasured(() => {
          upright(s, 92, -30, { ...technique, color: sky }, [0.3, 0.16, 1]);
          upright(s, 128, -36, { ...bumper, color: pine }, [0.3, 0.16, 1]);
        });
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
];
