import { expect, it } from 'vitest';
import { helpByReason } from './health-help.ts';
import { healthReasons } from './health-reasons.ts';

it('has help for every reason that ends a session, chest pain first', () => {
  expect(helpByReason.map(({ reason }) => reason).toSorted()).toEqual(healthReasons.toSorted());
  expect(helpByReason[0]?.reason).toBe('chest pain or breathlessness');
});

it.each(helpByReason)('says who to call for “$title”, by day and by night', ({ sentences }) => {
  const text = sentences.join(' ');
  expect(text).toMatch(/\b999\b/);
  expect(text).toMatch(/\b111\b/);
});

it.each(helpByReason)('never offers to go on training for “$title”', ({ sentences }) => {
  expect(sentences.join(' ')).not.toMatch(/lighter|fewer|carry on|another exercise/i);
});
