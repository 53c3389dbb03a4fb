// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { KeepScreenAwake } from './keep-screen-awake.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('tells if the browser lets the screen go dark', async () => {
  vi.stubGlobal('navigator', {});
  const onRefused = vi.fn<(sentence: string) => void>();
  render(<KeepScreenAwake onRefused={onRefused} />);
  await waitFor(() => expect(onRefused.mock.calls).toEqual([[expect.stringContaining('go dark')]]));
});
