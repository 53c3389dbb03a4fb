import { add, hull, mul, norm, pathOf, rad, sub, type V2, type V3 } from '../drawing/geometry.ts';
import {
  beth,
  brass,
  carys,
  chalk,
  clay,
  coal,
  darker,
  dina,
  graphite,
  hana,
  ink,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
  steel,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { bricks, diagonal, disc, halfDisc, pane, slab } from '../drawing/sheet.ts';
import type { Stage } from '../drawing/stage.ts';
import { plant } from '../equipment/furniture.ts';
import { bench, mat, slope, tower } from '../equipment/machines.ts';
import { band, barbell, cable, dumbbell, iron, technique } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure, midHands } from '../figure/figure.ts';
import * as low from '../figure/poses-floor.ts';
import { straightArms } from '../figure/poses-lifting.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, type Leg } from '../figure/skeleton.ts';

const tBar = stand({
  pelvis: [-21, 81, 0],
  lean: 50,
  head: 30,
  legs: pose.feet(17),
  arms: hands([11, 78, 5], [-1, 0.6, 0.5], { grip: [1, 0.4, 0] }),
});
/** A dumbbell with six-sided heads, along x: it does not roll. */
function hexBell(stage: Stage, c: V3): void {
  stage.tube(add(c, [-8, 0, 0]), add(c, [8, 0, 0]), 1.6, '#a9a69d');
  for (const s of [1, -1]) {
    const face = (x: number, r: number): V2[] =>
      [30, 90, 150, 210, 270, 330].map((a) =>
        stage.xy(add(c, [x, Math.sin(rad(a)) * r, Math.cos(rad(a)) * r])),
      );
    const near = stage.cam.toward[0] > 0 ? 1 : -1;
    const [ends, front] = [[7, 16].map((x) => face(s * x, 8.6)), s === near ? 16 : 7];
    const side = hull(ends.flat());
    const at = face(s * front, 8.6);
    stage.raw(
      stage.depth(add(c, [s * 12, 0, 0])),
      `<path d="${pathOf(side)}" fill="${darker(ink, 0.2)}"/>` +
        `<path d="${pathOf(at)}" fill="${coal}"/>` +
        `<path d="${pathOf(face(s * front, 4))}" fill="${ink}"/>`,
      side,
    );
  }
}
const renegade = stand({
  pelvis: [3.5, 49.7, 0],
  lean: 66,
  head: 50,
  legs: both<Leg>({ to: [-70, 17, 22], pole: [0, -1, 0], toe: [0.15, -1, 0] }),
  arms: [
    { to: [26, 42, 24], pole: [-1, 0.6, 0.25], grip: [1, 0, 0] },
    { to: [50, 9, -19], pole: [-1, 0, -0.4], grip: [1, 0, 0] },
  ],
});
const floorRow = stand({
  pelvis: [0, 13, 0],
  lean: -4,
  head: 0,
  legs: both<Leg>({ to: [73, 9, 9], pole: [0, 1, 0.1], toe: [0.25, 1, 0.05] }),
  arms: hands([16, 36, 21], [-1, -0.1, 0.35], { grip: [0, 1, 0] }),
});

const rowHang = stand({ ...pose.row, arms: hands([19, 45.1, 23], [-0.6, 0, 0.6]) });
const oneArmHang = stand({
  ...low.dumbbellRow,
  arms: [
    { to: [32.4, 35.8, 20], pole: [-0.8, 0.4, 0.4], grip: [1, 0, 0] },
    { to: [42, 48, -12], pole: [-1, 0, -0.3], flat: [1, 0, 0] },
  ],
});
const cableReach = straightArms(
  stand({
    ...low.cableRow,
    lean: 3,
    head: 2,
    reach: 0,
    arms: hands([56, 62, 5], [-0.2, -1, 0.4], { grip: [0, 1, 0] }),
  }),
);
const underBar = stand({
  ...low.invertedRow,
  pelvis: [14, 35.6, 0],
  lean: -71,
  head: -60,
  arms: hands([12.5, 90, 30], [0.2, -0.3, 1], { bias: 30 }),
});
const tBarHang = stand({
  ...tBar,
  arms: hands([17, 53, 5], [-0.6, 0, 1], { grip: [1, 0.4, 0] }),
});
/**
 * She looks ahead of the bench: from the front the brows of a face that looks at the floor seem to
 * frown.
 */
const supportedRow = stand({ ...pose.supported, head: 26 });
const supportedHang = stand({
  ...supportedRow,
  arms: hands([22, 36, 26], [-0.6, 0.2, 0.6], { grip: [0.9, 0.3, 0] }),
});
const bothDown = stand({
  ...renegade,
  arms: [
    { to: [50, 9, 19], pole: [-1, 0, 0.4], grip: [1, 0, 0] },
    { to: [50, 9, -19], pole: [-1, 0, -0.4], grip: [1, 0, 0] },
  ],
});
const bandReach = straightArms(
  stand({
    ...floorRow,
    lean: 8,
    head: 4,
    arms: hands([58, 36, 15], [-0.2, -1, 0.4], { grip: [0, 1, 0] }),
  }),
);

