import { expect, it } from 'vitest';
import { healthHelpByReason } from './health-help.ts';
import { healthReasons } from './health-reasons.ts';

it('has help for every reason that ends a session, chest pain first', () => {
  expect(healthHelpByReason.map(({ reason }) => reason).toSorted()).toEqual(
    healthReasons.toSorted(),
  );
  expect(healthHelpByReason[0]?.reason).toBe('chest pain or breathlessness');
});

it.each(healthHelpByReason)(
  'says who to call for “$title”, by day and by night',
  ({ sentences }) => {
    const text = sentences.join(' ');
    expect(text).toMatch(/\b999\b/);
    expect(text).toMatch(/\b111\b/);
  },
);

it.each(healthHelpByReason)('never offers to go on training for “$title”', ({ sentences }) => {
  expect(sentences.join(' ')).not.toMatch(/lighter|fewer|carry on|another exercise/i);
});
