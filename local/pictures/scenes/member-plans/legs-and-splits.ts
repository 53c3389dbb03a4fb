import {
  brass,
  carys,
  chalk,
  clay,
  elsa,
  gwen,
  ink,
  maya,
  pine,
  rust,
  sand,
  sky,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { disc, halfDisc, ring, slab } from '../../drawing/sheet.ts';
import { barbell, bumper, change, dumbbell, iron } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';
import { onChest } from '../../figure/skeleton.ts';

/** Rows of discs, one for each day of a week: `filled` of them in the first colour. */
const days = (x: number, y: number, filled: number, on: string, off: string) =>
  Array.from({ length: 6 }, (_, i) =>
    i < filled ? disc(x + i * 0.085, y, 0.034, on) : ring(x + i * 0.085, y, 0.028, 0.012, off),
  );

export const legAndSplitProgrammes: readonly Picture[] = [
  picture(
    'memberPlan-bum-thighs-programme',
    'A woman holds the top of a barbell hip thrust under eight half-discs, four red and four yellow.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: -22,
      pitch: 8,
      frame: [0.08, 0.36, 0.92, 0.92],
      shapes: [
        ...[0, 1, 2, 3].map((i) => halfDisc(0.2 + i * 0.2, 0.19, 0.075, rust)),
        ...[0, 1, 2, 3].map((i) => halfDisc(0.2 + i * 0.2, 0.34, 0.075, brass)),
      ],
      build: (s) => {
        s.block([-52, 36, 0], [13, 6, 46], '#2a2725', -30);
        for (const z of [-34, 34]) s.block([-52, 15, z], [10, 15, 3], '#3a3733', -34);
        figure(s, { ...maya, top: brass, bottom: ink }, low.hipThrust);
        barbell(s, [3, 65, 0], [{ ...bumper, color: rust }, change], { bias: 6 });
        s.tube([3, 65, -17], [3, 65, 17], 4, sky, 9, 4);
      },
    },
  ),
  picture(
    'memberPlan-push-pull-legs-programme',
    'A woman rows a barbell in front of three filled discs and three empty rings.',
    {
      paper: sand,
      floor: rust,
      yaw: 34,
      pitch: 8,
      frame: [0.12, 0.3, 0.88, 0.93],
      shapes: [slab(0, 0.08, 1, 0.16, '#f1e7d4'), ...days(0.29, 0.16, 3, rust, clay)],
      build: (s) => {
        figure(s, { ...gwen, top: pine, bottom: ink, legs: 'long', shoe: chalk }, pose.row);
        barbell(s, [9, 81, 0], [{ ...bumper, color: ink }, iron], { half: 74 });
      },
    },
  ),
  picture(
    'memberPlan-push-pull-legs-six-days-programme',
    'Two women, one with dumbbells overhead and one under a bar in a squat, below a row of six discs.',
    {
      paper: '#2c4a57',
      floor: '#1d343e',
      yaw: 30,
      pitch: 8,
      back: 40,
      frame: [0.1, 0.26, 0.9, 0.94],
      shapes: [slab(0, 0.06, 1, 0.16, '#36586a'), ...days(0.29, 0.14, 6, brass, clay)],
      build: (s) => {
        const j = figure(s, { ...carys, top: chalk, bottom: ink }, pose.overhead, { x: -84 });
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], rust);
        figure(s, { ...elsa, top: rust, bottom: ink }, squat.backSquat, { x: 84 });
        const [x, y, z] = onChest(squat.backSquat, [-9.5, 29, 0]);
        barbell(s, [x + 84, y, z], [{ ...bumper, color: brass }, change], { half: 76 });
      },
    },
  ),
];
