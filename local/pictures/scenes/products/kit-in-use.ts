/** Belts, wraps, bands, chalk and the rest of the kit, in use. */
import { add } from '../../drawing/geometry.ts';
import {
  amara,
  beth,
  brass,
  carys,
  chalk,
  clay,
  coal,
  elsa,
  gwen,
  ink,
  joan,
  pine,
  rust,
  sand,
  sky,
  zola,
} from '../../drawing/palette.ts';
import type { Picture } from '../../drawing/picture.ts';
import { arch, diagonal, disc, dust, halfDisc, ring, slab } from '../../drawing/sheet.ts';
import { band, barbell, bumper, change, iron, loop } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure, midHands } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as offDuty from '../../figure/poses-off-duty.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';
import { hands, stand } from '../../figure/poses-standing.ts';
import { onChest } from '../../figure/skeleton.ts';
import { closeUp, inUse } from './in-use.ts';

export const kitInUse: readonly Picture[] = [
  inUse(
    'lifting-belt-2',
    'A woman stands tall with a heavy barbell in her hands and a brown leather belt round her waist.',
    {
      paper: brass,
      floor: '#a97416',
      yaw: 52,
      frame: [0.08, 0.06, 0.92, 0.92],
      shapes: [disc(0.5, 0.42, 0.36, '#e6b254'), slab(0, 0, 0.07, 1, pine)],
      build: (s) => {
        const j = figure(
          s,
          { ...beth, legs: 'long', top: sky, bottom: ink, kit: { belt: '#8a4a24' } },
          pose.deadliftTop,
        );
        barbell(s, midHands(j), [bumper, iron], { collar: 46, half: 66 });
      },
    },
  ),
  inUse(
    'weightlifting-belt-2',
    'A woman in a dark nylon belt stands with a loaded barbell on the front of her shoulders.',
    {
      paper: chalk,
      floor: sand,
      yaw: 50,
      frame: [0.08, 0.06, 0.92, 0.92],
      shapes: [diagonal(0.5, 0.24, 0.3, rust)],
      build: (s) => {
        figure(
          s,
          {
            ...gwen,
            sleeves: 'none',
            top: sky,
            bottom: pine,
            legs: 'long',
            kit: { belt: '#33343a' },
          },
          squat.frontTall,
        );
        barbell(s, onChest(squat.frontTall, [9.5, 35, 0]), [bumper, change], {
          collar: 46,
          half: 66,
        });
      },
    },
  ),
  inUse(
    'knee-sleeves-2',
    'A woman squats low with a barbell on her back and black sleeves over both knees.',
    {
      paper: rust,
      floor: '#7e2a13',
      yaw: 40,
      frame: [0.08, 0.12, 0.92, 0.92],
      shapes: [disc(0.5, 0.4, 0.34, brass)],
      build: (s) => {
        const j = figure(
          s,
          { ...zola, top: chalk, bottom: sky, kit: { kneeSleeves: coal } },
          squat.backSquat,
        );
        barbell(s, midHands(j), [bumper, iron], { collar: 50, half: 70 });
      },
    },
  ),
  inUse(
    'wrist-wraps-2',
    'A woman presses a barbell overhead, a rust wrap round one wrist and a green one round the other.',
    {
      paper: chalk,
      yaw: 52,
      frame: [0.06, 0.06, 0.94, 1],
      shapes: [arch(0.5, 0.12, 0.7, sky)],
      build: (s) => {
        closeUp(s, [-10, 112, -52], [10, 214, 52], () => {
          const j = figure(
            s,
            { ...amara, top: brass, bottom: pine, kit: { wraps: [rust, pine] } },
            pose.overhead,
          );
          barbell(s, midHands(j), [{ ...bumper, color: coal }], { collar: 46, half: 58 });
        });
      },
    },
  ),
  inUse(
    'barbell-pad-2',
    'A woman holds the top of a hip thrust, a thick dark pad between the bar and her hips.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 27,
      frame: [0.06, 0.2, 0.94, 0.88],
      shapes: [halfDisc(0.5, 0.8, 0.44, brass)],
      build: (s) => {
        s.block([-52, 36, 0], [13, 6, 46], '#2a2725', -30);
        for (const z of [-34, 34]) s.block([-52, 15, z], [10, 15, 3], '#3a3733', -34);
        figure(s, { ...gwen, top: chalk, bottom: clay, legs: 'long' }, low.hipThrust);
        barbell(s, [3, 65, 0], [{ ...bumper, color: rust }], { bias: 6 });
        s.tube([3, 65, -22], [3, 65, 22], 5, '#403b36', 16);
      },
    },
  ),
  inUse('chalk-block-2', 'A woman claps chalk from her hands in a cloud of white dust.', {
    paper: '#2f5b4e',
    yaw: 40,
    frame: [0.1, 0.1, 0.9, 1],
    shapes: [ring(0.56, 0.5, 0.38, 0.07, brass)],
    build: (s) => {
      closeUp(s, [-30, 96, -30], [60, 176, 30], () => {
        figure(
          s,
          { ...carys, top: rust, bottom: ink },
          stand({
            lean: 6,
            head: 14,
            arms: hands([36, 122, 3.2], [-0.4, -1, 0.7], { flat: [0.9, 0.35, 0] }),
          }),
        );
      });
    },
    front: [dust([46, 126, 0], 0.17, 5)],
  }),
  inUse(
    'chalk-ball-2',
    'A woman rolls a pale cloth chalk ball between her hands, with a little dust round them.',
    {
      paper: clay,
      yaw: 56,
      frame: [0.1, 0.08, 0.9, 1],
      shapes: [arch(0.5, 0.14, 0.8, '#e6aa92')],
      build: (s) => {
        closeUp(s, [-10, 92, -34], [40, 176, 34], () => {
          const j = figure(
            s,
            { ...amara, top: pine, bottom: ink },
            stand({
              lean: 5,
              head: 16,
              arms: hands([32, 118, 8], [-0.4, -1, 0.7], { flat: [0.8, 0.5, -0.2] }),
            }),
          );
          s.sphere(add(midHands(j), [7, 5, 0]), 6.4, '#efe7d8', 5);
          s.sphere(add(midHands(j), [9, 12, 0]), 2.4, '#d8cbb3', 4);
        });
      },
      front: [dust([44, 128, 0], 0.09, 8)],
    },
  ),
  inUse(
    'resistance-band-set-2',
    'A woman pulls a rust-coloured band apart in front of her chest.',
    {
      paper: sky,
      yaw: 78,
      frame: [0.02, 0.12, 0.98, 1],
      shapes: [disc(0.5, 0.6, 0.46, chalk)],
      build: (s) => {
        closeUp(s, [20, 84, -66], [20, 174, 66], () => {
          const j = figure(s, { ...elsa, top: pine, bottom: ink }, offDuty.pullApart);
          const [a, b] = [j.arms[0].end, j.arms[1].end];
          band(s, [add(a, [1, 0, 0]), add(b, [1, 0, 0])], rust, 3.4, 12);
          for (const [hand, out] of [
            [a, 1],
            [b, -1],
          ] as const) {
            band(
              s,
              [add(hand, [1, -1, 0]), add(hand, [0, -9, 4 * out]), add(hand, [0, -20, out])],
              rust,
              3,
              3,
            );
          }
        });
      },
    },
  ),
  inUse(
    'mini-band-set-2',
    'A woman steps sideways in a half squat with a rust woven band above her knees.',
    {
      paper: '#efe0cf',
      floor: '#cdb592',
      yaw: 72,
      frame: [0.1, 0.08, 0.9, 0.92],
      shapes: [arch(0.5, 0.14, 0.66, clay)],
      build: (s) => {
        const j = figure(s, { ...joan, top: pine, bottom: ink }, pose.sideStep);
        const on = (i: 0 | 1) => add(j.legs[i].mid, [-6, 3, 0]);
        loop(s, on(1), on(0), 8.6, rust, 14);
      },
    },
  ),
  inUse('gym-bag-2', 'A woman walks along with a green holdall hanging from her right hand.', {
    paper: brass,
    floor: '#a97416',
    yaw: 24,
    frame: [0.1, 0.06, 0.9, 0.92],
    shapes: [arch(0.5, 0.08, 0.7, '#e6b254')],
    build: (s) => {
      const j = figure(s, { ...beth, legs: 'long', top: rust, bottom: ink }, pose.walkLoaded);
      const at = add(j.arms[0].end, [0, 0, 6]);
      s.tube(add(at, [-25, -33, 0]), add(at, [25, -33, 0]), 13.5, pine, 26);
      s.cord(
        [add(at, [-12, -20, 0]), add(at, [-3, 0, 0]), add(at, [3, 0, 0]), add(at, [12, -20, 0])],
        2.4,
        '#182f28',
        28,
      );
    },
  }),
];
