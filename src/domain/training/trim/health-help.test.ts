import { expect, it } from 'vitest';
import { healthHelpMostUrgentFirst } from './health-help.ts';
import { healthStopReasons } from './health-stop-reasons.ts';

it('has help for every reason that ends a session, chest pain first', () => {
  expect(healthHelpMostUrgentFirst.map(({ reason }) => reason).toSorted()).toEqual(
    healthStopReasons.toSorted(),
  );
  expect(healthHelpMostUrgentFirst[0]?.reason).toBe('chest pain or breathlessness');
});

it.each(healthHelpMostUrgentFirst)(
  'says who to call for “$title”, by day and by night',
  ({ sentences }) => {
    const text = sentences.join(' ');
    expect(text).toMatch(/\b999\b/);
    expect(text).toMatch(/\b111\b/);
  },
);

it.each(healthHelpMostUrgentFirst)(
  'never offers to go on training for “$title”',
  ({ sentences }) => {
    expect(sentences.join(' ')).not.toMatch(/lighter|fewer|carry on|another exercise/i);
  },
);
