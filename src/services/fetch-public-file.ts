import * as v from 'valibot';
import { siteFileTimeoutMs } from '../domain/timeouts.ts';

/**
 * One of the build's public files, parsed by its schema. Rejects if it can't be fetched in time, or
 * isn't what the schema says.
 */
export const fetchPublicFile = async <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => {
  const answer = await fetch(path, { signal: AbortSignal.timeout(siteFileTimeoutMs) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return v.parse(schema, await answer.json());
};
