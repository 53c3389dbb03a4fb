import { add, norm, sub, type V3 } from '../../drawing/geometry.ts';
import {
  beth,
  brass,
  chalk,
  clay,
  hana,
  ink,
  maya,
  pine,
  priya,
  rust,
  sky,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { arrow, disc, pane, slab, type Mark } from '../../drawing/sheet.ts';
import type { Stage } from '../../drawing/stage.ts';
import { bellOnFloor, chair, dumbbellRack, plant } from '../../equipment/furniture.ts';
import { mat } from '../../equipment/machines.ts';
import { band, dumbbell, kettlebell } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as more from '../../figure/poses-off-duty.ts';
import * as pose from '../../figure/poses-standing.ts';
import { hands, stand } from '../../figure/poses-standing.ts';
import { both, type Arm, type Leg } from '../../figure/skeleton.ts';

const swung = (s: Stage, hand: V3, from: V3): void => {
  const g = add(hand, [0, 0, -hand[2]]);
  kettlebell(s, g, norm(sub(from, g)), [0, 0, 1], ink, 1.1, -2);
};
const hiked = stand({
  ...pose.swingBack,
  arms: [
    { to: [-18, 60, 3.4], pole: [-0.3, 0.3, 1], bias: -14 },
    { to: [-18, 60, -3.4], pole: [-0.3, 0.3, -1], bias: -8 },
  ],
});
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

export const homeEquipmentPlans: readonly Picture[] = [
  picture(
    'workoutPlan-dumbbells-only-strength',
    'A woman presses one dumbbell overhead in front of a full dumbbell rack.',
    {
      paper: '#e6ddcb',
      floor: pine,
      yaw: 34,
      frame: [0.1, 0.06, 0.9, 0.94],
      shapes: [slab(0, 0.16, 1, 0.08, rust), disc(0.58, 0.24, 0.18, brass)],
      build: (s) => {
        s.unmeasured(() => dumbbellRack(s, -10, -84, 7));
        const j = figure(s, { ...priya, top: rust, bottom: ink }, more.oneHandUp);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
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
];
