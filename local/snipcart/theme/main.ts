import { createOverlay } from './overlay.ts';
import { createSdk } from './sdk.ts';
import { createSendRequest } from './wire.ts';

/**
 * Reads the settings from where this version has them: attributes of `#snipcart` before 3.4.0,
 * `SnipcartSettings` since.
 */
const readSettings = (root: HTMLElement, version: string) => {
  const readsAttributes =
    version !== '3.0' && version.localeCompare('3.4.0', undefined, { numeric: true }) < 0;
  const settings = window.SnipcartSettings;
  return readsAttributes
    ? { key: root.dataset['apiKey'], currency: root.dataset['currency'] }
    : { key: settings?.publicApiKey, currency: settings?.currency };
};

/** Starts the theme; `address` is the address of its script. */
export const startTheme = async (address: string): Promise<void> => {
  const { origin, pathname } = new URL(address);
  const version = /^\/themes\/v([^/]+)\//.exec(pathname)?.[1] ?? '3.0';
  const root = document.querySelector<HTMLElement>('#snipcart');
  if (root === null) throw new Error('There is no element #snipcart on this page.');
  const { key, currency } = readSettings(root, version);
  if (key === undefined) throw new Error('The element #snipcart has no public key.');
  const call = createSendRequest(origin, key);
  const overlay = createOverlay(root, call);
  const sdk = createSdk({ call, version, currency: currency ?? 'usd', show: overlay.show });
  overlay.use(sdk);
  await sdk.restore();
  Object.assign(window, { Snipcart: sdk.sdk });
  document.dispatchEvent(new Event('snipcart.ready'));
  sdk.emit('snipcart.initialized', sdk.sdk.store.getState());
};
