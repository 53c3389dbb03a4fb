import type { Page } from '@playwright/test';
import type { Box, Fault } from './fault.ts';

/** Something that can be pressed. */
export type Target = {
  readonly name: string;
  readonly box: Box;
  /** Whether it is a link in a sentence, whose lines decide its height. */
  readonly isInline: boolean;
  /** What is seen on it, and what its name is for somebody who listens or speaks. */
  readonly seen: string;
  readonly heard: string;
};

/** Runs in the page: everything that can be pressed in its current state. */
const measureTargets = (): readonly Target[] => {
  const { nameOf, stops, faceOf, overlayOf } = window.pastAxe;
  const isForListenersAlone = (element: Element): boolean =>
    element.closest('.visually-hidden') !== null;
  const wordsOf = (element: Element, isHeard: boolean): string => {
    const walker = document.createTreeWalker(element, 5);
    let words = '';
    for (let node = walker.currentNode; ;) {
      const parent = node.parentElement;
      if (node instanceof HTMLImageElement && isHeard) words += ` ${node.alt} `;
      if (node instanceof Text && parent !== null && parent.checkVisibility()) {
        const isOut = isHeard
          ? parent.closest('[aria-hidden="true"]') !== null
          : isForListenersAlone(parent) || parent.closest('svg, select') !== null;
        if (!isOut) words += ` ${node.data}`;
      }
      const next = walker.nextNode();
      if (next === null) return words;
      node = next;
    }
  };
  const heardAs = (element: HTMLElement, label: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = ids.flatMap((id) => document.getElementById(id) ?? []);
    if (labels.length > 0) {
      return labels.map((one) => one.getAttribute('aria-label') ?? wordsOf(one, true)).join(' ');
    }
    return element.getAttribute('aria-label') ?? wordsOf(label, true);
  };
  const union = (one: Box, other: Box): Box => ({
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  });
  const isInSentence = (element: Element): boolean => {
    if (getComputedStyle(element).display !== 'inline') return false;
    let block = element.parentElement;
    while (block !== null && getComputedStyle(block).display === 'inline')
      block = block.parentElement;
    if (block === null) return false;
    const walker = document.createTreeWalker(block, 4);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const isOther = node.parentElement?.closest('a, button, .visually-hidden') == null;
      if (isOther && /\p{L}/u.test(node.textContent ?? '')) return true;
    }
    return false;
  };
  return stops()
    .filter((element) => element.getAttribute('tabindex') !== '0' && !isForListenersAlone(element))
    .map((element) => {
      const isField = element.matches('input, select, textarea');
      const label = element instanceof HTMLInputElement ? element.labels?.item(0) : undefined;
      const isChoice = element.matches('[type="checkbox"], [type="radio"]');
      let box: Box = faceOf(element).getBoundingClientRect();
      if (isChoice && label != null) box = union(box, label.getBoundingClientRect());
      if (!isField) {
        for (const child of element.querySelectorAll('img, svg, span, strong')) {
          const inner = child.getBoundingClientRect();
          if (inner.width > 1) box = union(box, inner);
        }
        box = overlayOf(element) ?? box;
      }
      const { left, top, right, bottom } = box;
      const words = isField ? (label ?? element) : element;
      return {
        name: nameOf(element),
        box: {
          left: left + scrollX,
          right: right + scrollX,
          top: top + scrollY,
          bottom: bottom + scrollY,
        },
        isInline: isInSentence(element),
        seen: isField && label == null ? '' : wordsOf(words, false),
        heard: heardAs(element, words),
      };
    });
};

const least = 24;

const widthOf = ({ left, right }: Box): number => right - left;
const heightOf = ({ top, bottom }: Box): number => bottom - top;
// Boxes are at fractions of a pixel.
const isSmall = ({ box }: Target): boolean =>
  widthOf(box) < least - 0.5 || heightOf(box) < least - 0.5;

type Point = { readonly x: number; readonly y: number };
const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** How far a point is from a box; 0 within it. */
const distanceTo = ({ x, y }: Point, { left, top, right, bottom }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

const isTooNear = (one: Target, other: Target): boolean => {
  const middle = middleOf(one.box);
  if (distanceTo(middle, other.box) < least / 2 - 0.5) return true;
  const away = middleOf(other.box);
  return isSmall(other) && Math.hypot(middle.x - away.x, middle.y - away.y) < least - 0.5;
};

/**
 * The targets that are smaller than 24 px and have another one nearer than 24 px (WCAG 2.5.8).
 * Links in sentences may be as small as their line.
 */
export const smallTargets = (targets: readonly Target[]): readonly Fault[] =>
  targets
    .filter((target) => !target.isInline && isSmall(target))
    .flatMap((target) => {
      const near = targets.find((other) => other !== target && isTooNear(target, other));
      if (near === undefined) return [];
      const size = `${Math.round(widthOf(target.box))} × ${Math.round(heightOf(target.box))} px`;
      return [
        {
          check: 'target size',
          element: target.name,
          advice: `is ${size}, and too near to ${near.name}. Make it 24 × 24 px, or leave that much room.`,
        },
      ];
    });

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The targets whose name doesn't have the words that are seen on them: somebody who speaks to her
 * device can't press them (WCAG 2.5.3).
 */
export const misnamedTargets = (targets: readonly Target[]): readonly Fault[] =>
  targets
    .filter(({ seen, heard }) => !lettersOf(heard).includes(lettersOf(seen)))
    .map(({ name, seen, heard }) => ({
      check: 'label in name',
      element: name,
      advice: `shows “${seen.trim()}” and is called “${heard.trim()}”. Begin its name with the words that are seen.`,
    }));

/** What is wrong with the size and the names of what can be pressed. */
export const findTargetFaults = async (page: Page): Promise<readonly Fault[]> => {
  const targets = await page.evaluate(measureTargets);
  return [...smallTargets(targets), ...misnamedTargets(targets)];
};
