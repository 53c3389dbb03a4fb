import { add, mix, norm, sub, type V3 } from '../drawing/geometry.ts';
import {
  amara,
  brass,
  carys,
  chalk,
  clay,
  femi,
  graphite,
  gwen,
  hana,
  ink,
  joan,
  pine,
  priya,
  rust,
  sand,
  sky,
  steel,
  zola,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arch, arrow, bricks, diagonal, disc, halfDisc, ring, slab } from '../drawing/sheet.ts';
import { tower } from '../equipment/machines.ts';
import {
  barbell,
  bumper,
  cable,
  change,
  dumbbell,
  iron,
  kettlebell,
  rope,
  technique,
} from '../equipment/weights-and-bands.ts';
import { barOnBack, hanging } from '../figure/poses-lifting.ts';
import { swingPhases, swung, swungBack } from '../figure/poses-swing.ts';
import { drawFigure as figure, midHands } from '../figure/figure.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, onChest, type Arm, type Leg, type Pose } from '../figure/skeleton.ts';

const sumo = stand({
  pelvis: [-18, 51, 0],
  lean: 47,
  head: 18,
  legs: both<Leg>({ to: [0, 8, 42], pole: [0.75, 0, 0.66], toe: [0.75, 0, 0.66] }),
  arms: hands([9, 23, 13], [-0.2, 0, 1]),
});
const oneLegHinge = stand({
  pelvis: [-14, 84, 0],
  lean: 76,
  head: 52,
  legs: [
    { to: [-94, 70, 9], pole: [0, -1, 0], toe: [-0.12, -1, 0] },
    { to: [0, 8, -8], pole: [1, 0, 0], toe: [1, 0, 0] },
  ],
  arms: [
    { to: [22, 39, 18], pole: [-1, 0, 0.3], grip: [1, 0, 0.25] },
    { to: [30, 92, -46], pole: [-0.5, -1, 0], flat: [1, 0.05, -0.1] },
  ],
});
/**
 * Hands so far apart that the arms hang outside the knees; `higher` is how much further the legs
 * straighten.
 */
const outsideKnees = (p: Pose, higher = 0): Pose => {
  const [[arm], [leg]] = [p.arms, p.legs];
  return {
    ...p,
    pelvis: [p.pelvis[0], p.pelvis[1] + higher, 0],
    arms: both({ ...arm, to: [arm.to[0], arm.to[1] + 0.2, 23] }),
    legs: both({ ...leg, pole: [1, 0, 0.2] }),
  };
};
/**
 * Standing with a bar at the thighs: the hips stay back so far that it hangs above the middle of
 * the feet.
 */
const lockout = (half: number, legs: Pose['legs'], pelvis: V3): Pose =>
  hanging(stand({ pelvis, lean: 0, chest: -1, head: 0, legs }), pelvis[0] + 12, half);
const lockedOutWide = lockout(23, outsideKnees(pose.deadlift).legs, [-2.6, 89.6, 0]);
const lockedOut = lockout(21, pose.feet(10), [-2.6, 89.6, 0]);
/** A Romanian deadlift begins and ends with the knees a little bent, and they stay so. */
const softKneed = lockout(21, pose.feet(10), [-2.6, 88.6, 0]);
const fromPins = hanging(
  stand({ pelvis: [-22, 77, 0], lean: 52, head: 30, legs: pose.feet(10) }),
  8.5,
  21,
);
const bow = barOnBack(
  stand({ pelvis: [-32, 80, 0], lean: 62, head: 42, legs: pose.feet(11) }),
  27,
  [-1, -0.6, 0.7],
);
const upright = barOnBack(
  stand({ pelvis: [5, 88.9, 0], lean: 12, chest: 11, head: 0, legs: pose.feet(11) }),
  27,
  [-0.4, -1, 0.7],
);
const foldBase = stand({
  pelvis: [1, 81.5, 0],
  lean: 88,
  chest: 122,
  head: 108,
  legs: both<Leg>({ to: [-57.5, 24.5, 9], pole: [0.6, -0.6, 0], toe: [0.72, -0.7, 0] }),
});
const fold: Pose = {
  ...foldBase,
  arms: [
    { to: onChest(foldBase, [14, 22, -8]), pole: [-1, -0.5, 0.5], grip: [0, 0, 1] },
    { to: onChest(foldBase, [12, 19, 8]), pole: [-1, -0.5, -0.5], grip: [0, 0, 1] },
  ],
};

