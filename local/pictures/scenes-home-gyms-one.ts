import { band, dumbbell, kettlebell } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add } from './geometry.ts';
import { mat } from './machines.ts';
import { brass, carys, chalk, clay, ink, pine, priya, rust, sand, sky, zola } from './palette.ts';
import * as more from './poses-more.ts';
import * as pose from './poses-standing.ts';
import { pair } from './picture.ts';
import type { Picture } from './picture.ts';
import { bellOnFloor, plant } from './props.ts';
import { disc, halfDisc, pane, slab } from './sheet.ts';
import { onChest } from './skeleton.ts';

export const homeGymsOne: readonly Picture[] = [
  ...pair(
    'homeGymPack-dumbbell-home-gym',
    'A woman squats with a dumbbell in her living room, a plant and a window behind her.',
    {
      paper: '#ecdfca',
      floor: '#c49a6c',
      yaw: 28,
      shapes: [
        pane(0.08, 0.1, 0.3, 0.46, sky, rust, 2, 2),
        slab(0.66, 0.22, 0.16, 0.24, pine),
        disc(0.74, 0.34, 0.07, brass),
      ],
      build: (s) => {
        s.unmeasured(() => mat(s, -70, 70, 70, clay));
        figure(s, { ...priya, top: rust, bottom: pine }, pose.goblet);
        dumbbell(s, onChest(pose.goblet, [18, 19, 0]), [0.3, 1, 0], ink, 1.15);
        plant(s, 66, -56);
      },
    },
    'Two dumbbells rest on a rolled-out mat beside a pot plant.',
    {
      paper: '#ecdfca',
      floor: '#c49a6c',
      yaw: 26,
      pitch: 16,
      shapes: [disc(0.62, 0.36, 0.26, rust)],
      build: (s) => {
        mat(s, -40, 60, 50, pine);
        dumbbell(s, [-8, 10, 8], [0.6, 0, 1], ink, 1.2);
        dumbbell(s, [28, 10, 6], [0.4, 0, 1], ink, 1.2);
        plant(s, 52, -40);
      },
    },
  ),
  ...pair(
    'homeGymPack-kettlebell-home-gym',
    'A woman locks a kettlebell out overhead in a room with three more kettlebells in a row.',
    {
      paper: pine,
      floor: '#b98a5c',
      yaw: 46,
      shapes: [slab(0.1, 0.1, 0.26, 0.5, '#2f5b4e'), disc(0.66, 0.34, 0.24, clay)],
      build: (s) => {
        const j = figure(s, { ...zola, top: brass, bottom: rust, legs: 'long' }, more.oneHandUp);
        kettlebell(s, j.arms[0].end, [0.35, 0.9, 0.05], [0.3, 0, 1], ink, 1, -1);
        s.unmeasured(() => {
          bellOnFloor(s, -20, -96, brass, 0.7);
          bellOnFloor(s, -20, -128, rust, 0.85);
          bellOnFloor(s, -20, -164, ink, 1);
        });
      },
    },
    'Three kettlebells in a row, from small to large.',
    {
      paper: pine,
      floor: '#b98a5c',
      yaw: 30,
      pitch: 13,
      shapes: [halfDisc(0.5, 0.7, 0.42, clay)],
      build: (s) => {
        bellOnFloor(s, -28, 0, brass, 0.8);
        bellOnFloor(s, 0, 0, rust, 1);
        bellOnFloor(s, 34, 0, ink, 1.2);
      },
    },
  ),
  ...pair(
    'homeGymPack-resistance-band-home-gym',
    'A woman stands on a long band and curls its ends beside an open suitcase.',
    {
      paper: clay,
      floor: '#e6c9a4',
      yaw: 34,
      shapes: [pane(0.64, 0.1, 0.26, 0.42, sky, chalk, 2, 2), slab(0, 0, 0.2, 1, '#e3a48c')],
      build: (s) => {
        const j = figure(s, { ...carys, top: pine, bottom: ink }, pose.curl);
        for (const [i, z] of [
          [0, 11],
          [1, -11],
        ] as const)
          band(
            s,
            [
              add(j.arms[i].end, [0, 5, 0]),
              add(j.arms[i].end, [2, -4, 0]),
              [24, 60, z * 1.3],
              [7, 1, z],
            ],
            brass,
            3,
            6,
          );
        s.cord(
          [
            [6, 1, 11],
            [6, 1, -11],
          ],
          3.4,
          brass,
          8,
        );
        s.block([-46, 6, -52], [26, 6, 18], rust, -30);
        s.block([-46, 24, -70], [26, 18, 3], rust, -34);
        s.block([-46, 13, -52], [22, 1, 14], sand, -20);
      },
    },
    'A woman pulls a band apart at chest height.',
    {
      paper: clay,
      yaw: 74,
      pitch: 5,
      frame: [0.06, 0.12, 0.94, 1.6],
      shapes: [disc(0.5, 0.5, 0.36, chalk)],
      build: (s) => {
        const j = figure(s, { ...carys, top: pine, bottom: ink }, more.pullApart);
        band(
          s,
          [
            j.arms[0].end,
            add(j.arms[0].end, [1, 0, -20]),
            add(j.arms[1].end, [1, 0, 20]),
            j.arms[1].end,
          ],
          rust,
          3.2,
          8,
        );
      },
    },
  ),
];
