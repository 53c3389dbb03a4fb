import type { SnipcartSettings } from './snipcart-sdk.ts';

/**
 * Whether the script of a version reads its settings from attributes of its element. From 3.4.0 on
 * it reads `SnipcartSettings` itself; `3.0` is Snipcart's name for the newest version.
 */
const readsAttributes = (version: string): boolean =>
  version !== '3.0' &&
  version.localeCompare('3.4.0', undefined, { numeric: true, sensitivity: 'base' }) < 0;

const insertElement = (settings: SnipcartSettings): void => {
  let element = document.querySelector<HTMLElement>('#snipcart');
  if (element === null) {
    element = document.createElement('div');
    element.id = 'snipcart';
    element.hidden = true;
    document.body.append(element);
  }
  if (!readsAttributes(settings.version)) return;
  element.dataset['apiKey'] = settings.publicApiKey;
  element.dataset['configAddProductBehavior'] = settings.addProductBehavior;
  element.dataset['currency'] = settings.currency;
};

/** The cart service's script on this page, if it has been inserted. */
const findScript = (address: string): HTMLScriptElement | undefined =>
  [...document.scripts].find(({ src }) => src === address);

/**
 * Does what Snipcart's own loader does (docs.snipcart.com/v3/setup/installation) with the strategy
 * `manual`: sets `SnipcartSettings` and `LoadSnipcart`, adds the element `#snipcart`, the style
 * sheet and the script, and returns the script. The official loader is a snippet to paste into
 * every page and may add a second script when called twice; this one looks for an existing script
 * first.
 */
export const insertSnipcartScript = (settings: SnipcartSettings): HTMLScriptElement => {
  const theme = `${settings.protocol}://${settings.domain}/themes/v${settings.version}/default`;
  const address = `${theme}/snipcart.js`;
  window.SnipcartSettings = settings;
  window.LoadSnipcart = (): void => {
    insertElement(settings);
    if (findScript(address) === undefined) {
      const script = document.createElement('script');
      script.src = address;
      script.async = true;
      document.head.append(script);
    }
    const hasStyle = [...document.querySelectorAll('link')].some(
      ({ href }) => href === `${theme}/snipcart.css`,
    );
    if (settings.loadCSS && !hasStyle) {
      const style = document.createElement('link');
      style.rel = 'stylesheet';
      style.href = `${theme}/snipcart.css`;
      // Before our own styles, so that it overrides none of them.
      document.head.prepend(style);
    }
  };
  window.LoadSnipcart();
  const script = findScript(address);
  if (script === undefined) throw new Error('The cart service’s script was taken out of the page.');
  return script;
};
