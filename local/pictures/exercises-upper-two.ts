import {
  band,
  barbell,
  bumper,
  cable,
  dumbbell,
  kettlebell,
  stirrup,
  technique,
} from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add, hull, mix, mul, norm, pathOf, rad, sub } from './geometry.ts';
import type { V2, V3 } from './geometry.ts';
import { mat, pullUpBar, slope, tower } from './machines.ts';
import {
  amara,
  beth,
  brass,
  carys,
  chalk,
  clay,
  coal,
  darker,
  dina,
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
import { picture } from './picture.ts';
import type { Picture } from './picture.ts';
import * as low from './poses-floor.ts';
import * as pose from './poses-standing.ts';
import { plant } from './props.ts';
import {
  arch,
  arrow,
  bricks,
  diagonal,
  disc,
  dust,
  halfDisc,
  pane,
  poly,
  rays,
  ring,
  slab,
} from './sheet.ts';
import type { Stage } from './stage.ts';
import { both, onChest } from './skeleton.ts';
import type { Leg, Pose } from './skeleton.ts';

const dark = '#3a3733';
const pad = '#2a2725';
const { hands, stand } = pose;

const halfKneeling = stand({
  pelvis: [0, 49, 0],
  lean: 2,
  head: -8,
  shrug: 2,
  legs: [
    { to: [-38, 17, 9], pole: [0.4, -1, 0], toe: [0.2, -1, 0] },
    { to: [41, 8, -10], pole: [1, 1, 0] },
  ],
  arms: [
    { to: [4, 157, 22], pole: [0.4, 0, 1], grip: [0.2, 0, 1] },
    { to: [6, 76, -46], pole: [-0.6, 0, -1], grip: [1, 0, 0] },
  ],
});
const sideRaise = stand({
  lean: 2,
  pelvis: [0, 88, 2],
  roll: 3,
  legs: pose.feet(12),
  arms: [
    { to: [10, 132, 75], pole: [-0.3, 0.1, 0], grip: [1, 0, 0] },
    { to: [19, 112, -64], pole: [-1, -0.4, 0], grip: [0, 1, 0] },
  ],
});
const apart = stand({
  lean: -1,
  arms: hands([24, 136, 66], [-0.5, -0.3, 0.2], { grip: [0.4, 0, 1] }),
});
const machinePress = low.seated({
  lean: -5,
  head: -2,
  arms: hands([7, 137, 33], [0.15, -1, 0.5], { grip: [0, 0, 1] }),
});
const pike = stand({
  pelvis: [6, 79, 0],
  lean: 140,
  head: 150,
  legs: both<Leg>({ to: [-47, 17, 10], pole: [0.6, -1, 0], toe: [0.62, -0.78, 0] }),
  arms: hands([38, 4, 26], [-1, 0.3, 0.7], { flat: [1, -0.05, 0.1] }),
});
const getUp = stand({
  pelvis: [0, 13, 0],
  lean: -24,
  chest: -20,
  chestRoll: -16,
  head: -40,
  headTurn: 30,
  legs: [
    { to: [44, 8, 20], pole: [0, 1, 0.3] },
    { to: [70, 9, -49], pole: [0, 1, 0], toe: [0.3, 0.95, -0.3] },
  ],
  arms: [
    { to: [-14, 119, 6], pole: [-1, 0, 0.4], grip: [0, 0, 1] },
    { to: [-44, 4, -42], pole: [-1, 0, 0], flat: [-0.6, -0.05, -0.6] },
  ],
});
const outward = stand({
  lean: 0,
  arms: [
    { to: [14, 107, 51], pole: [-8, -13.5, -8.7], grip: [0.1, 1, 0] },
    { to: [10, 97, -19], pole: [-0.4, 0, -1], grip: [0.6, 0.2, 0.2] },
  ],
});
const squatBase = stand({
  pelvis: [-25, 43, 0],
  lean: 26,
  chest: 18,
  head: -2,
  legs: both<Leg>({ to: [0, 8, 17], pole: [1, 0, 0.4], toe: [1, 0, 0.4] }),
});
const racked: Pose = {
  ...squatBase,
  arms: hands(onChest(squatBase, [12, 31, 18]), [1, -0.6, 0.3], { grip: [1, 0.1, 0] }),
};
const lockedOut = stand({
  shrug: 3,
  head: -2,
  legs: pose.feet(15),
  pelvis: [1, 87, 0],
  arms: hands([4, 195, 22], [0.5, 0, 1], { grip: [1, 0, 0] }),
});
const uprightRow = stand({
  lean: 2,
  arms: hands([16, 107, 27], [0, 0.6, 1], { grip: [0, 0.1, 1] }),
});
const jerk = stand({
  pelvis: [-5, 73, 0],
  lean: 4,
  head: -2,
  shrug: 3,
  legs: both<Leg>({ to: [0, 8, 20], pole: [1, 0, 0.35], toe: [1, 0, 0.35] }),
  arms: hands([1, 179, 28], [0.4, 0, 1]),
});
const tBar = stand({
  pelvis: [-21, 81, 0],
  lean: 50,
  head: 30,
  legs: pose.feet(17),
  arms: hands([11, 78, 5], [-1, 0.6, 0.5], { grip: [1, 0.4, 0] }),
});
const supported = stand({
  pelvis: [-14, 66, 0],
  lean: 52,
  head: 44,
  legs: both<Leg>({ to: [-78, 17, 12], pole: [0.6, -1, 0], toe: [0.62, -0.78, 0] }),
  arms: hands([8, 60, 28], [-1, 0.75, 0.35], { grip: [0.9, 0.3, 0] }),
});
const assisted = stand({
  pelvis: [-5, 122, 0],
  lean: -6,
  head: -12,
  legs: [
    { to: [4, 41, 4], pole: [1, 0, 0], toe: [0.9, -0.4, 0] },
    { to: [-18, 46, 0], pole: [1, -0.2, 0], toe: [0.3, -1, 0], bias: -3 },
  ],
  arms: hands([10, 200, 34], [-0.3, -1, 0.5]),
});
const closePull = low.seated({
  lean: -12,
  head: -10,
  arms: hands([18, 101, 6], [-0.5, -1, 0.35], { grip: [0.5, 1, 0] }),
});
const renegade = stand({
  pelvis: [8, 50, 0],
  lean: 75,
  head: 58,
  legs: both<Leg>({ to: [-70, 17, 22], pole: [0, -1, 0], toe: [0.15, -1, 0] }),
  arms: [
    { to: [31, 35, 24], pole: [-1, 0.6, 0.25], grip: [1, 0, 0] },
    { to: [57, 9, -19], pole: [-1, 0, -0.4], grip: [1, 0, 0] },
  ],
});
const foldBase = stand({
  pelvis: [1, 81.5, 0],
  lean: 72,
  chest: 96,
  head: 84,
  legs: both<Leg>({ to: [-56, 26, 9], pole: [0.6, -0.6, 0], toe: [0.72, -0.7, 0] }),
});
const fold: Pose = {
  ...foldBase,
  arms: [
    { to: onChest(foldBase, [14, 22, -8]), pole: [-1, -0.5, 0.5], grip: [0, 0, 1] },
    { to: onChest(foldBase, [12, 19, 8]), pole: [-1, -0.5, -0.5], grip: [0, 0, 1] },
  ],
};
const fromPins = stand({
  pelvis: [-21, 77, 0],
  lean: 53,
  head: 30,
  legs: pose.feet(10),
  arms: hands([9, 47, 21], [0, 0, 1]),
});
const shrugged = stand({
  shrug: 8,
  lean: 4,
  arms: hands([3, 84, 25], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});
const floorRow = stand({
  pelvis: [0, 13, 0],
  lean: -4,
  head: 0,
  legs: both<Leg>({ to: [73, 9, 9], pole: [0, 1, 0.1], toe: [0.25, 1, 0.05] }),
  arms: hands([16, 36, 21], [-1, -0.1, 0.35], { grip: [0, 1, 0] }),
});
const superman = stand({
  pelvis: [0, 12, 0],
  lean: 88,
  chest: 74,
  head: 76,
  legs: both<Leg>({ to: [-80, 24, 11], pole: [0, -1, 0], toe: [-1, -0.1, 0] }),
  arms: hands([98, 38, 24], [0, 1, 0.3], { flat: [1, 0.15, 0] }),
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

/** Where a woman holds a bell overhead it lies on the back of her forearm. */
const bellOverhead: V3 = [0.74, 0.66, 0];

export const upperTwo: readonly Picture[] = [
  picture(
    'exercise-half-kneeling-kettlebell-press',
    'A woman kneels on one knee and holds a kettlebell overhead on a straight arm.',
    {
      paper: clay,
      floor: '#b2664d',
      yaw: 34,
      shapes: [halfDisc(0.5, 0.86, 0.62, chalk), slab(0.88, 0, 0.12, 1, pine, '#1b382f')],
      build: (s) => {
        mat(s, -60, 22, 46, pine, 9);
        const j = figure(s, { ...amara, top: rust, bottom: ink, stripe: brass }, halfKneeling);
        kettlebell(s, j.arms[0].end, bellOverhead, [0, 0, 1], ink, 1, -1);
      },
    },
  ),
  picture(
    'exercise-cable-lateral-raise',
    'A woman beside a cable tower raises one arm to shoulder height, the cable crossing in front of her.',
    {
      paper: pine,
      floor: '#183129',
      yaw: 74,
      frame: [0.2, 0.1, 0.74, 0.93],
      shapes: [disc(0.48, 0.4, 0.33, rust), slab(0, 0.12, 1, 0.03, '#2f5b4e')],
      build: (s) => {
        const j = figure(s, { ...carys, top: brass, bottom: sand, stripe: rust }, sideRaise);
        const hand = j.arms[0].end;
        stirrup(s, hand, add(hand, [2, -7, -9]), [1, 0, 0], 1);
        s.unmeasured(() => {
          const p = tower(s, 4, -68, 12, [0, 0, 1], 205);
          cable(s, p, add(hand, [2, -7, -9]), 30);
        });
      },
    },
  ),
  picture(
    'exercise-band-pull-apart',
    'A woman stretches a band across her chest, both arms opened wide at shoulder height.',
    {
      paper: sky,
      floor: '#7b99a5',
      yaw: 52,
      shapes: [
        arch(0.5, 0.05, 0.4, chalk),
        slab(0, 0.5, 0.3, 0.08, rust),
        slab(0.7, 0.5, 0.3, 0.08, rust),
      ],
      build: (s) => {
        const j = figure(s, { ...hana, top: pine, bottom: ink }, apart);
        const [a, b] = [j.arms[0].end, j.arms[1].end];
        band(s, [a, add(mix(a, b, 0.5), [2, -1, 0]), b], brass, 3, 30);
        for (const p of [a, b]) {
          const out = p[2] > 0 ? 1 : -1;
          band(s, [p, add(p, [0, -4, 6 * out]), add(p, [0, -14, 8 * out])], brass, 3, 2);
        }
      },
    },
  ),
  picture(
    'exercise-machine-shoulder-press',
    'A woman sits in a shoulder press machine and pushes its two handles up.',
    {
      paper: '#dfe6e4',
      floor: '#9fb5b0',
      yaw: 60,
      pitch: 8,
      shapes: [slab(0, 0.2, 1, 0.16, clay), disc(0.6, 0.4, 0.3, brass)],
      build: (s) => {
        for (const z of [14, -14]) s.block([-58, 82, z], [3, 82, 3], dark, -60);
        s.block([-58, 162, 0], [3, 3, 17], dark, -60);
        for (let i = 0; i < 9; i++)
          s.block([-58, 10 + i * 7, 0], [5, 2.9, 10], i === 5 ? brass : steel, -62);
        s.block([-18, 3, 0], [48, 3, 5], dark, -60);
        s.block([2, 3, 0], [4, 3, 26], dark, -60);
        s.block([-2, 22, 0], [4, 22, 4], dark, -50);
        slope(s, [-20, 44, 0], [22, 44, 0], 34, 8, pad, -24);
        slope(s, [-26, 122, 0], [-17, 46, 0], 30, 8, pad, -40);
        for (const z of [1, -1]) {
          s.tube([-50, 96, 10 * z], [-50, 96, 42 * z], 3.4, rust, -30);
          s.tube([-50, 96, 42 * z], [0, 130, 44 * z], 3, rust, -6, 4);
          s.tube([0, 130, 44 * z], [7, 138, 44 * z], 3, rust, 0);
          s.tube([7, 137, 46 * z], [7, 137, 25 * z], 1.8, ink, 0, 3);
        }
        figure(s, { ...beth, top: rust, bottom: pine, legs: 'long', shoe: chalk }, machinePress);
      },
    },
  ),
  picture(
    'exercise-pike-push-up',
    'A woman in an upside-down V, hips high, lowers her head towards the floor between bent arms.',
    {
      paper: rust,
      floor: '#7b2811',
      yaw: 14,
      shapes: [
        poly(
          [
            [0.16, 0.84],
            [0.52, 0.08],
            [0.88, 0.84],
          ],
          '#c9613c',
        ),
        disc(0.86, 0.2, 0.1, brass),
      ],
      build: (s) => {
        mat(s, -66, 84, 70, chalk);
        figure(s, { ...zola, top: brass, bottom: pine, legs: 'capri', shoe: chalk }, pike);
      },
    },
  ),
  picture(
    'exercise-turkish-get-up',
    'A woman props herself on one hand while the other holds a kettlebell straight above her.',
    {
      paper: brass,
      floor: '#a8731a',
      yaw: 176,
      pitch: 15,
      shapes: [disc(0.6, 0.44, 0.36, chalk), diagonal(-0.05, 0.12, 0.2, pine)],
      build: (s) => {
        mat(s, -62, 96, 96, rust);
        const j = figure(s, { ...gwen, top: chalk, bottom: pine, legs: 'long' }, getUp);
        kettlebell(s, j.arms[0].end, bellOverhead, [0, 0, 1], ink, 0.9, -1);
      },
    },
  ),
  picture(
    'exercise-cable-external-rotation',
    'A woman keeps her elbow tucked against a towel and turns her forearm outwards against a cable.',
    {
      paper: rust,
      floor: '#7d2912',
      yaw: 72,
      pitch: 12,
      frame: [0.2, 0.08, 0.66, 0.94],
      shapes: [ring(0.46, 0.42, 0.34, 0.05, '#c9613c'), slab(0.9, 0, 0.1, 1, chalk)],
      build: (s) => {
        const j = figure(s, { ...joan, top: chalk, bottom: pine }, outward);
        const hand = j.arms[0].end;
        s.block([3, 108, 18], [7, 10, 2.4], sky, 8);
        stirrup(s, hand, add(hand, [2, 0, -9]), [0, 1, 0], 1);
        s.unmeasured(() => {
          const p = tower(s, 18, -80, 107, [0, 0, 1], 205);
          cable(s, p, add(hand, [2, 0, -9]), 20);
        });
      },
      front: [
        arrow(
          [
            [44, 90, 16],
            [40, 90, 36],
            [24, 90, 55],
            [8, 90, 62],
          ],
          brass,
        ),
      ],
    },
  ),
  picture(
    'exercise-dumbbell-thruster',
    'A woman squats with dumbbells at her shoulders, and beside it stands with them locked out overhead.',
    {
      paper: brass,
      floor: '#a8731a',
      yaw: 40,
      pitch: 7,
      shapes: [slab(0.5, 0, 0.5, 1, chalk), disc(0.5, 0.42, 0.3, clay)],
      build: (s) => {
        const wearer = { ...maya, top: pine, bottom: rust };
        const first = figure(s, wearer, racked, { x: -25, z: 34 });
        const then = figure(s, wearer, lockedOut, { x: 25, z: -34 });
        for (const a of [...first.arms, ...then.arms])
          dumbbell(s, a.end, [1, 0.05, 0], ink, 0.9, 2);
      },
    },
  ),
  picture(
    'exercise-dumbbell-upright-row',
    'A woman draws two dumbbells up in front of her, elbows wide and level with her shoulders.',
    {
      paper: sand,
      floor: '#cbb792',
      yaw: 68,
      shapes: [diagonal(0.24, 0.36, 0.34, sky), slab(0, 0.62, 0.2, 0.22, rust)],
      build: (s) => {
        const j = figure(s, { ...dina, top: rust, hair: chalk, bottom: ink }, uprightRow);
        for (const a of j.arms) dumbbell(s, a.end, [0, 0.05, 1], ink, 0.82, 2);
      },
    },
  ),
  picture(
    'exercise-push-jerk',
    'A woman lands in a shallow squat with a loaded barbell locked out overhead.',
    {
      paper: '#2f5b4e',
      floor: pine,
      yaw: 44,
      pitch: 7,
      shapes: [rays(0.5, 0.5, '#37675a', 24, 0, 360), disc(0.5, 0.34, 0.27, clay)],
      build: (s) => {
        figure(s, { ...femi, top: chalk, bottom: ink, shoe: brass }, jerk);
        barbell(s, [1, 180, 0], [bumper, { ...bumper, r: 19, color: brass }]);
      },
      front: [dust([0, 4, 22], 0.06, 3), dust([0, 4, -22], 0.06, 9)],
    },
  ),
  picture(
    'exercise-t-bar-row',
    'A woman straddles a bar fixed to the floor behind her and rows its loaded end to her stomach.',
    {
      paper: '#2f5b4e',
      floor: pine,
      yaw: 24,
      shapes: [disc(0.58, 0.4, 0.33, rust), slab(0, 0.18, 0.24, 0.3, clay)],
      build: (s) => {
        figure(s, { ...beth, top: chalk, bottom: brass, legs: 'long', shoe: chalk }, tBar);
        const [foot, hand] = [[-104, 6, 0] as V3, [11, 78, 0] as V3];
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
        s.block([-106, 4, 0], [11, 4, 12], dark, -4);
      },
    },
  ),
  picture(
    'exercise-chest-supported-dumbbell-row',
    'A woman lies face down on a slanted bench and rows two dumbbells to her sides.',
    {
      paper: pine,
      floor: '#17302a',
      yaw: 17,
      shapes: [halfDisc(0.5, 0.84, 0.6, '#2f5b4e'), disc(0.78, 0.24, 0.13, brass)],
      build: (s) => {
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
        const j = figure(s, { ...priya, top: clay, bottom: brass }, supported);
        for (const a of j.arms) dumbbell(s, a.end, [0.9, 0.3, 0], rust);
      },
    },
  ),
  picture(
    'exercise-band-assisted-pull-up',
    'A woman pulls herself towards a bar with one foot in a long band that hangs from it.',
    {
      paper: brass,
      floor: '#a8731a',
      yaw: 50,
      pitch: 5,
      shapes: [slab(0, 0, 0.3, 1, '#c4851f'), disc(0.52, 0.32, 0.26, chalk)],
      build: (s) => {
        pullUpBar(s, 200, 62, 10);
        const j = figure(s, { ...amara, top: chalk, bottom: pine, stripe: brass }, assisted);
        const sole = add(j.legs[0].end, [5, -8.5, 0]);
        for (const z of [5, -5])
          band(s, [[11, 199, z * 0.3], [13, 120, z * 0.7], add(sole, [0, 0, z])], rust, 2.6, 20);
        band(s, [add(sole, [0, 0, 5]), add(sole, [0, 0, -5])], rust, 3.4, 22);
        band(
          s,
          [
            [8, 197, 3],
            [12, 203, 0],
            [11, 196, -3],
          ],
          rust,
          4,
          4,
        );
      },
    },
  ),
  picture(
    'exercise-close-grip-pulldown',
    'A woman sits at a pulldown machine and draws a narrow V-shaped handle to her breastbone.',
    {
      paper: sky,
      floor: pine,
      yaw: 148,
      pitch: 6,
      frame: [0.16, 0.25, 0.86, 0.93],
      shapes: [slab(0.3, 0, 0.46, 1, chalk), disc(0.53, 0.42, 0.24, clay)],
      build: (s) => {
        s.unmeasured(() => {
          const p = tower(s, 70, 0, 196, [-1, 0, 0], 222);
          cable(s, [20, 112, 0], add(p, [-42, 4, 0]), -1);
        });
        s.block([2, 41, 0], [18, 3.5, 15], pad, -26);
        s.block([20, 19, 0], [40, 3, 3], dark, -40);
        s.block([0, 18, 0], [3, 19, 3], dark, -38);
        s.tube([26, 68, -26], [26, 68, 26], 5, rust, 5, 3);
        s.block([40, 46, 0], [2.6, 24, 2.6], dark, -2);
        const j = figure(s, { ...joan, top: rust, bottom: ink }, closePull);
        for (const a of j.arms) {
          s.tube(add(a.end, [-3, -5, 0]), add(a.end, [3, 5, 0]), 1.6, ink, 2);
          s.cord([add(a.end, [3, 5, 0]), [20, 112, 0], add(a.end, [-3, -5, 0])], 1.4, ink, 1);
        }
        s.sphere([20, 112, 0], 1.8, brass, 4);
      },
    },
  ),
  picture(
    'exercise-renegade-row',
    'A woman in a plank on two dumbbells rows one of them to her ribs.',
    {
      paper: rust,
      floor: '#7b2811',
      yaw: 24,
      pitch: 12,
      shapes: [slab(0, 0.2, 1, 0.1, '#c9613c'), disc(0.66, 0.4, 0.28, sand)],
      build: (s) => {
        const j = figure(s, { ...carys, top: chalk, bottom: pine, stripe: brass }, renegade);
        for (const a of j.arms) hexBell(s, a.end);
      },
    },
  ),
  picture(
    'exercise-back-extension',
    'A woman hooked into a slanted bench folds at the hips, arms crossed, before she rises.',
    {
      paper: clay,
      floor: '#ab6049',
      yaw: 20,
      frame: [0.1, 0.3, 0.84, 0.93],
      shapes: [arch(0.54, 0.06, 0.44, pine), slab(0, 0, 0.08, 1, brass)],
      build: (s) => {
        const d: V3 = [0.707, 0.707, 0];
        const up: V3 = [-0.707, 0.707, 0];
        const dirs: readonly [V3, V3, V3] = [d, up, [0, 0, 1]];
        s.block([-2, 62, 0], [14, 4, 17], rust, -14, dirs);
        s.tube([-4, 58, 0], [6, 4, 0], 3, steel, -30, 3);
        s.tube([-4, 58, 0], [-62, 14, 0], 3, steel, -34, 6);
        s.block([-24, 3, 0], [46, 3, 4], steel, -40);
        for (const x of [-68, 18]) s.block([x, 3, 0], [3, 3, 26], steel, -40);
        s.block([-61, 15, 0], [2, 12, 20], dark, -30, [d, up, [0, 0, 1]]);
        s.tube([-56, 40, -22], [-56, 40, 22], 5, ink, 4, 4);
        figure(s, { ...femi, top: brass, bottom: ink }, fold);
      },
      front: [
        arrow(
          [
            [93, 82, 0],
            [90, 106, 0],
            [75, 128, 0],
          ],
          chalk,
        ),
      ],
    },
  ),
  picture(
    'exercise-rack-pull',
    'A woman pulls a loaded barbell off the safety arms of a rack, set just below her knees.',
    {
      paper: chalk,
      floor: sand,
      yaw: 32,
      frame: [0.14, 0.17, 0.9, 0.92],
      shapes: [bricks(0, 0.82, '#e6dbc4', 0.1), disc(0.4, 0.42, 0.3, sky)],
      build: (s) => {
        s.unmeasured(() => {
          for (const z of [46, -46]) {
            s.block([-48, 92, z], [3.4, 92, 3.4], rust, -30);
            s.block([-14, 2, z], [46, 2, 4], rust, -40);
            s.block([-8, 42, z], [40, 2.4, 2.6], brass, 0);
          }
          s.block([-48, 180, 0], [3.4, 3.4, 46], rust, -40);
        });
        figure(s, { ...hana, top: pine, bottom: ink, shoe: chalk }, fromPins);
        barbell(s, [9, 47, 0], [{ ...bumper, color: ink }, technique]);
      },
    },
  ),
  picture(
    'exercise-dumbbell-shrug',
    'Seen from behind, a woman with heavy dumbbells at her sides lifts her shoulders to her ears.',
    {
      paper: rust,
      floor: '#7d2912',
      yaw: -118,
      pitch: 6,
      shapes: [slab(0, 0.7, 1, 0.04, '#c9613c'), arch(0.5, 0.03, 0.56, sand)],
      build: (s) => {
        const j = figure(s, { ...zola, top: pine, bottom: ink, legs: 'long' }, shrugged);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink, 1.1);
      },
      front: [
        arrow(
          [
            [0, 112, 42],
            [0, 138, 42],
          ],
          rust,
        ),
        arrow(
          [
            [0, 112, -42],
            [0, 138, -42],
          ],
          rust,
        ),
      ],
    },
  ),
  picture(
    'exercise-seated-band-row',
    'A woman sits on a mat at home and rows a band that is looped round her feet.',
    {
      paper: sand,
      floor: '#c9a27f',
      yaw: 20,
      frame: [0.1, 0.1, 0.9, 0.92],
      shapes: [pane(0.08, 0.12, 0.3, 0.42, sky, ink), slab(0, 0.8, 1, 0.03, chalk)],
      build: (s) => {
        mat(s, -36, 100, 66, pine);
        s.unmeasured(() => plant(s, 118, -40));
        const j = figure(s, { ...maya, top: rust, bottom: ink, stripe: brass }, floorRow);
        for (const i of [0, 1] as const) {
          const foot = add(j.legs[i].end, [3, 3, 0]);
          band(s, [foot, j.arms[i].end], brass, 2.8, 6);
        }
        band(s, [add(j.legs[0].end, [6, 4, 4]), add(j.legs[1].end, [6, 4, -4])], brass, 3.4, 10);
      },
    },
  ),
  picture(
    'exercise-superman',
    'A woman lies on her front with long arms and legs lifted a hand’s height off the mat.',
    {
      paper: brass,
      floor: pine,
      yaw: 18,
      pitch: 12,
      frame: [0.06, 0.1, 0.94, 0.83],
      shapes: [disc(0.5, 0.46, 0.34, rust), slab(0, 0.28, 1, 0.05, chalk)],
      build: (s) => {
        mat(s, -104, 118, 70, sky);
        figure(s, { ...gwen, top: chalk, bottom: ink, legs: 'long', style: 'bun' }, superman);
      },
    },
  ),
];
