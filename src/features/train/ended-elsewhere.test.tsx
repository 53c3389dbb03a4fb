// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aLoggedSession, openEmptyLog } from '../../services/training-log/log.test-support.ts';
import { EndedElsewhere } from './ended-elsewhere.tsx';

afterEach(cleanup);

it('a session that another tab has ended is said to be in the log', async () => {
  const { log } = await openEmptyLog('this tab');
  await log.endSession(aLoggedSession(), [], undefined);
  render(<EndedElsewhere log={log} id="first" onEnded={() => undefined} />);
  expect(await screen.findByText('What you did there is in your log.')).toBeDefined();
});

it('one that was dropped there, or whose log was deleted, isn’t', async () => {
  const { log } = await openEmptyLog('this tab');
  render(<EndedElsewhere log={log} id="first" onEnded={() => undefined} />);
  expect(await screen.findByText(/It isn’t in your log/)).toBeDefined();
});
