import type { LoginTrouble } from './member.ts';

type Cause = Pick<LoginTrouble, 'kind' | 'sentence'>;

/** The login service, or the way there, is down. */
export const away: Cause = {
  kind: 'away',
  sentence: 'We couldn’t reach the login service. Check your connection, then try again.',
};

/** The address was not made for a login that this tab has begun. */
export const foreign: Cause = {
  kind: 'foreign',
  sentence:
    'This login wasn’t started in this tab, or it has been finished already. Nothing has changed.',
};

export const noStorage: Cause = {
  kind: 'storage',
  sentence:
    'Your browser keeps nothing for this site, so you couldn’t stay logged in. Allow cookies and site data for it, or leave the private window, then log in again.',
};

const clock: Cause = {
  kind: 'clock',
  sentence:
    'Your device’s clock is wrong, so we can’t tell whether the login is valid. Set the date and time, then log in again.',
};

const failed: Cause = {
  kind: 'failed',
  sentence:
    'The login service’s answer doesn’t make sense to us. Log in again; if that doesn’t help, write to us.',
};

/** The errors that end a session for good: only a new login helps. */
const endings = new Set([
  'invalid_grant',
  'invalid_token',
  'missing_refresh_token',
  'login_required',
  'interaction_required',
  'consent_required',
]);

/** What the library throws for an answer of the login service that is a refusal: a code and words. */
const readRefusal = (
  error: unknown,
): { readonly code: string; readonly description: string } | undefined => {
  if (!(error instanceof Error) || !('error' in error) || typeof error.error !== 'string') {
    return undefined;
  }
  return { code: error.error, description: error.message };
};

/** Whether an error of the library means that the session is over, and not only out of reach. */
export const isSessionOver = (error: unknown): boolean =>
  endings.has(readRefusal(error)?.code ?? '');

const isAboutVerifying = (description: string): boolean => /verif/i.test(description);

/** What the login service says, with a full stop and of a length that a sentence has. */
const toSentence = (description: string): string => {
  const text = description.trim().slice(0, 300);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
};

/** Puts an error of Auth0's library into words. */
export const toTrouble = (error: unknown): Cause => {
  const refusal = readRefusal(error);
  if (refusal !== undefined) {
    const { code, description } = refusal;
    switch (code) {
      case 'access_denied':
      case 'unauthorized':
        return isAboutVerifying(description)
          ? { kind: 'unverified', sentence: toSentence(description) }
          : {
              kind: 'refused',
              sentence: `You are not logged in. The login service says: “${toSentence(description)}”`,
            };
      case 'missing_transaction':
      case 'state_mismatch':
      case 'invalid_grant':
        return foreign;
      case 'timeout':
      case 'request_error':
      case 'server_error':
      case 'temporarily_unavailable':
        return away;
      default:
        return failed;
    }
  }
  if (!(error instanceof Error)) return failed;
  switch (error.name) {
    case 'SecurityError':
    case 'QuotaExceededError':
      return noStorage;
    case 'AbortError':
    case 'TimeoutError':
    case 'NetworkError':
      return away;
  }
  if (/\b(exp|nbf|auth_time)\)/.test(error.message)) return clock;
  // What `fetch` throws, and the library when it has waited long enough.
  return error instanceof TypeError || /timeout/i.test(error.message) ? away : failed;
};
