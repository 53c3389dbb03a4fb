import { startTheme } from '../../../local/snipcart/theme/main.ts';

/** What happens to the cart service's scripts: they run, fail to load, or never finish loading. */
export type ScriptOutcome = 'runs' | 'fails' | 'hangs';

/**
 * Runs the stand-in's script when it is added to the page, as a browser does; jsdom loads none.
 * Returns the requested addresses and a function that stops this.
 */
export const runCartScripts = (outcome: () => ScriptOutcome) => {
  const requested: string[] = [];
  const run = async (script: HTMLScriptElement): Promise<void> => {
    requested.push(script.src);
    const chosen = outcome();
    if (chosen === 'hangs') return;
    if (chosen === 'runs') await startTheme(script.src);
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
  return { requested, stop: () => observer.disconnect() };
};

/** Removes the cart service from the page, as a page load does. */
export const removeSnipcart = (): void => {
  delete window.Snipcart;
  delete window.SnipcartSettings;
  delete window.LoadSnipcart;
  document.head.replaceChildren();
  document.querySelector('#snipcart')?.remove();
};

/** Empties this browser's cart. */
export const emptySnipcartCart = (): void => {
  document.cookie = 'snipcart-cart=; path=/; max-age=0';
};
