import { mainLifts } from '../../domain/training/movement-pattern.ts';
import type { ContentEntry } from '../model/content-space.ts';
import { toText } from '../model/field-values.ts';
import { toError } from './content-error.ts';
import type { ContentFault } from '../../domain/content-fault.ts';

/** The loadings for which there is no weight to carry over. */
const withoutWeight = ['bodyweight', 'band'];

/** A larger share must be a typo: nobody lifts four times her main lift. */
const maxPercent = 400;

const mainLiftOf = (pattern: string): string | undefined =>
  new Map<string, string>(Object.entries(mainLifts)).get(pattern);

/**
 * Reports a meaningless share of the main lift: there is no main lift, or no weight, or it isn't a share, or a main lift isn't 100 per cent
 * of itself.
 */
export const findExerciseErrors = (entry: ContentEntry): readonly ContentFault[] => {
  const { type, fields } = entry;
  const share = fields['relativeLoad'];
  if (type !== 'exercise' || typeof share !== 'number') return [];
  const error = (problem: string, remedy: string): readonly ContentFault[] => [
    toError(entry, 'relativeLoad', problem, remedy),
  ];
  const pattern = toText(fields['pattern']);
  const loading = toText(fields['loading']);
  const main = mainLiftOf(pattern);
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
  if (main === fields['slug'] && share !== 100) {
    return error(`it is the main lift of "${pattern}", and says ${share}`, 'enter 100');
  }
  return share < 1 || share > maxPercent
    ? error(
        `${share} is no share of a main lift`,
        `enter a whole number from 1 to ${maxPercent}, in per cent`,
      )
    : [];
};
