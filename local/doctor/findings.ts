import type { Finding } from './finding.ts';

export const goodFinding = (subject: string, sentence: string): Finding => ({
  state: 'good',
  subject,
  sentence,
});

export const badFinding = (
  subject: string,
  sentence: string,
  remedy: string,
  page?: string,
): Finding => ({
  state: 'bad',
  subject,
  sentence,
  remedy,
  ...(page === undefined ? {} : { page }),
});

export const unknownFinding = (
  subject: string,
  sentence: string,
  remedy: string,
  page?: string,
): Finding => ({ ...badFinding(subject, sentence, remedy, page), state: 'unknown' });

/** The reason of an error, to be used in a sentence. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  // fetch's message is "fetch failed", with the reason in its cause; neither has a message if a
  // name with two addresses refused the connection.
  if (cause instanceof Error) return cause.message || ('code' in cause ? String(cause.code) : '');
  return error.message || ('code' in error ? String(error.code) : error.name);
};
