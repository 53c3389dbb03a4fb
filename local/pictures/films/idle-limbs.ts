/** The limbs that rest or only steady her while the other one works: they are not tinted. */
import type { Side } from '../figure/muscle-patches.ts';

export interface IdleLimbs {
  readonly arm?: Side;
  readonly leg?: Side;
}

/** By the exercise's slug: 0 is her right arm or leg, 1 her left one. */
const idle: Readonly<Record<string, IdleLimbs>> = {
  'landmine-press': { arm: 1 },
  'kettlebell-press': { arm: 1 },
  'half-kneeling-kettlebell-press': { arm: 1 },
  'kettlebell-clean': { arm: 1 },
  'cable-external-rotation': { arm: 1 },
  'cable-lateral-raise': { arm: 1 },
  'concentration-curl': { arm: 1 },
  'single-arm-dumbbell-row': { arm: 1 },
  'side-plank': { arm: 1 },
  'copenhagen-plank': { arm: 1 },
  'single-leg-glute-bridge': { leg: 0 },
  'single-leg-hip-thrust': { leg: 1 },
  'single-leg-romanian-deadlift': { leg: 0 },
  'single-leg-chair-squat': { leg: 1 },
  'suspension-split-squat': { leg: 1 },
  'bulgarian-split-squat': { leg: 1 },
  clamshell: { leg: 0 },
  'split-squat': { leg: 1 },
  'reverse-lunge': { leg: 1 },
  'walking-lunge': { leg: 1 },
  'suspension-reverse-lunge': { leg: 1 },
  'step-up': { leg: 1 },
};

export const withIdleLimb: readonly string[] = Object.keys(idle);

/** The limbs of an exercise that are not tinted. */
export const idleLimbsOf = (slug: string): IdleLimbs => idle[slug] ?? {};
