// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { preloadSessionParts, sessionPartLoaders } from '../lazy-parts.ts';
import {
  usePartsNotNeededForFirstSet,
  type PartsNotNeededForFirstSet,
} from './use-parts-not-needed-for-first-set.ts';

vi.mock('../lazy-parts.ts', () => ({
  sessionPartLoaders: { clocks: vi.fn() },
  preloadSessionParts: vi.fn(async () => undefined),
}));

it('reports clocks that can’t be loaded, and loads them when the browser is back online', async () => {
  // A hidden window has no frames, and a busy machine few.
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => setTimeout(work, 0, 0));
  vi.mocked(sessionPartLoaders.clocks).mockRejectedValue(new Error('No connection.'));
  const { result } = renderHook(() => usePartsNotNeededForFirstSet());
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(result.current.clocks).toBeUndefined();
  expect(preloadSessionParts).not.toHaveBeenCalled();
  const clocks = await vi.importActual<PartsNotNeededForFirstSet>(
    './parts-not-needed-for-first-set.ts',
  );
  vi.mocked(sessionPartLoaders.clocks).mockResolvedValue(clocks);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.clocks).toBe(clocks));
  expect(result.current.hasFailed).toBe(false);
  await waitFor(() => expect(preloadSessionParts).toHaveBeenCalled());
});
