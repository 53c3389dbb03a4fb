import type { Page } from '@playwright/test';
import type { Fault } from './fault.ts';

/**
 * Runs in the page: what a reader loses in its current size and spacing, whether it makes the page
 * scroll sideways, is cut off, or lies on other text.
 */
const lostText = (): readonly Omit<Fault, 'check'>[] => {
  const { nameOf, isOpen, scope } = window.pastAxe;
  type Line = { readonly left: number; top: number; readonly right: number; bottom: number };
  type Text = { readonly element: Element; readonly layer: Element | null; readonly line: Line };
  const faults = new Map<string, string>();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const widest = [...document.body.querySelectorAll('*')]
      .filter((one) => isOpen(one) && one.getBoundingClientRect().right > root.clientWidth + 1)
      .at(-1);
    faults.set(
      widest === undefined ? 'the page' : nameOf(widest),
      `makes the page ${root.scrollWidth} px wide, and the window has ${root.clientWidth}. Let it wrap or shrink.`,
    );
  }
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const isForListenersAlone = (element: Element): boolean =>
    element.closest('.visually-hidden') !== null || styleOf(element).clipPath === 'inset(50%)';
  // Some texts are shortened on purpose, after whole lines: all of it is on the page that they lead
  // to.
  const isShortened = (element: Element): boolean =>
    styleOf(element).getPropertyValue('-webkit-line-clamp') !== 'none';
  const cutterOf = (element: Element, { left, top, right, bottom }: Line): Element | undefined => {
    let [sideways, upright] = [true, true];
    for (
      let box: Element | null = element;
      box !== null && box !== document.body;
      box = box.parentElement
    ) {
      const { overflowX, overflowY, display, position } = styleOf(box);
      if (overflowX !== 'visible' && display !== 'inline') {
        const edge = box.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX)) sideways = false;
        if (/auto|scroll/.test(overflowY)) upright = false;
        if (sideways && (right > edge.right + 2 || left < edge.left - 2)) return box;
        if (upright && (bottom > edge.bottom + 1 || top < edge.top - 1)) return box;
      }
      if (position === 'fixed') break;
    }
    const button = element.closest('button, summary');
    const edge = button?.getBoundingClientRect();
    return button !== null &&
      edge !== undefined &&
      upright &&
      (bottom > edge.bottom + 1 || top < edge.top - 1)
      ? button
      : undefined;
  };
  const layerOf = (element: Element): Element | null => {
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      if (box.matches('dialog, [popover]')) return box;
      if (['fixed', 'sticky', 'absolute'].includes(styleOf(box).position)) return box;
    }
    return null;
  };
  const place = scope();
  const walker = document.createTreeWalker(place instanceof Element ? place : document.body, 4);
  const texts: Text[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === '') continue;
    if (element.closest('script, style, noscript, select, svg, math, textarea') !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (isForListenersAlone(element)) continue;
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (width < 1) continue;
      // Letters fill the middle of their line.
      const line = { left, right, top: top + height / 4, bottom: bottom - height / 4 };
      const cutter = cutterOf(element, line);
      if (cutter !== undefined && isShortened(cutter)) continue;
      if (cutter !== undefined) {
        faults.set(
          nameOf(element),
          `is cut off by ${nameOf(cutter)}. Let the box grow with its text.`,
        );
      }
      texts.push({ element, layer: layerOf(element), line });
    }
  }
  texts.sort((one, other) => one.line.top - other.line.top);
  for (const [index, one] of texts.entries()) {
    for (let next = index + 1; next < texts.length; next += 1) {
      const other = texts[next];
      if (other === undefined || other.line.top >= one.line.bottom) break;
      if (one.element === other.element || one.layer !== other.layer) continue;
      const wide =
        Math.min(one.line.right, other.line.right) - Math.max(one.line.left, other.line.left);
      const high = Math.min(one.line.bottom, other.line.bottom) - other.line.top;
      if (wide > 4 && high > 3) {
        faults.set(
          nameOf(other.element),
          `lies on ${nameOf(one.element)}. Let both boxes grow with their text.`,
        );
      }
    }
  }
  return [...faults].map(([element, advice]) => ({ element, advice }));
};

/**
 * Runs in the page, scrolled to its middle: the share of the window that bars cover which stay
 * while the page scrolls.
 */
const shareOfBars = (): number => {
  if (window.pastAxe.scope() !== document) return 0;
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  const stays = (hit: Element | null): boolean => {
    for (let box = hit; box !== null; box = box.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return true;
    }
    return false;
  };
  const rows = Array.from({ length: Math.floor(innerHeight / 4) }, (_, row) => 4 * row + 2);
  const covered = rows.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y)));
  scrollTo({ top: 0, behavior: 'instant' });
  return covered.length / rows.length;
};

/** What is lost at this size of the window, in whatever size and spacing the text has now. */
export const findLostText = async (
  page: Page,
  [width, height]: readonly [number, number],
  how: string,
): Promise<readonly Fault[]> => {
  await page.setViewportSize({ width, height });
  const at = `(${width} × ${height} px${how})`;
  const lost = await page.evaluate(lostText);
  const share = await page.evaluate(shareOfBars);
  const bars: readonly Fault[] =
    share > 0.5
      ? [
          {
            check: 'reflow',
            element: 'What stays while the page scrolls',
            advice: `covers ${Math.round(100 * share)} % of the window. Let it scroll away on a low screen (lowScreen) ${at}`,
          },
        ]
      : [];
  return [
    ...lost.map(({ element, advice }): Fault => ({
      check: advice.startsWith('makes the page') ? 'reflow' : 'clipped text',
      element,
      advice: `${advice} ${at}`,
    })),
    ...bars,
  ];
};

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Gives the page the spacing of WCAG 1.4.12 until the returned function is called. */
export const spaceText = async (page: Page): Promise<() => Promise<void>> => {
  const style = await page.addStyleTag({ content: spacing });
  return async () => style.evaluate((element) => element.parentNode?.removeChild(element)).then();
};

/**
 * Sets the browser's own text size, as a reader does: 16 px is the usual one, and media queries in
 * em follow it.
 */
export const setTextSize = async (page: Page, pixels: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', {
    fontSizes: { standard: pixels, fixed: (13 * pixels) / 16 },
  });
  await browser.detach();
};
