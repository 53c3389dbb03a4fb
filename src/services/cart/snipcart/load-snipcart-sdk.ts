import { insertSnipcartScript } from './loader.ts';
import type { SnipcartSdk, SnipcartSettings } from './snipcart-sdk.ts';

/** Rejects if a promise takes longer than this many milliseconds. */
export const rejectIfSlowerThan = async <T>(
  promise: Promise<T>,
  milliseconds: number,
): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The cart service has not answered in ${milliseconds} ms.`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Resolves when the SDK reports that it is ready. Rejects if its script can't be loaded, and then
 * removes the script so that the next call tries again.
 */
const becomeReady = (script: HTMLScriptElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const isThere = (): void => {
      // If `Snipcart` isn't there yet, the event is still to come.
      window.Snipcart?.ready.then(() => resolve(), reject);
    };
    document.addEventListener('snipcart.ready', () => resolve(), { once: true });
    script.addEventListener('load', isThere, { once: true });
    script.addEventListener(
      'error',
      () => {
        script.remove();
        reject(new Error('The cart service’s script could not be loaded.'));
      },
      { once: true },
    );
    isThere();
  });

/**
 * Loads Snipcart's script if this page hasn't, and resolves with the SDK once it is ready. Rejects
 * after `milliseconds`.
 */
export const loadSnipcartSdk = async (
  settings: SnipcartSettings,
  milliseconds: number,
): Promise<SnipcartSdk> => {
  if (window.Snipcart === undefined) {
    await rejectIfSlowerThan(becomeReady(insertSnipcartScript(settings)), milliseconds);
  } else await rejectIfSlowerThan(window.Snipcart.ready, milliseconds);
  if (window.Snipcart === undefined) throw new Error('The cart service said ready and isn’t.');
  return window.Snipcart;
};
