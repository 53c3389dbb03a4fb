import { barbell, bumper, iron, technique, upright } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add } from './geometry.ts';
import { mat } from './machines.ts';
import { night } from './marks.ts';
import {
  beth,
  brass,
  chalk,
  clay,
  dina,
  elsa,
  ink,
  joan,
  maya,
  pine,
  rust,
  sand,
  sky,
} from './palette.ts';
import * as low from './poses-floor.ts';
import * as more from './poses-more.ts';
import * as pose from './poses-standing.ts';
import { picture } from './picture.ts';
import { bag, bed, bellOnFloor, book, bottle } from './props.ts';
import { arch, bricks, disc, pane, slab } from './sheet.ts';
import { onChest } from './skeleton.ts';

export const articlesTwo = [
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
    'article-bracing-and-your-pelvic-floor',
    'A woman in a lifting belt stands with a barbell on her back while rings spread out from her waist.',
    {
      paper: clay,
      floor: '#a35a42',
      yaw: 38,
      frame: [0.08, 0.06, 0.92, 0.95],
      shapes: [
        disc(0.5, 0.52, 0.46, '#e3a48c'),
        disc(0.5, 0.52, 0.34, '#ecbda9'),
        disc(0.5, 0.52, 0.22, chalk),
      ],
      build: (s) => {
        const j = figure(s, { ...dina, top: pine, bottom: ink }, pose.backStand);
        barbell(s, onChest(pose.backStand, [-9.5, 29, 0]), [technique, iron]);
        s.solid(
          [
            {
              c: add(j.chest.o, [0, -5, 0]),
              axes: [
                [10.4, 0, 0],
                [0, 4, 0],
                [0, 0, 14.4],
              ],
            },
            {
              c: add(j.chest.o, [0, 2, 0]),
              axes: [
                [10.2, 0, 0],
                [0, 3, 0],
                [0, 0, 14],
              ],
            },
          ],
          '#8a4a24',
          8,
        );
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
    'article-creatine-for-women',
    'A tub of white powder, a heaped scoop and a glass of water stand beside a kettlebell.',
    {
      paper: rust,
      floor: '#7e2a13',
      yaw: 24,
      pitch: 14,
      back: 60,
      shapes: [disc(0.42, 0.48, 0.36, '#c75532'), slab(0.8, 0, 0.2, 1, brass)],
      build: (s) => {
        s.tube([-24, 0, 0], [-24, 34, 0], 15, chalk, 0);
        s.tube([-24, 8, 0], [-24, 26, 0], 15.2, pine, 1);
        s.tube([-24, 34, 0], [-24, 39, 0], 15.8, ink, 2);
        s.tube([16, 0, 8], [16, 25, 8], 8, '#cfe0e6', 0, 1, 9.5);
        s.tube([16, 0, 8], [16, 17, 8], 7.2, sky, 1, 1, 8.5);
        s.tube([40, 4, 26], [70, 6, 20], 1.8, brass, 2);
        s.solid(
          [
            {
              c: [36, 5, 27],
              axes: [
                [7, 0, 0],
                [0, 5, 0],
                [0, 0, 7],
              ],
            },
          ],
          brass,
          3,
        );
        s.solid(
          [
            {
              c: [36, 9, 27],
              axes: [
                [6, 0, 0],
                [0, 4, 0],
                [0, 0, 6],
              ],
            },
          ],
          '#fffaf0',
          4,
        );
        bellOnFloor(s, 66, -24, ink, 1.2);
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
];
