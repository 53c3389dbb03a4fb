import * as v from 'valibot';

/** An object whose values are texts. Values of another type are dropped; an array is rejected. */
export const StringValuesOnlySchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
  v.transform((values) =>
    Object.fromEntries(
      Object.entries(values).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  ),
);
