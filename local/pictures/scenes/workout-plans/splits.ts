import { add, at, curve, rad, type V3 } from '../../drawing/geometry.ts';
import {
  amara,
  beth,
  brass,
  carys,
  chalk,
  clay,
  darker,
  dina,
  femi,
  graphite,
  ink,
  joan,
  leather,
  pine,
  priya,
  rust,
  sand,
  sky,
  steel,
  zola,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { arch, diagonal, disc, poly, ring, slab, type Mark } from '../../drawing/sheet.ts';
import type { Stage } from '../../drawing/stage.ts';
import { bench, pullUpBar } from '../../equipment/machines.ts';
import {
  barbell,
  bumper,
  change,
  dumbbell,
  iron,
  technique,
} from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';
import { hands, stand } from '../../figure/poses-standing.ts';
import { onChest } from '../../figure/skeleton.ts';

/** A disc cut into equal pieces like a cake. */
const wheel =
  (x: number, y: number, r: number, colors: readonly string[], gap: string, turn = -90): Mark =>
  ({ w, h }) => {
    const [cx, cy, R] = [x * w, y * h, r * h];
    const on = (i: number): string => {
      const a = rad(turn + (i / colors.length) * 360);
      return `${cx + Math.cos(a) * R} ${cy + Math.sin(a) * R}`;
    };
    return colors
      .map(
        (color, i) =>
          `<path d="M${cx} ${cy}L${on(i)}A${R} ${R} 0 0 1 ${on(i + 1)}Z" fill="${color}" ` +
          `stroke="${gap}" stroke-width="${h * 0.014}"/>`,
      )
      .join('');
  };
const seatedPress = low.seated({
  lean: -3,
  head: -6,
  shrug: 1,
  arms: hands([5, 143, 24], [0.3, -0.5, 1]),
});
/** A stool at any height, for a figure that sits at p. */
function seat(s: Stage, p: V3): void {
  s.block(add(p, [-2, 22, 0]), [3, 20, 3], graphite, -30);
  s.block(add(p, [-2, 2, 0]), [18, 2, 16], graphite, -34);
  s.block(add(p, [0, 40, 0]), [22, 4, 15], leather, -20);
}
/** Width and height of a cell in centimetres. The grid lies in the plane of the sheet. */
const [wideCell, highCell] = [190.5, 191.5];
const gridYaw = 30;
const spot = (across: number, up: number): V3 => [
  across * Math.cos(rad(gridYaw)),
  up,
  -across * Math.sin(rad(gridYaw)),
];
/** The shadow of a figure that stands on a shelf. */
const shadow =
  (p: V3, wide: number): Mark =>
  ({ px, k }) => {
    const [x, y] = px(p);
    return `<ellipse cx="${x}" cy="${y}" rx="${wide * k}" ry="${wide * 0.16 * k}" fill="${ink}" opacity="0.28"/>`;
  };
const cellColors = [rust, brass, sky, clay, pine, chalk];
/** The six days of a week as cells of a grid: x, y and the way each is filled. */
const cells = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [1, 1],
  [2, 1],
] as const;
const overheadHalf = stand({
  lean: -2,
  head: -8,
  shrug: 2,
  arms: hands([6, 172, 36], [0.1, -1, 0.6]),
});
/** Seven days in a row, two of them filled. */
const week = (y: number, days: readonly number[], on: string, off: string): readonly Mark[] =>
  Array.from({ length: 7 }, (_, i) =>
    days.includes(i) ? disc(0.2 + i * 0.1, y, 0.05, on) : ring(0.2 + i * 0.1, y, 0.042, 0.014, off),
  );

