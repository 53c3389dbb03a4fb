import type { LoginError } from './login-session.ts';

type Cause = Pick<LoginError, 'kind' | 'sentence'>;

/** The login service, or the connection to it, is down. */
export const loginUnreachableError: Cause = {
  kind: 'unreachable',
  sentence: 'We couldn’t reach the login service. Check your connection, then try again.',
};

/** The address belongs to no login that this tab has started. */
export const loginNotStartedHereError: Cause = {
  kind: 'unknown-login',
  sentence:
    'This login wasn’t started in this tab, or it has been finished already. Nothing has changed.',
};

export const loginWithoutStorageError: Cause = {
  kind: 'no-storage',
  sentence:
    'Your browser isn’t saving anything for this site, so you can’t stay logged in. Allow cookies and site data for it, or leave the private window, then log in again.',
};

const wrongClock: Cause = {
  kind: 'wrong-clock',
  sentence:
    'Your device’s clock is wrong, so we can’t tell whether the login is valid. Set the date and time, then log in again.',
};

const failed: Cause = {
  kind: 'failed',
  sentence:
    'Something went wrong at the login service. Please log in again. If that doesn’t help, write to us.',
};

/** Error codes that end a session for good: only a new login helps then. */
const sessionEndingCodes = new Set([
  'invalid_grant',
  'invalid_token',
  'missing_refresh_token',
  'login_required',
  'interaction_required',
  'consent_required',
]);

/**
 * The code and description of an error by which Auth0's library reports a refusal from the login
 * service.
 */
const readRefusal = (
  error: unknown,
): { readonly code: string; readonly description: string } | undefined => {
  if (!(error instanceof Error) || !('error' in error) || typeof error.error !== 'string') {
    return undefined;
  }
  return { code: error.error, description: error.message };
};

/**
 * Whether an error of the library ends the session. False when the login service is only
 * unreachable.
 */
export const isSessionEndingError = (error: unknown): boolean =>
  sessionEndingCodes.has(readRefusal(error)?.code ?? '');

/** Whether the description is the one that Auth0 sends for a cancelled login. */
const isCancelled = (description: string): boolean => /did not authorize|cancel/i.test(description);

const isAboutVerification = (description: string): boolean => /verif/i.test(description);

/** The login service's description as a sentence: with a full stop, and not too long. */
const toSentence = (description: string): string => {
  const text = description.trim().slice(0, 300);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
};

// The title above it already says that the member isn't logged in.
const toRefusalSentence = (description: string): string =>
  isCancelled(description)
    ? 'You cancelled the login. Nothing has changed.'
    : `The login service says: “${toSentence(description)}”`;

/** Converts an error of Auth0's library to its kind and a sentence for the visitor. */
export const toLoginError = (error: unknown): Cause => {
  const refusal = readRefusal(error);
  if (refusal !== undefined) {
    const { code, description } = refusal;
    switch (code) {
      case 'access_denied':
      case 'unauthorized':
        return isAboutVerification(description)
          ? { kind: 'unverified', sentence: toSentence(description) }
          : { kind: 'refused', sentence: toRefusalSentence(description) };
      case 'missing_transaction':
      case 'state_mismatch':
      case 'invalid_grant':
        return loginNotStartedHereError;
      case 'timeout':
      case 'request_error':
      case 'server_error':
      case 'temporarily_unavailable':
        return loginUnreachableError;
      default:
        return failed;
    }
  }
  if (!(error instanceof Error)) return failed;
  switch (error.name) {
    case 'SecurityError':
    case 'QuotaExceededError':
      return loginWithoutStorageError;
    case 'AbortError':
    case 'TimeoutError':
    case 'NetworkError':
      return loginUnreachableError;
  }
  if (/\b(exp|nbf|auth_time)\)/.test(error.message)) return wrongClock;
  // `fetch` throws a TypeError without a connection. The library throws an Error after its timeout.
  return error instanceof TypeError || /timeout/i.test(error.message)
    ? loginUnreachableError
    : failed;
};
