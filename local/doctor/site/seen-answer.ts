import { reasonOf } from '../findings.ts';

const timeoutMs = 15_000;

/** What an address answered. */
export type SeenAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

/** Asks an address and follows no redirect. A string says why there is no answer. */
export const see = async (
  address: string | URL,
  init: RequestInit = {},
): Promise<SeenAnswer | string> => {
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
