import * as v from 'valibot';
import type { FormMap } from './form.ts';
import type { WireError } from './errors.ts';
import { invalidRequest } from './errors.ts';

// The messages of these schemas consist of an error code, a vertical bar, and Stripe's sentence.
const coded = (code: string, sentence: string): string => `${code}|${sentence}`;

/** A non-empty string. */
export const textParam = (maxLength = 5000) =>
  v.pipe(
    v.string(),
    v.nonEmpty(
      coded('parameter_invalid_empty', 'You passed an empty string, which is not allowed here.'),
    ),
    v.maxLength(maxLength, coded('', `Invalid string: it must be at most ${maxLength} characters`)),
  );

/**
 * A whole number, parsed from text, not beyond `min` and `max`; all else fails as
 * `parameter_invalid_integer`.
 */
export const wholeNumberParam = (min = Number.MIN_SAFE_INTEGER, max = 99_999_999_999) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,15}$/, ({ input }) =>
      coded('parameter_invalid_integer', `Invalid integer: ${input}`),
    ),
    v.transform(Number),
    v.minValue(
      min,
      coded('parameter_invalid_integer', `This value must be greater than or equal to ${min}.`),
    ),
    v.maxValue(
      max,
      coded('parameter_invalid_integer', `This value must be less than or equal to ${max}.`),
    ),
  );

/** True or false. */
export const booleanParam = () =>
  v.pipe(
    v.picklist(['true', 'false'], ({ input }) => coded('', `Invalid boolean: ${String(input)}`)),
    v.transform((input) => input === 'true'),
  );

/** One of several words. */
export const oneOfParam = <const Words extends readonly string[]>(...words: Words) =>
  v.picklist(words, coded('', `Invalid value: must be one of ${words.join(', ')}`));

/** A value that an empty string unsets; the result is then null. */
export const emptyableParam = <Schema extends v.GenericSchema<string | object, unknown>>(
  schema: Schema,
) =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    schema,
  ]);

/** A list. An empty list is encoded as an empty string. */
export const listParam = <Schema extends v.GenericSchema>(schema: Schema, maxItems = 100) =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform((): v.InferOutput<Schema>[] => []),
    ),
    v.pipe(
      v.array(schema),
      v.maxLength(maxItems, coded('', `This list may have at most ${maxItems} entries.`)),
    ),
  ]);

/** A map of strings; an empty string deletes a pair. */
export const metadataParam = () =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    v.record(v.string(), v.string()),
  ]);

/** A time or a range of times, in seconds. */
export const timeRangeParam = () =>
  v.union([
    v.pipe(
      wholeNumberParam(),
      v.transform((at) => ({ gte: at, lte: at })),
    ),
    v.strictObject({
      gt: v.optional(wholeNumberParam()),
      gte: v.optional(wholeNumberParam()),
      lt: v.optional(wholeNumberParam()),
      lte: v.optional(wholeNumberParam()),
    }),
  ]);

/** The parameters that all lists share. */
export const pagingParams = {
  limit: v.optional(wholeNumberParam(1, 100)),
  starting_after: v.optional(textParam()),
  ending_before: v.optional(textParam()),
};

type Entries = Readonly<Record<string, v.GenericSchema>>;

/**
 * The parameters of a request. Their names are checked against the SDK's type of the same request,
 * so that the stand-in accepts nothing that Stripe would reject.
 */
export const paramsOf =
  <SdkParams>() =>
  <const Own extends Entries>(
    entries: Own & { readonly [Name in Exclude<keyof Own, keyof SdkParams>]: never },
  ) =>
    v.strictObject(entries as Own);

const toParam = (path: readonly (string | number)[]): string =>
  path.map((step, index) => (index === 0 ? String(step) : `[${step}]`)).join('');

const pathOf = (issue: v.BaseIssue<unknown>): readonly (string | number)[] =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

type Found = { readonly issue: v.BaseIssue<unknown>; readonly path: readonly (string | number)[] };

/**
 * The most specific issue: in a union, that of the branch that matched deepest. A branch's path
 * starts at the union.
 */
const innermost = (
  issue: v.BaseIssue<unknown>,
  above: readonly (string | number)[] = [],
): Found => {
  const path = [...above, ...pathOf(issue)];
  if (issue.type !== 'union' || issue.issues === undefined) return { issue, path };
  const branches = issue.issues.map((one) => innermost(one, path));
  return branches.reduce((best, one) =>
    one.path.length > best.path.length || best.issue.type === 'literal' ? one : best,
  );
};

const toError = (issues: readonly v.BaseIssue<unknown>[]): WireError => {
  const found = issues.map((one) => innermost(one));
  const unknown = found.find(
    ({ issue }) => issue.type === 'strict_object' && issue.expected === 'never',
  );
  const { issue, path } = unknown ?? found[0] ?? { issue: undefined, path: [] };
  const param = toParam(path);
  if (unknown !== undefined) {
    return invalidRequest(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }
  if (issue?.type === 'strict_object' && issue.received === 'undefined') {
    return invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  const [code, sentence] = issue?.message.includes('|') ? issue.message.split('|', 2) : [];
  return invalidRequest(sentence ?? `Invalid ${param}`, param, code === '' ? undefined : code);
};

/** Parses the parameters of a request. Throws Stripe's error. */
export const readParams = <Schema extends v.GenericSchema>(
  schema: Schema,
  form: FormMap,
): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, form);
  if (result.success) return result.output;
  throw toError(result.issues);
};

export const noParams = v.strictObject({});

type Sent<Params> = { [Name in keyof Params]?: Exclude<Params[Name], undefined> };

/** Parameters without those that are undefined. */
export const withoutUnset = <Params extends object>(params: Params): Sent<Params> =>
  Object.fromEntries(
    Object.entries(params).filter(([, value]) => value !== undefined),
  ) as Sent<Params>;
