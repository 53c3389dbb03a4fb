import { expect, type Page } from '@playwright/test';
import { findViolations } from '../browser/accessibility.ts';
import { findMotion } from '../browser/reduced-motion.ts';
import { leftToMend } from './exceptions.ts';
import type { Check, Fault } from './fault.ts';
import { findFaintMarks } from './focus-marks.ts';
import { findLostInForcedColours } from './forced-colours.ts';
import { findLostText, setTextSize, spaceText } from './lost-text.ts';
import { giveProbe } from './probe.ts';
import { ringFaults } from './ring-faults.ts';
import { walkTabRing } from './tab-ring.ts';
import { findTargetFaults } from './targets.ts';

const phone = [390, 844] as const;
const phoneOnItsSide = [844, 390] as const;
const enlarged = [320, 256] as const;
const desktop = [1280, 800] as const;

type Size = readonly [width: number, height: number];

const resize = (page: Page, [width, height]: Size): Promise<void> =>
  page.setViewportSize({ width, height });

const toFaults = (check: Check, sentences: readonly string[]): readonly Fault[] =>
  sentences.map((element) => ({ check, element, advice: '' }));

/** What is lost of the text in other sizes and spacings. */
const findLost = async (page: Page): Promise<readonly Fault[]> => {
  const faults: Fault[] = [];
  const unspace = await spaceText(page);
  faults.push(...(await findLostText(page, phone, ', with WCAG’s spacing')));
  await unspace();
  faults.push(...(await findLostText(page, enlarged, '')));
  faults.push(...(await findLostText(page, phoneOnItsSide, '')));
  await setTextSize(page, 32);
  for (const size of [phone, desktop]) {
    faults.push(...(await findLostText(page, size, ', with text at 200 %')));
  }
  await setTextSize(page, 16);
  return faults;
};

/** The way of Tab through the page at this size, and how each kind of stop shows the focus. */
const findFocusFaults = async (page: Page, size: Size): Promise<readonly Fault[]> => {
  await resize(page, size);
  const ring = await walkTabRing(page);
  const expected = new Set(ring.expected.map(({ id }) => id));
  const looks = ring.forward.filter(({ id }) => expected.has(id)).map(({ look }) => look);
  return [...ringFaults(ring), ...(await findFaintMarks(page, looks))];
};

/**
 * What of a state can be swept: some close when the focus leaves them, or have no place on a wide
 * screen.
 */
type Sweep = {
  /** Where Tab is walked; nowhere if the state ends when the focus leaves it. */
  readonly ring?: 'desktop' | 'phone' | 'nowhere';
};

/** Resolves once what was fading in when motion was reduced has ended; it keeps its duration. */
const endOfTransitions = async (): Promise<void> => {
  const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(fading.map(({ finished }) => finished));
};

/**
 * Everything past axe that a template or an open state gets wrong, in one visit. The slow part is
 * the way of Tab, 10 ms a press.
 */
export const findPastAxe = async (
  page: Page,
  { ring = 'desktop' }: Sweep = {},
): Promise<readonly Fault[]> => {
  const faults: Fault[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(endOfTransitions);
  await resize(page, phone);
  await giveProbe(page);
  faults.push(...toFaults('motion', await page.evaluate(findMotion)));
  faults.push(...(await findTargetFaults(page)));
  faults.push(...(await findLost(page)));
  if (ring !== 'nowhere') {
    faults.push(...(await findFocusFaults(page, ring === 'desktop' ? desktop : phone)));
  }
  await resize(page, phone);
  faults.push(...(await findLostInForcedColours(page)));
  await page.emulateMedia({ contrast: 'more' });
  faults.push(...toFaults('contrast', await findViolations(page, 'more contrast')));
  await page.emulateMedia({ contrast: 'no-preference' });
  return faults;
};

/** Looks at the page in its current state, and expects nothing but the named exceptions. */
export const expectNothingPastAxe = async (
  page: Page,
  name: string,
  how?: Sweep,
): Promise<void> => {
  expect(leftToMend(name, await findPastAxe(page, how))).toEqual([]);
};
