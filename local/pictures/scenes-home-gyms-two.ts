import { barbell, bumper, change, dumbbell, iron, stack, technique } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add } from './geometry.ts';
import { incline, mat, rack } from './machines.ts';
import { amara, beth, brass, chalk, elsa, ink, pine, rust, sky } from './palette.ts';
import * as low from './poses-floor.ts';
import * as pose from './poses-standing.ts';
import { pair } from './picture.ts';
import type { Picture } from './picture.ts';
import { chair, dumbbellRack } from './props.ts';
import { diagonal, disc, line, pane, slab } from './sheet.ts';

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

export const homeGymsTwo: readonly Picture[] = [
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
        barbell(s, [4, 197, 0], [technique, iron]);
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
    'homeGymPack-no-equipment-home-gym',
    'A woman does a push-up on a rug between a chair and a sunny window.',
    {
      paper: '#e7e1d0',
      floor: '#c7a277',
      yaw: 18,
      pitch: 12,
      back: 100,
      shapes: [pane(0.52, 0.06, 0.3, 0.44, brass, pine, 3, 2), slab(0.06, 0.1, 0.18, 0.26, rust)],
      build: (s) => {
        mat(s, -96, 96, 74, sky);
        figure(s, { ...amara, top: rust, bottom: pine }, low.pushUp);
        chair(s, 76, -78, brass);
      },
    },
    'A woman lunges on a rug beside a wooden chair.',
    {
      paper: '#e7e1d0',
      floor: '#c7a277',
      yaw: 22,
      pitch: 9,
      shapes: [pane(0.1, 0.1, 0.34, 0.4, brass, pine, 2, 2)],
      build: (s) => {
        figure(
          s,
          { ...amara, top: rust, bottom: pine },
          {
            ...pose.lunge,
            arms: pose.handsOnHips.arms.map((a) => ({
              ...a,
              to: add(a.to, [-3, -37, 0]),
            })) as unknown as typeof pose.lunge.arms,
          },
        );
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
