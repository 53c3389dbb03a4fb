import { expect, it } from 'vitest';
import type { EngineName } from './drivers/engine-window.ts';
import type { Visitor } from './visitor.ts';

/**
 * What can't be tried in an engine here. The check fails once it can be: then it is due to be
 * tried.
 */
type Wall = {
  readonly engines: readonly EngineName[];
  readonly what: string;
  readonly why: string;
  /** Runs in the page: whether it still can't be tried. */
  readonly isStillThere: () => boolean;
};

const both = ['firefox', 'webkit'] as const;

const walls: readonly Wall[] = [
  {
    engines: both,
    what: 'a thumb',
    why: 'The drivers press with a mouse; touches are tried in Chromium.',
    isStillThere: () => !matchMedia('(pointer: coarse)').matches,
  },
  {
    engines: both,
    what: 'print, dark and forced colours, reduced motion',
    why: 'WebDriver has no command for them; they are tried in Chromium.',
    isStillThere: () =>
      ['print', '(prefers-color-scheme: dark)', '(forced-colors: active)'].every(
        (media) => !matchMedia(media).matches,
      ),
  },
  {
    engines: both,
    what: 'the device’s own sheet for sharing',
    why: 'Neither engine has one on Debian; the text to copy is tried.',
    isStillThere: () => !('share' in navigator),
  },
  {
    engines: both,
    what: 'vibration at the end of a rest',
    why: 'No iPhone has it, and Firefox only on Android.',
    isStillThere: () => !('vibrate' in navigator) || navigator.userAgent.includes('Firefox'),
  },
  {
    engines: both,
    what: 'a clock that is moved on',
    why: 'Rests and timed sets would take their time: they are skipped here, and waited for in Chromium.',
    isStillThere: () => Math.abs(performance.timeOrigin + performance.now() - Date.now()) < 60_000,
  },
];

/** Tests that what is left out of an engine's journeys still has to be. */
export const testWalls = (engine: EngineName, arrive: () => Promise<Visitor>): void => {
  for (const { engines, what, why, isStillThere } of walls) {
    if (!engines.includes(engine)) continue;
    it(`not tried here: ${what}. ${why}`, async () => {
      const visitor = await arrive();
      await visitor.go('/robots.txt');
      expect(await visitor.run(isStillThere)).toBe(true);
    });
  }
};
