import { band, barbell, bumper, iron, kettlebell, loop, technique } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add, norm, sub } from './geometry.ts';
import { mat } from './machines.ts';
import { clock } from './marks.ts';
import {
  beth,
  brass,
  carys,
  chalk,
  clay,
  gwen,
  ink,
  joan,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
} from './palette.ts';
import * as low from './poses-floor.ts';
import * as more from './poses-more.ts';
import * as pose from './poses-standing.ts';
import { picture } from './picture.ts';
import { arch, disc, poly, ring, slab } from './sheet.ts';
import type { Stage } from './stage.ts';
import { onChest } from './skeleton.ts';

const bell = (
  s: Stage,
  hand: readonly [number, number, number],
  from: readonly [number, number, number],
  bias = 1,
): void => {
  const g = add(hand, [0, 0, -hand[2]]);
  kettlebell(s, g, norm(sub(from, g)), [0, 0, 1], ink, 1, bias);
};

export const membersOne = [
  picture(
    'memberPlan-full-body-strength-hour',
    'A woman deadlifts in front of a clock whose whole face is filled in.',
    {
      paper: chalk,
      floor: sand,
      yaw: 34,
      shapes: [clock(0.5, 0.42, 0.36, 0.999, rust, brass)],
      build: (s) => {
        figure(s, { ...maya, top: pine, bottom: ink }, pose.deadlift);
        barbell(s, [8.5, 22.5, 0], [{ ...bumper, color: pine }, iron]);
      },
    },
  ),
  picture(
    'memberPlan-heavy-legs-and-glutes',
    'A woman with a braid squats deep under a bar, seen from the front corner.',
    {
      paper: rust,
      floor: '#7e2a13',
      yaw: 58,
      shapes: [
        poly(
          [
            [0, 0],
            [0.62, 0],
            [0.38, 1],
            [0, 1],
          ],
          '#c75532',
        ),
        disc(0.72, 0.4, 0.26, brass),
      ],
      build: (s) => {
        figure(s, { ...priya, top: chalk, bottom: pine }, pose.backSquat);
        barbell(s, onChest(pose.backSquat, [-9.5, 29, 0]), [{ ...bumper, color: ink }, technique]);
      },
    },
  ),
  picture(
    'memberPlan-kettlebell-swing-ladder',
    'A woman swings a kettlebell in front of rungs that widen towards the floor.',
    {
      paper: ink,
      floor: '#35322f',
      yaw: 22,
      shapes: [0, 1, 2, 3, 4].map((i) =>
        slab(0.36 - i * 0.06, 0.12 + i * 0.15, 0.3 + i * 0.12, 0.07, i % 2 ? brass : rust),
      ),
      build: (s) => {
        const j = figure(s, { ...carys, top: sky, bottom: pine }, pose.swing);
        bell(s, j.arms[0].end, [2, 138, 0]);
      },
    },
  ),
  picture(
    'memberPlan-ten-minute-core-finisher',
    'A woman holds a forearm plank under a clock with a small slice filled in.',
    {
      paper: sky,
      floor: pine,
      yaw: 20,
      pitch: 12,
      back: 90,
      shapes: [clock(0.68, 0.32, 0.24, 0.167, chalk, rust)],
      build: (s) => {
        mat(s, -92, 98, 62, brass);
        figure(s, { ...joan, top: rust, bottom: ink }, low.plank);
      },
    },
  ),
  picture(
    'memberPlan-squat-day-warm-up',
    'A woman with a band round her thighs sits in a low squat with her hands together.',
    {
      paper: '#e3e9e4',
      floor: '#a9bdb3',
      yaw: 56,
      shapes: [arch(0.5, 0.12, 0.5, clay)],
      build: (s) => {
        const j = figure(
          s,
          { ...beth, top: pine, bottom: '#3d3a44', legs: 'long', shoe: rust },
          { ...pose.goblet, arms: pose.hands([22, 90, 3], [0.1, -0.6, 1], { grip: [0.3, 1, 0] }) },
        );
        loop(s, add(j.legs[1].mid, [-8, 1, 0]), add(j.legs[0].mid, [-8, 1, 0]), 8.4, rust, 16);
      },
    },
  ),
  picture(
    'memberPlan-press-and-pull-warm-up',
    'A woman pulls a brass-coloured band apart in front of her shoulders.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 62,
      frame: [0.15, 0.07, 0.85, 1.2],
      shapes: [ring(0.5, 0.44, 0.34, 0.06, '#2f5b4e'), ring(0.5, 0.44, 0.22, 0.06, '#2f5b4e')],
      build: (s) => {
        const j = figure(s, { ...gwen, top: rust, bottom: sand, legs: 'long' }, more.pullApart);
        band(
          s,
          [
            j.arms[0].end,
            add(j.arms[0].end, [1, 0, -20]),
            add(j.arms[1].end, [1, 0, 20]),
            j.arms[1].end,
          ],
          brass,
          3.2,
          8,
        );
      },
    },
  ),
];
