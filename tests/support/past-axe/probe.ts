import type { Page } from '@playwright/test';
import type { Box } from './fault.ts';

/** What the checks call in the page. */
type Probe = {
  /** The element in words that find it: its tag, its address or name, its text. */
  readonly nameOf: (element: Element) => string;
  /** Whether a person can see it and act on it: closed, hidden and inert parts are out. */
  readonly isOpen: (element: Element) => boolean;
  /** The dialog that makes the rest of the page inert, or the page. */
  readonly scope: () => ParentNode;
  /** What is reached by Tab, in the order of the page. */
  readonly stops: () => readonly HTMLElement[];
  /** The radio buttons of a group are one stop. */
  readonly groupOf: (element: Element) => string;
  /**
   * What a press or a look takes as the element: the label of a field that is hidden below it, or
   * the element.
   */
  readonly faceOf: (element: Element) => Element;
  /** The place of what a card's link lays over the whole card. */
  readonly overlayOf: (element: Element) => Box | undefined;
  /** Whether what was hit at a point belongs to the element. */
  readonly isOf: (hit: Element | null, element: Element) => boolean;
};

declare global {
  interface Window {
    pastAxe: Probe;
  }
}

/** Runs in the page: gives it the probe. */
const installProbe = (): void => {
  const nameOf = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim();
    const text = words.replaceAll(/\s+/g, ' ').slice(0, 50);
    const marks = ['id', 'href', 'name', 'type', 'value', 'data-part']
      .filter((mark) => element.hasAttribute(mark))
      .slice(0, 2)
      .map((mark) => `[${mark}="${element.getAttribute(mark) ?? ''}"]`);
    const place = element.closest('dialog, header, footer, nav, main, [popover]');
    const within = place === null || place === element ? '' : ` in ${place.localName}`;
    return `${element.localName}${marks.join('')}${text === '' ? '' : ` “${text}”`}${within}`;
  };
  const isOpen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert]') === null &&
    element.getClientRects().length > 0;
  const scope = (): ParentNode =>
    [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
      .filter((dialog) => dialog.matches(':modal'))
      .at(-1) ?? document;
  const canTakeFocus =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]';
  const stops = (): readonly HTMLElement[] =>
    [...scope().querySelectorAll<HTMLElement>(canTakeFocus)].filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isOpen(element),
    );
  const numbers = new Map<Element, number>();
  const groupOf = (element: Element): string => {
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const forms = [...document.forms].indexOf(element.form ?? document.createElement('form'));
      return `radio buttons ${element.name} of form ${String(forms)}`;
    }
    const number = numbers.get(element) ?? numbers.size;
    numbers.set(element, number);
    return String(number);
  };
  const faceOf = (element: Element): Element => {
    if (!(element instanceof HTMLInputElement)) return element;
    const { width, height } = element.getBoundingClientRect();
    const isHidden = Math.min(width, height) < 2 || getComputedStyle(element).opacity === '0';
    return (isHidden ? element.labels?.item(0) : undefined) ?? element;
  };
  const isOf = (hit: Element | null, element: Element): boolean =>
    hit !== null &&
    (element.contains(hit) ||
      faceOf(element).contains(hit) ||
      (element instanceof HTMLInputElement && element.labels?.item(0)?.contains(hit) === true));
  const overlayOf = (element: Element): Box | undefined => {
    const overlay = getComputedStyle(element, '::after');
    if (overlay.content === 'none' || overlay.position !== 'absolute') return undefined;
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).position === 'static') continue;
      const { left, top, right, bottom } = box.getBoundingClientRect();
      const inset = (side: string): number => Number.parseFloat(side) || 0;
      return {
        left: left + inset(overlay.left),
        top: top + inset(overlay.top),
        right: right - inset(overlay.right),
        bottom: bottom - inset(overlay.bottom),
      };
    }
    return undefined;
  };
  window.pastAxe = { overlayOf, nameOf, isOpen, scope, stops, groupOf, faceOf, isOf };
};

/** Gives the page in its current state the probe. */
export const giveProbe = (page: Page): Promise<void> => page.evaluate(installProbe);
