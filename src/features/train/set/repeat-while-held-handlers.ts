import type { KeyboardEvent, PointerEvent } from 'react';

/** How long a button is held before its press repeats, and how often it does, in milliseconds. */
const firstMs = 400;
const everyMs = 90;
/** How long after its release a button may still get the click of the press that was held. */
const lateClickMs = 300;

const ends = ['pointerup', 'pointercancel', 'keyup', 'blur', 'visibilitychange'] as const;

let letGo = (): void => undefined;
/** Stops waiting for the click of the press that was held last. */
let forgetLateClick = (): void => undefined;

const hold = (button: HTMLButtonElement): void => {
  letGo();
  forgetLateClick();
  const held = new AbortController();
  const waiting = new AbortController();
  let isRepeating = false;
  const press = (): void => {
    if (button.disabled || !button.isConnected) {
      letGo();
      return;
    }
    isRepeating = true;
    button.click();
    isRepeating = false;
    timer = setTimeout(press, everyMs);
  };
  const begin = (): void => {
    // The browser's own click at the end of the press would be one step too many.
    const stopClick = (event: Event): void => {
      if (!isRepeating) event.stopPropagation();
    };
    button.addEventListener('click', stopClick, { capture: true, signal: waiting.signal });
    press();
  };
  let timer = setTimeout(begin, firstMs);
  letGo = () => {
    if (held.signal.aborted) return;
    held.abort();
    clearTimeout(timer);
    setTimeout(forgetThis, lateClickMs);
  };
  const forgetThis = (): void => waiting.abort();
  forgetLateClick = forgetThis;
  const end = ({ type, target }: Event): void => {
    // A field that loses the focus to the button doesn't end its press.
    if (type !== 'blur' || target === button || !(target instanceof Element)) letGo();
  };
  const options = { capture: true, signal: held.signal };
  for (const type of ends) addEventListener(type, end, options);
  // Not while capturing: that would hear of leaving what is inside the button, too.
  button.addEventListener('pointerleave', letGo, { signal: held.signal });
  // A long touch would open a menu on some phones, and end the press.
  button.addEventListener('contextmenu', (event) => event.preventDefault(), options);
};

const buttonOf = (target: EventTarget): HTMLButtonElement | undefined =>
  target instanceof Element ? (target.closest('button') ?? undefined) : undefined;

/**
 * For an element around steppers: a button in it that is held, by pointer, Space or Enter, is
 * pressed again and again until it is released.
 */
export const repeatWhileHeldHandlers = {
  onPointerDown: ({ target, button: which, ctrlKey }: PointerEvent): void => {
    const button = buttonOf(target);
    if (button !== undefined && which === 0 && !ctrlKey) hold(button);
  },
  onKeyDown: (event: KeyboardEvent): void => {
    const button = buttonOf(event.target);
    if (button === undefined || (event.key !== ' ' && event.key !== 'Enter')) return;
    // The first press of Enter is a click, and its own repetitions would be further ones.
    if (event.repeat) event.preventDefault();
    else hold(button);
  },
} as const;
