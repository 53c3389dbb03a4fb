const kilobyte = 1024;

/** How much room something takes, in words: `under 0.1 MB`, `3.4 MB`, `120 MB`. */
export const storageSizeWords = (bytes: number): string => {
  const megabytes = bytes / kilobyte / kilobyte;
  if (megabytes < 0.1) return 'under 0.1 MB';
  return `${megabytes < 100 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
};
