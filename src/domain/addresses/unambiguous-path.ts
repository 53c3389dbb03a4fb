/**
 * Whether every parser reads a path in the same way, encoded or not: as a path on this site.
 * `/%5cexample.com`, decoded, leads to another site, and so may two slashes, or a tab between them.
 * Every path that is used as an address must pass. It uses nothing outside itself, because the page
 * for unknown addresses inlines it as a script (`src/app/inline-scripts.ts`).
 */
export const isUnambiguousPath = (path: string): boolean => {
  try {
    return /^(\/[^/\\%\p{Cc}]+)*\/?$/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};
