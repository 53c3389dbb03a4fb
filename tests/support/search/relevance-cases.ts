import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/**
 * A query, and the path that the first result must have: one of several if they fit equally well.
 */
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

/**
 * Written from the starter space's titles before the search was. The synonyms were written for
 * these.
 */
const developmentCases = toCases(file.development);

/**
 * Written by another person afterwards. They show how the search handles texts that it was not
 * written for.
 */
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
 * Queries of a woman who is new to lifting. All were written before anyone saw the results:
 * `before` with the search at the time (43 of 62 right), `after` once its misses had been fixed (17
 * of 24).
 */
export const newLifterCases: readonly RelevanceCase[] = Object.entries({
  ...newLifterFile.before,
  ...newLifterFile.after,
}).map(([text, first]) => ({ text, first }));