export const rows: readonly Picture[] = [
  ...movement(
    'exercise-bent-over-barbell-row',
    'A woman leans forward with a flat back and rows a barbell to her stomach.',
    {
      paper: '#dfe6e4',
      floor: '#9fb5b0',
      yaw: 30,
      shapes: [diagonal(0.3, 0.6, 0.3, sky), slab(0, 0.14, 0.2, 0.5, rust, '#983517')],
      build: (s, p) => {
        const j = figure(s, { ...beth, top: rust, bottom: pine, legs: 'long' }, p);
        barbell(s, add(midHands(j), [0.5, 0, 0]), [technique, { ...iron, color: ink }]);
      },
    },
    {
      shown: pose.row,
      start: rowHang,
      alt: 'A woman leans forward with a flat back, a barbell hanging below her on straight arms.',
    },
  ),
  ...movement(
    'exercise-single-arm-dumbbell-row',
    'A woman kneels with one knee and one hand on a bench and rows a dumbbell to her hip.',
    {
      paper: clay,
      floor: '#ab6049',
      yaw: 16,
      shapes: [disc(0.42, 0.4, 0.32, chalk), slab(0.74, 0, 0.26, 1, pine)],
      build: (s, p) => {
        bench(s, -62, 66, 44, -11, ink, -22);
        const j = figure(s, { ...hana, top: brass, bottom: rust }, p);
        dumbbell(s, j.arms[0].end, [1, 0, 0], ink);
      },
    },
    {
      shown: low.dumbbellRow,
      start: oneArmHang,
      alt: 'A woman kneels with one knee and one hand on a bench, a dumbbell hanging from the other hand.',
    },
  ),
  ...movement(
    'exercise-seated-cable-row',
    'A woman sits with her feet braced and pulls a cable handle to her waist.',
    {
      paper: sky,
      floor: pine,
      yaw: 18,
      frame: [0.08, 0.24, 0.78, 0.92],
      shapes: [
        slab(0, 0.16, 1, 0.1, chalk),
        slab(0, 0.32, 1, 0.05, chalk),
        disc(0.3, 0.42, 0.26, rust),
      ],
      build: (s, p) => {
        s.block([-4, 21, 0], [30, 4, 15], '#2a2725', -24);
        s.block([32, 8, 0], [66, 3, 4], graphite, -30);
        s.block([-14, 9, 0], [4, 9, 12], graphite, -28);
        s.block([87, 25, 0], [2, 17, 22], brass, -12, [
          [0.97, 0.24, 0],
          [-0.24, 0.97, 0],
          [0, 0, 1],
        ]);
        const j = figure(s, { ...dina, top: rust, hair: chalk, bottom: ink }, p);
        const h = add(j.arms[0].end, [0, 0, -j.arms[0].end[2]]);
        for (const z of [5, -5]) s.tube(add(h, [0, 6, z]), add(h, [0, -6, z]), 1.6, ink, 2);
        s.cord([add(h, [0, 6, 5]), add(h, [14, 0, 0]), add(h, [0, -6, 5])], 1.5, ink, 2);
        s.unmeasured(() => cable(s, add(h, [14, 0, 0]), tower(s, 126, 0, 60, [-1, 0, 0], 170), 1));
      },
    },
    {
      shown: low.cableRow,
      start: cableReach,
      alt: 'A woman sits with her feet braced and reaches forward to a cable handle on straight arms.',
    },
  ),
  ...movement(
    'exercise-inverted-row',
    'A woman hangs under a racked bar with a straight body and pulls her chest up to it.',
    {
      paper: chalk,
      floor: sand,
      yaw: 46,
      shapes: [bricks(0, 0.78, '#e4d7be', 0.1), disc(0.62, 0.34, 0.24, sky)],
      build: (s, p) => {
        for (const z of [78, -78]) {
          // Seen along the bar, the near post would hide hands and touch: it is drawn behind her,
          // where the far one is.
          const bias = s.cam.toward[2] > 0.97 && z > 0 ? -200 : 0;
          s.block([4, 70, z], [3.4, 70, 3.4], rust, bias - 2);
          s.block([4, 2, z], [30, 2, 4], rust, -4);
          s.block([11.5, 86.4, z], [5, 2, 3], ink, bias);
        }
        barbell(s, [12.5, 90, 0], [], { collar: 84, half: 92 });
        // From ahead her trunk is drawn over her legs, and the bar that touches it over both.
        s.tube([12.5, 90, -23], [12.5, 90, 23], 1.5, '#a9a69d', 100 * s.cam.toward[0], 4);
        figure(s, { ...maya, top: pine, bottom: ink, stripe: brass }, p);
      },
    },
    {
      shown: low.invertedRow,
      start: underBar,
      alt: 'A woman hangs under a racked bar on straight arms, her body straight from head to heels.',
    },
  ),
  ...movement(
    'exercise-t-bar-row',
    'A woman straddles a bar fixed to the floor behind her and rows its loaded end to her stomach.',
    {
      paper: '#2f5b4e',
      floor: pine,
      yaw: 24,
      shapes: [disc(0.58, 0.4, 0.33, rust), slab(0, 0.18, 0.24, 0.3, clay)],
      build: (s, p) => {
        const j = figure(s, { ...beth, top: chalk, bottom: brass, legs: 'long', shoe: chalk }, p);
        const foot: V3 = [-104, 6, 0];
        const hand = midHands(j);
        const under = add(hand, [0, -5, 0]);
        const d = norm(sub(under, foot));
        const on = (t: number): V3 => add(under, mul(d, t));
        s.tube(foot, on(8), 1.5, '#a9a69d', -4, 14);
        s.tube(on(8), on(44), 2.4, '#b9b4a8', 0, 3);
        s.plate(on(7), d, 3.6, 2.4, steel, 0);
        s.plate(on(12), d, 16, 4.5, ink, 2);
        s.plate(on(17.5), d, 16, 4.5, rust, 3);
        s.plate(on(23), d, 11, 3.5, brass, 4);
        for (const z of [5, -5])
          s.tube(add(hand, [-6, -2.4, z]), add(hand, [7, 2.6, z]), 1.6, ink, 3);
        s.block([-106, 4, 0], [11, 4, 12], graphite, -4);
      },
    },
    {
      shown: tBar,
      start: tBarHang,
      alt: 'A woman straddles a bar fixed to the floor behind her, its loaded end hanging on straight arms.',
    },
  ),
  ...movement(
    'exercise-chest-supported-dumbbell-row',
    'A woman lies face down on a slanted bench and rows two dumbbells to her sides.',
    {
      paper: pine,
      floor: '#17302a',
      yaw: 17,
      shapes: [halfDisc(0.5, 0.84, 0.6, '#2f5b4e'), disc(0.78, 0.24, 0.13, brass)],
      build: (s, p) => {
        const [u, f]: [V3, V3] = [
          [0.788, 0.616, 0],
          [0.616, -0.788, 0],
        ];
        const base = add([-14, 66, 0], mul(f, 10));
        const on = (t: number): V3 => add(base, mul(u, t));
        slope(s, on(-14), on(44), 30, 8, sand, -16);
        s.tube(add(on(8), mul(f, 8)), [12, 4, 0], 3, steel, -24, 4);
        s.tube(add(on(30), mul(f, 8)), [44, 4, 0], 3, steel, -24, 4);
        s.block([28, 3, 0], [34, 3, 4], steel, -28);
        for (const x of [-4, 60]) s.block([x, 3, 0], [3, 3, 22], steel, -28);
        // A bun: the end of a plait would hang between chest and pad.
        const j = figure(s, { ...priya, style: 'bun', top: clay, bottom: brass }, p);
        for (const a of j.arms) dumbbell(s, a.end, [0.9, 0.3, 0], rust);
      },
    },
    {
      shown: supportedRow,
      start: supportedHang,
      alt: 'A woman lies face down on a slanted bench, two dumbbells hanging below her.',
    },
  ),
  ...movement(
    'exercise-renegade-row',
    'A woman in a plank on two dumbbells rows one of them to her ribs.',
    {
      paper: rust,
      floor: '#7b2811',
      yaw: 24,
      pitch: 12,
      shapes: [slab(0, 0.2, 1, 0.1, '#c9613c'), disc(0.66, 0.4, 0.28, sand)],
      build: (s, p) => {
        const j = figure(s, { ...carys, top: chalk, bottom: pine, stripe: brass }, p);
        for (const a of j.arms) hexBell(s, a.end);
      },
    },
    {
      shown: renegade,
      start: bothDown,
      alt: 'A woman holds a plank with both hands on dumbbells and her feet wide.',
    },
  ),
  ...movement(
    'exercise-seated-band-row',
    'A woman sits on a mat at home and rows a band that is looped round her feet.',
    {
      paper: sand,
      floor: '#c9a27f',
      yaw: 20,
      frame: [0.1, 0.1, 0.9, 0.92],
      shapes: [pane(0.08, 0.12, 0.3, 0.42, sky, ink), slab(0, 0.8, 1, 0.03, chalk)],
      build: (s, p) => {
        mat(s, -36, 100, 66, pine);
        s.unmeasured(() => plant(s, 118, -40));
        const j = figure(s, { ...maya, top: rust, bottom: ink, stripe: brass }, p);
        for (const i of [0, 1] as const) {
          const foot = add(j.legs[i].end, [3, 3, 0]);
          band(s, [foot, j.arms[i].end], brass, 2.8, 6);
        }
        band(s, [add(j.legs[0].end, [6, 4, 4]), add(j.legs[1].end, [6, 4, -4])], brass, 3.4, 10);
      },
    },
    {
      shown: floorRow,
      start: bandReach,
      alt: 'A woman sits on a mat at home and reaches towards her feet, a band looped round them.',
    },
  ),
];
