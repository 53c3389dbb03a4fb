import { describe, expect, it } from 'vitest';
import { parseEditorsPollOption } from './poll-option.ts';

describe('parseEditorsPollOption', () => {
  it.each([
    ['strength: Strength & power', { name: 'strength', label: 'Strength & power' }],
    ['ratio: 3:1 or more', { name: 'ratio', label: '3:1 or more' }],
    ['  fun ', { name: 'fun', label: 'fun' }],
  ])('parses %j', (text, option) => {
    expect(parseEditorsPollOption(text)).toEqual(option);
  });
});
