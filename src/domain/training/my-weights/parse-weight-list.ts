import { possibleNumbersIn } from '../../calculators/read-number.ts';

/**
 * The heaviest single dumbbell or kettlebell that a list may have, in either unit, and how many
 * weights.
 */
const heaviest = 250;
const maxWeights = 60;

/** The unit around a weight in a list: `2 kg`, `10lb`. */
const unitText = /\s*(?:kgs?|lbs?)\.?$/i;

/**
 * The parts of a list. If it is separated by semicolons, new lines or commas with a space, a comma
 * within a part is a decimal comma.
 */
const partsOf = (text: string): readonly string[] => {
  if (/[;\n]/.test(text)) return text.split(/[;\n]/);
  if (/,\s/.test(text)) return text.split(/,\s+|,$/);
  return text.includes(',') ? text.split(',') : text.split(/\s+(?!kg|lb)/i);
};

/**
 * The weights of a list that somebody typed, lightest first, without duplicates: `2, 4, 6, 12.5`,
 * `2 4 6`, `2; 4; 12,5`. `'not a list'` if a part of it isn't a weight.
 */
export const parseWeightList = (text: string): readonly number[] | 'not a list' => {
  const parts = partsOf(text.trim())
    .map((part) => part.replace(unitText, '').trim())
    .filter((part) => part !== '');
  const weights = parts.flatMap((part) => possibleNumbersIn(part).slice(0, 1));
  const isList =
    parts.length > 0 &&
    weights.length === parts.length &&
    weights.length <= maxWeights &&
    weights.every((weight) => weight > 0 && weight <= heaviest);
  return isList ? [...new Set(weights)].toSorted((one, other) => one - other) : 'not a list';
};