const sumoTop = lockout(13, sumo.legs, [-3.4, 82.3, 0]);
const onOneLeg = stand({
  pelvis: [0, 89.5, -3],
  legs: [
    { to: [-17, 10.8, 7], pole: [1, 0, 0], toe: [0.96, -0.28, 0] },
    { to: [0, 8, -8], pole: [1, 0, 0], toe: [1, 0, 0] },
  ],
  arms: [
    { to: [12, 79, 28], pole: [-1, 0, 0.3], grip: [1, 0, 0.25] },
    { to: [30, 115.5, -46], pole: [-0.5, -1, -0.2], flat: [1, 0.05, -0.1] },
  ],
});
const straightened: Pose = ((base: Pose): Pose => ({
  ...base,
  arms: [
    { to: onChest(base, [14, 22, -8]), pole: [-0.2, -1, 0.5], grip: [0, 0, 1] },
    { to: onChest(base, [12, 19, 8]), pole: [-0.2, -1, -0.5], grip: [0, 0, 1] },
  ],
}))(stand({ ...foldBase, lean: 47, chest: 46, head: 38 }));
/** Knees wide: her long arms pass between the thighs. */
const overRope = both<Leg>({ to: [0, 8, 20], pole: [1, 0, 0.6], toe: [1, 0, 0.35] });
const ropeGrip: Partial<Arm> = { grip: [1, 0.4, 0] };
const pulledBack = stand({
  ...pose.pullThrough,
  reach: 2,
  legs: overRope,
  arms: hands([-13, 50.5, 4], [0, -0.8, -0.6], ropeGrip),
});
const pulledThrough = stand({
  pelvis: [-1, 88.7, 0],
  lean: -3,
  legs: overRope,
  arms: hands([13, 81, 4], [-0.4, 0, 1], ropeGrip),
});

