import { describe, expect, it } from 'vitest';
import { importFailureReason } from './import-fault.ts';

const of = (error?: object) => importFailureReason({ errors: [{}, { error }] });

describe('why an import failed', () => {
  it.each<[string, object | undefined, string]>([
    [
      'Contentful’s own words',
      { data: { message: 'The file is too large.' } },
      'The file is too large',
    ],
    ['the words of an error', new Error('connect ECONNREFUSED'), 'connect ECONNREFUSED'],
    ['the name of one without words', { name: '502 Bad Gateway' }, '502 Bad Gateway'],
    ['that nothing is known', undefined, 'Contentful gave no reason'],
  ])('is %s', (_, error, words) => {
    expect(of(error)).toBe(words);
  });

  it('is what Contentful told the SDK, without the request, which has the token', () => {
    const told = {
      status: 429,
      message: 'Too many requests.',
      request: { headers: 'Bearer secret' },
    };
    expect(of({ name: 'RateLimitExceeded', message: JSON.stringify(told) })).toBe(
      'RateLimitExceeded: Too many requests',
    );
    expect(of({ name: '504 Gateway Timeout', message: '{"request": {}}' })).toBe(
      '504 Gateway Timeout',
    );
  });

  it('is what the import itself could not do, such as writing its list of faults', () => {
    expect(importFailureReason(new Error('ENOSPC: no space left on device'))).toBe(
      'ENOSPC: no space left on device',
    );
  });

  it('is not lost among faults of another form', () => {
    const errors = [{ error: 'a text' }, { error: { data: null } }, { error: new Error('Asset') }];
    expect(importFailureReason({ errors })).toBe('Asset');
  });
});
