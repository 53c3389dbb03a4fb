// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MemberPlanPicture } from './member-plan-picture.tsx';

const pictureOf = vi.fn<(plan: string) => Promise<string | undefined>>();

vi.mock(import('../use-zone.ts'), async (original) => ({
  ...(await original()),
  useMemberZoneStore: () => Object({ pictures: { small: pictureOf, large: pictureOf } }),
}));

/** Reports every picture as near the viewport. */
class NearObserver {
  readonly observe: () => void;
  constructor(notify: (entries: readonly object[]) => void) {
    this.observe = () => notify([{ isIntersecting: true }]);
  }
  disconnect = (): void => undefined;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('logs a plan picture that can’t be fetched', async () => {
  vi.stubGlobal('IntersectionObserver', NearObserver);
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  pictureOf.mockResolvedValue(undefined);
  await act(async () => {
    render(<MemberPlanPicture plan="packs/tone-sculpt/week-1/" alt="" size="small" />);
    await pictureOf.mock.results[0]?.value;
  });
  expect(warn).toHaveBeenCalledExactlyOnceWith('Image not loaded', 'packs/tone-sculpt/week-1/');
});
