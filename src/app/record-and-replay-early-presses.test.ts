// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordAndReplayEarlyPresses } from './record-and-replay-early-presses.ts';

/** The pending animation frames: the script checks once per frame whether a button works. */
let frames: FrameRequestCallback[] = [];

const nextFrame = (): void => {
  const due = frames;
  frames = [];
  for (const frame of due) frame(0);
};

/** Runs frames until none is pending, or a few hundred have run. */
const runFrames = (): void => {
  for (let count = 0; frames.length > 0 && count < 300; count += 1) nextFrame();
};

/** Adds the property that React sets on an element that it has hydrated. */
const hydrate = (element: Element): void =>
  void Object.assign(element, { __reactProps$a1b2: { children: [] } });

const listeners: [string, EventListenerOrEventListenerObject][] = [];

/** Puts a page into the document, after the script has started. */
const show = (html: string): void => {
  document.body.innerHTML = html;
};

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener) => {
    listeners.push([type, listener]);
    add(type, listener, true);
  });
  // Only the document's listeners can be spied on here; the window's listener does nothing after
  // its test.
  recordAndReplayEarlyPresses(window);
});

afterEach(() => {
  for (const [type, listener] of listeners.splice(0))
    document.removeEventListener(type, listener, true);
  document.body.innerHTML = '';
});

describe('a click before hydration', () => {
  it('is acknowledged at once, and repeated once when its button works', () => {
    show('<div id="___gatsby"><button type="button"><i>Menu</i></button></div>');
    const button = find('button');
    const pressed = vi.fn();
    find('i').click();
    find('i').click();
    expect(button.getAttribute('aria-busy')).toBe('true');
    runFrames();
    button.addEventListener('click', pressed);
    expect(pressed).not.toHaveBeenCalled();
    hydrate(button);
    runFrames();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(button.hasAttribute('aria-busy')).toBe(false);
    find('i').click();
    runFrames();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('keeps the pointer type', () => {
    show('<div id="___gatsby"><button type="button">Menu</button></div>');
    const button = find('button');
    button.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }));
    const kinds: string[] = [];
    button.addEventListener('click', (event) => {
      kinds.push(event instanceof PointerEvent ? event.pointerType : 'none');
    });
    hydrate(button);
    runFrames();
    expect(kinds).toEqual(['mouse']);
  });

  it('is dropped when its button has left the page', () => {
    show('<div id="___gatsby"><button type="button">Menu</button></div>');
    const button = find('button');
    const pressed = vi.fn();
    button.click();
    button.addEventListener('click', pressed);
    button.remove();
    runFrames();
    expect(pressed).not.toHaveBeenCalled();
    expect(frames).toEqual([]);
  });

  it.each([
    ['is given up when a script of ours fails', `${window.location.origin}/app.js`, false],
    ['outlasts a script of somebody else that fails', 'https://example.com/a.js', true],
  ])('%s', (_what, src, waits) => {
    show('<div id="___gatsby"><button type="button">Menu</button></div>');
    find('button').click();
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = src;
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    expect(find('button').hasAttribute('aria-busy')).toBe(waits);
  });

  it('sends a form without an address once, with the button that was pressed', () => {
    show('<div id="___gatsby"><form><button type="submit" name="vote">Vote</button></form></div>');
    const [form, button] = [find('form'), find('button')];
    const submitters: (HTMLElement | null)[] = [];
    button.click();
    expect(button.getAttribute('aria-busy')).toBe('true');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submitters.push(event.submitter);
    });
    hydrate(form);
    hydrate(button);
    runFrames();
    expect(submitters).toEqual([button]);
  });
});

describe('the browser’s own behaviour', () => {
  it.each([
    ['a form with an address', '<form action="/search/"><button type="submit">Go</button></form>'],
    ['a button that opens a popover', '<button type="button" popovertarget="note">Go</button>'],
    ['the switch for units', '<button type="button" data-units-switch>Go</button>'],
    ['a button that empties a form', '<form><button type="reset">Go</button></form>'],
  ])('is left alone: %s', (_what, html) => {
    show(`<div id="___gatsby">${html}</div>`);
    // jsdom can't submit forms; the last listener keeps it from logging that.
    let isPrevented = false;
    const last = (event: Event): void => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('submit', last, { once: true });
    find('button').click();
    window.removeEventListener('submit', last);
    expect(isPrevented).toBe(false);
    expect(find('button').hasAttribute('aria-busy')).toBe(false);
    expect(frames).toEqual([]);
  });

  it('includes buttons outside React, such as those of a notice', () => {
    show('<div id="___gatsby"></div><button type="button">Try again</button>');
    find('button').click();
    expect(find('button').hasAttribute('aria-busy')).toBe(false);
  });
});
