import { glyph } from '../../drawing/flat-shapes.ts';
import { add, mul, type V3 } from '../../drawing/geometry.ts';
import {
  beth,
  brass,
  chalk,
  clay,
  elsa,
  femi,
  graphite,
  hana,
  ink,
  joan,
  pine,
  priya,
  rust,
  sky,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { arch, disc, poly, slab } from '../../drawing/sheet.ts';
import { box, slope } from '../../equipment/machines.ts';
import { barbell, bumper, dumbbell, iron, technique } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';
import { hands } from '../../figure/poses-standing.ts';
import { onChest } from '../../figure/skeleton.ts';

export const goalWorkouts: readonly Picture[] = [
  picture(
    'memberPlan-fat-blaster-pairs-and-a-hill',
    'A woman hinges with a pair of dumbbells in front of a green hill with a winding path.',
    {
      paper: '#f0cf86',
      floor: '#1d3a32',
      yaw: 32,
      frame: [0.08, 0.1, 0.6, 0.92],
      shapes: [
        disc(0.2, 0.22, 0.12, rust),
        poly(
          [
            [0.2, 0.9],
            [0.44, 0.56],
            [0.62, 0.34],
            [0.74, 0.25],
            [0.84, 0.22],
            [0.94, 0.26],
            [1, 0.32],
            [1, 0.9],
          ],
          '#2f5b4e',
        ),
        glyph(
          0.78,
          0.55,
          0.7,
          `<path d="M-46 100C-20 70 70 74 52 42C36 14 -34 30 -22 2C-12 -22 44 -14 36 -40C30 -60 4 -56 14 -92" fill="none" stroke="${chalk}" stroke-width="7" stroke-linecap="round"/>`,
        ),
      ],
      build: (s) => {
        const j = figure(
          s,
          { ...femi, top: rust, bottom: ink, shoe: chalk },
          {
            ...pose.romanian,
            arms: hands([10, 46, 22], [0, 0, 1], { grip: [0.2, 0, 1] }),
          },
        );
        for (const a of j.arms) dumbbell(s, a.end, [0.2, 0, 1], ink, 1, 2);
      },
    },
  ),
  picture(
    'memberPlan-muscle-growth-top-set',
    'A woman face down on a slanted bench rows two dumbbells, behind her one big and two small discs.',
    {
      paper: clay,
      floor: '#9c533c',
      yaw: 20,
      frame: [0.08, 0.16, 0.84, 0.92],
      shapes: [
        disc(0.7, 0.3, 0.21, rust),
        disc(0.88, 0.44, 0.08, chalk),
        disc(0.94, 0.26, 0.08, chalk),
      ],
      build: (s) => {
        const [u, f]: [V3, V3] = [
          [0.788, 0.616, 0],
          [0.616, -0.788, 0],
        ];
        const base = add([-14, 66, 0], mul(f, 10));
        const on = (t: number): V3 => add(base, mul(u, t));
        slope(s, on(-14), on(44), 30, 8, pine, -16);
        s.tube(add(on(8), mul(f, 8)), [12, 4, 0], 3, graphite, -24, 4);
        s.tube(add(on(30), mul(f, 8)), [44, 4, 0], 3, graphite, -24, 4);
        s.block([28, 3, 0], [34, 3, 4], graphite, -28);
        for (const x of [-4, 60]) s.block([x, 3, 0], [3, 3, 22], graphite, -28);
        const j = figure(s, { ...hana, top: sky, bottom: ink, shoe: chalk }, pose.supported);
        for (const a of j.arms) dumbbell(s, a.end, [0.9, 0.3, 0], ink, 1.1);
      },
    },
  ),
  picture(
    'memberPlan-strength-and-power-cleans-and-jumps',
    'A woman on her toes pulls a barbell to her hips at full stretch, a wooden box beside her.',
    {
      paper: ink,
      floor: '#35322f',
      yaw: 38,
      shapes: [
        poly(
          [
            [0.3, 1],
            [0.44, 0],
            [0.6, 0],
            [0.5, 1],
          ],
          pine,
        ),
        poly(
          [
            [0.54, 1],
            [0.64, 0],
            [0.72, 0],
            [0.68, 1],
          ],
          rust,
        ),
      ],
      build: (s) => {
        s.unmeasured(() => box(s, 84, -78, 56, 46, 56, '#b98a52', -40));
        figure(s, { ...joan, top: sky, bottom: clay, shoe: chalk }, pose.cleanPull);
        barbell(s, [15, 108, 0], [{ ...bumper, color: brass }, technique]);
      },
    },
  ),
  picture(
    'memberPlan-tone-and-sculpt-trios',
    'Three women side by side: one squats with a dumbbell, one rows a pair, one raises two sideways.',
    {
      paper: '#efd9c7',
      floor: '#c99a80',
      yaw: 34,
      frame: [0.05, 0.1, 0.95, 0.92],
      shapes: [
        arch(0.19, 0.2, 0.24, pine),
        arch(0.5, 0.2, 0.24, brass),
        arch(0.81, 0.2, 0.24, rust),
      ],
      build: (s) => {
        const at = (x: number): { x: number; z: number } => ({ x, z: -x * 0.67 });
        figure(s, { ...priya, top: rust, bottom: ink }, squat.gobletSquat, at(-92));
        const held = add(squat.heldBell(squat.gobletSquat), [-92, 0, at(-92).z]);
        dumbbell(s, held, squat.bellUp(squat.gobletSquat), ink, 1.05, 2);
        const two = figure(s, { ...elsa, top: pine, bottom: ink }, pose.row, at(-4));
        for (const a of two.arms) dumbbell(s, a.end, [1, 0, 0], ink, 0.95, 2);
        const three = figure(s, { ...femi, top: chalk, bottom: pine }, pose.lateral, at(92));
        for (const a of three.arms) dumbbell(s, a.end, [1, 0, 0], ink, 0.75, 2);
      },
    },
  ),
  picture(
    'memberPlan-volume-training-six-sixes',
    'A woman squats with a barbell beside columns of blocks that grow taller and then drop.',
    {
      paper: '#c9d6d6',
      floor: '#6f8f8a',
      yaw: 50,
      frame: [0.04, 0.16, 0.59, 0.93],
      shapes: [4, 5, 6, 6, 2].flatMap((n, i) =>
        Array.from({ length: n }, (_, k) =>
          slab(
            0.62 + i * 0.074,
            0.72 - k * 0.1,
            0.06,
            0.084,
            i === 4 ? chalk : k === 5 ? rust : pine,
          ),
        ),
      ),
      build: (s) => {
        figure(s, { ...beth, top: rust, bottom: ink, legs: 'long', shoe: chalk }, squat.backSquat);
        barbell(s, onChest(squat.backSquat, [-9.5, 29, 0]), [{ ...bumper, color: ink }, iron]);
      },
    },
  ),
];
