import { night } from '../../drawing/flat-shapes.ts';
import { add, type V3 } from '../../drawing/geometry.ts';
import {
  amara,
  brass,
  carys,
  chalk,
  clay,
  ink,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
} from '../../drawing/palette.ts';
import { pair, type Picture } from '../../drawing/picture.ts';
import { disc, pane, slab } from '../../drawing/sheet.ts';
import type { Stage } from '../../drawing/stage.ts';
import { bottle, chair } from '../../equipment/furniture.ts';
import { mat } from '../../equipment/machines.ts';
import { band } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as more from '../../figure/poses-off-duty.ts';
import * as pose from '../../figure/poses-standing.ts';
import { both, type Leg, type Pose, type Arm } from '../../figure/skeleton.ts';

/** A strap from an anchor to a handle, or to a foot. */
function strap(s: Stage, from: V3, to: V3, axis: V3, bias = 0): void {
  const ring0 = add(to, [
    (from[0] - to[0]) * 0.16,
    (from[1] - to[1]) * 0.16,
    (from[2] - to[2]) * 0.16,
  ]);
  s.cord([from, ring0], 2.2, brass, bias);
  const [a, b] = [add(to, axis), add(to, [-axis[0], -axis[1], -axis[2]])];
  s.cord([a, ring0, b], 1.6, ink, bias);
  s.tube(a, b, 1.8, ink, bias);
}
const strapRow = pose.stand({
  pelvis: [-38, 76, 0],
  lean: -31,
  head: -22,
  legs: both<Leg>({ to: [8, 9, 9], pole: [0.6, 1, 0], toe: [0.8, 0.6, 0.1] }),
  arms: pose.hands([-36, 118, 22], [-0.7, -1, 0.5], { grip: [0, 1, 0.3] }),
});

/** An arm of a standing pose, moved to where the body is in a lunge. */
const lowered = (arm: Arm): Arm => ({ ...arm, to: add(arm.to, [-3, -37, 0]) });

