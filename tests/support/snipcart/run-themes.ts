import { start } from '../../../local/snipcart/theme/main.ts';

/** How the browser treats the scripts of the cart service: it runs them, can't load them, or never hears of them again. */
export type ScriptFate = 'runs' | 'fails' | 'hangs';

/**
 * Runs the stand-in's script when it is added to the page, as a browser does: jsdom loads none. Returns the addresses that were asked for, and
 * how to stop.
 */
export const runThemes = (fate: () => ScriptFate) => {
  const asked: string[] = [];
  const run = async (script: HTMLScriptElement): Promise<void> => {
    asked.push(script.src);
    const chosen = fate();
    if (chosen === 'hangs') return;
    if (chosen === 'runs') await start(script.src);
    script.dispatchEvent(new Event(chosen === 'runs' ? 'load' : 'error'));
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLScriptElement && node.src.endsWith('/snipcart.js')) void run(node);
      }
    }
  });
  observer.observe(document.head, { childList: true });
  return { asked, stop: () => observer.disconnect() };
};

/** Takes the cart service out of the page, as a new page does. */
export const forgetSnipcart = (): void => {
  delete window.Snipcart;
  delete window.SnipcartSettings;
  delete window.LoadSnipcart;
  document.head.replaceChildren();
  document.querySelector('#snipcart')?.remove();
};

/** Forgets the cart of this browser. */
export const forgetSnipcartCart = (): void => {
  document.cookie = 'snipcart-cart=; path=/; max-age=0';
};
