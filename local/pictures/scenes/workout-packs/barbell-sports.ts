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
  pine,
  rust,
  sky,
  tint,
  zola,
  type Look,
} from '../../drawing/palette.ts';
import { pair, type Picture } from '../../drawing/picture.ts';
import {
  arch,
  diagonal,
  disc,
  dust,
  halfDisc,
  pane,
  poly,
  rays,
  ring,
  slab,
} from '../../drawing/sheet.ts';
import { chair } from '../../equipment/furniture.ts';
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
import * as more from '../../figure/poses-off-duty.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';
import { both, mirrored, onChest, type Arm, type Leg, type Pose } from '../../figure/skeleton.ts';

const paler = (look: Look): Look => ({
  ...look,
  top: tint(look.top, sky, 0.35),
  bottom: tint(look.bottom, sky, 0.35),
  shoe: tint(look.shoe, sky, 0.3),
});
const doubleBiceps: Pose = {
  ...more.flex,
  headTurn: 0,
  arms: pose.hands([4, 157, 32], [0, -0.3, 1], { grip: [1, 0, 0] }),
};
const commanding: Pose = {
  ...low.seated(),
  arms: [
    { to: [16, 158, 22], pole: [0.4, -0.2, 1], flat: [0.1, 1, 0] },
    mirrored<Arm>({ to: [30, 62, 15], pole: [-1, 0, 0.5], grip: [0, 0, 1] }),
  ],
};
const sumo = pose.stand({
  pelvis: [-18, 52, 0],
  lean: 46,
  head: 16,
  legs: both<Leg>({ to: [0, 8, 38], pole: [0.5, 0, 1], toe: [0.72, 0, 0.7] }),
  arms: pose.hands([10, 23, 12], [0, 0, 1]),
});
const spotting = pose.stand({
  pelvis: [-12, 76, 0],
  lean: 24,
  head: 10,
  legs: pose.feet(15),
  arms: pose.hands([30, 62, 15], [-0.6, -0.6, 0.5], { flat: [1, 0.2, 0] }),
});
const hang = pose.stand({
  pelvis: [-15, 80, 0],
  lean: 36,
  head: 14,
  legs: pose.feet(10),
  arms: pose.hands([8, 68, 48], [-0.3, 0.1, 1]),
});
const stickOverhead = pose.stand({
  pelvis: [-18, 58, 0],
  lean: 24,
  chest: 12,
  head: 2,
  legs: both<Leg>({ to: [0, 8, 15], pole: [1, 0, 0.35], toe: [1, 0, 0.4] }),
  arms: pose.hands([3, 148, 56], [0.1, 0, 1]),
});
const splitJerk = pose.stand({
  pelvis: [-2, 72, 0],
  lean: 0,
  head: -2,
  shrug: 3,
  legs: [{ to: [32, 8, 10] }, { to: [-46, 19, -10], pole: [1, -0.4, 0], toe: [0.5, -0.86, 0] }],
  arms: pose.hands([2, 178, 32], [0.4, 0, 1]),
});
const snatchLow = pose.stand({
  pelvis: [-22, 40, 0],
  lean: 30,
  chest: 16,
  head: 4,
  legs: both<Leg>({ to: [0, 8, 18], pole: [1, 0, 0.45], toe: [1, 0, 0.5] }),
  arms: pose.hands([4, 132, 49], [0.1, 0, 1]),
});

