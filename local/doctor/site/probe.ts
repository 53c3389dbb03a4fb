import { reasonOf } from '../findings.ts';

/**
 * In milliseconds. The first call of a function that nobody has asked for long can take many
 * seconds.
 */
const timeoutMs = 30_000;

/** The response of an address. */
export type ProbedAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

/** Fetches an address without following redirects. A string says why there was no response. */
export const probeAddress = async (
  address: string | URL,
  init: RequestInit = {},
): Promise<ProbedAnswer | string> => {
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    return reasonOf(error);
  }
};
