import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Fault } from './fault.ts';
import { countChanged, type Pixels } from './pixels.ts';

/**
 * The stops of `walkTabRing` whose look wasn't measured yet in this worker: a look says all that
 * the mark of the focus depends on.
 */
const measured = new Set<string>();

type Place = { readonly name: string; readonly clip: Clip; readonly edge: number };
type Clip = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** How far around an element its mark may be. */
const margin = 8;

/** Runs in the page: gives a stop the focus again and says where it is. */
const focusStop = ([look, around]: readonly [string, number]): Place | undefined => {
  const found = window.tabPresses.find(({ stop }) => stop.look === look);
  if (found?.at == null) return undefined;
  const { at, stop } = found;
  at.focus();
  const face = window.pastAxe.faceOf(at);
  face.scrollIntoView({ block: 'center', inline: 'nearest' });
  const own = face.getClientRects()[0] ?? face.getBoundingClientRect();
  // A card's link may show the focus around the card.
  const { left, top, right, bottom } = window.pastAxe.overlayOf(at) ?? own;
  const x = Math.max(0, Math.floor(left - around));
  const y = Math.max(0, Math.floor(top - around));
  return {
    name: stop.name,
    clip: {
      x: x + scrollX,
      y: y + scrollY,
      width: Math.min(innerWidth, Math.ceil(right + around)) - x,
      height: Math.min(innerHeight, Math.ceil(bottom + around)) - y,
    },
    edge: Math.min(2 * (own.width + own.height), 2 * (right - left + bottom - top)),
  };
};

const takePicture = async (browser: CDPSession, clip: Clip): Promise<Pixels> => {
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  });
  const raw = await sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: raw.data, width: raw.info.width, height: raw.info.height };
};

/**
 * Compares a stop of each look with the focus and without it. The mark has to change as many pixels
 * as a line around the element has, by a contrast of 3:1.
 */
export const findFaintMarks = async (
  page: Page,
  looks: readonly string[],
): Promise<readonly Fault[]> => {
  const browser = await page.context().newCDPSession(page);
  const faults: Fault[] = [];
  for (const look of new Set(looks)) {
    if (measured.has(look)) continue;
    const place = await page.evaluate(focusStop, [look, margin] as const);
    if (place === undefined) continue;
    const marked = await takePicture(browser, place.clip);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    const plain = await takePicture(browser, place.clip);
    const changed = countChanged(plain, marked, 3);
    if (changed >= place.edge) measured.add(look);
    else {
      faults.push({
        check: 'focus mark',
        element: place.name,
        advice: `has the focus, and only ${changed} pixels show it by 3:1; a line around it has ${Math.round(place.edge)}. Give it an outline that stands out (--focus) and is not cut off.`,
      });
    }
  }
  await browser.detach();
  return faults;
};
