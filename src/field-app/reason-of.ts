import * as v from 'valibot';

/**
 * The rejections of the content service's client: an error, or only its fields if it came through
 * the frame. The status is a field of it, or JSON in its message.
 */
const Reason = v.object({ status: v.optional(v.number()), message: v.optional(v.string()) });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const wordsOf = (status: number): string => {
  if (status === 401 || status === 403) return 'your role in Contentful may not read exercises';
  if (status === 404) return 'this space has no content type called exercise';
  return status === 429 ? 'Contentful is busy' : `Contentful answered ${status}`;
};

const statusOf = (reason: unknown): number | undefined => {
  const read = v.safeParse(Reason, reason);
  if (!read.success) return undefined;
  const { status, message } = read.output;
  return status ?? (message === undefined ? undefined : statusOf(parsed(message)));
};

/** Why the exercises couldn't be loaded, for use in brackets in a sentence. */
export const exerciseLoadFailureReason = (reason: unknown): string => {
  const status = statusOf(reason);
  return status === undefined ? 'Contentful gave no answer' : wordsOf(status);
};
