import * as v from 'valibot';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { EpochMillisecondsSchema } from '../record-values.ts';

/** What `CompletedLogFileImport.from` is for a file that was exported here. */
export const ownExportSource = 'this site';

export const CompletedLogFileImportSchema = v.object({
  /** Made on the device. */
  id: v.string(),
  /** The app that wrote the file, or `ownExportSource`. */
  from: v.string(),
  /** When it was added; missing for what was added before imports were listed. */
  at: v.optional(EpochMillisecondsSchema),
  /**
   * The keys of what it added. What was in the log before belongs to an earlier import, or to none.
   */
  sessions: v.array(v.string()),
  plans: v.array(v.string()),
  bodyweights: v.array(v.string()),
});
/** An import: a file that was added to the log, and what of the log came with it. */
export type CompletedLogFileImport = DeepReadonly<
  v.InferOutput<typeof CompletedLogFileImportSchema>
>;
