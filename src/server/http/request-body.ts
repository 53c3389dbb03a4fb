import * as v from 'valibot';
import { maxRequestBytes } from '../../domain/limits.ts';
import { Refusal } from './answers.ts';

const tooLarge = (maxBytes: number): string =>
  `That is more than this address takes (${Math.round(maxBytes / 1024)} KB).`;

/** The bytes of a request's body. Stops reading at `maxBytes` and refuses (413) a longer body. */
export const readBodyBytes = async (
  request: Request,
  maxBytes: number,
  sentence = tooLarge(maxBytes),
): Promise<Uint8Array<ArrayBuffer>> => {
  const refusal = new Refusal(413, sentence);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw refusal;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Throwing inside `for await` also closes the stream.
  for await (const part of request.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw refusal;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
};

/** The text of a request's body. Stops reading at `maxBytes` and refuses (413) a longer body. */
export const readBodyText = async (request: Request, maxBytes = maxRequestBytes): Promise<string> =>
  new TextDecoder().decode(await readBodyBytes(request, maxBytes));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The request is not the JSON that this address takes.');
  }
};

/** The sentence for an invalid value: a fixed one, or one that depends on the first issue. */
type Sentence = string | ((issue: v.BaseIssue<unknown>) => string);

/** Parses a value from outside; refuses (400) with the sentence if it doesn't match the schema. */
export const parseOutsideValueOrRefuse = <Schema extends v.GenericSchema<unknown>>(
  schema: Schema,
  value: unknown,
  sentence: Sentence,
): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw new Refusal(400, typeof sentence === 'string' ? sentence : sentence(result.issues[0]));
};

/**
 * Parses a JSON body. Refuses another content type (415), a body that is too long (413), and one
 * that doesn't match the schema (400).
 */
export const readJson = async <Schema extends v.GenericSchema<unknown>>(
  request: Request,
  schema: Schema,
  sentence: Sentence,
  maxBytes = maxRequestBytes,
): Promise<v.InferOutput<Schema>> => {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal(415, 'This address takes JSON.');
  return parseOutsideValueOrRefuse(
    schema,
    parseJson(await readBodyText(request, maxBytes)),
    sentence,
  );
};
