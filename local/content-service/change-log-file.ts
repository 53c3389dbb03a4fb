import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { ChangeLog } from './change-log.ts';

const isoDate = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const fileSchema = v.object({
  version: v.literal(1),
  stateId: v.pipe(v.string(), v.minLength(1)),
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  records: v.record(
    v.string(),
    v.object({
      hash: v.string(),
      revision: count,
      createdAt: isoDate,
      updatedAt: isoDate,
      sequence: count,
      deletedAt: v.optional(isoDate),
    }),
  ),
});

export type ChangeLogFile = {
  /** True if another process has written the file since we last read or wrote it. */
  isStale(): boolean;
  load(): Promise<ChangeLog>;
  save(log: ChangeLog): Promise<void>;
};

/**
 * Opens the change log file in `stateFolder`. If it is missing or broken, `load` falls back to the
 * previous copy, or to an empty log. Both get a new `stateId`, so that sync tokens of the lost log
 * are not trusted.
 */
export function openChangeLogFile(stateFolder: string): ChangeLogFile {
  const file = path.join(stateFolder, 'changes.json');
  const previousFile = path.join(stateFolder, 'changes.previous.json');
  let stamp = '';

  function readStamp(): string {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat ? `${stat.ino}:${stat.size}:${stat.mtimeMs}` : '';
  }

  async function replace(target: string, fill: (draft: string) => Promise<void>): Promise<void> {
    const draft = `${target}.${process.pid}.${randomUUID()}.tmp`;
    await fill(draft);
    await rename(draft, target);
  }

  return {
    isStale: () => readStamp() !== stamp,

    async load() {
      stamp = readStamp();
      const log = await readLog(file);
      if (log) return log;
      const previous = await readLog(previousFile);
      const stateId = randomUUID().replaceAll('-', '');
      return previous ? { ...previous, stateId } : { stateId, sequence: 0, records: new Map() };
    },

    async save(log) {
      await mkdir(stateFolder, { recursive: true });
      const json = JSON.stringify({
        version: 1,
        stateId: log.stateId,
        sequence: log.sequence,
        records: Object.fromEntries(log.records),
      });
      if (await readLog(file)) await replace(previousFile, (draft) => copyFile(file, draft));
      await replace(file, async (draft) => {
        const handle = await open(draft, 'w');
        try {
          await handle.writeFile(json);
          await handle.sync();
        } finally {
          await handle.close();
        }
      });
      stamp = readStamp();
    },
  };
}

async function readLog(file: string): Promise<ChangeLog | undefined> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(fileSchema, json);
  if (!parsed.success) return undefined;
  const { stateId, sequence, records } = parsed.output;
  const entries = Object.entries(records);
  if (entries.some(([, record]) => record.sequence > sequence)) return undefined;
  return { stateId, sequence, records: new Map(entries) };
}
