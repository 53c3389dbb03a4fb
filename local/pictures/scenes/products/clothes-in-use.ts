/** Clothes of the shop, worn by some of the twelve women. */
import { add } from '../../drawing/geometry.ts';
import {
  beth,
  brass,
  chalk,
  clay,
  coal,
  hana,
  ink,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
  zola,
} from '../../drawing/palette.ts';
import { arch, disc, halfDisc, slab } from '../../drawing/sheet.ts';
import { barbell, bumper, iron, kettlebell } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure, midHands } from '../../figure/figure.ts';
import * as offDuty from '../../figure/poses-off-duty.ts';
import * as pose from '../../figure/poses-standing.ts';
import { hands } from '../../figure/poses-standing.ts';
import { closeUp, inUse } from './in-use.ts';

export const clothesInUse = [
  inUse(
    'cotton-training-tee-3',
    'A woman in a charcoal T-shirt bends one arm to show its muscle, the other hand on her hip.',
    {
      paper: rust,
      yaw: 64,
      frame: [0.1, 0.08, 0.9, 1],
      shapes: [disc(0.5, 0.5, 0.38, '#c75532')],
      build: (s) => {
        closeUp(s, [-10, 84, -47], [20, 180, 47], () => {
          figure(
            s,
            { ...priya, top: coal, bottom: sand },
            {
              ...offDuty.flex,
              arms: [
                offDuty.flex.arms[0],
                { to: [8, 99, -15], pole: [-0.4, 0, -1], grip: [0.6, 0.2, 0.2] },
              ],
            },
          );
        });
      },
    },
  ),
  inUse(
    'training-leggings-3',
    'A woman in plum leggings sits at the bottom of a deep goblet squat with a black kettlebell.',
    {
      paper: clay,
      floor: '#a95f45',
      yaw: 38,
      frame: [0.14, 0.16, 0.86, 0.9],
      shapes: [disc(0.5, 0.44, 0.36, '#e6aa92'), slab(0, 0, 0.06, 1, chalk)],
      build: (s) => {
        const j = figure(s, { ...hana, top: chalk, bottom: '#4b3a52' }, pose.goblet);
        kettlebell(s, add(midHands(j), [2, -3, 0]), [0, 1, 0], [0, 0, 1], ink, 0.8, 8);
      },
    },
  ),
  inUse(
    'lifting-sports-bra-3',
    'A woman in a pine green sports bra and black leggings rests with her hands on her hips.',
    {
      paper: sand,
      yaw: 56,
      frame: [0.1, 0.08, 0.9, 1],
      shapes: [disc(0.54, 0.46, 0.38, brass)],
      build: (s) => {
        closeUp(s, [-20, 88, -36], [30, 176, 36], () => {
          figure(s, { ...maya, top: pine, bottom: ink, cropped: true }, pose.handsOnHips);
        });
      },
    },
  ),
  inUse(
    'racerback-vest-3',
    'A woman in a sky blue vest locks a loaded barbell out above her head.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 50,
      frame: [0.06, 0.05, 0.94, 0.94],
      shapes: [arch(0.5, 0.05, 0.66, '#2f5b4e')],
      build: (s) => {
        const j = figure(s, { ...zola, top: sky, bottom: sand, legs: 'long' }, pose.overhead);
        barbell(s, midHands(j), [bumper, iron], { collar: 44, half: 62 });
      },
    },
  ),
  inUse(
    'lifting-shorts-2',
    'A woman in short black shorts steps into a deep lunge, hands on her hips.',
    {
      paper: sky,
      floor: '#6f909d',
      yaw: 24,
      frame: [0.1, 0.08, 0.9, 0.9],
      shapes: [halfDisc(0.5, 0.82, 0.42, chalk)],
      build: (s) => {
        figure(
          s,
          { ...beth, top: rust, bottom: ink, legs: 'shorts' },
          {
            ...pose.lunge,
            arms: hands([7, 61, 16], [-0.4, 0, 1], { grip: [0.6, 0.2, 0.2] }),
          },
        );
      },
    },
  ),
  inUse(
    'deadlift-socks-2',
    'A woman in black shorts and knee-high rust socks stands up with a loaded barbell.',
    {
      paper: sand,
      floor: '#c7b188',
      yaw: 52,
      frame: [0.1, 0.06, 0.9, 0.93],
      shapes: [disc(0.5, 0.44, 0.34, sky)],
      build: (s) => {
        const j = figure(
          s,
          { ...zola, top: pine, bottom: ink, legs: 'shorts', kit: { socks: rust } },
          pose.deadliftTop,
        );
        barbell(s, midHands(j), [bumper], { collar: 46, half: 62 });
      },
    },
  ),
];
