// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSteadyCallback } from './use-steady-callback.ts';

it('gives the same function on every render, which does the newest work', () => {
  const [first, second] = [vi.fn<(by: number) => void>(), vi.fn<(by: number) => void>()];
  const { result, rerender } = renderHook(({ work }) => useSteadyCallback(work), {
    initialProps: { work: first },
  });
  const steady = result.current;
  rerender({ work: second });
  expect(result.current).toBe(steady);
  steady(2);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith(2);
});
