import {
  band,
  barbell,
  bumper,
  change,
  dumbbell,
  iron,
  kettlebell,
  technique,
} from './equipment.ts';
import type { Load } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add, norm, rad, sub } from './geometry.ts';
import type { V3 } from './geometry.ts';
import { bench, mat, slope } from './machines.ts';
import { night } from './marks.ts';
import {
  amara,
  beth,
  brass,
  carys,
  chalk,
  clay,
  dina,
  elsa,
  femi,
  gwen,
  hana,
  ink,
  joan,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
  steel,
  zola,
} from './palette.ts';
import * as low from './poses-floor.ts';
import * as pose from './poses-standing.ts';
import { picture } from './picture.ts';
import type { Picture } from './picture.ts';
import { bellOnFloor, chair, plant } from './props.ts';
import { arrow, disc, pane, rays, slab } from './sheet.ts';
import type { Mark } from './sheet.ts';
import { both, onChest } from './skeleton.ts';
import type { Stage } from './stage.ts';
import type { Arm, Leg } from './skeleton.ts';

const { hands, stand } = pose;
const dark = '#3a3733';
const pad = '#2a2725';

const ontoChair = stand({
  pelvis: [-22, 61, 0],
  lean: 36,
  chest: 30,
  head: 8,
  legs: [
    { to: [4, 8, 6], pole: [1, 0, 0.15] },
    { to: [53, 34, -9], pole: [0, 1, 0], toe: [0.35, 0.94, 0] },
  ],
  arms: both<Arm>({ to: [51, 108, 17], pole: [0, -1, 0.3], flat: [1, 0.02, 0] }),
});
const floorRow = stand({
  pelvis: [0, 13, 0],
  lean: -7,
  head: 0,
  legs: both<Leg>({ to: [73, 9, 9], pole: [0, 1, 0.1], toe: [0.25, 1, 0.05] }),
  arms: hands([17, 38, 21], [-1, -0.1, 0.35], { grip: [0, 1, 0] }),
});
const seatedPress = low.seated({
  lean: -3,
  head: -6,
  shrug: 1,
  arms: hands([5, 143, 24], [0.3, -0.5, 1]),
});
const hiked = stand({
  ...pose.swingBack,
  arms: [
    { to: [-18, 60, 3.4], pole: [-0.3, 0.3, 1], bias: -14 },
    { to: [-18, 60, -3.4], pole: [-0.3, 0.3, -1], bias: -8 },
  ],
});
const setThePin = stand({
  pelvis: [-20, 80, 0],
  lean: 40,
  head: 34,
  legs: [
    { to: [-26, 8, 12], pole: [1, 0, 0.2] },
    { to: [6, 8, -12], pole: [1, 0, -0.1] },
  ],
  arms: [
    { to: [47, 74, 22], pole: [-0.6, -0.6, 0.6], grip: [0, 0, 1] },
    { to: [10, 68, -16], pole: [-1, 0.1, -0.3], grip: [1, 0, 0] },
  ],
});

/** A floor of its own under a part of the sheet; back: how far behind the figure it ends. */
const ground =
  (x0: number, x1: number, back: number, pitch: number, color: string): Mark =>
  ({ w, h, px, k }) => {
    const y = px([0, 0, 0])[1] - back * Math.sin(rad(pitch)) * k;
    return `<rect x="${x0 * w}" y="${y}" width="${(x1 - x0) * w}" height="${h - y}" fill="${color}"/>`;
  };
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
/** A loop band over a peg, seen from the front. */
const hung =
  (x: number, y: number, long: number, wide: number, color: string): Mark =>
  ({ w, h }) => {
    const [cx, r, t] = [x * w, h * 0.026, wide * h];
    return (
      `<path d="M${cx - r} ${(y + long) * h}V${y * h}A${r} ${r} 0 0 1 ${cx + r} ${y * h}V${(y + long) * h}` +
      `A${r} ${r} 0 0 1 ${cx - r} ${(y + long) * h}Z" fill="none" stroke="${color}" stroke-width="${t}"/>` +
      `<circle cx="${cx}" cy="${y * h - r * 0.5}" r="${h * 0.014}" fill="${chalk}"/>`
    );
  };
/** The shadow of a figure that stands on a shelf. */
const shadow =
  (p: V3, wide: number): Mark =>
  ({ px, k }) => {
    const [x, y] = px(p);
    return `<ellipse cx="${x}" cy="${y}" rx="${wide * k}" ry="${wide * 0.16 * k}" fill="${ink}" opacity="0.28"/>`;
  };

const swung = (s: Stage, hand: V3, from: V3): void => {
  const g = add(hand, [0, 0, -hand[2]]);
  kettlebell(s, g, norm(sub(from, g)), [0, 0, 1], ink, 1.1, -2);
};

