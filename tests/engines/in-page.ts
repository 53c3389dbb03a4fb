/**
 * What a query looks for: the elements of a role or a selector, by name or text, within those of
 * another query.
 */
export type Query = {
  readonly css: string;
  /** The accessible name: whole, or a pattern of it. */
  readonly name?: string | Pattern;
  /** A part of the text that is seen. */
  readonly text?: string | Pattern;
  readonly within?: Query;
  /** Which one, if there are several. */
  readonly nth?: number;
};

/** A regular expression that can be sent to a page. */
export type Pattern = { readonly source: string; readonly flags: string };

/** What a page is asked with: its functions run there, so that both engines answer alike. */
export type Finder = {
  readonly findAll: (query: Query) => readonly Element[];
  readonly seenText: (element: Element) => string;
  /**
   * The element, once it stands still in the middle of the window and a click would reach it;
   * undefined until then.
   */
  readonly findToPress: (query: Query) => Promise<Element | undefined>;
};

/**
 * Runs in the page and refers to nothing outside itself. Names are read as screen readers do, as
 * far as our pages need it: what labels an element, its label, or its content without what is
 * hidden from them.
 */
export const createFinder = (): Finder => {
  const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const matches = (text: string, wanted: string | Pattern, isWhole: boolean): boolean => {
    if (typeof wanted !== 'string') return new RegExp(wanted.source, wanted.flags).test(text);
    return isWhole ? text === wanted : text.includes(wanted);
  };

  const spoken = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    if (!node.checkVisibility()) return '';
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (own !== null) return own;
    if (node.matches('select, textarea, script, style')) return '';
    const inner = [...node.childNodes].map(spoken).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
  };

  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0) {
      return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    }
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    if (element instanceof HTMLFieldSetElement) {
      return element.querySelector('legend')?.textContent ?? '';
    }
    if (element instanceof HTMLTableElement) return element.caption?.textContent ?? '';
    if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    ) {
      return [...(element.labels ?? [])].map(spoken).join(' ');
    }
    if (element.matches('section, dialog, nav, aside, form, [role="group"]')) return '';
    return spoken(element);
  };

  const seenText = (element: Element): string =>
    tidy(element instanceof HTMLElement ? element.innerText : element.textContent);

  const findAll = ({ css, name, text, within, nth }: Query): readonly Element[] => {
    const places = within === undefined ? [document] : findAll(within);
    const found = places
      .flatMap((place) => [...place.querySelectorAll(css)])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('[aria-hidden="true"]') === null)
      .filter((element) => name === undefined || matches(tidy(nameOf(element)), name, true))
      .filter((element) => text === undefined || matches(seenText(element), text, false));
    const all = [...new Set(found)];
    return nth === undefined
      ? all
      : all.slice(nth === -1 ? -1 : nth, nth === -1 ? undefined : nth + 1);
  };

  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

  const findToPress = async (query: Query): Promise<Element | undefined> => {
    const all = findAll(query);
    const [element] = all;
    if (element === undefined) return undefined;
    if (all.length > 1) throw new Error(`There are ${all.length} of ${JSON.stringify(query)}.`);
    if (element.matches(':disabled')) return undefined;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const place = (): string => JSON.stringify(element.getClientRects()[0] ?? null);
    const before = place();
    await frame();
    await frame();
    if (place() !== before) return undefined;
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null) return undefined;
    const isReached =
      element.contains(hit) ||
      hit.contains(element) ||
      hit.closest('label')?.contains(element) === true;
    return isReached ||
      (element instanceof HTMLInputElement && element.labels?.[0]?.contains(hit) === true)
      ? element
      : undefined;
  };

  return { findAll, seenText, findToPress };
};
