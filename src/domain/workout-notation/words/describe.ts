import {
  amountToNotation,
  loadToNotation,
  progressionToNotation,
  secondsRangeToNotation,
} from './plan-to-notation.ts';
import type { Group, Load, SetBlock, Tempo, TempoCount, WeeklyProgression } from '../plan.ts';

/** Replaces the hyphen of ranges by an en dash, and `x` by a multiplication sign. */
export const typesetSigns = (text: string): string =>
  text.replace(/(\d)-(\d)/g, '$1–$2').replace(/(\d) x /g, '$1 × ');

/** `4 × 6`, `3 × to failure`; in a group, without a number of sets, `8–10 reps per side`. */
export const formatSetsAndAmount = ({
  sets,
  amount,
}: Pick<SetBlock, 'sets' | 'amount'>): string => {
  const text = typesetSigns(amountToNotation(amount));
  if (sets !== undefined) return `${sets} × ${text}`;
  if (amount.kind !== 'reps') return text;
  return text.replace(/^[\d–]+/, (figures) => `${figures} ${figures === '1' ? 'rep' : 'reps'}`);
};

/** `60–65 kg`, `70% of 1RM`, `RPE 8`, `2 reps in reserve`. */
export const describeLoad = (load: Load): string => {
  const text = typesetSigns(loadToNotation(load));
  if (load.kind === 'percent') return `${text} of 1RM`;
  if (load.kind !== 'rir') return text;
  return text.replace('RIR', load.reps.to === 1 ? 'rep in reserve' : 'reps in reserve');
};

/** `90 s`, `2–3 min`. */
export const formatSecondsRange = (seconds: Parameters<typeof secondsRangeToNotation>[0]): string =>
  typesetSigns(secondsRangeToNotation(seconds));

const describeCount = (count: TempoCount, phase: string): string =>
  count === 'x' ? `${phase} as fast as you can` : `${count} s ${phase}`;

/** `3 s down, 1 s at the bottom, 1 s up`; counts of 0 are left out. */
export const describeTempo = ([down, bottom, up, top]: Tempo): string =>
  (
    [
      [down, 'down'],
      [bottom, 'at the bottom'],
      [up, 'up'],
      [top, 'at the top'],
    ] as const
  )
    .filter(([count]) => count !== 0)
    .map(([count, phase]) => describeCount(count, phase))
    .join(', ');

/** `Each week add 2.5 kg`. */
export const describeWeeklyAddition = (
  progression: Extract<WeeklyProgression, { readonly kind: 'add' }>,
): string => `Each week ${progressionToNotation(progression)}`;

const minutesText = (minutes: number): string =>
  minutes === 1 ? '1 minute' : `${minutes} minutes`;

/** How to do a group, as a sentence without its full stop. */
export const describeGroup = (group: Group): string => {
  if (group.kind === 'amrap') return `As many rounds as possible in ${minutesText(group.minutes)}`;
  if ('minutes' in group) {
    return `Every minute on the minute for ${minutesText(group.minutes)}, the next exercise each minute`;
  }
  const name = group.kind === 'superset' ? 'Superset' : 'Circuit';
  const rounds = group.rounds === 1 ? '1 round' : `${group.rounds} rounds`;
  const rest =
    group.restSeconds === undefined
      ? ''
      : `, rest ${formatSecondsRange(group.restSeconds)} after each round`;
  return `${name}: ${rounds} of these in turn${rest}`;
};
