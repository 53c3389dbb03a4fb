/**
 * Logs that a picture could not be loaded (ERRORS-2). In a separate file, so that `Picture` is not
 * loaded on every page.
 */
export const logFailedImageLoadToConsole = (address: string): void =>
  console.warn('Image not loaded', address);
