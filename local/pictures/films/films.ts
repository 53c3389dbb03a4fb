/** The films of the exercises: each has one, from the sides that show how it moves. */
import type { Picture } from '../drawing/picture.ts';
import { firstSide, sides, type Side } from './frames.ts';

/** The pictures that are filmed: the main one of each movement. */
export const filmed = (pictures: readonly Picture[]): readonly Picture[] =>
  pictures.filter(({ id, motion }) => id.startsWith('exercise-') && motion);

/** Sides from which a machine or her own body hides what moves. */
const unseen: Readonly<Record<string, readonly Side[]>> = {
  'leg-press': ['front'],
  'standing-calf-raise': ['front'],
  'face-pull': ['front'],
  'cable-glute-kickback': ['front'],
  'lat-pulldown': ['front'],
  'close-grip-pulldown': ['front'],
  'straight-arm-pulldown': ['front'],
  'seated-cable-row': ['front'],
  'cable-external-rotation': ['side'],
  'rope-hammer-curl': ['front'],
  'cable-curl': ['front'],
  'triceps-pushdown': ['front'],
  'cable-crossover': ['side'],
  'low-to-high-cable-fly': ['side'],
  'cable-woodchop': ['side'],
  'pallof-press': ['side'],
  'pec-deck': ['side'],
  'medicine-ball-chest-pass': ['front'],
  'cable-crunch': ['front'],
  // The quarter is nearly the side, and all three would be more than 100 KB.
  'walking-lunge': ['side'],
  'banded-lateral-walk': ['side'],
  'table-row': ['front'],
  'towel-row': ['front'],
  'standing-band-press': ['front'],
  'sliding-leg-curl': ['front'],
  'frog-pump': ['front'],
  // From her feet the trunk lies over the legs that hide it, and over the bar.
  'glute-bridge': ['front'],
  'barbell-hip-thrust': ['front'],
  'suspension-hamstring-curl': ['front'],
  clamshell: ['front', 'side'],
  'hip-adduction-machine': ['side'],
  plank: ['front'],
  'side-plank': ['side'],
  'copenhagen-plank': ['side'],
  'mountain-climber': ['front'],
  'hollow-hold': ['front'],
  // A long film's three sides would be more than 100 KB, and these show least.
  clean: ['front'],
  'clean-and-jerk': ['front', 'side'],
  'power-clean': ['front'],
  'power-snatch': ['front'],
  snatch: ['front'],
  'turkish-get-up': ['front', 'side'],
  'box-jump': ['front'],
};

/** The sides from which an exercise is filmed, in the order in which the page offers them. */
export const sidesOf = (picture: Picture): readonly Side[] => {
  const first = firstSide(picture);
  const hidden = unseen[picture.id.slice(9)] ?? [];
  return [first, ...sides.filter((side) => side !== first && !hidden.includes(side))];
};