/** A weight stack between two posts, its front to the right of a figure; the plates above the pin are lit. */
function weightStack(s: Stage, x: number, pinned: number): void {
  for (const dx of [-27, 27]) s.block([x + dx, 96, 0], [3.4, 96, 4], dark, -6);
  s.block([x, 189, 0], [30, 4, 5], dark, -5);
  s.block([x, 3, 0], [34, 3, 16], dark, -8);
  for (const dx of [-12, 12]) s.tube([x + dx, 109, 0], [x + dx, 186, 0], 1.2, steel, -7);
  s.tube([x, 110, 0], [x, 186, 0], 0.8, ink, -6);
  s.plate([x, 182, 6], [0, 0, 1], 7, 3, steel, 3);
  for (let i = 0; i < 13; i++) {
    const y = 11 + i * 7.8;
    const color = i >= pinned ? rust : '#6d6f6d';
    s.block([x, y, 0], [21, 3.5, 11], color, i * 0.01);
    s.plate([x, y, 11.2], [0, 0, 1], 1.5, 0.4, ink, 3);
  }
}

/** A stool at any height, for a figure that sits at p. */
function seat(s: Stage, p: V3): void {
  s.block(add(p, [-2, 22, 0]), [3, 20, 3], dark, -30);
  s.block(add(p, [-2, 2, 0]), [18, 2, 16], dark, -34);
  s.block(add(p, [0, 40, 0]), [22, 4, 15], pad, -20);
}
/** The six days of a week as cells of a grid: x, y and the way each is filled. */
const cells = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [1, 1],
  [2, 1],
] as const;
/** A cell is so many centimetres wide and high; places in the grid lie in the plane of the sheet. */
const [wideCell, highCell] = [190.5, 191.5];
const gridYaw = 30;
const spot = (across: number, up: number): V3 => [
  across * Math.cos(rad(gridYaw)),
  up,
  -across * Math.sin(rad(gridYaw)),
];
const cellColors = [rust, brass, sky, clay, pine, chalk];

const five: Load = { r: 22.5, thick: 4, color: ink };

