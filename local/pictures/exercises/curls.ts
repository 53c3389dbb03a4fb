import { add, mul, norm, sub, type V3 } from '../drawing/geometry.ts';
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
  graphite,
  gwen,
  hana,
  ink,
  leather,
  maya,
  pine,
  rust,
  sky,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arch, diagonal, disc, halfDisc, poly, ring, slab } from '../drawing/sheet.ts';
import { bench, incline, slope, tower } from '../equipment/machines.ts';
import {
  barbell,
  cable,
  change,
  curlBar,
  dumbbell,
  iron,
  rope,
} from '../equipment/weights-and-bands.ts';
import { drawFigure as figure, midHands } from '../figure/figure.ts';
import * as curl from '../figure/poses-curl.ts';
import * as low from '../figure/poses-floor.ts';
import { seated } from '../figure/poses-floor.ts';
import { straightArms } from '../figure/poses-lifting.ts';
import { feet, hands, stand } from '../figure/poses-standing.ts';
import { both, type Leg, type Pose } from '../figure/skeleton.ts';

const ropeUp = stand({
  lean: -1,
  legs: feet(12, 0),
  arms: hands([20, 131, 15], [0, -1, 0], { grip: [0.3, 1, 0.1] }),
});
/** Knees unlocked, against the pull of the cable. */
const lowCurl = stand({
  pelvis: [1, 88.5, 0],
  lean: -2,
  legs: [{ to: [6, 8, 11] }, { to: [-6, 8, -11] }],
  arms: hands([26, 125, 17], [-0.3, -1, 0]),
});
const knucklesUp = stand({ lean: 0, arms: hands([34, 119, 17], [-1, -0.7, 0.15]) });

const barHigh = stand({ lean: 0, arms: hands([20, 134, 21], [0, -1, 0]) });
const barLow = straightArms(stand({ lean: 0, arms: hands([12, 78, 21], [-1, 0, 0.1]) }));
const ropeLow = straightArms(
  stand({
    lean: 1,
    legs: feet(12, 0),
    arms: hands([20, 81, 14], [-1, 0, 0.1], { grip: [-0.3, 1, 0.1] }),
  }),
);
const cableLow = straightArms(
  stand({
    ...lowCurl,
    lean: 0,
    arms: hands([19, 80, 17], [-1, 0, 0.1]),
  }),
);
const preacherLow = low.seated({
  ...low.preacher,
  arms: hands([57, 59.3, 15], [0.35, -1, 0]),
});
const knucklesLow = stand({ lean: 0, arms: hands([12, 78, 17], [-1, 0, 0.2]) });
/** Where her knuckles are from the bar. */
interface Knuckles {
  readonly woman: Pose;
  readonly knuckles: V3;
}
const reverseCurl: Readonly<Record<'up' | 'low', Knuckles>> = {
  up: { woman: knucklesUp, knuckles: [1.4, 2.2, 0] },
  low: { woman: knucklesLow, knuckles: [2.6, -0.4, 0] },
};
/** Forearms on the thighs; `way` is the direction of the hands. */
const onThighs = (way: V3): Pose =>
  seated({
    pelvis: [0, 54, 0],
    lean: 45,
    head: 34,
    legs: both<Leg>({ to: [38, 8, 18], pole: [0.5, 1, 0.1] }),
    arms: hands([53, 64, 19], [-1, -0.9, 0], { flat: way }),
  });

