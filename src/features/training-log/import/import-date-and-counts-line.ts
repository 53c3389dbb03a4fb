import { formatDay } from '../../../domain/days/format-day.ts';
import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import { ownExportSource } from '../../../domain/training/log-files/completed-log-file-import.ts';
import type {
  ImportChangeCounts,
  ListedImport,
} from '../../../services/training-log/imports/import-service.ts';

const counted = (count: number, one: string): string =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : `${one}s`}`;

/** A sentence about a number of things; none about nothing. */
const say = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${many}`];

/** What adding a file has changed, in a sentence for each thing. */
export const importResultWords = ({
  sessions,
  known,
  updated,
  removed,
  corrected,
}: ImportChangeCounts): string =>
  [
    sessions === 1
      ? 'One session is added.'
      : `${sessions === 0 ? 'No' : sessions} sessions are added.`,
    ...say(known, '1 was there before.', 'were there before.'),
    ...say(updated, 'One set follows the file now.', 'sets follow the file now.'),
    ...say(
      removed,
      'One set that the file no longer has is gone.',
      'sets that the file no longer has are gone.',
    ),
    ...say(corrected, 'One set stays as you corrected it.', 'sets stay as you corrected them.'),
  ].join(' ');

/** Says that a field has no exercise of the library. */
export const typedExerciseUnknownSentence = (name: string): string =>
  `What you typed for “${name}” isn’t in our library. Choose it from the list, or leave the field empty.`;

/** Where an import came from: `Strong`, `A log of this site`. */
export const importSourceName = ({ from }: ListedImport): string =>
  from === ownExportSource ? 'A log of this site' : from;

/** An import in one line: when it was added, and how much of it is in the log. */
export const importDateAndCountsLine = ({
  at,
  sessions,
  plans,
  bodyweights,
}: ListedImport): string =>
  [
    at === undefined ? 'added earlier' : `added on ${formatDay(localIsoDayOfTime(at))}`,
    counted(sessions, 'session'),
    ...(plans === 0 ? [] : [counted(plans, 'plan')]),
    ...(bodyweights === 0 ? [] : [counted(bodyweights, 'bodyweight')]),
  ].join(' · ');
