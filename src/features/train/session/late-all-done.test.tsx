// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionAfter } from '../../../domain/training/session/next.ts';
import {
  sessionOf,
  start,
  stepsOfText,
} from '../../../domain/training/session/session.test-support.ts';
import { stubDialogs } from '../../../ui/stub-dialogs.test-support.ts';
import type { Clocks } from '../clocks/use-clocks.ts';
import { viewOf } from '../coach.test-support.ts';
import { lazyParts } from '../lazy-parts.ts';
import { SetScreen } from './set-screen.tsx';

vi.mock('../lazy-parts.ts', () => ({
  lazyParts: { clocks: vi.fn() },
  preloadAll: vi.fn(async () => undefined),
}));

afterEach(cleanup);

it('says at the end of the sets that what finishes a session is missing, and loads it on a press', async () => {
  stubDialogs();
  vi.mocked(lazyParts.clocks).mockRejectedValue(new Error('No connection.'));
  const session = sessionAfter(sessionOf(stepsOfText('- Plank: 1 x 5')), {
    kind: 'done',
    at: start,
  });
  const dispatch = vi.fn();
  render(
    <SetScreen
      view={await viewOf(session, { dispatch })}
      words={new Map()}
      isReadingPlan={false}
      notices={[]}
      onClose={() => undefined}
    />,
  );
  await screen.findByText(/Everything you have done is on this device/);
  vi.mocked(lazyParts.clocks).mockResolvedValue(
    await vi.importActual<Clocks>('../clocks/clocks.ts'),
  );
  screen
    .getAllByRole('button', { name: 'Try again' })
    .forEach((button) => void fireEvent.click(button));
  // Both have loaded then: the end of the sets, and the clocks, whose own end of the sets takes its place.
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Try again' })).toEqual([]));
  fireEvent.click(await screen.findByRole('button', { name: 'Finish' }));
  expect(dispatch).toHaveBeenCalledWith({ kind: 'finish', outcome: 'finished' });
});
