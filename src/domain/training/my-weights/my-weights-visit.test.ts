import { describe, expect, it } from 'vitest';
import { myWeightsAddress } from './my-weights-address.ts';
import { readLiftAndSetFromMyWeightsAddress } from './my-weights-visit.ts';

describe('readLiftAndSetFromMyWeightsAddress', () => {
  it('reads what myWeightsAddress wrote, with the weight behind the hash', () => {
    const visit = {
      exercise: 'back-squat',
      weight: { value: 62.5, unit: 'kg' },
      reps: 5,
      back: '/train/?plan=/workout-plans/three-days/&week=1&day=2',
    } as const;
    const address = new URL(myWeightsAddress(visit), 'https://knurl.example');
    expect(readLiftAndSetFromMyWeightsAddress(address.search, address.hash)).toEqual(visit);
    expect(address.search).not.toContain('62.5');
  });

  it('reads a weight from the query too', () => {
    expect(
      readLiftAndSetFromMyWeightsAddress('?exercise=deadlift&weight=135&unit=lb&reps=3'),
    ).toEqual({
      exercise: 'deadlift',
      weight: { value: 135, unit: 'lb' },
      reps: 3,
    });
  });

  it.each([
    '?exercise=%3Cscript%3E',
    '?exercise=../x',
    '?weight=-5&reps=0',
    '?weight=9999&unit=kg',
    '?reps=11',
    '?back=https://elsewhere.example/',
    '?back=//elsewhere.example/',
    '?back=/workout-plans/../owner/"onclick',
    '?back=/owner/',
    '',
  ])('leaves out what is not valid: %s', (query) => {
    expect(readLiftAndSetFromMyWeightsAddress(query)).toEqual({});
  });
});
