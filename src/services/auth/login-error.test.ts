import { describe, expect, it } from 'vitest';
import { isSessionEndingError, toLoginError } from './login-error.ts';

/** The error that Auth0's library throws for a refusal of the login service. */
const refusal = (error: string, description = 'Something.'): Error =>
  Object.assign(new Error(description), { error, error_description: description });

const kindOf = (error: unknown): string => toLoginError(error).kind;

describe('toLoginError', () => {
  it('recognises that the address is not verified, and uses the login service’s sentence', () => {
    expect(toLoginError(refusal('access_denied', 'Please verify your e-mail address'))).toEqual({
      kind: 'unverified',
      sentence: 'Please verify your e-mail address.',
    });
    expect(kindOf(refusal('unauthorized', 'Email not verified!'))).toBe('unverified');
  });

  it('quotes the reason for a refusal, shortened if it is long', () => {
    expect(toLoginError(refusal('access_denied', 'user is blocked'))).toEqual({
      kind: 'refused',
      sentence: 'The login service says: “user is blocked.”',
    });
    expect(toLoginError(refusal('access_denied', 'a'.repeat(5000))).sentence.length).toBeLessThan(
      400,
    );
  });

  it('says only once that a login was cancelled', () => {
    const { kind, sentence } = toLoginError(
      refusal('access_denied', 'User did not authorize the request'),
    );
    expect(kind).toBe('refused');
    expect(sentence).toBe('You cancelled the login. Nothing has changed.');
    expect(sentence).not.toMatch(/not logged in|authorize/);
  });

  it.each([
    ['no unfinished login', refusal('missing_transaction', 'Invalid state'), 'unknown-login'],
    ['another state', refusal('state_mismatch', 'Invalid state'), 'unknown-login'],
    ['a code that was used', refusal('invalid_grant'), 'unknown-login'],
    ['no answer in time', refusal('timeout', 'Timeout'), 'unreachable'],
    ['a failed request', refusal('request_error'), 'unreachable'],
    ['an error of the service', refusal('server_error'), 'unreachable'],
    ['no network', new TypeError('Failed to fetch'), 'unreachable'],
    ['a fetch that timed out', new Error("Timeout when executing 'fetch'"), 'unreachable'],
    ['a page that was left', new DOMException('', 'AbortError'), 'unreachable'],
    ['a malformed token', new DOMException('', 'InvalidCharacterError'), 'failed'],
    ['forbidden storage', new DOMException('', 'SecurityError'), 'no-storage'],
    ['full storage', new DOMException('', 'QuotaExceededError'), 'no-storage'],
    [
      'a clock that is ahead',
      new Error(
        'Expiration Time (exp) claim error in the ID token; current time (x) is after expiration time (y)',
      ),
      'wrong-clock',
    ],
    [
      'a clock that is behind',
      new Error("Not Before time (nbf) claim in the ID token indicates that it can't be used yet."),
      'wrong-clock',
    ],
    ['another issuer', new Error('Issuer (iss) claim mismatch in the ID token'), 'failed'],
    ['an unknown code', refusal('invalid_request'), 'failed'],
    ['no error at all', 'nonsense', 'failed'],
    ['nothing', undefined, 'failed'],
  ])('classifies %s', (_what, error, kind) => {
    expect(kindOf(error)).toBe(kind);
  });

  it('always returns a sentence', () => {
    for (const error of [refusal('access_denied', ''), refusal('x', ''), null, new Error('')]) {
      expect(toLoginError(error).sentence).toMatch(/^[A-Z].*[.!?”]$/);
    }
  });
});

describe('isSessionEndingError', () => {
  it.each(['invalid_grant', 'missing_refresh_token', 'login_required'])(
    'is true for %s',
    (code) => {
      expect(isSessionEndingError(refusal(code))).toBe(true);
    },
  );

  it('is false when the login service is only unreachable', () => {
    for (const error of [
      refusal('timeout'),
      refusal('server_error'),
      new TypeError('Failed to fetch'),
      undefined,
    ]) {
      expect(isSessionEndingError(error)).toBe(false);
    }
  });
});