export const withoutWeightPacks: readonly Picture[] = [
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
            arms: [lowered(pose.handsOnHips.arms[0]), lowered(pose.handsOnHips.arms[1])],
          },
        );
      },
    },
  ),
  ...pair(
    'homeGymPack-resistance-band-home-gym',
    'A woman stands on a long band and curls its ends beside an open suitcase.',
    {
      paper: clay,
      floor: '#e6c9a4',
      yaw: 34,
      shapes: [pane(0.64, 0.1, 0.26, 0.42, sky, chalk, 2, 2), slab(0, 0, 0.2, 1, '#e3a48c')],
      build: (s) => {
        const j = figure(s, { ...carys, top: pine, bottom: ink }, pose.curl);
        for (const [i, z] of [
          [0, 11],
          [1, -11],
        ] as const)
          band(
            s,
            [
              add(j.arms[i].end, [0, 5, 0]),
              add(j.arms[i].end, [2, -4, 0]),
              [24, 60, z * 1.3],
              [7, 1, z],
            ],
            brass,
            3,
            6,
          );
        s.cord(
          [
            [6, 1, 11],
            [6, 1, -11],
          ],
          3.4,
          brass,
          8,
        );
        s.block([-46, 6, -52], [26, 6, 18], rust, -30);
        s.block([-46, 24, -70], [26, 18, 3], rust, -34);
        s.block([-46, 13, -52], [22, 1, 14], sand, -20);
      },
    },
    'A woman pulls a band apart at chest height.',
    {
      paper: clay,
      yaw: 74,
      pitch: 5,
      frame: [0.06, 0.12, 0.94, 1.6],
      shapes: [disc(0.5, 0.5, 0.36, chalk)],
      build: (s) => {
        const j = figure(s, { ...carys, top: pine, bottom: ink }, more.pullApart);
        band(
          s,
          [
            j.arms[0].end,
            add(j.arms[0].end, [1, 0, -20]),
            add(j.arms[1].end, [1, 0, 20]),
            j.arms[1].end,
          ],
          rust,
          3.2,
          8,
        );
      },
    },
  ),
  ...pair(
    'homeGymPack-suspension-trainer-home-gym',
    'A woman leans back on two straps that hang from a closed door and rows her chest to the handles.',
    {
      paper: '#ecdfca',
      floor: '#c49a6c',
      yaw: 33,
      pitch: 9,
      shapes: [slab(0.06, 0.12, 0.2, 0.3, sky), disc(0.16, 0.27, 0.07, rust)],
      build: (s) => {
        s.block([104, 104, 0], [3, 104, 46], pine, -40);
        s.block([108, 108, 0], [2, 110, 54], chalk, -60);
        s.sphere([99, 96, 34], 3.4, brass, 2);
        const j = figure(s, { ...priya, top: rust, bottom: ink }, strapRow);
        for (const a of j.arms) strap(s, [99, 202, 0], a.end, [0, 5, 1.5], 1);
        s.sphere([99, 203, 0], 3, ink, 3);
        for (const x of [-30, -10, 10, 30, 50])
          s.unmeasured(() => s.block([x, 0.5, 0], [1.8, 0.5, 30], rust, -450));
      },
    },
    'A woman holds a push-up with both feet in hanging straps.',
    {
      paper: '#ecdfca',
      floor: '#c49a6c',
      yaw: 30,
      pitch: 10,
      shapes: [slab(0, 0, 0.34, 1, pine), disc(0.66, 0.34, 0.2, clay)],
      build: (s) => {
        const j = figure(s, { ...priya, top: rust, bottom: ink }, low.declinePushUp);
        for (const l of j.legs) strap(s, [-84, 176, 0], add(l.end, [-4, 4, 0]), [0, 0, 6], -1);
        s.sphere([-84, 177, 0], 3, ink, 3);
      },
    },
  ),
  ...pair(
    'homeGymPack-hotel-room-and-travel',
    'A woman thrusts her hips up with her shoulders on a hotel bed, an open suitcase beside her at night.',
    {
      paper: '#34594f',
      floor: '#7d5a45',
      yaw: 24,
      pitch: 11,
      back: 90,
      shapes: [pane(0.56, 0.08, 0.3, 0.44, ink, brass, 2, 1), night(0.64, 0.24, 0.06)],
      build: (s) => {
        s.block([-98, 13, -30], [48, 11, 100], sand, -120);
        s.block([-98, 32, -30], [47, 8, 98], chalk, -110);
        s.block([-98, 41, 8], [48, 3, 60], rust, -100);
        s.block([-98, 46, -98], [30, 7, 18], '#fffaf0', -104);
        s.block([-98, 46, -132], [50, 46, 3], brass, -140);
        const hips: Pose = {
          ...low.hipThrust,
          legs: [
            { to: [70, 62, 10], pole: [0, 1, 0], toe: [0.1, 1, 0] },
            { to: [42, 8, -10], pole: [1, 1, 0] },
          ],
        };
        figure(s, { ...maya, top: brass, bottom: ink }, hips);
        s.block([92, 7, -74], [30, 7, 20], clay, -30);
        s.block([92, 26, -92], [30, 20, 4], clay, -36);
        s.block([92, 14.4, -74], [26, 0.6, 16], sand, -28);
      },
    },
    'An open suitcase under a crescent moon holds a rolled towel, a loop band and a water bottle.',
    {
      paper: '#34594f',
      floor: '#7d5a45',
      yaw: 30,
      pitch: 24,
      shapes: [night(0.15, 0.15, 0.07)],
      build: (s) => {
        s.block([0, 8, 0], [40, 8, 26], rust, -20);
        s.block([0, 34, -30], [40, 26, 4], rust, -40);
        s.block([0, 16.6, 0], [36, 0.8, 22], sand, -10);
        s.tube([-26, 22, -10], [8, 22, -10], 6, sky, 0);
        band(
          s,
          [
            [12, 19, 10],
            [22, 19, 18],
            [32, 19, 8],
            [24, 19, -6],
            [14, 19, 0],
            [12, 19, 10],
          ],
          brass,
          3.4,
          8,
        );
        bottle(s, 28, -12, 17, chalk);
        s.unmeasured(() => mat(s, -70, 76, 90, '#6b4b3a'));
      },
    },
  ),
];
