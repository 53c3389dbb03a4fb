import { barbell, bumper, change } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import { brass, chalk, femi, rust } from '../drawing/palette.ts';
import { picture } from '../drawing/picture.ts';
import * as pose from '../figure/poses-standing.ts';
import { disc, dust, ring } from '../drawing/sheet.ts';

/**
 * The picture at the top of the home page. It has no paper: the band behind it is its ground,
 * whatever colours a browser shows.
 */
export const hero = [
  picture(
    'siteText-home-hero',
    'A strong woman holds a heavy barbell locked out above her head in front of a brass sun.',
    {
      w: 1600,
      h: 1778,
      paper: 'none',
      yaw: 40,
      pitch: 4,
      frame: [0.02, 0.05, 0.98, 1.06],
      shapes: [
        disc(0.5, 0.56, 0.4, brass),
        ring(0.5, 0.56, 0.436, 0.012, brass),
        disc(0.5, 0.56, 0.28, rust),
      ],
      build: (s) => {
        figure(s, { ...femi, top: chalk, bottom: '#1d1b19', stripe: rust }, pose.overhead);
        barbell(
          s,
          [4, 200.7, 0],
          [{ ...bumper, color: rust }, { ...bumper, color: chalk }, change],
        );
      },
      front: [dust([0.22, 0.2], 0.09, 11), dust([0.8, 0.17], 0.07, 5)],
    },
    'Home',
  ),
];
