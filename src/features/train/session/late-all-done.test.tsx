// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionAfterEvent } from '../../../domain/training/session/session-after-event.ts';
import {
  stepsOfFirstDayInText,
  testSessionOfSteps,
  testSessionStart,
} from '../../../domain/training/session/session.test-support.ts';
import { stubDialogs } from '../../../ui/stub-dialogs.test-support.ts';
import type { PartsNotNeededForFirstSet } from '../clocks/use-parts-not-needed-for-first-set.ts';
import { createRunningSessionDataOf } from '../coach.test-support.ts';
import { preloadSessionParts, sessionPartLoaders } from '../lazy-parts.ts';
import { SetScreen } from './set-screen.tsx';

vi.mock('../lazy-parts.ts', () => ({
  sessionPartLoaders: { clocks: vi.fn() },
  preloadSessionParts: vi.fn(async () => undefined),
}));

afterEach(cleanup);

it('says at the end of the sets that what finishes a session is missing, and loads it on a press; clocks that come later don’t replace it', async () => {
  stubDialogs();
  vi.mocked(sessionPartLoaders.clocks).mockRejectedValue(new Error('No connection.'));
  const session = sessionAfterEvent(testSessionOfSteps(stepsOfFirstDayInText('- Plank: 1 x 5')), {
    kind: 'done',
    at: testSessionStart,
  });
  const dispatch = vi.fn();
  render(
    <SetScreen
      view={await createRunningSessionDataOf(session, { dispatch })}
      words={new Map()}
      isReadingPlan={false}
      notices={[]}
      onClose={() => undefined}
    />,
  );
  await screen.findByText(/Everything you have done is on this device/);
  vi.mocked(sessionPartLoaders.clocks).mockResolvedValue(
    await vi.importActual<PartsNotNeededForFirstSet>('../clocks/parts-not-needed-for-first-set.ts'),
  );
  // The first is of the notice about the clocks, the second of what comes after the last set.
  const [clocksAgain, endAgain] = screen.getAllByRole('button', { name: 'Try again' });
  fireEvent.click(endAgain ?? document.body);
  const finish = await screen.findByRole('button', { name: 'Finish' });
  fireEvent.click(clocksAgain ?? document.body);
  await waitFor(() => expect(preloadSessionParts).toHaveBeenCalled());
  await act(async () => undefined);
  // The clocks have come and leave the button under her thumb.
  fireEvent.click(finish);
  expect(dispatch).toHaveBeenCalledWith({ kind: 'finish', outcome: 'finished' });
});
