import {
  beth,
  brass,
  chalk,
  clay,
  elsa,
  ink,
  pine,
  priya,
  rust,
  sky,
  zola,
} from '../../drawing/palette.ts';
import { pair, type Picture } from '../../drawing/picture.ts';
import { diagonal, disc, halfDisc, line, pane, slab } from '../../drawing/sheet.ts';
import { bellOnFloor, dumbbellRack, plant } from '../../equipment/furniture.ts';
import { incline, mat, rack } from '../../equipment/machines.ts';
import {
  barbell,
  bumper,
  change,
  dumbbell,
  iron,
  kettlebell,
  stack,
  technique,
} from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as more from '../../figure/poses-off-duty.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';

const shutter = (color: string) =>
  [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map((y) =>
    line(
      [
        [0.12, y],
        [0.88, y],
      ],
      color,
      0.008,
    ),
  );

export const weightPacks: readonly Picture[] = [
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
        figure(s, { ...priya, top: rust, bottom: pine }, squat.gobletSquat);
        dumbbell(s, squat.heldBell(squat.gobletSquat), squat.bellUp(squat.gobletSquat), ink, 1.15);
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
    'homeGymPack-barbell-garage-gym',
    'A woman presses a barbell overhead in a garage with its shutter half open.',
    {
      paper: '#cfd3cf',
      floor: '#8d918d',
      yaw: 36,
      shapes: [
        slab(0.12, 0, 0.76, 0.84, '#e9b957'),
        slab(0.12, 0, 0.76, 0.5, '#b8bdb8'),
        ...shutter('#9fa5a0').slice(0, 5),
        slab(0, 0, 0.12, 1, rust),
        slab(0.88, 0, 0.12, 1, rust),
      ],
      build: (s) => {
        figure(s, { ...elsa, top: pine, bottom: ink }, pose.overhead);
        barbell(s, [4, 200.7, 0], [technique, iron]);
        s.unmeasured(() => stack(s, -80, -50, [bumper, bumper, iron]));
      },
    },
    'A barbell with green plates rests in a rack in front of a garage shutter.',
    {
      paper: '#b8bdb8',
      floor: '#8d918d',
      yaw: 54,
      pitch: 8,
      shapes: [
        ...[0.12, 0.22, 0.32, 0.42, 0.52, 0.62, 0.72].map((y) =>
          line(
            [
              [0, y],
              [1, y],
            ],
            '#9fa5a0',
            0.01,
          ),
        ),
        disc(0.5, 0.44, 0.3, rust),
      ],
      build: (s) => {
        rack(s, 0, 176, 118, ink, 48);
        barbell(s, [8, 124, 0], [{ ...bumper, color: pine }, change], { half: 88 });
      },
    },
  ),
  ...pair(
    'homeGymPack-bench-and-dumbbells',
    'A woman presses dumbbells from an inclined bench in a spare room lined with a dumbbell rack.',
    {
      paper: sky,
      floor: '#b98a5c',
      yaw: 24,
      shapes: [
        slab(0, 0.64, 1, 0.02, chalk),
        slab(0.66, 0.12, 0.2, 0.3, rust),
        disc(0.76, 0.27, 0.09, brass),
      ],
      build: (s) => {
        incline(s, 2, 42, 44, ink, -16);
        const j = figure(
          s,
          { ...beth, top: pine, bottom: rust, legs: 'long', shoe: chalk },
          low.inclinePress,
        );
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], ink);
        s.unmeasured(() => dumbbellRack(s, 130, -60, 4));
      },
    },
    'A bench stands with a pair of dumbbells on its seat.',
    {
      paper: sky,
      floor: '#b98a5c',
      yaw: 36,
      pitch: 13,
      shapes: [diagonal(0.34, 0.1, 0.4, '#b7cbd4'), disc(0.66, 0.32, 0.2, rust)],
      build: (s) => {
        incline(s, 2, 48, 44, ink, -16);
        dumbbell(s, [-2, 52, 6], [0.9, 0, 0.4], brass, 1, 8);
        dumbbell(s, [34, 9, 24], [0.7, 0, 0.8], brass, 1);
      },
    },
  ),
];
