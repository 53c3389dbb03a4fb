// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sessionAfterEvent } from '../../../domain/training/session/session-after-event.ts';
import {
  stepsOfFirstDayInText,
  testSessionOfSteps,
  testSessionStart,
} from '../../../domain/training/session/session.test-support.ts';
import { countSetsDoneInOpenSession } from './count-sets-done.ts';
import { ResumeOpenSessionSection } from './open-session.tsx';

afterEach(cleanup);

const session = testSessionOfSteps(stepsOfFirstDayInText('- Back squat: 3 x 5 at 60 kg'));
const text = (done: number | undefined): string => {
  render(<ResumeOpenSessionSection session={session} done={done} plans={[]} />);
  return screen.getByRole('region', { name: 'A session is open' }).textContent ?? '';
};

it('says how many sets of an open session are done', () => {
  const done = countSetsDoneInOpenSession(
    sessionAfterEvent(session, { kind: 'done', at: testSessionStart }),
  );
  expect(text(done)).toContain(', with 1 set done. It goes into the log when it ends.');
  cleanup();
  expect(text(2)).toContain(', with 2 sets done.');
});

it('shows the way back into a session whose sets can’t be counted', () => {
  expect(text(undefined)).toMatch(/begun on [^,.]*\. It goes into the log when it ends\./);
  expect(screen.getByRole('link', { name: 'Go on with it' })).toBeDefined();
});
