import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** What somebody types, and the path that the first result must have: one of several if they fit equally well. */
export type RelevanceCase = { readonly text: string; readonly first: readonly string[] };

const groups = v.array(
  v.object({ subject: v.string(), searches: v.record(v.string(), v.array(v.string())) }),
);

const fileSchema = v.object({ development: groups, heldOut: groups });

const file = v.parse(
  fileSchema,
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'relevance-cases.json'), 'utf8')),
);

const toCases = (parsed: v.InferOutput<typeof groups>): readonly RelevanceCase[] =>
  parsed.flatMap(({ searches }) =>
    Object.entries(searches).map(([text, first]) => ({ text, first })),
  );

/** Written from the titles of the starter space before the search. The synonyms were written for these. */
const developmentCases = toCases(file.development);

/** Written by somebody else afterwards. They show how the search does with texts that it was not written for. */
export const heldOutCases = toCases(file.heldOut);

export const relevanceCases = [...developmentCases, ...heldOutCases];

const newLifterSchema = v.object({
  before: v.record(v.string(), v.array(v.string())),
  after: v.record(v.string(), v.array(v.string())),
});

const newLifterFile = v.parse(
  newLifterSchema,
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'new-lifter-cases.json'), 'utf8')),
);

/**
 * What a woman types who is new to lifting. All were written before anybody saw the answers: `before` with the search as it was (43 of
 * 62 right), `after` when its misses had been mended (17 of 24).
 */
export const newLifterCases: readonly RelevanceCase[] = Object.entries({
  ...newLifterFile.before,
  ...newLifterFile.after,
}).map(([text, first]) => ({ text, first }));