export const curls: readonly Picture[] = [
  ...movement(
    'exercise-barbell-curl',
    'A woman stands tall and curls a barbell, elbows still at her sides.',
    {
      paper: rust,
      floor: '#7e2a13',
      yaw: 44,
      shapes: [slab(0.3, 0, 0.4, 1, brass), slab(0.3, 0, 0.4, 0.12, '#c68a22', '#a8731a')],
      build: (s, p) => {
        const j = figure(s, { ...maya, top: chalk, bottom: pine, stripe: chalk }, p);
        barbell(s, midHands(j), [{ ...iron, r: 14 }, change]);
      },
    },
    {
      shown: barHigh,
      start: barLow,
      alt: 'A woman stands tall with a barbell hanging at her thighs on straight arms.',
    },
  ),
  ...movement(
    'exercise-dumbbell-curl',
    'A woman stands tall and curls two dumbbells to her shoulders with her palms turned up.',
    {
      paper: sky,
      floor: '#7896a2',
      yaw: 40,
      shapes: [halfDisc(0.5, 0.86, 0.62, '#b9ccd4'), slab(0.9, 0, 0.1, 1, pine, '#1b382f')],
      build: (s, p) => {
        const j = figure(s, { ...femi, top: rust, bottom: ink }, p);
        for (const i of [0, 1] as const) {
          dumbbell(s, j.arms[i].end, p.arms[i].grip ?? [0, 0, 1], ink);
        }
      },
    },
    {
      shown: curl.dumbbellCurl(0),
      start: curl.dumbbellCurl(1),
      way: curl.dumbbellCurl,
      alt: 'A woman stands tall with two dumbbells hanging at her sides, palms towards her legs.',
    },
  ),
  ...movement(
    'exercise-hammer-curl',
    'A woman curls one dumbbell with her thumb up while the other hangs at her side.',
    {
      paper: chalk,
      floor: sky,
      yaw: 22,
      shapes: [
        disc(0.5, 0.44, 0.38, clay),
        slab(0, 0, 0.07, 1, pine),
        slab(0.93, 0, 0.07, 1, pine),
      ],
      build: (s, p) => {
        const j = figure(s, { ...hana, top: pine, bottom: rust }, p);
        for (const i of [0, 1] as const) {
          dumbbell(s, j.arms[i].end, p.arms[i].grip ?? [1, 0, 0], ink);
        }
      },
    },
    {
      shown: curl.hammerTop,
      start: curl.hammerHang,
      phases: curl.hammerPhases,
      alt: 'A woman stands tall with a dumbbell hanging at each side, thumbs pointing forwards.',
    },
  ),
  ...movement(
    'exercise-rope-hammer-curl',
    'A woman curls the two ends of a low cable rope towards her shoulders, thumbs on top.',
    {
      paper: '#efe2cc',
      floor: sky,
      yaw: 34,
      frame: [0.16, 0.1, 0.64, 0.94],
      flip: true,
      shapes: [diagonal(0.5, 0.66, 0.26, brass), slab(0.95, 0, 0.05, 1, pine)],
      build: (s, p) => {
        const j = figure(s, { ...gwen, top: rust, bottom: pine, shoe: chalk }, p);
        const ring0 = add(midHands(j), mul(norm(sub([78, 20, 0], midHands(j))), 31));
        rope(s, ring0, [j.arms[0].end, j.arms[1].end], 2);
        s.unmeasured(() => cable(s, ring0, tower(s, 86, 0, 20, [-1, 0, 0], 208), 1));
      },
    },
    {
      shown: ropeUp,
      start: ropeLow,
      alt: 'A woman holds the two ends of a low cable rope at her thighs on straight arms.',
    },
  ),
  ...movement(
    'exercise-cable-curl',
    'A woman curls a short bar on a cable that runs up from a pulley near the floor.',
    {
      paper: brass,
      floor: '#9c6a13',
      yaw: 22,
      frame: [0.16, 0.12, 0.62, 0.94],
      shapes: [
        poly(
          [
            [0, 0],
            [0.7, 0],
            [0.36, 1],
            [0, 1],
          ],
          '#e6b04b',
        ),
        slab(0, 0, 0.05, 1, rust),
      ],
      build: (s, p) => {
        const j = figure(s, { ...dina, top: chalk, bottom: pine, hair: rust, shoe: ink }, p);
        const h = j.arms[0].end;
        s.tube([h[0], h[1], -25], [h[0], h[1], 25], 1.7, ink, 0, 5);
        s.unmeasured(() => cable(s, [h[0], h[1], 0], tower(s, 52, 0, 20, [-1, 0, 0], 208), 1));
      },
    },
    {
      shown: lowCurl,
      start: cableLow,
      alt: 'A woman holds a short cable bar at her thighs on straight arms, the pulley near the floor.',
    },
  ),
  ...movement(
    'exercise-incline-dumbbell-curl',
    'A woman reclines on a sloping bench and curls two dumbbells, her elbows below her shoulders.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 18,
      shapes: [
        poly(
          [
            [0, 1],
            [0.56, 0],
            [1, 0],
            [1, 1],
          ],
          '#2f5b4e',
        ),
        disc(0.24, 0.3, 0.16, rust),
      ],
      build: (s, p) => {
        incline(s, 6, 55, 44, '#57524b', -16, 92);
        const j = figure(s, { ...carys, top: brass, bottom: rust, stripe: chalk }, p);
        for (const a of j.arms) dumbbell(s, a.end, [0.2, 0, 1], ink, 0.85);
      },
    },
    {
      shown: curl.inclineCurl(0),
      start: curl.inclineCurl(1),
      way: curl.inclineCurl,
      alt: 'A woman reclines on a sloping bench with both arms and their dumbbells hanging straight down.',
    },
  ),
  ...movement(
    'exercise-preacher-curl',
    'A woman rests her upper arms on a sloping pad and curls a short bar.',
    {
      paper: brass,
      floor: '#9c6a13',
      yaw: -22,
      shapes: [arch(0.44, 0.1, 0.44, '#e9b957'), slab(0.84, 0, 0.16, 1, rust, '#983517')],
      build: (s, p) => {
        s.block([0, 40, 0], [17, 4, 15], '#2a2725', -26);
        s.block([0, 18, 0], [3, 18, 3], graphite, -30);
        s.block([16, 3, 0], [40, 3, 4], graphite, -34);
        s.block([-16, 2, 0], [4, 2, 22], graphite, -34);
        s.block([46, 2, 0], [4, 2, 22], graphite, -34);
        slope(s, [18, 92, 0], [48, 60, 0], 50, 7, '#2a2725', -8);
        s.block([34, 38, 0], [3, 38, 3], graphite, -22);
        const j = figure(s, { ...elsa, top: sky, bottom: ink }, p);
        curlBar(s, midHands(j));
      },
    },
    {
      shown: low.preacher,
      start: preacherLow,
      alt: 'A woman rests her upper arms on a sloping pad and holds a short bar low on straight arms.',
    },
  ),
  ...movement(
    'exercise-concentration-curl',
    'A woman sits bent forward and curls a dumbbell, her elbow braced inside her thigh.',
    {
      paper: '#34594f',
      floor: pine,
      yaw: 66,
      pitch: 12,
      shapes: [disc(0.5, 0.44, 0.36, clay), slab(0, 0, 0.08, 1, brass)],
      build: (s, p) => {
        bench(s, -62, 16, 44, 0, '#57524b', -24);
        const j = figure(s, { ...amara, top: chalk, bottom: rust, stripe: chalk }, p);
        dumbbell(s, j.arms[0].end, p.arms[0].grip ?? [1, 0, 0], ink);
      },
    },
    {
      shown: curl.concentrationCurl(0),
      start: curl.concentrationCurl(1),
      way: curl.concentrationCurl,
      alt: 'A woman sits bent forward and lets a dumbbell hang inside her knee.',
    },
  ),
  ...movement(
    'exercise-reverse-curl',
    'A woman curls an angled bar with her knuckles on top and her elbows at her sides.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 56,
      shapes: [slab(0.32, 0, 0.36, 1, clay), slab(0.32, 0, 0.36, 0.14, '#c97b60')],
      build: (s, p) => {
        const j = figure(s, { ...beth, top: chalk, bottom: rust, shoe: brass }, p.woman);
        curlBar(s, midHands(j));
        for (const a of j.arms) {
          for (const d of [-4.2, -1.6, 1, 3.6]) {
            s.sphere(add(a.end, add(p.knuckles, [0, 0, d])), 1.5, beth.skin, 6);
          }
        }
      },
    },
    {
      shown: reverseCurl.up,
      start: reverseCurl.low,
      alt: 'A woman stands tall with an angled bar at her thighs, knuckles facing forwards.',
    },
  ),
  ...movement(
    'exercise-wrist-curl',
    'A woman sits with her forearms on her thighs and curls two light dumbbells up with her wrists.',
    {
      paper: rust,
      floor: '#7f2a13',
      yaw: 44,
      pitch: 13,
      shapes: [ring(0.54, 0.46, 0.34, 0.08, brass), slab(0, 0, 0.12, 1, '#c75532')],
      build: (s, p) => {
        bench(s, -70, 14, 44, 0, leather, -24);
        const j = figure(s, { ...elsa, top: sky, bottom: ink, shoe: chalk }, p);
        for (const [i, a] of j.arms.entries()) {
          const way = p.arms[i === 0 ? 0 : 1].flat ?? [1, 0, 0];
          const up: V3 = [-way[1], way[0], 0];
          dumbbell(s, add(a.end, add(mul(way, 9), mul(up, 3.4))), [0, 0, 1], ink, 0.72, 6);
        }
      },
    },
    {
      shown: onThighs([0.4, 0.92, 0]),
      start: onThighs([0.7, -0.71, 0]),
      alt: 'A woman sits with her forearms on her thighs, two light dumbbells rolled down over her knees.',
    },
  ),
];
