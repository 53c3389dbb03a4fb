// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionLeftOpenAfterIdleMs } from '../../../domain/training/session/left-open.ts';
import {
  stepsOfFirstDayInText,
  testSessionOfSteps,
} from '../../../domain/training/session/session.test-support.ts';
import { openEmptyLogOnDeviceOrInTab } from '../../../services/training-log/log.test-support.ts';
import { StartEmptyOrResumeSession } from './start-empty-or-resume-session.tsx';

const show = async (startedAt: number): Promise<void> => {
  const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
  const session = {
    ...testSessionOfSteps(stepsOfFirstDayInText('- Back squat: 1 x 5')),
    startedAt,
  };
  render(<StartEmptyOrResumeSession log={log} open={{ session, revision: 1 }} />);
};

it('leads back into an open session', async () => {
  await show(Date.now() - sessionLeftOpenAfterIdleMs / 2);
  expect(screen.getByText(/^A session is open/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go on with it' })).toBeDefined();
});

it('doesn’t call a session open in which nothing has happened for six hours', async () => {
  await show(Date.now() - sessionLeftOpenAfterIdleMs);
  expect(screen.queryByText(/is open/)).toBeNull();
  expect(screen.getByText(/^A session was left open, with 0 sets done\. It ends/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See how it ended' })).toBeDefined();
});
