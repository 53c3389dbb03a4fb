import type { Step } from '../../../domain/training/session/step.ts';
import type { DoneInSet } from '../../../domain/training/log.ts';
import { spokenDurationOfMs } from '../device/use-ticking-time.ts';
import {
  doneSetWords,
  effortWords,
  setOrRoundNumberWords,
  setTargetWordsWithoutWeight,
} from './set-words.ts';
import { weightWords } from './weight-amount-and-count-words.ts';

const unitNames: Readonly<Record<string, string>> = {
  s: 'seconds',
  min: 'minutes',
  m: 'metres',
  kg: 'kilograms',
  lb: 'pounds',
};

/**
 * A line of the screen as it is said: a screen reader passes over the dash of `8–10` and the dot of
 * `5 reps · RPE 8`, and spells `kg` and `s`.
 */
const aloud = (text: string): string =>
  text
    .replaceAll('–', ' to ')
    .replaceAll(' · ', ', ')
    .replaceAll(/(?<=\d )(s|min|m|kg|lb)\b/g, (unit) => unitNames[unit] ?? unit);

/** The screen reader's sentence for a new set: `Back squat. Set 1 of 3: 5 reps at 60 kilograms.` */
export const screenReaderSetSentence = (
  name: string,
  step: Step,
  done: DoneInSet | undefined,
): string =>
  `${name}. ${setOrRoundNumberWords(step)}: ${aloud(setTargetWordsWithoutWeight(step))}${
    done?.weight === undefined ? '' : ` at ${aloud(weightWords(done.weight, step.perHand))}`
  }.`;

/** The rest before a set, as it is said in front of the set; empty if there is none left. */
export const screenReaderRestLeadInOfMs = (leftMs: number): string =>
  leftMs <= 0 ? '' : `Rest ${spokenDurationOfMs(leftMs)}, then: `;

/** A number that was changed, as it is said: `6 reps`, `22.5 kilograms`, `35 seconds`, `RPE 8`. */
export const screenReaderChangedSetValue = (changed: DoneInSet, perHand: boolean): string => {
  if (changed.effort !== undefined) return effortWords(changed.effort);
  if (changed.seconds !== undefined) return spokenDurationOfMs(1000 * changed.seconds);
  return aloud(doneSetWords(changed, perHand));
};
