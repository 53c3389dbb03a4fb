/**
 * Whether a path means the same to everything that reads it, encoded or not: a path on this site. `/%5cexample.com`, decoded, leads
 * to another site, and so may two slashes, or a tab between them. Whatever is to become an address has to pass. It uses nothing
 * outside of itself, because the page for unknown addresses has it as an inline script (`src/app/inline-scripts.ts`).
 */
export const isPlainPath = (path: string): boolean => {
  try {
    return /^(\/[^/\\%\p{Cc}]+)*\/?$/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};
