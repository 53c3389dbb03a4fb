import type { Page } from '@playwright/test';
import type { Box } from './fault.ts';

/** One press of Tab: where the focus is after it. */
export type Stop = {
  /** The same for all radio buttons of a group. */
  readonly id: string;
  readonly name: string;
  /** On the page, whatever is scrolled. */
  readonly place: Box;
  /**
   * A part that stays where it is while the page scrolls has no place in the order that is seen.
   */
  readonly stays: boolean;
  /** Whether Tab stops several times in it, as in the day, month and year of a date. */
  readonly hasParts: boolean;
  /** What covers its middle and its corners; empty where the element itself is seen. */
  readonly covers: { readonly middle: string; readonly corners: readonly string[] };
  /** How it looks now: stops that look the same have the same mark of the focus. */
  readonly look: string;
};

type Expected = { readonly id: string; readonly name: string };

/** Where Tab went, and Shift and Tab back from the last stop. */
export type TabRing = {
  readonly expected: readonly Expected[];
  readonly forward: readonly Stop[];
  readonly back: readonly Stop[];
};

declare global {
  interface Window {
    /** What Tab reached since `noteFocus`, press by press. */
    tabPresses: { readonly at: HTMLElement | null; readonly stop: Stop }[];
    /** How a stop is seen now. */
    toTabStop: (element: Element) => Stop;
  }
}

/**
 * Runs in the page: notes the focus after every press of Tab. Returns how often to press for a
 * whole round.
 */
const noteFocus = (): { readonly presses: number; readonly expected: readonly Expected[] } => {
  const { nameOf, groupOf, faceOf, isOf, stops, isOpen, scope } = window.pastAxe;
  window.tabPresses = [];
  const nothing: Stop = {
    id: 'none',
    name: 'nothing',
    place: { left: 0, top: 0, right: 0, bottom: 0 },
    stays: true,
    hasParts: false,
    covers: { middle: '', corners: [] },
    look: '',
  };
  const groundOf = (element: Element | null): string => {
    for (let box = element; box !== null; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (!backgroundColor.endsWith(', 0)')) return backgroundColor;
    }
    return 'none';
  };
  const dates = 'input:is([type="date"], [type="time"], [type="datetime-local"])';
  const toStop = (element: Element): Stop => {
    const face = faceOf(element);
    const box = face.getClientRects()[0] ?? face.getBoundingClientRect();
    const { left, top, right, bottom } = box;
    // Of what is larger than the window, the part in sight is meant.
    const seen = {
      left: box.width > innerWidth ? Math.max(0, left) : left,
      right: box.width > innerWidth ? Math.min(innerWidth, right) : right,
      top: box.height > innerHeight ? Math.max(0, top) : top,
      bottom: box.height > innerHeight ? Math.min(innerHeight, bottom) : bottom,
    };
    const covererAt = (x: number, y: number): string => {
      const isInSight = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
      if (!isInSight) return 'the edge of the window';
      const hit = document.elementFromPoint(x, y);
      if (isOf(hit, element) || (hit !== null && hit.contains(face))) return '';
      return hit === null ? 'nothing' : nameOf(hit);
    };
    const inset = (size: number): number => Math.min(3, size / 4);
    const [dx, dy] = [inset(box.width), inset(box.height)];
    let stays = false;
    let cut = '';
    for (let part: Element | null = face; part !== null; part = part.parentElement) {
      const { position, overflowX } = getComputedStyle(part);
      if (['fixed', 'sticky', 'absolute'].includes(position)) stays = true;
      if (part === face || part.localName === 'html' || overflowX === 'visible') continue;
      const edge = part.getBoundingClientRect();
      const isNear = (one: number, other: number): string => (one - other < 5 ? 'cut' : 'free');
      if (part.scrollWidth > part.clientWidth + 1) stays = true;
      cut += ` ${isNear(left, edge.left)} ${isNear(top, edge.top)} ${isNear(edge.right, right)} ${isNear(edge.bottom, bottom)}`;
    }
    const style = getComputedStyle(face);
    return {
      id: groupOf(element),
      name: nameOf(element),
      place: {
        left: left + scrollX,
        right: right + scrollX,
        top: top + scrollY,
        bottom: bottom + scrollY,
      },
      stays,
      hasParts: element.matches(dates),
      covers: {
        middle: covererAt((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2),
        corners: [
          covererAt(seen.left + dx, seen.top + dy),
          covererAt(seen.right - dx, seen.top + dy),
          covererAt(seen.left + dx, seen.bottom - dy),
          covererAt(seen.right - dx, seen.bottom - dy),
        ],
      },
      look: [
        style.outlineStyle,
        style.outlineWidth,
        style.outlineColor,
        style.outlineOffset,
        style.boxShadow,
        groundOf(face),
        groundOf(face.parentElement),
        cut,
      ].join(' '),
    };
  };
  window.toTabStop = toStop;
  const note = (): void => {
    const active = document.activeElement;
    const at = active instanceof HTMLElement && active !== document.body ? active : null;
    window.tabPresses.push({ at, stop: at === null ? nothing : toStop(at) });
  };
  // When the key comes up the page has scrolled to what has the focus.
  const onKeyUp = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') note();
  };
  addEventListener('keyup', onKeyUp, { capture: true });
  const all = stops();
  // A page may have led the focus somewhere when it was opened.
  all[0]?.focus();
  note();
  const canScroll = [...scope().querySelectorAll('*')].filter(
    (element) =>
      isOpen(element) &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
      (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
  );
  return {
    presses: all.length + canScroll.length + 6 * scope().querySelectorAll(dates).length + 1,
    expected: all.map((element) => ({ id: groupOf(element), name: nameOf(element) })),
  };
};

/**
 * Presses Tab many times without waiting in between: each wait would take longer than the press.
 */
const pressTab = async (page: Page, times: number, isBack: boolean): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const key = {
    key: 'Tab',
    code: 'Tab',
    windowsVirtualKeyCode: 9,
    modifiers: isBack ? 8 : 0,
  };
  const presses = Array.from({ length: times }).flatMap(() =>
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      browser.send('Input.dispatchKeyEvent', { type, ...key }),
    ),
  );
  await Promise.all(presses);
  await browser.detach();
};

