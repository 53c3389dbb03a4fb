import type { Muscle } from '../../domain/training/muscles.ts';
import type { BodySide } from '../../domain/training/muscle-views.ts';

/**
 * An ellipse over a muscle that serves as its touch target, in the sprite's units. `x` is the
 * distance from the body's midline to each side; at 0 a single ellipse covers both halves.
 */
type Target = {
  readonly muscle: Muscle;
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
};

const target = (muscle: Muscle, x: number, y: number, rx: number, ry: number): Target => ({
  muscle,
  x,
  y,
  rx,
  ry,
});

/** Where ellipses overlap, the later one is hit, so small muscles come last. */
export const muscleHitAreasByBodySide: Readonly<Record<BodySide, readonly Target[]>> = {
  front: [
    target('abdominals', 0, 610, 108, 160),
    target('quadriceps', 96, 900, 74, 190),
    target('adductors', 0, 850, 52, 110),
    target('abductors', 142, 720, 44, 84),
    target('calves', 78, 1280, 66, 150),
    target('chest', 72, 376, 78, 84),
    target('biceps', 184, 480, 50, 84),
    target('forearms', 236, 680, 58, 136),
    target('shoulders', 172, 350, 60, 74),
    target('traps', 82, 262, 50, 32),
    target('neck', 0, 226, 40, 40),
  ],
  back: [
    target('lats', 88, 512, 62, 96),
    target('middle back', 70, 396, 64, 56),
    target('traps', 0, 310, 84, 110),
    target('lower back', 0, 630, 56, 110),
    target('hamstrings', 88, 1000, 72, 130),
    target('glutes', 84, 800, 82, 76),
    target('abductors', 142, 690, 40, 60),
    target('calves', 78, 1290, 70, 160),
    target('shoulders', 174, 350, 58, 70),
    target('triceps', 192, 478, 50, 84),
    target('forearms', 236, 680, 58, 136),
  ],
};
