import * as v from 'valibot';
import { Refusal } from './refusal.ts';

const mostBytes = 16 * 1024;

const tooLarge = (limit: number): Refusal =>
  new Refusal(413, `That is more than this address takes (${Math.round(limit / 1024)} KB).`);

/** The text of a request's body, read no further than the limit. */
export const readBody = async (request: Request, limit = mostBytes): Promise<string> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // The `for await` closes the stream when the limit ends it.
  for await (const part of request.body) {
    bytes += part.byteLength;
    if (bytes > limit) throw tooLarge(limit);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The request is not the JSON that this address takes.');
  }
};

/** Parses what came from outside; what does not fit is refused (400) with the sentence. */
export const parseOrRefuse = <Schema extends v.GenericSchema<unknown>>(
  schema: Schema,
  value: unknown,
  sentence: string,
): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (!result.success) throw new Refusal(400, sentence);
  return result.output;
};

/** A JSON body, parsed by the schema; refuses another content type, too much of it, and what does not fit. */
export const readJson = async <Schema extends v.GenericSchema<unknown>>(
  request: Request,
  schema: Schema,
  sentence: string,
): Promise<v.InferOutput<Schema>> => {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal(415, 'This address takes JSON.');
  return parseOrRefuse(schema, parseJson(await readBody(request)), sentence);
};