/**
 * Runs in the page: puts the focus on the last stop before the page's end, and returns where it
 * went until then.
 */
const endOfRound = (): { readonly length: number; readonly presses: number } => {
  const forward = window.tabPresses.map(({ stop }) => stop);
  const again = forward.findIndex(({ id }, index) => index > 0 && id === forward[0]?.id);
  const none = forward.findIndex(({ id }) => id === 'none');
  const ends = [again, none, forward.length].filter((index) => index > 0);
  const length = Math.min(...ends);
  window.tabPresses[length - 1]?.at?.focus();
  return { length: forward.length, presses: length - 1 };
};

/**
 * Runs in the page: the stops, with those out of sight looked at again. They were left after 10 ms,
 * before the page had scrolled to them.
 */
const stopsAtRest = async (): Promise<readonly Stop[]> => {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const stops: Stop[] = [];
  for (const { at, stop } of window.tabPresses) {
    if (at === null || stop.covers.middle !== 'the edge of the window') {
      stops.push(stop);
      continue;
    }
    at.blur();
    at.focus();
    await frame();
    await frame();
    stops.push({ ...stop, covers: window.toTabStop(at).covers });
  }
  return stops;
};

/** Goes once around the page with Tab, and back with Shift and Tab. The page has the probe. */
export const walkTabRing = async (page: Page): Promise<TabRing> => {
  const round = await page.evaluate(noteFocus);
  await pressTab(page, round.presses, false);
  const { length, presses } = await page.evaluate(endOfRound);
  await pressTab(page, presses, true);
  const all = await page.evaluate(stopsAtRest);
  return {
    expected: round.expected,
    forward: all.slice(0, length),
    back: all.slice(length),
  };
};
