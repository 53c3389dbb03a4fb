import { brass, chalk, ink, joan, pine, priya, rust } from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arch, arrow, bricks, halfDisc } from '../drawing/sheet.ts';
import { groundMarks, laneLine } from '../equipment/ground.ts';
import { kettlebell } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import { farmersWalk, stepLength, suitcaseCarry } from '../figure/poses-walking.ts';

export const carries: readonly Picture[] = [
  ...movement(
    'exercise-farmers-walk',
    'A woman walks tall with a heavy kettlebell in each hand.',
    {
      paper: '#efe2cc',
      floor: '#b9a684',
      yaw: 26,
      back: 50,
      shapes: [bricks(0, 0.8, '#dccbac', 0.085), halfDisc(0.5, 0.8, 0.5, brass)],
      build: (s, p, gone) => {
        groundMarks(s, gone, '#a8946f', 50);
        const j = figure(s, { ...joan, top: rust, bottom: pine }, p);
        for (const a of j.arms) kettlebell(s, a.end, [0, 1, 0], [1, 0, 0], ink, 1.05);
      },
      front: [
        arrow(
          [
            [56, 40, 0],
            [92, 40, 0],
          ],
          rust,
        ),
      ],
    },
    {
      shown: farmersWalk.shown,
      end: farmersWalk.other,
      phases: farmersWalk.phases,
      travel: stepLength * 2,
      alt: 'A woman walks tall on her next step, a heavy kettlebell in each hand.',
    },
  ),
  ...movement(
    'exercise-suitcase-carry',
    'A woman walks upright along a line with one heavy kettlebell in her right hand only.',
    {
      paper: pine,
      floor: '#2f5b4e',
      yaw: 60,
      pitch: 10,
      back: 90,
      shapes: [arch(0.5, 0.05, 0.36, brass)],
      build: (s, p, gone) => {
        groundMarks(s, gone, '#4f8272', 90);
        laneLine(s, chalk, 90);
        const j = figure(s, { ...priya, top: chalk, bottom: rust }, p);
        kettlebell(s, j.arms[0].end, [0, 1, 0], [1, 0, 0], ink, 1.15, 4);
      },
    },
    {
      shown: suitcaseCarry.shown,
      end: suitcaseCarry.other,
      phases: suitcaseCarry.phases,
      travel: stepLength * 2,
      alt: 'A woman takes her next step along a line, upright, a heavy kettlebell in her right hand.',
    },
  ),
];
