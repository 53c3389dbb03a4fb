import * as v from 'valibot';
import { KitAndMaximumsSchema } from '../my-weights/kit-and-maximums.ts';
import {
  BodyweightSchema,
  LoggedSessionWithoutSetsSchema,
  LoggedSetSchema,
  type LoggedSessionWithoutSets,
} from '../log.ts';
import { upgradeStoredFollowedPlan } from '../progression/upgrade-stored-followed-plan.ts';
import { OneDayRoutineSchema } from '../own/one-day-routine.ts';
import { OwnExerciseSchema } from '../own/own-exercise.ts';
import { StoredFollowedPlanSchema } from '../progression/stored-followed-plan.ts';
import { CompletedLogFileImportSchema } from './completed-log-file-import.ts';
import type { WholeLog } from './whole-log.ts';

const format = 'knurl-training';
/** Increase it when files of the previous version can no longer be read as they are. */
const version = 1;

export type OwnExportReadResult =
  | {
      readonly kind: 'own';
      readonly log: WholeLog;
      /** How many of its records could not be read, because the file was edited. */
      readonly unreadable: number;
    }
  | { readonly kind: 'unknown'; readonly sentence: string };

export type TrimReasonsExportOption = {
  /** Whether to include why the lifter trained less on a day ('not today'). She ticks it. */
  readonly withReasons: boolean;
};

/** A session without the reasons that stay on the device. */
const withoutReason = (session: LoggedSessionWithoutSets): LoggedSessionWithoutSets => ({
  ...session,
  notToday: undefined,
  // An end for the lifter’s health is a reason, too.
  outcome: session.outcome === 'ended for health' ? 'stopped' : session.outcome,
});

/**
 * The sessions for an export, without the lifter's reasons for training less unless she has ticked
 * them.
 */
export const sessionsWithReasonsIfTicked = (
  sessions: readonly LoggedSessionWithoutSets[],
  { withReasons }: TrimReasonsExportOption,
): readonly LoggedSessionWithoutSets[] => (withReasons ? sessions : sessions.map(withoutReason));

/**
 * The lifter’s whole log as a JSON file that an import reads back. `exportedAt` is milliseconds
 * since 1970.
 */
export const toLogJson = (
  log: WholeLog,
  { exportedAt, ...options }: TrimReasonsExportOption & { readonly exportedAt: number },
): string =>
  `${JSON.stringify(
    {
      format,
      version,
      exportedAt: new Date(exportedAt).toISOString(),
      ...log,
      sessions: sessionsWithReasonsIfTicked(log.sessions, options),
    },
    undefined,
    1,
  )}\n`;

const FileSchema = v.object({
  format: v.literal(format),
  version: v.number(),
  weights: v.optional(v.unknown()),
  plans: v.optional(v.array(v.unknown()), []),
  sessions: v.optional(v.array(v.unknown()), []),
  sets: v.optional(v.array(v.unknown()), []),
  bodyweights: v.optional(v.array(v.unknown()), []),
  imports: v.optional(v.array(v.unknown()), []),
  ownExercises: v.optional(v.array(v.unknown()), []),
  routines: v.optional(v.array(v.unknown()), []),
});

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readable = <Output>(
  schema: v.GenericSchema<unknown, Output>,
  records: readonly unknown[],
): readonly Output[] =>
  records.flatMap((record) => {
    const result = v.safeParse(schema, record, { abortEarly: true });
    return result.success ? [result.output] : [];
  });

/**
 * Reads one of our exports; undefined for any other JSON. Records that cannot be read are counted
 * and left out.
 */
export const readLogJson = (text: string): OwnExportReadResult | undefined => {
  const file = v.safeParse(FileSchema, readJson(text.replace(/^\uFEFF/, '')));
  if (!file.success) return undefined;
  if (file.output.version > version) {
    return {
      kind: 'unknown',
      sentence:
        'This file is from a newer version of the site. Reload the page, then choose it again.',
    };
  }
  const { weights, plans, sessions, sets, bodyweights, imports, ownExercises, routines } =
    file.output;
  const allWeights = weights === undefined || weights === null ? [] : [weights];
  const log = {
    weights: readable(KitAndMaximumsSchema, allWeights)[0],
    plans: readable(StoredFollowedPlanSchema, plans).map(upgradeStoredFollowedPlan),
    sessions: readable(LoggedSessionWithoutSetsSchema, sessions),
    sets: readable(LoggedSetSchema, sets),
    bodyweights: readable(BodyweightSchema, bodyweights),
    imports: readable(CompletedLogFileImportSchema, imports),
    ownExercises: readable(OwnExerciseSchema, ownExercises),
    routines: readable(OneDayRoutineSchema, routines),
  };
  const unreadable =
    allWeights.length -
    (log.weights === undefined ? 0 : 1) +
    (plans.length - log.plans.length) +
    (sessions.length - log.sessions.length) +
    (sets.length - log.sets.length) +
    (bodyweights.length - log.bodyweights.length) +
    (imports.length - log.imports.length) +
    (ownExercises.length - log.ownExercises.length) +
    (routines.length - log.routines.length);
  return { kind: 'own', log, unreadable };
};