export const barbellSportPacks: readonly Picture[] = [
  ...pair(
    'workoutPack-beginner-bodybuilding',
    'A woman curls two dumbbells in front of a gym mirror, in which she watches her arms.',
    {
      paper: '#e7dcc6',
      floor: '#b98a5c',
      yaw: -46,
      pitch: 8,
      frame: [0.12, 0.12, 0.86, 0.91],
      back: 96,
      shapes: [slab(0, 0, 1, 0.09, rust)],
      build: (s) => {
        s.unmeasured(() => {
          s.block([97, 97, 74], [2, 97, 104], pine, -420);
          s.block([95, 97, 74], [1, 93, 100], '#c8d6d8', -410);
          s.block([94, 16, 74], [1, 12, 100], '#c3a988', -385);
        });
        const j = figure(s, { ...gwen, top: rust, bottom: pine }, pose.curl);
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], ink, 0.9);
        const r = figure(s, paler({ ...gwen, top: rust, bottom: pine }), pose.curl, {
          x: 192,
          yaw: 180,
        });
        for (const a of r.arms) dumbbell(s, a.end, [0, 0, 1], '#4b5257', 0.9);
      },
    },
    'A woman sits upright and presses two dumbbells overhead in front of a green arch.',
    {
      paper: '#e7dcc6',
      floor: '#b98a5c',
      yaw: 58,
      pitch: 7,
      shapes: [arch(0.5, 0.1, 0.7, pine)],
      build: (s) => {
        s.block([-4, 41, 0], [18, 4, 16], '#2a2725', -30);
        s.block([-4, 19, 0], [3, 19, 3], '#3a3733', -34);
        s.block([-4, 2, 0], [18, 2, 16], '#3a3733', -36);
        const j = figure(s, { ...gwen, top: rust, bottom: ink }, low.shoulderPress);
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], ink);
      },
    },
  ),
  ...pair(
    'workoutPack-intermediate-bodybuilding',
    'A woman with an afro, seen from behind, pulls herself up to a bar in front of a brass disc.',
    {
      paper: ink,
      floor: '#35322f',
      yaw: -66,
      pitch: 4,
      shapes: [rays(0.5, 0.3, '#2b2826', 28, 0, 360), disc(0.5, 0.36, 0.34, brass)],
      build: (s) => {
        pullUpBar(s, 203, 78, 10, rust);
        figure(s, { ...amara, top: rust, bottom: pine }, low.pullUp);
      },
    },
    'A woman with an afro flexes both arms in front of a brass disc.',
    {
      paper: ink,
      yaw: 84,
      pitch: 4,
      frame: [0.08, 0.1, 0.92, 1.56],
      shapes: [rays(0.5, 0.5, '#2b2826', 28, 0, 360), disc(0.5, 0.5, 0.4, brass)],
      build: (s) => {
        figure(s, { ...amara, top: rust, bottom: pine }, doubleBiceps);
      },
    },
  ),
  ...pair(
    'workoutPack-beginner-powerlifting',
    'A woman stands up with a deadlift, a friend on a chair raises her hand, three white lights above.',
    {
      paper: '#6c8c9b',
      floor: '#3f5864',
      yaw: 32,
      pitch: 7,
      shapes: [0.45, 0.55, 0.65].map((x) => disc(x, 0.12, 0.062, chalk)),
      build: (s) => {
        figure(s, { ...carys, top: rust, bottom: ink }, pose.deadliftTop, { x: -40 });
        barbell(s, [-30.1, 78.1, 0], [bumper, change]);
        chair(s, 108, 0, brass);
        figure(s, { ...joan, top: pine, bottom: ink }, commanding, { x: 108, yaw: 180 });
      },
    },
    'A woman pauses a barbell on her chest on a bench, two plates on each side.',
    {
      paper: '#6c8c9b',
      floor: '#3f5864',
      yaw: -34,
      pitch: 13,
      shapes: [slab(0, 0.16, 1, 0.2, '#7f9eac'), disc(0.56, 0.34, 0.22, chalk)],
      build: (s) => {
        bench(s, -92, 18, 44, 0, ink, -16);
        figure(s, { ...carys, top: rust, bottom: ink }, low.benchLow);
        barbell(s, [-34, 72, 0], [{ ...bumper, color: brass }, change], { half: 82 });
      },
    },
  ),
  ...pair(
    'workoutPack-intermediate-powerlifting',
    'A large, strong woman squats a bar loaded with many plates, with a spotter at either end.',
    {
      paper: clay,
      floor: '#8f4a35',
      yaw: 78,
      pitch: 6,
      frame: [0.05, 0.2, 0.95, 0.92],
      shapes: [
        slab(0, 0.1, 1, 0.06, rust),
        slab(0, 0.2, 1, 0.025, rust),
        disc(0.5, 0.52, 0.34, '#e8b49f'),
      ],
      build: (s) => {
        figure(s, { ...femi, top: pine, bottom: ink }, squat.backSquat);
        barbell(
          s,
          onChest(squat.backSquat, [-9.5, 29, 0]),
          [bumper, { ...bumper, color: ink }, { ...bumper, color: brass }, technique, change],
          { half: 96 },
        );
        figure(s, { ...beth, top: chalk, bottom: ink }, spotting, { x: -6, z: 126, yaw: -90 });
        figure(s, { ...dina, top: chalk, bottom: ink }, spotting, { x: -6, z: -126, yaw: 90 });
      },
    },
    'A large, strong woman grips a bar between wide feet, ready for a sumo deadlift.',
    {
      paper: clay,
      floor: '#8f4a35',
      yaw: 70,
      pitch: 8,
      shapes: [halfDisc(0.5, 0.76, 0.44, rust)],
      build: (s) => {
        figure(s, { ...femi, top: pine, bottom: ink }, sumo);
        barbell(s, [10, 22.5, 0], [{ ...bumper, color: ink }, { ...bumper, color: brass }, change]);
      },
    },
  ),
  ...pair(
    'workoutPack-beginner-weightlifting',
    'A woman squats with a broomstick held wide overhead while her coach looks on with folded hands.',
    {
      paper: sky,
      floor: '#d9c6a0',
      yaw: 40,
      pitch: 8,
      shapes: [pane(0.08, 0.08, 0.3, 0.5, '#c9d8de', chalk, 3, 2), arch(0.76, 0.1, 0.26, clay)],
      build: (s) => {
        s.unmeasured(() => s.block([0, 0.6, 0], [100, 0.6, 110], '#c49a6c', -500));
        figure(s, { ...hana, top: rust, bottom: ink }, stickOverhead, { x: -50 });
        s.tube([-47, 148, -78], [-47, 148, 78], 1.5, brass, 0, 14);
        figure(s, { ...elsa, top: pine, bottom: ink }, more.watching, { x: 92, z: -10, yaw: 180 });
      },
    },
    'A woman holds a light bar at her thighs with a wide grip, ready to snatch.',
    {
      paper: sky,
      floor: '#d9c6a0',
      yaw: 50,
      pitch: 7,
      shapes: [diagonal(0.5, 0.06, 0.36, clay)],
      build: (s) => {
        figure(s, { ...hana, top: rust, bottom: ink }, hang);
        barbell(s, [8, 68, 0], [{ ...bumper, color: pine, thick: 3.5 }], { half: 80 });
      },
    },
  ),
  ...pair(
    'workoutPack-intermediate-weightlifting',
    'A woman catches a heavy snatch at the bottom of a squat in a puff of chalk.',
    {
      paper: '#e9b957',
      floor: pine,
      yaw: 52,
      pitch: 7,
      shapes: [
        poly(
          [
            [0, 0.1],
            [0.36, 0.1],
            [0.64, 0.9],
            [0, 0.9],
          ],
          '#dba33c',
        ),
        ring(0.5, 0.4, 0.34, 0.03, rust),
        dust([0.5, 0.4], 0.3, 11),
      ],
      build: (s) => {
        s.unmeasured(() => s.block([0, 0.6, 0], [110, 0.6, 130], '#c49a6c', -500));
        figure(s, { ...zola, top: rust, bottom: ink, legs: 'shorts' }, snatchLow);
        barbell(s, [4, 132, 0], [bumper, { ...bumper, color: sky }, change]);
      },
    },
    'A woman holds a barbell overhead in a split, one foot forward and one back.',
    {
      paper: '#e9b957',
      floor: pine,
      yaw: 28,
      pitch: 6,
      shapes: [disc(0.52, 0.46, 0.36, rust)],
      build: (s) => {
        figure(s, { ...zola, top: chalk, bottom: ink, legs: 'shorts' }, splitJerk);
        barbell(s, [2, 178, 0], [bumper, { ...iron, color: sky }], { collar: 54, half: 76 });
      },
    },
  ),
];
