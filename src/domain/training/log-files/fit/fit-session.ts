import { secondsPerSideOfSet } from '../../../workout-notation/totals/set-seconds.ts';
import type { SetAmount } from '../../../workout-notation/plan.ts';
import { slugInLibraryWithOwnExercises } from '../../exercise-key.ts';
import type { LoggedSessionWithoutSets, LoggedSet } from '../../log.ts';
import { externalKilogramsPerRepOfSet } from '../../progression/session-totals.ts';
import { fitChecksum, fitFileOfMessages, toFitSeconds, type FitMessage } from './fit-file.ts';
import { createFitMessage, fitEnums } from './fit-profile.ts';
import type { GarminNumbersBySlug } from './garmin-numbers-by-slug.ts';

const amountDone = ({ done }: LoggedSet): SetAmount => {
  const exactly = (value: number) => ({ from: value, to: value });
  if (done.seconds !== undefined) {
    return { kind: 'time', seconds: exactly(done.seconds), perSide: false };
  }
  if (done.reps !== undefined) return { kind: 'reps', reps: exactly(done.reps), perSide: false };
  return done.metres === undefined
    ? { kind: 'failure', perSide: false }
    : { kind: 'distance', metres: exactly(done.metres), perSide: false };
};

/** When something began and ended, in milliseconds since 1970. */
type Span = { readonly from: number; readonly to: number };

/** A set, or a rest, which has none. */
type SetOrRest = Span & { readonly set?: LoggedSet };

/**
 * The sets in order, with the rests between them. The log knows when a set was over: it began as
 * long before as such a set takes, but never before the one before it was over.
 */
const setsAndRests = (startedAt: number, sets: readonly LoggedSet[]): readonly SetOrRest[] => {
  const spans: SetOrRest[] = [];
  for (const set of sets.toSorted((one, other) => one.at - other.at)) {
    const over = spans.at(-1)?.to ?? startedAt;
    const to = Math.max(over, set.at);
    const from = Math.max(over, to - secondsPerSideOfSet(amountDone(set), undefined) * 1000);
    // Shorter than the file can say.
    if (spans.length > 0 && from - over >= 1000) spans.push({ from: over, to: from });
    spans.push({ from, to, set });
  }
  return spans;
};

const setMessage = (
  { from, to, set }: SetOrRest,
  index: number,
  exercises: GarminNumbersBySlug,
): FitMessage => {
  const slug = set === undefined ? undefined : slugInLibraryWithOwnExercises(set.exercise);
  const [category = fitEnums.exerciseCategory.unknown, name] =
    (slug === undefined ? undefined : exercises[slug]) ?? [];
  const kilograms = set === undefined ? 0 : externalKilogramsPerRepOfSet(set);
  return createFitMessage('set', {
    timestamp: toFitSeconds(to),
    duration: to - from,
    repetitions: set?.done.reps,
    weight: kilograms === 0 ? undefined : kilograms * 16,
    setType: set === undefined ? fitEnums.setType.rest : fitEnums.setType.active,
    startTime: toFitSeconds(from),
    category: set === undefined ? undefined : category,
    categorySubtype: set === undefined ? undefined : name,
    weightDisplayUnit: set?.done.weight && fitEnums.displayUnit[set.done.weight.unit],
    messageIndex: index,
  });
};

/** The same for each export of a session, so that an app can tell that it has it already. */
const serialNumber = (id: string): number => fitChecksum(new TextEncoder().encode(id)) + 1;

const timer = (at: number, eventType: number): FitMessage =>
  createFitMessage('event', {
    timestamp: toFitSeconds(at),
    event: fitEnums.event.timer,
    eventType,
  });

/**
 * A finished session as a FIT file, an activity of strength training: each set with the weight that
 * was moved (in both hands together), its repetitions, and the rests. It has no notes, no reasons
 * and no words of a plan. A session that began before `earliestValidFitTimeMs` can't be written.
 */
export const toFitSessionFile = (
  session: LoggedSessionWithoutSets,
  sets: readonly LoggedSet[],
  exercises: GarminNumbersBySlug,
): Uint8Array<ArrayBuffer> => {
  const { id, startedAt, endedAt } = session;
  const duration = endedAt - startedAt;
  const whole = {
    messageIndex: 0,
    timestamp: toFitSeconds(endedAt),
    eventType: fitEnums.eventType.stop,
    startTime: toFitSeconds(startedAt),
    totalElapsedTime: duration,
    totalTimerTime: duration,
    sport: fitEnums.sport.training,
    subSport: fitEnums.subSport.strengthTraining,
  };
  return fitFileOfMessages([
    createFitMessage('fileId', {
      type: fitEnums.file.activity,
      manufacturer: fitEnums.manufacturer.development,
      product: 0,
      serialNumber: serialNumber(id),
      timeCreated: toFitSeconds(startedAt),
    }),
    timer(startedAt, fitEnums.eventType.start),
    ...setsAndRests(startedAt, sets).map((one, index) => setMessage(one, index, exercises)),
    timer(endedAt, fitEnums.eventType.stopAll),
    createFitMessage('lap', { ...whole, event: fitEnums.event.lap }),
    createFitMessage('session', {
      ...whole,
      event: fitEnums.event.session,
      firstLapIndex: 0,
      numLaps: 1,
    }),
    createFitMessage('activity', {
      timestamp: toFitSeconds(endedAt),
      totalTimerTime: duration,
      numSessions: 1,
      type: fitEnums.activity.manual,
      event: fitEnums.event.activity,
      eventType: fitEnums.eventType.stop,
      localTimestamp: toFitSeconds(endedAt) - new Date(endedAt).getTimezoneOffset() * 60,
    }),
  ]);
};
