import type { IdenticalSets } from '../../../domain/training/session/day-lines.ts';
import { amountWords, setCountWords, weightWords } from './weight-amount-and-count-words.ts';

const timesWords = ({ count, step }: IdenticalSets): string => {
  const amount = amountWords(step.amount);
  if (step.group?.kind === 'amrap') return amount;
  return count === 1
    ? amount
    : `${count} × ${step.amount.kind === 'reps' ? amount.replace(/ reps?\b/, '') : amount}`;
};

/** `4 × 5 at 60 kg`, `3 × 45 s`, `8–10 reps at 12 kg per hand`. */
export const identicalSetsWords = (alike: IdenticalSets): string => {
  const { weight, perHand } = alike.step;
  const times = timesWords(alike);
  return weight === undefined ? times : `${times} at ${weightWords(weight, perHand)}`;
};

/** `Warm up with 3 lighter sets.` */
export const warmUpSetCountSentence = (ramp: number): string =>
  `Warm up with ${ramp === 1 ? '1 lighter set' : `${ramp} lighter sets`}.`;

/** `4 sets`, `2 of 4 sets`. */
export const keptOfPlannedSetsWords = (kept: number, planned: number): string =>
  kept === planned ? setCountWords(planned) : `${kept} of ${setCountWords(planned)}`;
