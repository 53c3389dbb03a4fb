import { emomMinuteOfStep } from '../../../domain/training/session/progress.ts';
import type { DoneInSet, Effort, LoggedSet } from '../../../domain/training/log.ts';
import type { Step } from '../../../domain/training/session/step.ts';
import { describeLoad } from '../../../domain/workout-notation/words/describe.ts';
import { formatNumberInBrowserLocale } from '../../../ui/text/format-number-in-browser-locale.ts';
import { clockTextOfMs } from '../device/use-ticking-time.ts';
import { amountWords, weightWords } from './weight-amount-and-count-words.ts';

/**
 * The plan's requirements besides the reps: `RPE 8`, `2 reps in reserve`, `a light band`, `75% of
 * 1RM`.
 */
const askedLoads = (step: Step): readonly string[] =>
  step.loads.filter(({ kind }) => kind !== 'kilograms').map(describeLoad);

/** `5 reps · RPE 8`, `8–10 reps · 2 reps in reserve`, `45 s`, `to failure`. */
export const setTargetWordsWithoutWeight = (step: Step): string =>
  [amountWords({ ...step.amount, perSide: false }), ...askedLoads(step)].join(' · ');

/**
 * `Set 2 of 4`, `Warm-up set 1 of 3`, `Round 2 of 3, exercise 1 of 2`, with its side. Below the
 * exercise's name (`brief`) the round is enough.
 */
export const setOrRoundNumberWords = (step: Step, brief = false): string => {
  const { group, kind, set, of, side } = step;
  const sideWords = side === undefined ? [] : [`${side} side`];
  if (kind === 'ramp') return [`Warm-up set ${set} of ${of}`, ...sideWords].join(', ');
  if (group === undefined) return [`Set ${set} of ${of}`, ...sideWords].join(', ');
  if (group.kind === 'emom') {
    return [`Minute ${emomMinuteOfStep(step) + 1} of ${group.minutes ?? of}`, ...sideWords].join(
      ', ',
    );
  }
  // Every exercise of the round is listed below it.
  if (group.kind === 'amrap') return [`Round ${group.round}`, ...sideWords].join(', ');
  const rounds = group.rounds === undefined ? '' : ` of ${group.rounds}`;
  const exercise = group.size === 1 || brief ? [] : [`exercise ${group.position} of ${group.size}`];
  return [`Round ${group.round}${rounds}`, ...exercise, ...sideWords].join(', ');
};

export const effortWords = (effort: Effort): string =>
  effort.kind === 'rpe'
    ? `RPE ${formatNumberInBrowserLocale(effort.value)}`
    : `${formatNumberInBrowserLocale(effort.value)} in reserve`;

const bandWords = ({ band }: DoneInSet): readonly string[] =>
  band === undefined ? [] : [`${band} band`];

/**
 * A set that was done, or will be: `60 kg × 5`, `12 kg per hand × 10`, `0:45`, `40 m`, `5 reps`.
 */
export const doneSetWords = (done: DoneInSet, perHand: boolean): string => {
  const weight = done.weight === undefined ? bandWords(done) : [weightWords(done.weight, perHand)];
  const amount =
    done.reps !== undefined
      ? [weight.length === 0 ? `${done.reps} ${done.reps === 1 ? 'rep' : 'reps'}` : `${done.reps}`]
      : [
          ...(done.seconds === undefined ? [] : [clockTextOfMs(done.seconds * 1000)]),
          ...(done.metres === undefined ? [] : [`${formatNumberInBrowserLocale(done.metres)} m`]),
        ];
  const text = [...weight, ...amount].join(' × ');
  return text === '' ? 'done' : text;
};

/** The sets of an exercise last time: `60 kg × 5, 5, 4`. */
export const exerciseSetsLastTimeWords = (sets: readonly LoggedSet[]): string => {
  const runs: { readonly head: string; readonly reps: number[] }[] = [];
  const texts: string[] = [];
  for (const { done, perHand, side } of sets) {
    // Of two sides, the first stands for both.
    if (side === 'right') continue;
    const { weight, reps } = done;
    if (weight === undefined || reps === undefined) {
      texts.push(doneSetWords(done, perHand));
      continue;
    }
    const head = weightWords(weight, perHand);
    const run = runs.find((one) => one.head === head);
    if (run === undefined) runs.push({ head, reps: [reps] });
    else run.reps.push(reps);
  }
  return [...runs.map(({ head, reps }) => `${head} × ${reps.join(', ')}`), ...texts].join('; ');
};
