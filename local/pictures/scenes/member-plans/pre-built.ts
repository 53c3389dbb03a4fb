import {
  beth,
  brass,
  chalk,
  clay,
  femi,
  graphite,
  gwen,
  hana,
  ink,
  joan,
  leather,
  pine,
  rust,
  sky,
  zola,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { bricks, disc, line, poly, ring, slab } from '../../drawing/sheet.ts';
import { bench, slope } from '../../equipment/machines.ts';
import { barbell, bumper, change, dumbbell, stack } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as pose from '../../figure/poses-standing.ts';
import { stand } from '../../figure/poses-standing.ts';

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

export const preBuiltMemberPlans: readonly Picture[] = [
  picture(
    'memberPlan-fat-melter-programme',
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
        barbell(s, [4, 200.7, 0], [{ ...bumper, color: ink }, change], { half: 80 });
      },
    },
  ),
  picture(
    'memberPlan-mass-builder-programme',
    'A woman sits on a bench beside towers of stacked plates.',
    {
      paper: brass,
      floor: '#9c6a13',
      yaw: 32,
      shapes: [bricks(0, 0.84, '#cf9228', 0.1), disc(0.3, 0.34, 0.22, chalk)],
      build: (s) => {
        s.block([-4, 39, 0], [20, 5, 58], '#2a2725', -30);
        for (const z of [-42, 42]) s.block([-4, 17, z], [9, 17, 3], '#3a3733', -34);
        figure(s, { ...femi, top: rust, bottom: pine }, low.rest);
        for (const [x, n] of [
          [82, 5],
          [136, 9],
        ] as const)
          stack(
            s,
            x,
            -10,
            Array.from({ length: n }, (_, i) => ({
              ...bumper,
              color: [ink, rust, pine][i % 3] ?? ink,
            })),
          );
      },
    },
  ),
  picture(
    'memberPlan-push-pull-legs-opening-week',
    'One woman pushes up from the floor while another rows a dumbbell on a bench beside her.',
    {
      paper: clay,
      floor: '#9a523b',
      yaw: 16,
      pitch: 13,
      back: 90,
      shapes: [
        slab(0, 0.1, 1, 0.08, chalk),
        slab(0, 0.26, 1, 0.08, brass),
        slab(0, 0.42, 1, 0.08, pine),
      ],
      build: (s) => {
        figure(s, { ...zola, top: pine, bottom: ink }, low.pushUpTop, { x: -44, z: 56 });
        bench(s, 30, 158, 44, -61, ink, -22);
        const j = figure(s, { ...hana, top: rust, bottom: sky }, low.dumbbellRow, {
          x: 92,
          z: -50,
        });
        dumbbell(s, j.arms[0].end, [1, 0, 0], ink);
      },
    },
  ),
  picture(
    'memberPlan-seven-day-cut-programme',
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
    'memberPlan-stronger-leaner-you-programme',
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
    'memberPlan-tone-sculpt-fast-track-programme',
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
        slope(s, [-26, 122, 0], [-15, 48, 0], 30, 8, leather, -44);
        s.block([2, 42, 0], [19, 4, 16], leather, -30);
        s.block([0, 20, 0], [3, 19, 3], graphite, -36);
        s.block([-4, 2, 0], [22, 2, 18], graphite, -38);
        const j = figure(s, { ...hana, top: sky, bottom: ink }, low.arnold);
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], rust, 0.9, 2);
      },
    },
  ),
];
