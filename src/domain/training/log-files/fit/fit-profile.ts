import type { FitMessage, FitFieldType } from './fit-file.ts';

const happened = {
  timestamp: [253, 'uint32'],
  event: [0, 'enum'],
  eventType: [1, 'enum'],
} as const;
const elapsed = { totalElapsedTime: [7, 'uint32'], totalTimerTime: [8, 'uint32'] } as const;

/*
 * The part of FIT's profile (21.217) that strength training needs, done or planned: each message's
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
  workout: {
    number: 26,
    fields: {
      sport: [4, 'enum'],
      numValidSteps: [6, 'uint16'],
      wktName: [8, 'string'],
      subSport: [11, 'enum'],
    },
  },
  /** Durations in milliseconds, centimetres or repetitions, weights in hundredths of a kilogram. */
  workoutStep: {
    number: 27,
    fields: {
      messageIndex: [254, 'uint16'],
      wktStepName: [0, 'string'],
      durationType: [1, 'enum'],
      durationValue: [2, 'uint32'],
      targetType: [3, 'enum'],
      targetValue: [4, 'uint32'],
      intensity: [7, 'enum'],
      notes: [8, 'string'],
      exerciseCategory: [10, 'uint16'],
      exerciseName: [11, 'uint16'],
      exerciseWeight: [12, 'uint16'],
      weightDisplayUnit: [13, 'uint16'],
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
export const fitEnums = {
  file: { activity: 4, workout: 5 },
  manufacturer: { development: 255 },
  event: { timer: 0, session: 8, lap: 9, activity: 26 },
  eventType: { start: 0, stop: 1, stopAll: 4 },
  activity: { manual: 0 },
  sport: { training: 10 },
  subSport: { strengthTraining: 20 },
  setType: { rest: 0, active: 1 },
  displayUnit: { kg: 1, lb: 2 },
  stepDuration: {
    time: 0,
    distance: 1,
    open: 5,
    repeatUntilStepsCmplt: 6,
    repeatUntilTime: 7,
    reps: 29,
  },
  stepTarget: { open: 2 },
  intensity: { active: 0, rest: 1, warmup: 2 },
  exerciseCategory: { unknown: 65_534 },
} as const;

type Profile = typeof fitProfile;

type Types = { readonly [field: string]: readonly [number: number, type: string] };

/** The value of each field of a message: a text, or a number, where undefined is unknown. */
type Values<Fields extends Types> = {
  readonly [Field in keyof Fields]: Fields[Field][1] extends 'string' ? string : number | undefined;
};

/** A message of the profile with a value for each field; undefined is unknown. */
export const createFitMessage = <Name extends keyof Profile>(
  name: Name,
  values: Values<Profile[Name]['fields']>,
): FitMessage => {
  const { number, fields } = fitProfile[name];
  const given = new Map<string, string | number | undefined>(Object.entries(values));
  return {
    message: number,
    fields: Object.entries<readonly [number, FitFieldType]>(fields).map(
      ([field, [fieldNumber, type]]) => {
        const value = given.get(field);
        return type === 'string'
          ? [fieldNumber, type, typeof value === 'string' ? value : '']
          : [fieldNumber, type, typeof value === 'number' ? value : undefined];
      },
    ),
  };
};