export const deadliftsAndHinges: readonly Picture[] = [
  ...movement(
    'exercise-deadlift',
    'A woman with a plait sets her back flat and grips a loaded barbell on the floor.',
    {
      paper: brass,
      floor: ink,
      yaw: 30,
      // So far back that the shadow of the bar's far end is on the floor as well.
      back: 94,
      shapes: [slab(0, 0.5, 1, 0.4, '#c4851f'), disc(0.66, 0.38, 0.28, chalk)],
      build: (s, p) => {
        const j = figure(s, { ...carys, top: pine, bottom: rust }, p);
        barbell(s, add(midHands(j), [0.5, -0.5, 0]), [{ ...bumper, color: rust }, change]);
      },
      shade: 0.5,
    },
    {
      shown: outsideKnees(pose.deadlift),
      hinge: 9,
      end: lockedOutWide,
      alt: 'A woman with a plait stands tall with the loaded barbell at her thighs, hips and knees straight.',
    },
  ),
  ...movement(
    'exercise-sumo-deadlift',
    'A woman with her feet set wide and her hands inside her knees grips a loaded barbell on the floor.',
    {
      paper: clay,
      floor: ink,
      yaw: 62,
      pitch: 10,
      shapes: [halfDisc(0.5, 0.78, 0.6, rust, '#a93a1b'), slab(0, 0, 0.07, 1, chalk)],
      build: (s, p) => {
        const j = figure(s, { ...gwen, top: chalk, bottom: pine, legs: 'long' }, p);
        barbell(s, midHands(j), [{ ...bumper, color: brass }, change], { bias: 4 });
      },
    },
    {
      shown: sumo,
      hinge: 7,
      end: sumoTop,
      alt: 'A woman with her feet set wide stands tall and holds the loaded barbell between her thighs.',
    },
  ),
  ...movement(
    'exercise-romanian-deadlift',
    'A woman hinges at the hips with soft knees and lowers a barbell close to her shins.',
    {
      paper: pine,
      floor: '#18332c',
      yaw: 28,
      shapes: [disc(0.55, 0.5, 0.44, brass), disc(0.55, 0.5, 0.3, '#c5871d', '#b67a16')],
      build: (s, p) => {
        const j = figure(s, { ...carys, top: chalk, bottom: rust }, p);
        barbell(s, midHands(j), [iron, change]);
      },
    },
    {
      shown: hanging(pose.romanian, 8, 21),
      start: softKneed,
      alt: 'A woman stands tall with soft knees and a barbell hanging at her thighs.',
    },
  ),
  ...movement(
    'exercise-single-leg-romanian-deadlift',
    'A woman hinges on one leg, the other stretched out behind her, and lowers a dumbbell along her shin.',
    {
      paper: '#c9d6d6',
      floor: '#6f8f8a',
      yaw: 16,
      shapes: [disc(0.56, 0.46, 0.4, clay), slab(0.04, 0, 0.1, 0.82, pine, '#1d3a32')],
      build: (s, p) => {
        s.unmeasured(() => s.block([47, 100, -50], [2.6, 100, 2.6], graphite, -6));
        const j = figure(s, { ...zola, top: brass, bottom: ink, legs: 'shorts' }, p);
        dumbbell(s, j.arms[0].end, [1, 0, 0.25], rust, 1.05, 3);
      },
    },
    {
      shown: oneLegHinge,
      start: onOneLeg,
      alt: 'A woman stands tall on one leg, the toes of the other just off the floor, a dumbbell in one hand.',
    },
  ),
  ...movement(
    'exercise-rack-pull',
    'A woman pulls a loaded barbell off the safety arms of a rack, set just below her knees.',
    {
      paper: chalk,
      floor: sand,
      yaw: 32,
      frame: [0.14, 0.17, 0.9, 0.92],
      shapes: [bricks(0, 0.82, '#e6dbc4', 0.1), disc(0.4, 0.42, 0.3, sky)],
      build: (s, p) => {
        s.unmeasured(() => {
          for (const z of [46, -46]) {
            s.block([-48, 92, z], [3.4, 92, 3.4], rust, -30);
            s.block([-14, 2, z], [46, 2, 4], rust, -40);
            s.block([-8, 42, z], [40, 2.4, 2.6], brass, 0);
          }
          s.block([-48, 180, 0], [3.4, 3.4, 46], rust, -40);
        });
        const j = figure(s, { ...hana, top: pine, bottom: ink, shoe: chalk }, p);
        barbell(s, midHands(j), [{ ...bumper, color: ink }, technique]);
      },
    },
    {
      shown: fromPins,
      end: lockedOut,
      alt: 'A woman stands tall in front of a rack with the loaded barbell at her thighs.',
    },
  ),
  ...movement(
    'exercise-good-morning',
    'A woman with a barbell across her upper back bows forward from the hips with a flat back.',
    {
      paper: '#2c4a57',
      floor: '#1d343e',
      yaw: 34,
      shapes: [diagonal(0.5, 0.14, 0.34, sky), slab(0, 0.92, 1, 0.08, '#16282f')],
      build: (s, p) => {
        figure(s, { ...amara, top: chalk, bottom: rust, stripe: brass }, p);
        barbell(s, onChest(p, [-9.5, 29, 0]), [{ ...iron, color: brass }, change]);
      },
    },
    {
      shown: bow,
      start: upright,
      alt: 'A woman stands tall with a barbell across her upper back and soft knees.',
    },
  ),
  ...movement(
    'exercise-back-extension',
    'A woman hooked into a slanted bench folds at the hips, arms crossed, before she rises.',
    {
      paper: clay,
      floor: '#ab6049',
      yaw: 20,
      frame: [0.1, 0.3, 0.84, 0.93],
      shapes: [arch(0.54, 0.06, 0.44, pine), slab(0, 0, 0.08, 1, brass)],
      build: (s, p) => {
        const d: V3 = [0.707, 0.707, 0];
        const up: V3 = [-0.707, 0.707, 0];
        const dirs: readonly [V3, V3, V3] = [d, up, [0, 0, 1]];
        s.block([-2, 62, 0], [14, 4, 17], rust, -14, dirs);
        s.tube([-4, 58, 0], [6, 4, 0], 3, steel, -30, 3);
        s.tube([-4, 58, 0], [-62, 14, 0], 3, steel, -34, 6);
        s.block([-24, 3, 0], [46, 3, 4], steel, -40);
        for (const x of [-68, 18]) s.block([x, 3, 0], [3, 3, 26], steel, -40);
        s.block([-62.5, 13.5, 0], [2, 12, 20], graphite, -30, [d, up, [0, 0, 1]]);
        s.tube([-57.5, 38.5, -22], [-57.5, 38.5, 22], 5, ink, 4, 4);
        figure(s, { ...femi, top: brass, bottom: ink }, p);
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
    {
      shown: fold,
      end: straightened,
      alt: 'A woman hooked into a slanted bench holds her body in one straight line, arms crossed.',
    },
  ),
  ...movement(
    'exercise-cable-pull-through',
    'A woman hinges forward with a rope held between her legs, the cable running back to a low pulley behind her.',
    {
      paper: sand,
      floor: '#c9b48c',
      yaw: 20,
      frame: [0.42, 0.14, 0.86, 0.93],
      shapes: [arch(0.6, 0.1, 0.42, rust)],
      build: (s, p) => {
        const j = figure(s, { ...priya, top: chalk, bottom: pine }, p);
        const ring = add(j.arms[0].end, [-16, -9, -4]);
        rope(s, ring, [j.arms[0].end, j.arms[1].end], 1);
        s.unmeasured(() => cable(s, ring, tower(s, -108, 0, 24, [1, 0, 0], 180), -6));
      },
    },
    {
      shown: pulledBack,
      end: pulledThrough,
      alt: 'A woman stands tall with the rope in front of her thighs, the cable running back between her legs.',
    },
  ),
  ...movement(
    'exercise-kettlebell-swing',
    'A woman stands tall at the top of a swing with a kettlebell floating at chest height.',
    {
      paper: rust,
      floor: '#8a2f16',
      yaw: 24,
      shapes: [ring(0.5, 0.5, 0.36, 0.07, '#c95733'), disc(0.8, 0.28, 0.12, brass)],
      build: (s, p) => {
        const j = figure(s, { ...joan, top: chalk, bottom: ink }, p);
        const grip = add(j.arms[0].end, [0, 0, -j.arms[0].end[2]]);
        kettlebell(
          s,
          grip,
          norm(sub(mix(j.arms[0].root, j.arms[1].root, 0.5), grip)),
          [0, 0, 1],
          ink,
          1,
          1,
        );
      },
      front: [
        arrow(
          [
            [28, 66, 0],
            [48, 70, 0],
            [64, 82, 0],
            [72, 96, 0],
          ],
          chalk,
        ),
      ],
    },
    {
      shown: swung,
      start: swungBack,
      phases: swingPhases,
      alt: 'A woman hinges forward with a kettlebell swung back between her thighs.',
    },
  ),
];
