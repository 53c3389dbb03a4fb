import { mainLifts, type Loading } from '../../domain/training/movement-pattern.ts';
import type { PartialEntryOf } from '../model/entry.ts';
import { toError } from './content-error.ts';
import type { ContentFault } from '../../domain/content-fault.ts';

/** The loadings for which there is no weight to carry over. */
const withoutWeight: readonly Loading[] = ['bodyweight', 'band'];

/** A larger share must be a typo: nobody lifts four times her main lift. */
const maxPercent = 400;

/**
 * Reports a meaningless share of the main lift: there is no main lift, or no weight, or it isn't a share, or a main lift isn't 100 per cent
 * of itself.
 */
export const findExerciseErrors = (entry: PartialEntryOf<'exercise'>): readonly ContentFault[] => {
  const { slug, pattern, loading, relativeLoad: share } = entry.fields;
  if (share === undefined || pattern === undefined || loading === undefined) return [];
  const error = (problem: string, remedy: string): readonly ContentFault[] => [
    toError(entry, 'relativeLoad', problem, remedy),
  ];
  const main = mainLifts[pattern];
  if (main === undefined) {
    return error(
      `the movement "${pattern}" has no main lift`,
      'leave the field empty, or choose another movement',
    );
  }
  if (withoutWeight.includes(loading)) {
    return error(
      `its weight is "${loading}", so no weight carries over`,
      'leave the field empty, or say what holds the weight',
    );
  }
  if (main === slug && share !== 100) {
    return error(`it is the main lift of "${pattern}", and says ${share}`, 'enter 100');
  }
  return share < 1 || share > maxPercent
    ? error(
        `${share} is no share of a main lift`,
        `enter a whole number from 1 to ${maxPercent}, in per cent`,
      )
    : [];
};
