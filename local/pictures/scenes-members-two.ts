import { barbell, bumper, change, dumbbell, kettlebell, loop, stack } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add } from './geometry.ts';
import { bench } from './machines.ts';
import {
  amara,
  brass,
  chalk,
  clay,
  dina,
  elsa,
  femi,
  hana,
  ink,
  pine,
  rust,
  sand,
  sky,
  zola,
} from './palette.ts';
import * as low from './poses-floor.ts';
import * as more from './poses-more.ts';
import * as pose from './poses-standing.ts';
import { picture } from './picture.ts';
import { bellOnFloor } from './props.ts';
import { arrow, bricks, diagonal, disc, rays, slab } from './sheet.ts';
import { onChest } from './skeleton.ts';

export const membersTwo = [
  picture(
    'memberPlan-mass-builder-block-one',
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
    'memberPlan-strength-and-power-block-one',
    'A woman leaps straight up with her arms overhead beside a loaded bar.',
    {
      paper: sand,
      floor: rust,
      yaw: 40,
      shapes: [rays(0.42, 0.82, '#f0e6d3', 26), slab(0.9, 0, 0.1, 1, pine, '#1b382f')],
      build: (s) => {
        figure(s, { ...amara, top: pine, bottom: ink, stripe: brass }, more.jump);
        barbell(s, [80, 22.5, 0], [{ ...bumper, color: ink }, change], { collar: 44, half: 64 });
      },
      front: [
        arrow(
          [
            [-44, 30, 0],
            [-44, 96, 0],
          ],
          rust,
        ),
      ],
    },
  ),
  picture(
    'memberPlan-bum-and-thighs-sample-sessions',
    'A woman steps sideways against a thigh band in front of two overlapping discs.',
    {
      paper: chalk,
      floor: clay,
      yaw: 66,
      shapes: [disc(0.4, 0.46, 0.32, brass), disc(0.6, 0.46, 0.32, rust)],
      build: (s) => {
        const j = figure(s, { ...dina, top: pine, bottom: '#3d3a44', hair: sky }, pose.sideStep);
        loop(s, add(j.legs[1].mid, [-6, 3, 0]), add(j.legs[0].mid, [-6, 3, 0]), 8.4, brass, 14);
      },
    },
  ),
  picture(
    'memberPlan-dumbbell-home-gym-block-one',
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
];
