import type { FitMessage } from './fit-file.ts';

const happened = {
  timestamp: [253, 'uint32'],
  event: [0, 'enum'],
  eventType: [1, 'enum'],
} as const;
const elapsed = { totalElapsedTime: [7, 'uint32'], totalTimerTime: [8, 'uint32'] } as const;

/*
 * The part of FIT's profile (21.217) that a session of strength training needs: each message's
 * number, and its fields' numbers and base types.
 */
const fitProfile = {
  fileId: {
    number: 0,
    fields: {
      type: [0, 'enum'],
      manufacturer: [1, 'uint16'],
      product: [2, 'uint16'],
      serialNumber: [3, 'uint32z'],
      timeCreated: [4, 'uint32'],
    },
  },
  event: {
    number: 21,
    fields: happened,
  },
  /** Durations in milliseconds, weights in sixteenths of a kilogram. */
  set: {
    number: 225,
    fields: {
      timestamp: [254, 'uint32'],
      duration: [0, 'uint32'],
      repetitions: [3, 'uint16'],
      weight: [4, 'uint16'],
      setType: [5, 'uint8'],
      startTime: [6, 'uint32'],
      category: [7, 'uint16'],
      categorySubtype: [8, 'uint16'],
      weightDisplayUnit: [9, 'uint16'],
      messageIndex: [10, 'uint16'],
    },
  },
  lap: {
    number: 19,
    fields: {
      messageIndex: [254, 'uint16'],
      ...happened,
      startTime: [2, 'uint32'],
      ...elapsed,
      sport: [25, 'enum'],
      subSport: [39, 'enum'],
    },
  },
  session: {
    number: 18,
    fields: {
      messageIndex: [254, 'uint16'],
      ...happened,
      startTime: [2, 'uint32'],
      sport: [5, 'enum'],
      subSport: [6, 'enum'],
      ...elapsed,
      firstLapIndex: [25, 'uint16'],
      numLaps: [26, 'uint16'],
    },
  },
  activity: {
    number: 34,
    fields: {
      timestamp: [253, 'uint32'],
      totalTimerTime: [0, 'uint32'],
      numSessions: [1, 'uint16'],
      type: [2, 'enum'],
      event: [3, 'enum'],
      eventType: [4, 'enum'],
      localTimestamp: [5, 'uint32'],
    },
  },
} as const;

/** What the numbers of enumerated fields mean. */
export const fit = {
  file: { activity: 4 },
  manufacturer: { development: 255 },
  event: { timer: 0, session: 8, lap: 9, activity: 26 },
  eventType: { start: 0, stop: 1, stopAll: 4 },
  activity: { manual: 0 },
  sport: { training: 10 },
  subSport: { strengthTraining: 20 },
  setType: { rest: 0, active: 1 },
  displayUnit: { kg: 1, lb: 2 },
  exerciseCategory: { unknown: 65_534 },
} as const;

type Profile = typeof fitProfile;

/** A message of the profile with a value for each field; undefined is unknown. */
export const fitMessage = <Name extends keyof Profile>(
  name: Name,
  values: { readonly [Field in keyof Profile[Name]['fields']]: number | undefined },
): FitMessage => {
  const { number, fields } = fitProfile[name];
  const given = new Map<string, number | undefined>(Object.entries(values));
  return {
    message: number,
    fields: Object.entries(fields).map(([field, [fieldNumber, type]]) => [
      fieldNumber,
      type,
      given.get(field),
    ]),
  };
};
