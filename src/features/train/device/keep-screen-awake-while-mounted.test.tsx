// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { KeepScreenAwakeWhileMounted } from './keep-screen-awake-while-mounted.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('tells if the browser lets the screen go dark', async () => {
  vi.stubGlobal('navigator', {});
  const onRefused = vi.fn<(sentence: string) => void>();
  render(<KeepScreenAwakeWhileMounted onRefused={onRefused} />);
  await waitFor(() => expect(onRefused.mock.calls).toEqual([[expect.stringContaining('go dark')]]));
});
