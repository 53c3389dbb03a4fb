// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  aLoggedSessionWithoutSets,
  openEmptyLogOnDeviceOrInTab,
} from '../../../services/training-log/log.test-support.ts';
import { SessionEndedElsewhere } from './session-ended-elsewhere.tsx';

afterEach(cleanup);

it('says that a session that ended in another tab is in the log', async () => {
  const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
  await log.endSession(aLoggedSessionWithoutSets(), [], undefined);
  render(<SessionEndedElsewhere log={log} id="first" onEnded={() => undefined} />);
  expect(await screen.findByText('What you did there is in your log.')).toBeDefined();
});

it('says that a session isn’t in the log if it was dropped in another tab or the log was deleted', async () => {
  const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
  render(<SessionEndedElsewhere log={log} id="first" onEnded={() => undefined} />);
  expect(await screen.findByText(/It isn’t in your log/)).toBeDefined();
});
