import { brass, chalk, ink, joan, pine, priya, rust } from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arch, arrow, bricks, halfDisc } from '../drawing/sheet.ts';
import { kettlebell } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import * as pose from '../figure/poses-standing.ts';
import { stand } from '../figure/poses-standing.ts';

const carry = stand({
  pelvis: [0, 87.5, 0],
  lean: 1,
  legs: [
    { to: [-24, 15, 9], toe: [0.82, -0.56, 0] },
    { to: [20, 8, -8], toe: [0.99, 0.1, 0] },
  ],
  arms: [
    { to: [3, 77, 28], pole: [-1, 0, 0.4], grip: [1, 0, 0] },
    { to: [-4, 80, -27], pole: [-1, 0, -0.4], grip: [0.9, -0.3, 0] },
  ],
});

const otherStep = stand({
  ...pose.walkLoaded,
  legs: [
    { to: [-32, 19, 8], toe: [0.7, -0.7, 0] },
    { to: [28, 8, -8], toe: [0.98, 0.15, 0.05] },
  ],
});
const carryOtherStep = stand({
  ...carry,
  legs: [
    { to: [20, 8, 9], toe: [0.99, 0.1, 0] },
    { to: [-24, 15, -8], toe: [0.82, -0.56, 0] },
  ],
});

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
      build: (s, p) => {
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
      shown: pose.walkLoaded,
      end: otherStep,
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
      build: (s, p) => {
        s.unmeasured(() => s.block([20, 0.3, 0], [160, 0.3, 2.5], chalk, -400));
        const j = figure(s, { ...priya, top: chalk, bottom: rust }, p);
        kettlebell(s, j.arms[0].end, [0, 1, 0], [1, 0, 0], ink, 1.15, 4);
      },
    },
    {
      shown: carry,
      end: carryOtherStep,
      alt: 'A woman takes her next step along a line, upright, a heavy kettlebell in her right hand.',
    },
  ),
];
