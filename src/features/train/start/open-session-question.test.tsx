// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  sessionAfterGivenEvents,
  stepsOfFirstDayInText,
  testSessionOfSteps,
  testSessionStart,
} from '../../../domain/training/session/session.test-support.ts';
import { sessionLeftOpenAfterIdleMs } from '../../../domain/training/session/left-open.ts';
import type { Session } from '../../../domain/training/session/session.ts';
import { OpenSessionQuestion } from './open-session-question.tsx';

afterEach(cleanup);

const begun = testSessionOfSteps(stepsOfFirstDayInText('- Back squat: 2 x 5 at 60 kg'));

const show = (session: Session, now = testSessionStart) => {
  const asked = {
    onGoOn: vi.fn<() => void>(),
    onEnd: vi.fn<() => void>(),
    onThrowAway: vi.fn<() => Promise<void>>(async () => undefined),
  };
  render(<OpenSessionQuestion session={session} now={() => now} {...asked} />);
  return asked;
};
const names = (): readonly (string | null)[] =>
  screen.getAllByRole('button').map(({ textContent }) => textContent);

it('lets her continue or end a session with sets, but never discard it', () => {
  const { onEnd } = show(sessionAfterGivenEvents(begun, { kind: 'done' }));
  expect(names()).toEqual(['Go on with that one', 'End it as it is']);
  fireEvent.click(screen.getByRole('button', { name: 'End it as it is' }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('lets her discard a session without sets', () => {
  const { onThrowAway } = show(begun);
  fireEvent.click(screen.getByRole('button', { name: 'Drop it and start this one' }));
  expect(onThrowAway).toHaveBeenCalledTimes(1);
});

it('doesn’t ask about a session that was left open for six hours, which closes by itself', () => {
  const { onGoOn } = show(begun, testSessionStart + sessionLeftOpenAfterIdleMs);
  expect(onGoOn).toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});
