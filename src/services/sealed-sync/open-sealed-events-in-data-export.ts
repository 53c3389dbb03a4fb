import * as v from 'valibot';
import { parseEventContent } from './events.ts';
import { sealingContextOfEventIdAndEpoch } from '../../domain/sealed-sync/sealed-event.ts';
import { fromBase64 } from './base64.ts';
import { tryToOpenSealedText } from './seal.ts';
import type { SyncActionResult } from './sealed-sync.ts';
import type { DataKeyOfEpoch } from './sync-store.ts';

/** The part of the download of the member's data that has the sealed events. */
const part = 'eventsOfTheSealedTrainingLog';

const RowSchema = v.looseObject({
  event: v.string(),
  numberOfTheKey: v.number(),
  sealed: v.string(),
});
const ExportSchema = v.looseObject({
  parts: v.looseObject({ [part]: v.array(RowSchema) }),
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The download of the member's data with what is sealed in it opened: in place of `sealed` an event
 * has its `changes`.
 */
export const openSealedEventsInDataExport = async (
  file: Blob,
  keys: readonly DataKeyOfEpoch[],
): Promise<SyncActionResult<Blob>> => {
  const read = v.safeParse(ExportSchema, parseJson(await file.text()));
  if (!read.success) {
    return { kind: 'refused', sentence: 'This file isn’t a download of your data from us.' };
  }
  const opened: unknown[] = [];
  for (const row of read.output.parts[part]) {
    const key = keys.find(({ epoch }) => epoch === row.numberOfTheKey)?.key;
    const context = sealingContextOfEventIdAndEpoch(row.event, row.numberOfTheKey);
    const text =
      key === undefined
        ? undefined
        : await tryToOpenSealedText(key, context, fromBase64(row.sealed));
    const { sealed: _, ...facts } = row;
    opened.push(
      text === undefined ? row : { ...facts, changes: parseEventContent(text)?.changes ?? [] },
    );
  }
  const all = { ...read.output, parts: { ...read.output.parts, [part]: opened } };
  const blob = new Blob([`${JSON.stringify(all, undefined, 2)}\n`], { type: 'application/json' });
  return { kind: 'done', value: blob };
};
