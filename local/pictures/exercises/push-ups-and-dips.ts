import type { V3 } from '../drawing/geometry.ts';
import {
  brass,
  carys,
  chalk,
  clay,
  coal,
  femi,
  graphite,
  gwen,
  ink,
  joan,
  pine,
  priya,
  rust,
  sand,
  sky,
  zola,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { disc, halfDisc, pane, poly, ring, slab } from '../drawing/sheet.ts';
import type { Stage } from '../drawing/stage.ts';
import { box, dipBars } from '../equipment/machines.ts';
import { barbell } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import { bone, thigh } from '../figure/muscle.ts';
import * as low from '../figure/poses-floor.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, type Leg, type Pose } from '../figure/skeleton.ts';

const highPushUp = stand({
  pelvis: [-26.9, 66.8, 0],
  lean: 52.6,
  head: 40,
  legs: both<Leg>({ to: [-92, 17, 8], pole: [0, -1, 0], toe: [0.35, -0.94, 0] }),
  arms: hands([11, 70, 26], [-1, 0.2, 0.6]),
});
/** A post with a hook on each side of the bar; the lifter presses the bar into the posts. */
function posts(stage: Stage, bar: V3, dx: number, high: number, z = 48): void {
  for (const s of [1, -1]) {
    // Seen along the bar, the near post would hide her face: it is drawn behind her, where the far
    // one is.
    const bias = stage.cam.toward[2] * s > 0.97 ? -200 : 0;
    stage.block([bar[0] + dx, high / 2, s * z], [3, high / 2, 3], graphite, bias - 2);
    stage.block([bar[0] + dx, 2, s * z], [30, 2, 3.4], graphite, -4);
    stage.block([bar[0] + dx / 3, bar[1] - 3, s * z], [Math.abs(dx) - 1, 1.6, 2.4], brass, -1);
  }
}
const together = (pole: V3): Pose['arms'] =>
  hands([41, 4, 11], pole, { flat: [0.72, -0.05, -0.6] });
const diamond = low.board([-66, 17], 24, { arms: together([-1, 0.6, 0.25]) });

const inclineHigh = stand({
  ...highPushUp,
  pelvis: [-44.4, 83.7, 0],
  lean: 35.3,
  head: 28,
  arms: hands([11, 70, 26], [-1, 0, 0.5]),
});
const diamondHigh = low.board([-66, 17], 54, { arms: together([-1, 0.2, 0.4]) });
/**
 * A little wider than the shoulders, and beside the ribs at the bottom: so the forearms stay
 * upright and the elbows go back by some 45 degrees.
 */
const palms = (pole: V3): Pose['arms'] => hands([46, 4, 28], pole, { flat: [1, -0.05, 0] });
const pushUpLow = low.board([-70, 17], 24, { arms: palms([-1, 0.9, 0.75]) });
const pushUpHigh = low.board([-70, 17], 55.4, { arms: palms([-1, 0, 0.5]) });
const declineLow = low.board([-70, 47], 24, { arms: palms([-1, 0.9, 0.75]) });
const declineHigh = low.board([-70, 47], 54.2, { arms: palms([-1, 0, 0.5]) });
/** Feet flat, knees at a right angle; the elbows stay above the level of a deep dip. */
const dipFeet = both<Leg>({ to: [48, 8, 18], pole: [0.3, 1, 0.26], toe: [1, 0, 0.2] });
const benchDipLow = stand({
  ...low.benchDip,
  pelvis: [5, 37, 0],
  legs: dipFeet,
  arms: hands([-14, 48, 29], [-1, 0.25, 0.1], { flat: [1, -0.25, 0] }),
});
const dipHigh = stand({
  ...low.chestDip,
  pelvis: [-6, 125.3, 0],
  lean: 14,
  head: 8,
  legs: both<Leg>({ to: [-36, 80.3, 6], pole: [1, -0.7, 0], toe: [-0.7, -0.7, 0] }),
  arms: hands([6, 112, 27], [-1, 0.2, 0.3], { grip: [1, 0, 0] }),
});
const benchDipHigh = stand({
  ...benchDipLow,
  pelvis: [4.5, 51, 0],
  arms: hands([-14, 48, 29], [-1, 0.1, 0.3], { flat: [1, -0.25, 0] }),
});

export const pushUpsAndDips: readonly Picture[] = [
  ...movement(
    'exercise-push-up',
    'A woman holds a straight line from head to heels at the bottom of a push-up.',
    {
      paper: chalk,
      floor: brass,
      yaw: 16,
      pitch: 12,
      back: 90,
      shapes: [slab(0, 0.18, 0.5, 0.3, clay), disc(0.74, 0.34, 0.2, pine, '#1b3a31')],
      build: (s, p) => {
        figure(s, { ...zola, top: rust, bottom: ink }, p);
      },
    },
    {
      shown: pushUpLow,
      start: pushUpHigh,
      alt: 'A woman holds a straight line from head to heels on straight arms.',
    },
  ),
  ...movement(
    'exercise-decline-push-up',
    'A woman does a push-up with her feet raised on a box.',
    {
      paper: rust,
      floor: '#7f2a13',
      yaw: 16,
      shapes: [halfDisc(0.6, 0.86, 0.56, '#c95a36'), pane(0.06, 0.08, 0.22, 0.34, sky, ink, 2, 2)],
      build: (s, p) => {
        box(s, -80, 0, 42, 30, 50, sand, -30);
        figure(s, { ...carys, top: chalk, bottom: pine, stripe: brass }, p);
      },
    },
    {
      shown: declineLow,
      start: declineHigh,
      alt: 'A woman holds a plank on straight arms with her feet raised on a box.',
    },
  ),
  ...movement(
    'exercise-incline-push-up',
    'A woman does a push-up with her hands on a barbell in a rack, her body one sloping line.',
    {
      paper: '#dfe6e2',
      floor: '#a3b3aa',
      yaw: -30,
      shapes: [pane(0.1, 0.1, 0.34, 0.4, sky, chalk, 3, 2), slab(0.82, 0, 0.18, 1, rust)],
      build: (s, p) => {
        posts(s, [11, 70, 0], 8, 150);
        figure(s, { ...femi, top: brass, bottom: pine }, p);
        barbell(s, [11, 70, 0], [], { half: 74 });
      },
    },
    {
      shown: highPushUp,
      start: inclineHigh,
      alt: 'A woman leans on a barbell in a rack on straight arms, her body one sloping line.',
    },
  ),
  ...movement(
    'exercise-close-grip-push-up',
    'A woman does a push-up with both hands together in a diamond below her chest.',
    {
      paper: clay,
      floor: '#9e563f',
      yaw: 46,
      pitch: 16,
      back: 100,
      shapes: [
        poly(
          [
            [0.5, 0.04],
            [0.7, 0.4],
            [0.5, 0.76],
            [0.3, 0.4],
          ],
          chalk,
        ),
      ],
      build: (s, p) => {
        figure(s, { ...joan, top: pine, bottom: ink, shoe: chalk }, p);
      },
    },
    {
      shown: diamond,
      start: diamondHigh,
      alt: 'A woman holds a plank on straight arms, both hands together in a diamond.',
    },
  ),
  ...movement(
    'exercise-chest-dip',
    'A woman leans forward between parallel bars with her elbows bent behind her.',
    {
      paper: '#e3e9e6',
      floor: pine,
      yaw: 30,
      frame: [0.1, 0.07, 0.9, 1.02],
      shapes: [ring(0.5, 0.42, 0.34, 0.09, brass)],
      build: (s, p) => {
        dipBars(s, 108);
        figure(s, { ...gwen, top: rust, bottom: pine, shoe: brass }, p);
      },
    },
    {
      shown: low.chestDip,
      start: dipHigh,
      alt: 'A woman holds herself on straight arms between parallel bars, knees bent.',
    },
  ),
  ...movement(
    'exercise-bench-dip',
    'A woman lowers her hips in front of a bench with her hands on its edge behind her.',
    {
      paper: pine,
      floor: '#2f5b4e',
      yaw: 20,
      pitch: 12,
      shapes: [
        pane(0.56, 0.1, 0.34, 0.42, sky, chalk, 4, 2),
        slab(0.06, 0.1, 0.3, 0.42, rust, '#9a3618'),
      ],
      build: (s, p) => {
        s.block([-26, 40, 0], [14, 4.5, 54], '#57524b', -40);
        for (const z of [-42, 42]) s.block([-26, 18, z], [3, 18, 3], graphite, -46);
        const j = figure(s, { ...priya, top: brass, bottom: ink }, p);
        // From ahead the thighs point at the camera, and the seat behind them is as dark: each is
        // drawn once more, with its edge.
        if (s.cam.toward[0] > 0.85)
          for (const { root, mid, out } of j.legs)
            s.layers(
              s.depth(mid),
              [{ chains: [bone(root, mid, out, thigh, priya.bulk, 0.35)], fill: coal, lit: 2.2 }],
              false,
            );
      },
    },
    {
      shown: benchDipLow,
      start: benchDipHigh,
      alt: 'A woman holds her hips in front of a bench on straight arms, her hands on its edge behind her.',
    },
  ),
];
