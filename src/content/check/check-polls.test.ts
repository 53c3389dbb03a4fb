import { describe, expect, it } from 'vitest';
import {
  createPoll,
  errorMessagesOf,
  validEntries,
  withFields,
} from './valid-space.test-support.ts';

describe('the check of polls', () => {
  it('reports a second active poll', () => {
    expect(errorMessagesOf([...validEntries, createPoll('poll-002', true)])).toEqual([
      'Poll "Why?" (poll-002), field active: another poll is shown already. Switch one of them off: one poll is shown at a time.',
    ]);
    expect(errorMessagesOf([...validEntries, createPoll('poll-002', false)])).toEqual([]);
  });

  it('reports two options of a poll with the same name', () => {
    const options = ['fun: Just for fun', 'health: Health', 'fun: Fun with friends'];
    expect(
      errorMessagesOf([...validEntries, withFields(createPoll('poll-002', false), { options })]),
    ).toEqual([
      'Poll "Why?" (poll-002), field options: two options have the name "fun". Give one of them another name, before the colon.',
    ]);
  });
});
