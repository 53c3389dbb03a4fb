import { add, mix, type V3 } from '../drawing/geometry.ts';
import {
  amara,
  beth,
  brass,
  carys,
  chalk,
  clay,
  dina,
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
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arch, bricks, diagonal, disc, halfDisc, pane, slab } from '../drawing/sheet.ts';
import { chair } from '../equipment/furniture.ts';
import { box, mat, pullUpBar } from '../equipment/machines.ts';
import { band, bandOf } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import * as low from '../figure/poses-floor.ts';
import { straightArms } from '../figure/poses-lifting.ts';
import * as pose from '../figure/poses-standing.ts';
import { breaths } from '../figure/poses-holding.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, onChest, type Leg, type Pose } from '../figure/skeleton.ts';

/**
 * Arms crossed, each fist at the other shoulder, elbows forward, holding a band that runs over the
 * shoulders.
 */
const holdingBand = (base: Pose): Pose => ({
  ...base,
  arms: [
    { to: onChest(base, [11, 28, -10]), pole: [1, -0.2, 0.3], grip: [0, 1, 0] },
    { to: onChest(base, [16.5, 24.5, 10]), pole: [1, -0.2, -0.3], grip: [0, 1, 0], bias: 4 },
  ],
});
const bandLow = holdingBand(pose.frontSquat);
const bandTall = holdingBand(pose.frontTall);
const bandHinge = stand({
  pelvis: [-25, 68, 0],
  lean: 68,
  head: 40,
  legs: pose.feet(11),
  arms: hands([9, 32.5, 22], [-0.3, 0, 1]),
});
const bandUp = stand({ lean: -2, legs: pose.feet(11), arms: hands([11, 78, 22], [-0.5, 0, 1]) });
const split = [
  { to: [-24, 10, 11], toe: [0.9, -0.3, 0.2] },
  { to: [20, 8, -11], pole: [1, 0, -0.1] },
] as const satisfies readonly [Leg, Leg];
const bandPressed = straightArms(
  stand({
    pelvis: [0, 84, 0],
    lean: 5,
    legs: split,
    arms: hands([61, 126, 15], [-0.1, -0.6, 1], { grip: [0, 1, 0.2] }),
  }),
);
const bandAtChest = stand({
  ...bandPressed,
  arms: hands([18, 116, 27], [-1, -0.4, 0.6], { grip: [0, 1, 0.2] }),
});
const underTable: Pose = stand({
  pelvis: [49.8, 32.6, 0],
  lean: -111,
  head: -92,
  legs: both<Leg>({ to: [92, 8, 11], pole: [0.3, 1, 0], toe: [1, 0.05, 0.1] }),
  arms: hands([11, 75, 25], [-0.2, -1, 0.7], { bias: 46 }),
});
const atTable: Pose = stand({
  ...underTable,
  pelvis: [53.3, 49, 0],
  lean: -89,
  head: -72,
  arms: hands([11, 75, 25], [-0.2, -1, 0.8], { bias: 46 }),
});
const onTowel = (degrees: number, to: V3, pole: V3): Pose => {
  const a = (degrees * Math.PI) / 180;
  return stand({
    pelvis: [6 - 81 * Math.sin(a), 9 + 81 * Math.cos(a), 0],
    lean: -degrees,
    head: -degrees * 0.5,
    legs: both<Leg>({ to: [6, 9, 10], pole: [0.6, 1, 0], toe: [0.9, 0.4, 0.1] }),
    arms: hands(to, pole, { grip: [0.8, 0.5, 0] }),
  });
};
const towelPulled = onTowel(20, [-18, 114, 14], [-0.8, -1, 0.5]);
const towelLong = straightArms(onTowel(34, [-8, 116, 8], [0, -1, 0.5]));
const slidOut = stand({
  ...low.bridge,
  pelvis: [2, 21, 0],
  lean: -99,
  chest: -99,
  head: -84,
  legs: both<Leg>({ to: [80, 10, 11], pole: [0, 1, 0], toe: [0.4, 0.92, 0] }),
});
const bridged = stand({
  ...low.bridge,
  legs: both<Leg>({ to: [40, 10, 11], pole: [0.5, 1, 0], toe: [0.6, 0.8, 0] }),
});
const oneLegSit = stand({
  pelvis: [-28, 54, 0],
  lean: 40,
  chest: 34,
  head: 10,
  legs: [
    { to: [0, 8, 6], pole: [1, 0, 0.1] },
    { to: [46, 20, -10], pole: [0.4, 1, 0], toe: [0.8, 0.6, 0] },
  ],
  arms: hands([50, 110, 15], [0, -1, 0.4], { flat: [1, 0.02, 0] }),
});
const oneLegTall = stand({
  pelvis: [0, 89.4, 2],
  legs: [
    { to: [0, 8, 6], pole: [1, 0, 0.1] },
    { to: [26, 18, -10], pole: [1, 0.2, 0], toe: [0.9, 0.4, 0] },
  ],
  arms: hands([56, 132, 15], [0, -1, 0.4], { flat: [1, 0.02, 0] }),
});
const wallSeat = stand({
  pelvis: [-4, 49, 0],
  lean: -1,
  head: 0,
  legs: both<Leg>({ to: [40, 8, 11], pole: [1, 0.4, 0.1] }),
  arms: hands([14, 64, 10], [-0.6, -0.4, 1], { flat: [0.3, -0.4, -1] }),
});
const wallTall = stand({
  ...wallSeat,
  pelvis: [-4, 79, 0],
  legs: both<Leg>({ to: [36, 8, 11], pole: [1, 0.4, 0.1] }),
  arms: hands([6, 70, 23], [-1, 0, 0.4], { flat: [0.3, -1, 0] }),
});
const barAbove = hands([10, 213.3, 27], [-0.5, -0.2, 0.5]);
const hanging = stand({
  pelvis: [6, 103, 0],
  lean: -2,
  head: -2,
  shrug: 4,
  legs: both<Leg>({ to: [-22, 38, 7], pole: [1, -0.4, 0], toe: [-0.6, -0.8, 0] }),
  arms: barAbove,
});
const onBox = stand({
  ...hanging,
  legs: both<Leg>({ to: [4, 22, 9], pole: [1, 0, 0.1] }),
});