export const splitPlans: readonly Picture[] = [
  picture(
    'workoutPlan-push-pull-legs-three-days',
    'A woman in a headscarf front squats a barbell before a large wheel cut into three coloured parts.',
    {
      paper: rust,
      floor: '#7a2a13',
      yaw: 40,
      pitch: 7,
      shapes: [wheel(0.5, 0.47, 0.45, [brass, chalk, clay], rust)],
      build: (s) => {
        figure(s, { ...dina, top: pine, hair: sky, bottom: ink, shoe: chalk }, squat.frontSquat);
        barbell(s, onChest(squat.frontSquat, [9.5, 35, 0]), [technique, change], {
          collar: 50,
          half: 70,
        });
      },
    },
  ),
  picture(
    'workoutPlan-push-pull-legs-six-days',
    'Six women in a grid of coloured squares bench, row, squat, press overhead, pull up and deadlift.',
    {
      paper: ink,
      yaw: gridYaw,
      pitch: 7,
      shade: 0,
      zoom: 2.76,
      frame: [0, 0, 1, 0.955],
      shapes: [
        ...cells.map(([x, y], i) =>
          slab(0.012 + x * 0.328, 0.018 + y * 0.491, 0.32, 0.473, cellColors[i] ?? sand),
        ),
        ...cells.map(([x, y], i) =>
          shadow(spot((x - 1) * wideCell, (1 - y) * highCell), i === 4 ? 18 : 38),
        ),
      ],
      build: (s) => {
        const lift = (p: V3, dx: number, dy: number): V3 => add(p, spot(dx, dy));
        const place = (dx: number, dy: number) => {
          const [x, y, z] = spot(dx, dy);
          return { x, y, z };
        };
        const short = { collar: 42, half: 54 };
        const [left, right, up] = [-wideCell, wideCell, highCell];
        seat(s, spot(left - 8, up));
        const c = figure(s, { ...carys, top: pine, bottom: ink }, seatedPress, place(left - 8, up));
        for (const a of c.arms) dumbbell(s, a.end, [0, 0, 1], chalk);
        figure(s, { ...femi, top: rust, bottom: pine }, pose.row, place(0, up));
        barbell(s, lift([9, 81, 0], 0, up), [iron], short);
        figure(s, { ...joan, top: chalk, bottom: rust }, squat.backSquat, place(right, up));
        barbell(s, lift(onChest(squat.backSquat, [-9.5, 29, 0]), right, up), [technique], short);
        const [bx, , bz] = spot(left + 14, 0);
        bench(s, bx - 92, bx + 18, 44, bz, ink, -16);
        figure(
          s,
          { ...zola, top: pine, bottom: rust, legs: 'long' },
          low.benchPress,
          place(left + 14, 0),
        );
        barbell(s, lift([-44, 114.9, 0], left + 14, 0), [{ ...iron, color: pine }], short);
        s.tube([10, 138, -62], [10, 138, 62], 1.8, steel, 0, 12);
        for (const z of [-62, 62]) s.tube([10, 138, z], [10, 162 + z * 0.11, z], 1.8, steel);
        figure(s, { ...beth, top: brass, bottom: clay, legs: 'long' }, low.pullUp, place(0, -62));
        figure(s, { ...priya, top: rust, bottom: ink }, pose.deadlift, place(right, 0));
        barbell(s, lift([8.5, 22.5, 0], right, 0), [bumper], short);
      },
    },
  ),
  picture(
    'workoutPlan-upper-lower-four-days',
    'One woman hangs at the top of a chin-up while another stands under a barbell ready to squat.',
    {
      paper: brass,
      floor: ink,
      yaw: 34,
      pitch: 6,
      shapes: [
        poly(
          [
            [0.5, 0],
            [1, 0],
            [1, 1],
            [0.42, 1],
          ],
          rust,
        ),
      ],
      shade: 0.5,
      build: (s) => {
        pullUpBar(s, 200, 44, -80);
        figure(s, { ...carys, top: pine, bottom: ink }, low.chinUp, { x: -94 });
        figure(s, { ...joan, top: chalk, bottom: pine }, squat.backTall, { x: 80 });
        barbell(s, add(onChest(squat.backTall, [-9.5, 29, 0]), [80, 0, 0]), [technique, change], {
          collar: 50,
          half: 70,
        });
      },
    },
  ),
  picture(
    'workoutPlan-back-and-shoulders-builder',
    'Seen from behind, a broad-backed woman presses a barbell over her head.',
    {
      paper: rust,
      yaw: -82,
      pitch: 5,
      frame: [0.06, 0.08, 0.94, 1.5],
      shapes: [diagonal(0.3, 0.1, 0.4, '#c9613c'), ring(0.5, 0.5, 0.4, 0.05, chalk)],
      build: (s) => {
        const top = pine;
        const j = figure(s, { ...zola, top, bottom: ink, legs: 'long' }, overheadHalf);
        const on = (x: number, y: number, z: number): V3 => at(j.chest, [x, y, z]);
        const fold = darker(top, 0.4);
        s.cord(
          curve([on(-10, 25, 0), on(-11.5, 14, 0), on(-10, -2, 0), on(-9.5, -10, 0)]),
          0.9,
          fold,
          30,
        );
        for (const z of [1, -1]) {
          s.cord(
            curve([on(-10, 23, 5 * z), on(-11, 18, 10 * z), on(-10, 12, 11 * z)]),
            0.9,
            fold,
            30,
          );
          s.cord(
            curve([on(-9, 9, 12.5 * z), on(-10, 3, 9 * z), on(-10, -3, 5 * z)]),
            0.9,
            fold,
            30,
          );
        }
        barbell(
          s,
          [6, 173, 0],
          [
            { ...bumper, color: brass },
            { ...iron, color: pine },
          ],
        );
      },
    },
  ),
  picture(
    'workoutPlan-bum-and-legs-builder',
    'Two women train side by side: one hip-hinges with a barbell, the other lunges with dumbbells.',
    {
      paper: clay,
      floor: '#9e563f',
      yaw: 22,
      shapes: [arch(0.28, 0.1, 0.34, chalk), arch(0.72, 0.1, 0.34, pine)],
      build: (s) => {
        figure(s, { ...carys, top: pine, bottom: ink }, pose.romanian, { x: -72 });
        barbell(s, [-64, 40.2, 0], [iron], { collar: 48, half: 64 });
        const j = figure(s, { ...amara, top: brass, bottom: rust, stripe: chalk }, pose.lunge, {
          x: 76,
        });
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
      },
    },
  ),
  picture(
    'workoutPlan-glutes-twice-a-week',
    'A woman drives a barbell up with her hips under a row of seven days, two of them filled in.',
    {
      paper: sand,
      floor: clay,
      yaw: 152,
      pitch: 10,
      frame: [0.16, 0.3, 0.84, 0.92],
      shapes: [...week(0.14, [0, 3], rust, '#b9a77f')],
      build: (s) => {
        s.block([-52, 36, 0], [13, 6, 46], '#2a2725', -30);
        for (const z of [-34, 34]) s.block([-52, 15, z], [10, 15, 3], '#3a3733', -34);
        figure(s, { ...carys, top: pine, bottom: ink }, low.hipThrust);
        barbell(s, [3, 65, 0], [technique], { bias: 6 });
        s.tube([3, 65, -17], [3, 65, 17], 4, sky, 9, 4);
      },
    },
  ),
];
