import type { Finding } from './finding.ts';

export const good = (subject: string, sentence: string): Finding => ({
  state: 'good',
  subject,
  sentence,
});

export const bad = (subject: string, sentence: string, remedy: string, page?: string): Finding => ({
  state: 'bad',
  subject,
  sentence,
  remedy,
  ...(page === undefined ? {} : { page }),
});

export const unknown = (
  subject: string,
  sentence: string,
  remedy: string,
  page?: string,
): Finding => ({ ...bad(subject, sentence, remedy, page), state: 'unknown' });

/** What an error says, for a sentence. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  // fetch says "fetch failed" and why in its cause; a refused connection to a name with two addresses has neither message.
  if (cause instanceof Error) return cause.message || ('code' in cause ? String(cause.code) : '');
  return error.message || ('code' in error ? String(error.code) : error.name);
};
