import { slugInLibraryWithOwnExercises } from '../../../domain/training/exercise-key.ts';
import type { PersonalRecord } from '../../../domain/training/history/history.ts';
import type { LoggedSessionWithoutSets, LoggedSet } from '../../../domain/training/log.ts';
import { totalsOfSession } from '../../../domain/training/progression/session-totals.ts';
import { convertWeight, type Weight } from '../../../domain/training/weight.ts';
import { formatNumberInBrowserLocale } from '../../../ui/text/format-number-in-browser-locale.ts';
import type { LineIdAndSlug } from '../../../domain/training/session/line-names.ts';
import { weightWords } from './weight-amount-and-count-words.ts';

/** A figure of the end panel: `18 of 20`, “sets”. */
export type SummaryFact = { readonly name: string; readonly value: string };

/** A volume as text: `5,430 kg`. */
export const volumeWords = ({ value, unit }: Weight): string =>
  `${formatNumberInBrowserLocale(value)} ${unit}`;

/** The done sets against the planned ones. */
export const sessionSummaryFacts = (
  {
    session,
    sets,
  }: { readonly session: LoggedSessionWithoutSets; readonly sets: readonly LoggedSet[] },
  unit: Weight['unit'],
): readonly SummaryFact[] => {
  const { done, planned, volume, minutes } = totalsOfSession(session, sets, unit);
  return [
    {
      name: planned === 1 ? 'set' : 'sets',
      value: done === planned ? `${done}` : `${done} of ${planned}`,
    },
    ...(volume === undefined ? [] : [{ name: 'lifted in all', value: volumeWords(volume) }]),
    { name: minutes === 1 ? 'minute' : 'minutes', value: formatNumberInBrowserLocale(minutes) },
  ];
};

const roundedEstimate = (weight: Weight): string =>
  `${formatNumberInBrowserLocale(Math.round(2 * weight.value) / 2)} ${weight.unit}`;

/** A record as one sentence: `Back squat: 62.5 kg, your heaviest yet. It was 60 kg.` */
export const personalRecordWords = (
  { exercise, kind, set, estimate, before }: PersonalRecord,
  nameOf: (named: LineIdAndSlug) => string,
): string => {
  const name = nameOf({ line: set.line, slug: slugInLibraryWithOwnExercises(exercise) });
  const { weight, reps } = set.done;
  const lifted = weight === undefined ? '' : weightWords(weight, set.perHand);
  const was =
    typeof before === 'number'
      ? `${formatNumberInBrowserLocale(before)} ${before === 1 ? 'rep' : 'reps'}`
      : weightWords(convertWeight(before, weight?.unit ?? before.unit), set.perHand);
  switch (kind) {
    case 'weight':
      return `${name}: ${lifted}, your heaviest yet. It was ${was}.`;
    case 'reps':
      return `${name}: ${formatNumberInBrowserLocale(reps ?? 0)} reps${lifted === '' ? '' : ` at ${lifted}`}, your most yet. It was ${was}.`;
    case 'estimated maximum': {
      const old = typeof before === 'number' ? was : roundedEstimate(before);
      return `${name}: about ${estimate === undefined ? lifted : roundedEstimate(estimate)} for a single, by estimate. It was ${old}.`;
    }
  }
};
