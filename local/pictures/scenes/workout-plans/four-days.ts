import { add } from '../../drawing/geometry.ts';
import { brass, carys, chalk, ink, pine, priya, rust, sky } from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { disc, ring, type Mark } from '../../drawing/sheet.ts';
import { barbell, bumper, change, technique } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';
import { onChest } from '../../figure/skeleton.ts';

/** Monday, Tuesday, Thursday and Friday of seven. */
const trainingDays = [0, 1, 3, 4];
const days: readonly Mark[] = Array.from({ length: 7 }, (_, day) =>
  trainingDays.includes(day)
    ? disc(0.5 + day * 0.07, 0.16, 0.036, rust)
    : ring(0.5 + day * 0.07, 0.16, 0.03, 0.01, pine),
);

export const fourDayPlan: Picture = picture(
  'workoutPlan-four-days-a-week',
  'One woman presses a barbell overhead and another squats with one, beside a row of seven days, four of them filled.',
  {
    paper: sky,
    floor: pine,
    frame: [0, 0.05, 1, 0.95],
    yaw: 30,
    pitch: 6,
    shapes: days,
    build: (s) => {
      figure(s, { ...priya, top: rust, bottom: ink }, pose.overhead, { x: -84 });
      barbell(s, [-80, 200.7, 0], [technique], { collar: 46, half: 62 });
      figure(s, { ...carys, top: brass, bottom: pine, shoe: chalk }, squat.backSquat, { x: 84 });
      barbell(s, add(onChest(squat.backSquat, [-9.5, 29, 0]), [84, 0, 0]), [bumper, change], {
        collar: 50,
        half: 70,
      });
    },
  },
);
