import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Box, Fault } from './fault.ts';
import { contrastWithin } from './pixels.ts';

type Drawn = { readonly name: string; readonly box: Box };

declare global {
  interface Window {
    /** What is chosen and looks, in the colours of the page, like what is not. */
    alikeBefore?: ReadonlySet<Element>;
  }
}

/**
 * Runs in the page, in its own colours: what says something without words, such as icons, bars and
 * boxes to tick.
 */
const markDrawn = (): void => {
  const { isOpen, scope } = window.pastAxe;
  const isEmpty = (element: Element): boolean =>
    element.childElementCount === 0 && element.textContent.trim() === '';
  const hasInk = (element: Element): boolean => {
    const style = getComputedStyle(element);
    return (
      !style.backgroundColor.endsWith(', 0)') ||
      style.backgroundImage !== 'none' ||
      style.maskImage !== 'none' ||
      Number.parseFloat(style.borderBlockStartWidth) > 0
    );
  };
  for (const element of scope().querySelectorAll('svg, i, span, b, input, progress, meter')) {
    const isPicture = element.matches('svg, [type="checkbox"], [type="radio"], progress, meter');
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) < 2 || !isOpen(element)) continue;
    if (getComputedStyle(element).opacity === '0' || element.closest('picture, svg svg') !== null)
      continue;
    const isMark = element.matches('i, span, b') && isEmpty(element) && hasInk(element);
    if (isPicture || isMark) element.setAttribute('data-drawn', '');
  }
};

/**
 * Runs in the page, in forced colours: where all that is, and what is chosen without being seen as
 * chosen.
 */
const findDrawn = (): {
  readonly drawn: readonly Drawn[];
  readonly height: number;
  readonly isDialog: boolean;
} => {
  const { nameOf, isOpen, scope } = window.pastAxe;
  // A dialog is as high as the window; of a page all is drawn.
  const isDialog = scope() !== document;
  // What has to be scrolled to sideways, in a wide table, isn't in the picture: it looks like the
  // rest of it.
  const isInPicture = (element: Element): boolean => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  };
  const marked = [...scope().querySelectorAll('[data-drawn]')].filter(isOpen).filter(isInPicture);
  const drawn = marked.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      name: nameOf(element),
      box: {
        left,
        right,
        top: isDialog ? top : top + scrollY,
        bottom: isDialog ? bottom : bottom + scrollY,
      },
    };
  });
  return isDialog
    ? {
        drawn: drawn.filter(({ box }) => box.top >= 0 && box.bottom < innerHeight),
        height: innerHeight,
        isDialog,
      }
    : { drawn, height: document.documentElement.scrollHeight, isDialog };
};

/** Runs in the page: what is chosen and looks like what is not, but for what looked so before. */
const findAlike = (): readonly string[] => {
  const { nameOf, isOpen, scope, faceOf } = window.pastAxe;
  const lookOf = (element: Element): string =>
    [undefined, '::before', '::after']
      .map((pseudo) => {
        const style = getComputedStyle(faceOf(element), pseudo);
        return [
          style.content,
          style.backgroundColor,
          style.color,
          style.borderTopWidth,
          style.borderBottomWidth,
          style.borderBottomColor,
          style.borderLeftWidth,
          style.outlineStyle,
          style.outlineWidth,
          style.textDecorationLine,
          style.fontWeight,
        ].join();
      })
      .join();
  const pairs = [
    ['[aria-pressed="true"]', '[aria-pressed="false"]'],
    ['[aria-selected="true"]', '[aria-selected="false"]'],
    ['a[aria-current]:not([aria-current="false"])', 'a:not([aria-current])'],
    ['input:checked', 'input:is([type="checkbox"], [type="radio"]):not(:checked)'],
  ] as const;
  const alike = pairs.flatMap(([on, off]) =>
    [...scope().querySelectorAll(on)].filter(isOpen).flatMap((chosen) => {
      // A field of the browser's own shows by itself whether it is chosen.
      if (faceOf(chosen) === chosen && chosen.matches('input')) return [];
      const peers = chosen.closest('ul, ol, nav, fieldset, [role="group"]');
      const other = peers === null ? undefined : [...peers.querySelectorAll(off)].find(isOpen);
      if (other === undefined || lookOf(other) !== lookOf(chosen)) return [];
      const hasWords = /chosen/.test(chosen.textContent);
      return hasWords ? [] : [chosen];
    }),
  );
  const before = window.alikeBefore ?? new Set();
  window.alikeBefore = new Set(alike);
  return alike.filter((element) => !before.has(element)).map(nameOf);
};

/** The place with the pixels around it: a bar fills its own, and is seen by what it stands on. */
const withEdge = ({ left, top, right, bottom }: Box): Box => ({
  left: left - 1,
  top: top - 1,
  right: right + 1,
  bottom: bottom + 1,
});

/** What isn't seen any more when the device replaces the colours of the page by its own. */
export const findLostInForcedColours = async (page: Page): Promise<readonly Fault[]> => {
  await page.evaluate(markDrawn);
  await page.evaluate(findAlike);
  await page.emulateMedia({ forcedColors: 'active' });
  const { drawn, height, isDialog } = await page.evaluate(findDrawn);
  const alike = await page.evaluate(findAlike);
  const { width } = page.viewportSize() ?? { width: 0 };
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(isDialog
      ? {}
      : { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } }),
  });
  await browser.detach();
  await page.emulateMedia({ forcedColors: 'none' });
  const raw = await sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { data: raw.data, width: raw.info.width, height: raw.info.height };
  return [
    ...drawn
      .filter(({ box }) => contrastWithin(picture, withEdge(box)) < 3)
      .map(({ name }): Fault => ({
        check: 'forced colours',
        element: name,
        advice: 'is not seen in forced colours. Draw it with a border or in currentcolor.',
      })),
    ...alike.map((element): Fault => ({
      check: 'forced colours',
      element,
      advice:
        'looks in forced colours like one that is not chosen. Give it a border, or the colours of chosenFill.',
    })),
  ];
};
