import { textPiecesWithPounds } from '../weights/pounds-in-text.ts';
import type { DayPartWithExercises, Exercise, Load } from './plan.ts';

const isKilograms = ({ kind }: Load): boolean => kind === 'kilograms';

const isNamedIn = ({ sets, progression, note }: Exercise): boolean => {
  if (sets.some(({ loads }) => loads.some(isKilograms))) return true;
  if (progression?.kind === 'loads' && progression.loads.some(isKilograms)) return true;
  return textPiecesWithPounds(note).some(({ pounds }) => pounds !== undefined);
};

/**
 * Whether a part of a day names a weight in kilograms, which a plan's page can show in pounds as
 * well.
 */
export const dayPartMentionsKilograms = ({ items }: DayPartWithExercises): boolean =>
  items
    .flatMap((item) => (item.kind === 'exercise' ? [item.exercise] : item.group.exercises))
    .some(isNamedIn);
