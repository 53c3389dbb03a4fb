import { describe, expect, it } from 'vitest';
import { parsePollOption } from './poll-option.ts';

describe('parsePollOption', () => {
  it.each([
    ['strength: Strength & power', { name: 'strength', label: 'Strength & power' }],
    ['ratio: 3:1 or more', { name: 'ratio', label: '3:1 or more' }],
    ['  fun ', { name: 'fun', label: 'fun' }],
  ])('parses %j', (text, option) => {
    expect(parsePollOption(text)).toEqual(option);
  });
});
