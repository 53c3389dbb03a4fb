/** Logs that a picture could not be loaded (ERRORS-2). In a file of its own, so that `Picture` is not in every page. */
export const warnOfImage = (address: string): void => console.warn('Image not loaded', address);
