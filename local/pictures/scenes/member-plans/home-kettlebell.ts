import { add, norm, sub } from '../../drawing/geometry.ts';
import { brass, chalk, ink, pine, rust, sand, zola } from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { arch, disc, slab } from '../../drawing/sheet.ts';
import { bellOnFloor } from '../../equipment/furniture.ts';
import { kettlebell } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as pose from '../../figure/poses-standing.ts';

export const homeKettlebellPlans: readonly Picture[] = [
  picture(
    'memberPlan-kettlebell-home-gym-programme',
    'A woman swings a kettlebell to chest height in her living room, a heavier one waiting behind her.',
    {
      paper: sand,
      floor: '#8a5a3c',
      yaw: 32,
      pitch: 8,
      shapes: [
        arch(0.24, 0.1, 0.32, pine),
        disc(0.74, 0.24, 0.1, brass),
        slab(0, 0.8, 1, 0.06, chalk),
      ],
      build: (s) => {
        const j = figure(
          s,
          { ...zola, top: rust, bottom: ink, stripe: brass, shoe: chalk },
          pose.swing,
        );
        const grip = add(j.arms[0].end, [0, 0, -j.arms[0].end[2]]);
        kettlebell(s, grip, norm(sub([20, 136, 0], grip)), [0, 0, 1], ink, 1, 1);
        s.unmeasured(() => bellOnFloor(s, -62, -34, brass, 1.15));
      },
    },
  ),
];
