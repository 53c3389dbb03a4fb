import { glyph } from '../../drawing/flat-shapes.ts';
import { add, mix, type V3 } from '../../drawing/geometry.ts';
import {
  amara,
  beth,
  brass,
  carys,
  chalk,
  clay,
  dina,
  elsa,
  graphite,
  gwen,
  hana,
  ink,
  leather,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
  steel,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { arch, disc, halfDisc, rays, ring, slab } from '../../drawing/sheet.ts';
import type { Stage } from '../../drawing/stage.ts';
import { bench, box, pullUpBar, slope, tower } from '../../equipment/machines.ts';
import {
  barbell,
  bumper,
  cable,
  change,
  dumbbell,
  iron,
} from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure, midHands } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as pose from '../../figure/poses-standing.ts';
import { hands, stand } from '../../figure/poses-standing.ts';
import type { Joints } from '../../figure/skeleton.ts';

/** Four handles on a wall: a long bar, a V, a rope and two straps. */
const handles = (x: number, y: number, color: string) =>
  [
    'M-70 -6C-66 10 -50 10 -40 2H40C50 10 66 10 70 -6M0 2V-30',
    'M-30 34V4L0 -34L30 4V34',
    'M-26 40C-22 0 -8 -10 0 -34C8 -10 22 0 26 40',
    'M-44 30H-12M-44 30L-28 -34L-12 30M12 30H44M12 30L28 -34L44 30',
  ].map((d, i) =>
    glyph(
      x + i * 0.15,
      y,
      0.27,
      `<path d="M0 -62V-34" stroke="${color}" stroke-width="5"/><circle cy="-66" r="8" fill="${brass}"/>` +
        `<path d="${d}" fill="none" stroke="${color}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
  );
/** One tower with two pulleys, worked from both sides. */
function twinTower(s: Stage, high: V3, hung: V3): void {
  for (const z of [-14, 14]) s.block([0, 101, z], [3, 101, 3], graphite, -2);
  s.block([0, 199, 0], [3, 3, 17], graphite, -2);
  s.block([0, 3, 0], [18, 3, 20], graphite, -4);
  for (let i = 0; i < 10; i++) {
    s.block([0, 10 + i * 7, 0], [5, 2.9, 10], i === 6 ? brass : steel, -3);
  }
  s.block([0, 186, 0], [9, 5, 4], rust, 2);
  s.block([0, 28, 18], [8, 5, 4], rust, 2);
  cable(s, [-8, 184, 0], high, 2);
  cable(s, [8, 28, 18], hung, 2);
}
const lowCurl = stand({
  lean: -2,
  legs: [{ to: [6, 8, 11] }, { to: [-6, 8, -11] }],
  arms: hands([34, 113, 13], [-1, -0.8, 0]),
});
/** On the bottom stair with the heels hanging: ankles lower than the balls of the feet. */
const heelsDown = stand({
  pelvis: [0, 104, 0],
  lean: 1,
  legs: [
    { to: [-4, 25, 9], pole: [1, 0, 0.1], toe: [0.92, 0.38, 0.05] },
    { to: [-4, 25, -9], pole: [1, 0, -0.1], toe: [0.92, 0.38, -0.05] },
  ],
  arms: [
    { to: [6, 92, 25], pole: [-1, 0, 0.4], grip: [1, 0, 0] },
    { to: [34, 109, -36], pole: [-0.6, -1, -0.4], grip: [1, 0.59, 0] },
  ],
});
const kneeAhead = stand({
  pelvis: [0, 55, 0],
  lean: 6,
  head: 0,
  legs: [
    { to: [22, 12, 9], pole: [1, 0.2, 0.05], toe: [0.97, -0.2, 0] },
    { to: [-50, 19, -9], pole: [0.3, -1, 0], toe: [0.42, -0.9, 0] },
  ],
  arms: hands([4, 44, 26], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});

export const simplyWorkouts: readonly Picture[] = [
  picture(
    'memberPlan-simply-abs-fifteen-minutes',
    'A woman hangs from a bar with her straight legs raised, a quarter circle behind them.',
    {
      paper: clay,
      floor: '#a05a43',
      yaw: 12,
      pitch: 5,
      frame: [0.1, 0.07, 0.86, 0.52],
      shapes: [
        glyph(
          0.4,
          0.475,
          0.98,
          `<path d="M0 0H78A78 78 0 0 1 0 78Z" fill="${rust}"/><path d="M0 0H52A52 52 0 0 1 0 52Z" fill="${brass}"/>`,
        ),
      ],
      build: (s) => {
        pullUpBar(s, 236, 62, 6, pine, 56);
        figure(s, { ...beth, top: chalk, bottom: ink, legs: 'long', shoe: chalk }, low.legRaise);
      },
    },
  ),
  picture(
    'memberPlan-simply-back-four-handles',
    'A woman rows a cable handle to her waist, four other handles hanging on the wall above.',
    {
      paper: pine,
      floor: '#17302a',
      yaw: 18,
      flip: true,
      frame: [0.1, 0.3, 0.84, 0.93],
      shapes: [slab(0, 0.1, 1, 0.03, '#2f5b4e'), ...handles(0.34, 0.26, chalk)],
      build: (s) => {
        slope(s, [-24, 25, 0], [34, 25, 0], 32, 7, leather, -26);
        for (const x of [-14, 26]) s.block([x, 9, 0], [3, 9, 12], graphite, -34);
        s.block([30, 3, 0], [62, 3, 4], graphite, -40);
        s.block([82, 26, 0], [3, 20, 22], steel, -6);
        const j = figure(s, { ...maya, top: rust, bottom: sand, stripe: rust }, low.cableRow);
        const ring = add(midHands(j), [11, 1, 0]);
        s.unmeasured(() => cable(s, ring, tower(s, 112, 0, 56, [-1, 0, 0], 200), 2));
        for (const a of j.arms) {
          s.tube(add(a.end, [0, -6, 0]), add(a.end, [0, 6, 0]), 1.8, ink, 2);
          s.cord([add(a.end, [0, 6, 0]), ring, add(a.end, [0, -6, 0])], 1.5, ink, 1);
        }
        s.sphere(ring, 1.8, brass, 4);
      },
    },
  ),
  picture(
    'memberPlan-simply-biceps-triceps-swap-sides',
    'Two women face each other at a cable tower; one presses a bar down, the other curls one up.',
    {
      paper: sand,
      floor: '#c7a56f',
      yaw: 14,
      frame: [0.06, 0.14, 0.94, 0.93],
      shapes: [disc(0.26, 0.4, 0.28, rust), disc(0.74, 0.4, 0.28, pine)],
      build: (s) => {
        const left = figure(s, { ...gwen, top: pine, bottom: ink, legs: 'long' }, pose.pushdown, {
          x: -66,
        });
        const right = figure(
          s,
          { ...amara, top: rust, bottom: '#4b3a52', stripe: brass },
          lowCurl,
          {
            x: 74,
            yaw: 180,
          },
        );
        const betweenHands = ({ arms }: Joints): V3 => mix(arms[0].end, arms[1].end, 0.5);
        const [down, up] = [betweenHands(left), betweenHands(right)];
        for (const c of [down, up]) {
          s.tube(add(c, [0, 0, -20]), add(c, [0, 0, 20]), 1.6, '#a9a69d', 0, 6);
        }
        s.unmeasured(() => twinTower(s, down, up));
      },
    },
  ),
  picture(
    'memberPlan-simply-calves-long-stretch',
    'A woman in shorts stands on the edge of the bottom stair and lets both heels sink below it.',
    {
      paper: '#dfe6e2',
      floor: '#8fa79c',
      yaw: 16,
      frame: [0.1, 0.07, 0.56, 0.84],
      shapes: [arch(0.34, 0.08, 0.42, brass)],
      build: (s) => {
        s.unmeasured(() => {
          for (let i = 6; i >= 0; i--) {
            box(s, 25 + i * 34, 0, 34, 20 + i * 20, 84, i % 2 ? '#c75532' : rust, -220 + i);
          }
          for (const x of [22, 124]) {
            s.tube([x, (x - 8) * 0.59, -38], [x, 94 + (x - 8) * 0.59, -38], 2, ink, -20, 4);
          }
          s.tube([-10, 83, -38], [240, 230, -38], 2.6, ink, -18, 9);
        });
        const j = figure(
          s,
          { ...priya, top: chalk, bottom: ink, legs: 'shorts', shoe: pine },
          heelsDown,
        );
        dumbbell(s, j.arms[0].end, [1, 0, 0], ink, 0.95, 2);
      },
    },
  ),
  picture(
    'memberPlan-simply-chest-three-heights',
    'A woman on a flat bench opens her arms wide with two dumbbells, a fan of stripes behind her.',
    {
      paper: '#f0cf86',
      floor: rust,
      yaw: 68,
      pitch: 16,
      frame: [0.08, 0.22, 0.92, 0.92],
      shapes: [rays(0.5, 0.72, brass, 14, 190, 350)],
      build: (s) => {
        bench(s, -92, 18, 44, 0, ink, -16);
        const j = figure(s, { ...elsa, top: pine, bottom: ink, shoe: chalk }, low.fly);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink, 1.05, 2);
      },
    },
  ),
  picture(
    'memberPlan-simply-glutes-short-and-long',
    'A woman in a headscarf holds a barbell at the top of a hip thrust, her shoulders on a bench.',
    {
      paper: chalk,
      floor: sand,
      yaw: 26,
      flip: true,
      frame: [0.08, 0.24, 0.92, 0.92],
      shapes: [
        halfDisc(0.46, 0.79, 0.62, clay),
        halfDisc(0.46, 0.79, 0.42, rust),
        halfDisc(0.46, 0.79, 0.22, brass),
      ],
      build: (s) => {
        s.block([-54, 38, 0], [14, 4, 56], leather, -60);
        for (const z of [-40, 40]) s.block([-54, 17, z], [8, 17, 3], graphite, -66);
        figure(s, { ...dina, top: sky, bottom: ink, hair: rust }, low.hipThrust);
        s.tube([4, 64, -19], [4, 64, 19], 4.4, rust, 3, 1);
        barbell(s, [4, 64, 0], [{ ...bumper, color: ink }, change]);
      },
    },
  ),
  picture(
    'memberPlan-simply-hamstrings-hinge-and-heel',
    'Seen from behind, a woman with a braid bows from the hips with a barbell in her hands.',
    {
      paper: '#4a4560',
      floor: '#33304a',
      yaw: -38,
      shapes: [disc(0.46, 0.44, 0.36, '#5d5776'), slab(0.78, 0, 0.08, 1, clay)],
      build: (s) => {
        figure(s, { ...carys, top: brass, bottom: rust, stripe: chalk }, pose.romanian);
        barbell(s, [8, 40.2, 0], [{ ...bumper, color: pine }, iron]);
      },
    },
  ),
  picture(
    'memberPlan-simply-quads-knees-forward',
    'A woman in a split squat, front heel on a plate, her knee past a dashed line at her toes.',
    {
      paper: brass,
      floor: '#a8731a',
      yaw: 10,
      shapes: [disc(0.46, 0.42, 0.38, '#e9b957'), slab(0, 0, 0.1, 1, chalk)],
      build: (s) => {
        s.plate([20, 1.6, 9], [0, 1, 0], 11, 3, ink, -60);
        const j = figure(s, { ...hana, top: rust, bottom: pine, shoe: chalk }, kneeAhead);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
      },
      front: [
        (g) => {
          const [x, y] = g.px([42, 0, 9]);
          const [, top] = g.px([42, 92, 9]);
          return `<path d="M${x} ${y}V${top}" stroke="${rust}" stroke-width="${g.h * 0.008}" stroke-dasharray="${g.h * 0.03} ${g.h * 0.022}"/>`;
        },
      ],
    },
  ),
  picture(
    'memberPlan-simply-shoulders-all-round',
    'A woman bends over and lifts two dumbbells out to the sides like wings, circles round her.',
    {
      paper: rust,
      floor: '#7b2811',
      yaw: 56,
      pitch: 4,
      shapes: [
        ring(0.5, 0.46, 0.4, 0.05, '#c9613c'),
        ring(0.5, 0.46, 0.29, 0.05, '#c9613c'),
        disc(0.5, 0.46, 0.18, brass),
      ],
      build: (s) => {
        const j = figure(
          s,
          { ...amara, top: chalk, bottom: pine, stripe: brass },
          {
            ...pose.rearFly,
            head: 34,
          },
        );
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink, 0.85, 2);
      },
    },
  ),
];
