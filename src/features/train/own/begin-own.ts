import type { ExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import type { LoggedSet } from '../../../domain/training/log.ts';
import type { KitAndMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import type { OneDayRoutine } from '../../../domain/training/own/one-day-routine.ts';
import { stepsOfRoutine } from '../../../domain/training/own/own-steps.ts';
import { exerciseKeyOfLine } from '../../../domain/training/exercise-key.ts';
import { linesOfDay } from '../../../domain/training/plan/plan-line.ts';
import type { Session } from '../../../domain/training/session/session.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';

/** The name of an empty session, until its routine has one. */
const emptyName = 'A session of your own';

const open = async (log: TrainingLog, session: Session): Promise<void> => {
  const saved = await log.saveSession(session, 0);
  if (saved.kind !== 'saved') throw new Error('Another session is open.');
};

/**
 * Opens a session without exercises. Rejects if another one is open or the log can't be written.
 */
export const beginEmptySession = (log: TrainingLog, at: number): Promise<void> =>
  open(log, {
    id: crypto.randomUUID(),
    own: { name: emptyName },
    startedAt: at,
    steps: [],
    events: [],
  });

type Known = {
  readonly log: TrainingLog;
  readonly weights: KitAndMaximums;
  readonly library: ExerciseFactsBySlug;
};

/**
 * Opens a session of a routine, with the weights of last time. Whether the plan that it was copied
 * from may still be opened is asked before. Rejects as `beginEmptySession` does.
 */
export const beginRoutineSession = async (
  { log, weights, library }: Known,
  routine: OneDayRoutine,
  at: number,
): Promise<void> => {
  const keys = linesOfDay(routine.day).map((line) => exerciseKeyOfLine(line, routine.from));
  const rows = await Promise.all(
    [...new Set(keys)].map(async (key) => [key, await log.lastTime(key)] as const),
  );
  const last = new Map<string, readonly LoggedSet[]>(rows);
  const lastTime = (key: string): readonly LoggedSet[] => last.get(key) ?? [];
  await open(log, {
    id: crypto.randomUUID(),
    ...(routine.from !== undefined && { place: routine.from }),
    own: { name: routine.name, routine: routine.id },
    startedAt: at,
    steps: [...stepsOfRoutine(routine, { weights, library, lastTime })],
    events: [],
  });
};
