import { logFailedImageLoadToConsole } from '../../ui/pictures/warn-of-image.ts';

/** Logs every picture that cannot be loaded, even if it failed before the scripts ran. */
export const logBrokenImages = (document: Document): void => {
  for (const { complete, naturalWidth, currentSrc } of document.images) {
    if (complete && naturalWidth === 0 && currentSrc !== '')
      logFailedImageLoadToConsole(currentSrc);
  }
  // Error events of pictures don't bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) logFailedImageLoadToConsole(target.currentSrc);
    },
    true,
  );
};