export const plansTwo: readonly Picture[] = [
  picture(
    'workoutPlan-two-days-a-week',
    'The same woman trains twice: under a sun she squats with a dumbbell, under a moon she hinges with two.',
    {
      paper: sky,
      yaw: 24,
      frame: [0.12, 0.22, 0.9, 0.92],
      shapes: [
        disc(0.15, 0.24, 0.13, brass),
        slab(0.5, 0, 0.5, 1, ink),
        night(0.58, 0.2, 0.09),
        ground(0, 0.5, 60, 9, chalk),
        ground(0.5, 1, 60, 9, pine),
      ],
      build: (s) => {
        figure(s, { ...gwen, top: rust, bottom: pine, legs: 'long' }, pose.goblet, { x: -76 });
        dumbbell(s, add(onChest(pose.goblet, [18, 19, 0]), [-76, 0, 0]), [0.3, 1, 0], ink, 1.15);
        const j = figure(
          s,
          { ...gwen, top: rust, bottom: brass, legs: 'long', shoe: chalk },
          pose.romanian,
          {
            x: 96,
          },
        );
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], steel);
      },
    },
  ),
  picture(
    'workoutPlan-kettlebell-only-full-body',
    'A woman hinges with a kettlebell between her legs, an arrow showing the swing to come, a second bell beside her.',
    {
      paper: clay,
      floor: '#a85f47',
      yaw: 16,
      pitch: 8,
      frame: [0.14, 0.12, 0.86, 0.91],
      shapes: [disc(0.62, 0.44, 0.4, '#e5a68f'), slab(0, 0, 0.08, 1, pine)],
      front: [
        arrow(
          [
            [30, 24, 0],
            [62, 48, 0],
            [80, 86, 0],
            [80, 128, 0],
          ],
          chalk,
          0.018,
        ),
      ],
      build: (s) => {
        const j = figure(s, { ...beth, top: pine, bottom: ink, legs: 'long', shoe: chalk }, hiked);
        swung(s, j.arms[0].end, [20, 108, 0]);
        bellOnFloor(s, 84, -44, brass, 0.8);
      },
    },
  ),
  picture(
    'workoutPlan-no-equipment-strength',
    'A woman lowers herself on one leg towards a wooden chair at home, the other leg and both arms held out in front.',
    {
      paper: '#efe4d0',
      floor: '#b9855a',
      yaw: 26,
      back: 74,
      shapes: [
        pane(0.1, 0.08, 0.26, 0.44, sky, pine, 2, 2),
        slab(0.82, 0.1, 0.13, 0.24, rust),
        disc(0.885, 0.22, 0.065, brass),
      ],
      build: (s) => {
        s.unmeasured(() => mat(s, -68, 78, 84, clay));
        chair(s, -44, 2, pine);
        figure(s, { ...maya, top: brass, bottom: rust, stripe: brass }, ontoChair);
        plant(s, 96, -50);
      },
    },
  ),
  picture(
    'workoutPlan-resistance-band-strength',
    'A woman sits on the floor and rows a band looped round her feet, three more bands hanging from pegs on the wall.',
    {
      paper: brass,
      floor: '#8a5d14',
      yaw: 38,
      pitch: 12,
      back: 46,
      frame: [0.06, 0.2, 0.72, 0.93],
      shapes: [
        slab(0.68, 0.1, 0.28, 0.04, pine),
        hung(0.73, 0.12, 0.4, 0.008, chalk),
        hung(0.82, 0.12, 0.4, 0.016, rust),
        hung(0.91, 0.12, 0.4, 0.028, ink),
      ],
      build: (s) => {
        mat(s, -44, 96, 74, pine);
        const j = figure(s, { ...hana, top: rust, bottom: sky, shoe: chalk }, floorRow);
        for (const i of [0, 1] as const) {
          const foot = add(j.legs[i].end, [4, 3, 0]);
          band(s, [foot, j.arms[i].end], ink, 3, 6);
        }
        const [a, b] = [j.legs[0].end, j.legs[1].end];
        band(s, [add(a, [7, 4, 4]), add(b, [7, 4, -4])], ink, 3.4, 10);
      },
    },
  ),
  picture(
    'workoutPlan-machines-first-plan',
    'A woman with short grey hair bends to put the pin into the weight stack of a machine.',
    {
      paper: '#dfe6e4',
      floor: '#8fa8a6',
      yaw: 20,
      pitch: 8,
      shapes: [slab(0, 0.14, 1, 0.2, '#cdd9d7'), disc(0.28, 0.4, 0.28, clay)],
      build: (s) => {
        weightStack(s, 50, 8);
        s.tube([50, 73.4, 11], [50, 73.4, 23], 1.5, brass, 6);
        figure(s, { ...elsa, top: rust, bottom: pine }, setThePin, { x: 0 });
        s.block([112, 18, 0], [3, 18, 4], dark, -10);
        s.block([112, 3, 0], [34, 3, 5], dark, -12);
        slope(s, [94, 44, 0], [136, 44, 0], 32, 8, pad, -4);
        slope(s, [86, 116, 0], [92, 50, 0], 30, 8, pad, -6);
        s.block([82, 58, 0], [3, 58, 4], dark, -14);
      },
    },
  ),
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
        figure(s, { ...dina, top: pine, hair: sky, bottom: ink, shoe: chalk }, pose.frontSquat);
        barbell(s, onChest(pose.frontSquat, [9.5, 29, 0]), [technique, change], {
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
        figure(s, { ...joan, top: chalk, bottom: rust }, pose.backSquat, place(right, up));
        barbell(s, lift(onChest(pose.backSquat, [-9.5, 29, 0]), right, up), [technique], short);
        const [bx, , bz] = spot(left + 14, 0);
        bench(s, bx - 92, bx + 18, 44, bz, ink, -16);
        figure(
          s,
          { ...zola, top: pine, bottom: rust, legs: 'long' },
          low.benchPress,
          place(left + 14, 0),
        );
        barbell(s, lift([-43, 112, 0], left + 14, 0), [{ ...iron, color: pine }], short);
        s.tube([10, 138, -62], [10, 138, 62], 1.8, steel, 0, 12);
        for (const z of [-62, 62]) s.tube([10, 138, z], [10, 162 + z * 0.11, z], 1.8, steel);
        figure(s, { ...beth, top: brass, bottom: clay, legs: 'long' }, low.pullUp, place(0, -62));
        figure(s, { ...priya, top: rust, bottom: ink }, pose.deadlift, place(right, 0));
        barbell(s, lift([8.5, 22.5, 0], right, 0), [bumper], short);
      },
    },
  ),
  picture(
    'workoutPlan-five-by-five',
    'A large, strong woman squats deep with a heavy bar in front of a wall of twenty-five discs.',
    {
      paper: pine,
      floor: '#16302a',
      yaw: 58,
      pitch: 6,
      shapes: [0, 1, 2, 3, 4].flatMap((r) =>
        [0, 1, 2, 3, 4].map((c) =>
          disc(0.14 + c * 0.18, 0.1 + r * 0.155, 0.052, r < 3 ? brass : '#39665a'),
        ),
      ),
      build: (s) => {
        figure(s, { ...femi, top: rust, bottom: ink, shoe: chalk }, pose.backSquat);
        barbell(s, onChest(pose.backSquat, [-9.5, 29, 0]), [five, { ...bumper, color: rust }], {
          half: 84,
        });
      },
    },
  ),
  picture(
    'workoutPlan-powerlifting-primer',
    'A woman with an afro begins to pull a heavily loaded bar from a wooden platform.',
    {
      paper: sand,
      floor: rust,
      yaw: 36,
      pitch: 8,
      shapes: [rays(0.46, 0.78, '#dccaa9', 20), disc(0.46, 0.34, 0.26, brass)],
      build: (s) => {
        s.unmeasured(() => s.block([4, -2, 0], [46, 2, 92], '#c99b62', -500));
        figure(s, { ...amara, top: pine, bottom: ink, stripe: brass, shoe: chalk }, pose.deadlift);
        barbell(s, [8.5, 22.5, 0], [bumper, { ...bumper, color: pine }, iron]);
      },
    },
  ),
];
