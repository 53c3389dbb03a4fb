import { describe, expect, it } from 'vitest';
import { isSessionOver, toTrouble } from './login-trouble.ts';

/** What Auth0's library throws for an answer of the login service. */
const refusal = (error: string, description = 'Something.'): Error =>
  Object.assign(new Error(description), { error, error_description: description });

const kindOf = (error: unknown): string => toTrouble(error).kind;

describe('toTrouble', () => {
  it('knows an address that is not verified, and hands on what the service says', () => {
    expect(toTrouble(refusal('access_denied', 'Please verify your e-mail address'))).toEqual({
      kind: 'unverified',
      sentence: 'Please verify your e-mail address.',
    });
    expect(kindOf(refusal('unauthorized', 'Email not verified!'))).toBe('unverified');
  });

  it('hands on why somebody was refused, at a length that can be read', () => {
    expect(toTrouble(refusal('access_denied', 'user is blocked'))).toEqual({
      kind: 'refused',
      sentence: 'You are not logged in. The login service says: “user is blocked.”',
    });
    expect(toTrouble(refusal('access_denied', 'a'.repeat(5000))).sentence.length).toBeLessThan(400);
  });

  it.each([
    ['no login under way', refusal('missing_transaction', 'Invalid state'), 'foreign'],
    ['another state', refusal('state_mismatch', 'Invalid state'), 'foreign'],
    ['a code that was used', refusal('invalid_grant'), 'foreign'],
    ['no answer in time', refusal('timeout', 'Timeout'), 'away'],
    ['an answer that is none', refusal('request_error'), 'away'],
    ['a service with a fault of its own', refusal('server_error'), 'away'],
    ['no network', new TypeError('Failed to fetch'), 'away'],
    ['a fetch that was given up', new Error("Timeout when executing 'fetch'"), 'away'],
    ['a page that was left meanwhile', new DOMException('', 'AbortError'), 'away'],
    ['a token that is none', new DOMException('', 'InvalidCharacterError'), 'failed'],
    ['forbidden storage', new DOMException('', 'SecurityError'), 'storage'],
    ['full storage', new DOMException('', 'QuotaExceededError'), 'storage'],
    [
      'a clock that is ahead',
      new Error(
        'Expiration Time (exp) claim error in the ID token; current time (x) is after expiration time (y)',
      ),
      'clock',
    ],
    [
      'a clock that is behind',
      new Error("Not Before time (nbf) claim in the ID token indicates that it can't be used yet."),
      'clock',
    ],
    ['another issuer', new Error('Issuer (iss) claim mismatch in the ID token'), 'failed'],
    ['an error of its own', refusal('invalid_request'), 'failed'],
    ['no error at all', 'nonsense', 'failed'],
    ['nothing', undefined, 'failed'],
  ])('%s', (_what, error, kind) => {
    expect(kindOf(error)).toBe(kind);
  });

  it('always says something a person can read', () => {
    for (const error of [refusal('access_denied', ''), refusal('x', ''), null, new Error('')]) {
      expect(toTrouble(error).sentence).toMatch(/^[A-Z].*[.!?”]$/);
    }
  });
});

describe('isSessionOver', () => {
  it.each(['invalid_grant', 'missing_refresh_token', 'login_required'])('%s: yes', (code) => {
    expect(isSessionOver(refusal(code))).toBe(true);
  });

  it('no, while it is only out of reach', () => {
    for (const error of [
      refusal('timeout'),
      refusal('server_error'),
      new TypeError('Failed to fetch'),
      undefined,
    ]) {
      expect(isSessionOver(error)).toBe(false);
    }
  });
});