export const smallRoom: readonly Picture[] = [
  ...movement(
    'exercise-band-squat',
    'A woman squats on a long band that runs from under her feet over her shoulders.',
    {
      paper: sand,
      floor: '#c9a27f',
      yaw: 34,
      shapes: [disc(0.5, 0.48, 0.36, clay), slab(0.9, 0, 0.1, 1, pine, '#1d3a32')],
      build: (s, p) => {
        const j = figure(s, { ...hana, top: pine, bottom: ink, shoe: chalk }, p);
        for (const i of [0, 1] as const) {
          const z = i === 0 ? 1 : -1;
          const foot = add(j.legs[i].end, [-1, -7, z * 4]);
          const shoulder = onChest(p, [9, 27, z * 16]);
          const { root, mid: knee } = j.legs[i];
          const high = (y: number): V3 =>
            mix(foot, shoulder, (y - foot[1]) / (shoulder[1] - foot[1]));
          const [under, over] = [high(knee[1] - 6.5), high(Math.max(knee[1], root[1]) + 9)];
          // Knees that are further out than the band are before it, seen from the front.
          const isBehind = s.cam.toward[0] > 0.9 && (knee[2] - under[2]) * z > 0;
          band(s, [foot, under], rust, 2.8, 12);
          band(s, [under, over], rust, 2.8, isBehind ? -12 : 12);
          band(s, [over, shoulder], rust, 2.8, 12);
          band(
            s,
            [onChest(p, [9, 27, z * 16]), onChest(p, [1, 33, z * 13]), onChest(p, [-8, 30, z * 7])],
            rust,
            2.8,
            14,
          );
        }
      },
    },
    {
      shown: bandLow,
      start: bandTall,
      alt: 'A woman stands tall on a long band that runs over her shoulders.',
    },
  ),
  ...movement(
    'exercise-band-deadlift',
    'A woman stands tall on a band and holds its stretched ends at her thighs.',
    {
      paper: '#2f5b4e',
      floor: pine,
      yaw: 32,
      shapes: [halfDisc(0.5, 0.84, 0.6, '#3d6b5d'), disc(0.76, 0.24, 0.1, brass)],
      build: (s, p) => {
        const j = figure(s, { ...priya, top: rust, sleeves: 'none', bottom: chalk, shoe: ink }, p);
        for (const i of [0, 1] as const) {
          const z = i === 0 ? 1 : -1;
          const foot = add(j.legs[i].end, [2, -6.5, z * 4]);
          for (const dx of [-3, 3])
            // Half of a long loop, less what lies under her feet: just tight at the bottom, two and
            // a half times as long at the top.
            bandOf(
              s,
              31,
              add(foot, [dx, 0, 0]),
              add(j.arms[i].end, [dx * 0.4, 0, 0]),
              [dx * 0.3, 0, z],
              brass,
              2.6,
              8,
            );
        }
      },
    },
    {
      shown: bandUp,
      start: bandHinge,
      alt: 'A woman folds at the hips over the band that she stands on and holds its ends at her shins.',
    },
  ),
  ...movement(
    'exercise-standing-band-press',
    'A woman in a short stride presses the ends of a band forward, away from the post behind her.',
    {
      paper: sky,
      floor: '#6f909d',
      yaw: 24,
      frame: [0.3, 0.12, 0.86, 0.92],
      shapes: [diagonal(0.44, 0.3, 0.3, chalk)],
      build: (s, p) => {
        const post: V3 = [-92, 122, 0];
        s.unmeasured(() => {
          s.block([-94, 110, 0], [4, 110, 4], '#8a5a34', -60);
          band(
            s,
            [add(post, [0, 0, 5]), add(post, [4, 0, 0]), add(post, [0, 0, -5])],
            rust,
            4,
            -40,
          );
        });
        const j = figure(s, { ...carys, top: pine, bottom: ink, stripe: brass }, p);
        s.unmeasured(() => {
          for (const i of [0, 1] as const) {
            const side: V3 = onChest(p, [-2, 16, i === 0 ? 24 : -24]);
            band(s, [post, side, j.arms[i].end], rust, 2.8, i === 0 ? 12 : -14);
          }
        });
      },
    },
    {
      shown: bandPressed,
      start: bandAtChest,
      alt: 'A woman in a short stride holds the ends of a band at her chest, its middle round a post behind her.',
    },
  ),
  ...movement(
    'exercise-table-row',
    'A woman under a sturdy table pulls her chest up to its edge, knees bent and hips high.',
    {
      paper: '#dccbb4',
      floor: '#a77a52',
      yaw: 18,
      pitch: 6,
      frame: [0.08, 0.26, 0.92, 0.92],
      shapes: [pane(0.1, 0.06, 0.2, 0.38, sky, ink, 2, 2), slab(0, 0.8, 1, 0.03, chalk)],
      build: (s, p) => {
        for (const z of [46, -46])
          for (const x of [26, 150])
            s.block([x, 35, z], [3.4, 35, 3.4], '#6d4826', z > 0 ? 30 : -60);
        s.block([88, 72, 0], [76, 2.6, 52], '#8a5a34', 20);
        figure(s, { ...maya, top: rust, bottom: pine, stripe: chalk }, p);
      },
    },
    {
      shown: atTable,
      start: underTable,
      alt: 'A woman hangs on straight arms from the edge of a sturdy table, knees bent and hips lifted.',
    },
  ),
  ...movement(
    'exercise-towel-row',
    'A woman leans back from a closed door and rows herself up on a towel that is caught in it.',
    {
      paper: '#ecdfca',
      floor: '#c49a6c',
      yaw: 26,
      frame: [0.16, 0.08, 0.8, 0.92],
      shapes: [slab(0.06, 0.16, 0.2, 0.3, rust), disc(0.16, 0.3, 0.07, sand)],
      build: (s, p) => {
        s.unmeasured(() => {
          s.block([64, 104, 0], [3, 104, 46], pine, -60);
          s.block([68, 111, 0], [2, 111, 54], chalk, -80);
        });
        s.sphere([58, 96, 34], 3.4, brass, 2);
        const j = figure(s, { ...beth, top: rust, bottom: ink, legs: 'long' }, p);
        for (const a of j.arms) {
          s.cord([[60, 124, 0], mix([60, 124, 0], a.end, 0.5), a.end], 5, '#fffaf0', 1);
          s.cord([a.end, add(a.end, [-6, -12, 0])], 5, '#fffaf0', 3);
        }
      },
    },
    {
      shown: towelPulled,
      start: towelLong,
      alt: 'A woman leans back from a closed door on straight arms, holding a towel that is caught in it.',
    },
  ),
  ...movement(
    'exercise-sliding-leg-curl',
    'A woman on a wooden floor holds her hips up and slides her heels away on two folded cloths.',
    {
      paper: pine,
      floor: '#b98a52',
      yaw: 20,
      pitch: 12,
      shapes: [
        pane(0.62, 0.06, 0.26, 0.36, '#f0cf86', '#1a362e'),
        slab(0, 0.42, 1, 0.02, '#1b382f'),
      ],
      build: (s, p) => {
        mat(s, -86, -10, 58, sky);
        const j = figure(s, { ...dina, top: rust, hair: brass, bottom: chalk }, p);
        for (const { end } of j.legs)
          s.unmeasured(() => s.block([end[0] - 2, 0.8, end[2]], [9, 0.8, 6], rust, -300));
      },
    },
    {
      shown: slidOut,
      start: bridged,
      alt: 'A woman on a wooden floor lifts her hips, knees bent, her heels on two folded cloths.',
    },
  ),
  ...movement(
    'exercise-single-leg-chair-squat',
    'A woman sits back towards a cushioned chair on one leg, the other leg and both arms reaching forward.',
    {
      paper: clay,
      floor: '#a35a42',
      yaw: 26,
      shapes: [arch(0.5, 0.08, 0.44, sand), slab(0, 0, 0.08, 1, pine, '#1d3a32')],
      build: (s, p) => {
        chair(s, -42, 0, '#8a5a34');
        s.block([-40, 47.5, 0], [18, 3, 18], sky, -19);
        figure(s, { ...gwen, top: pine, bottom: ink, legs: 'capri', shoe: chalk }, p);
      },
    },
    {
      shown: oneLegSit,
      start: oneLegTall,
      alt: 'A woman stands on one leg in front of a cushioned chair, both arms reaching forward.',
    },
  ),
  ...movement(
    'exercise-wall-sit',
    'A woman sits with her back against a wall, thighs level and no chair under her.',
    {
      paper: '#efd9c7',
      floor: '#b9876a',
      yaw: 28,
      shapes: [disc(0.62, 0.42, 0.3, brass)],
      build: (s, p) => {
        s.unmeasured(() => {
          s.block([-20, 150, 0], [3, 150, 150], pine, -300);
          s.block([-16, 5, 0], [1, 5, 150], '#1b382f', -290);
        });
        figure(s, { ...joan, top: rust, bottom: ink, shoe: chalk }, p);
      },
    },
    {
      shown: wallSeat,
      start: wallTall,
      phases: breaths(wallSeat),
      alt: 'A woman leans with her back against a wall, her feet a step in front of her.',
    },
  ),
  ...movement(
    'exercise-dead-hang',
    'A woman hangs still from a bar on straight arms, her feet lifted off the low box below her.',
    {
      paper: '#2c4a57',
      floor: '#1d343e',
      yaw: 40,
      pitch: 5,
      frame: [0.16, 0.08, 0.84, 0.93],
      shapes: [bricks(0, 0.84, '#34566a', 0.1), disc(0.5, 0.4, 0.3, rust)],
      build: (s, p) => {
        pullUpBar(s, 213.3, 68, 10, steel);
        box(s, 4, 0, 46, 13.5, 46, '#b98a52', -40);
        figure(s, { ...amara, top: chalk, bottom: brass, stripe: ink }, p);
      },
    },
    {
      shown: hanging,
      start: onBox,
      phases: breaths(hanging),
      alt: 'A woman stands on a low box and holds a bar overhead on straight arms.',
    },
  ),
];
