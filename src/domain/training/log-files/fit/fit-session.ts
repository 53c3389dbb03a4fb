import { secondsPerSide } from '../../../workout-notation/totals/set-seconds.ts';
import type { SetAmount } from '../../../workout-notation/plan.ts';
import { slugOfKey } from '../../exercise-key.ts';
import type { LoggedSession, LoggedSet } from '../../log.ts';
import { kilogramsPerRep } from '../../progression/summary.ts';
import { fitChecksum, fitTime, toFitFile, type FitMessage } from './fit-file.ts';
import { fitEnums, fitMessage } from './fit-profile.ts';
import type { GarminExercises } from './garmin-exercises.ts';

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
    const from = Math.max(over, to - secondsPerSide(amountDone(set), undefined) * 1000);
    // Shorter than the file can say.
    if (spans.length > 0 && from - over >= 1000) spans.push({ from: over, to: from });
    spans.push({ from, to, set });
  }
  return spans;
};

const setMessage = (
  { from, to, set }: SetOrRest,
  index: number,
  exercises: GarminExercises,
): FitMessage => {
  const slug = set === undefined ? undefined : slugOfKey(set.exercise);
  const [category = fitEnums.exerciseCategory.unknown, name] =
    (slug === undefined ? undefined : exercises[slug]) ?? [];
  const kilograms = set === undefined ? 0 : kilogramsPerRep(set);
  return fitMessage('set', {
    timestamp: fitTime(to),
    duration: to - from,
    repetitions: set?.done.reps,
    weight: kilograms === 0 ? undefined : kilograms * 16,
    setType: set === undefined ? fitEnums.setType.rest : fitEnums.setType.active,
    startTime: fitTime(from),
    category: set === undefined ? undefined : category,
    categorySubtype: set === undefined ? undefined : name,
    weightDisplayUnit: set?.done.weight && fitEnums.displayUnit[set.done.weight.unit],
    messageIndex: index,
  });
};

/** The same for each export of a session, so that an app can tell that it has it already. */
const serialNumber = (id: string): number => fitChecksum(new TextEncoder().encode(id)) + 1;

const timer = (at: number, eventType: number): FitMessage =>
  fitMessage('event', { timestamp: fitTime(at), event: fitEnums.event.timer, eventType });

/**
 * A finished session as a FIT file, an activity of strength training: each set with the weight that
 * was moved (in both hands together), its repetitions, and the rests. It has no notes, no reasons
 * and no words of a plan. A session that began before `firstFitTime` can't be written.
 */
export const toFitSessionFile = (
  session: LoggedSession,
  sets: readonly LoggedSet[],
  exercises: GarminExercises,
): Uint8Array<ArrayBuffer> => {
  const { id, startedAt, endedAt } = session;
  const duration = endedAt - startedAt;
  const whole = {
    messageIndex: 0,
    timestamp: fitTime(endedAt),
    eventType: fitEnums.eventType.stop,
    startTime: fitTime(startedAt),
    totalElapsedTime: duration,
    totalTimerTime: duration,
    sport: fitEnums.sport.training,
    subSport: fitEnums.subSport.strengthTraining,
  };
  return toFitFile([
    fitMessage('fileId', {
      type: fitEnums.file.activity,
      manufacturer: fitEnums.manufacturer.development,
      product: 0,
      serialNumber: serialNumber(id),
      timeCreated: fitTime(startedAt),
    }),
    timer(startedAt, fitEnums.eventType.start),
    ...setsAndRests(startedAt, sets).map((one, index) => setMessage(one, index, exercises)),
    timer(endedAt, fitEnums.eventType.stopAll),
    fitMessage('lap', { ...whole, event: fitEnums.event.lap }),
    fitMessage('session', {
      ...whole,
      event: fitEnums.event.session,
      firstLapIndex: 0,
      numLaps: 1,
    }),
    fitMessage('activity', {
      timestamp: fitTime(endedAt),
      totalTimerTime: duration,
      numSessions: 1,
      type: fitEnums.activity.manual,
      event: fitEnums.event.activity,
      eventType: fitEnums.eventType.stop,
      localTimestamp: fitTime(endedAt) - new Date(endedAt).getTimezoneOffset() * 60,
    }),
  ]);
};
