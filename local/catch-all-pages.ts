import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';

// `members/[...].html`: a catch-all page, under the name that gatsby-adapter-netlify gives it.
const movedPagePattern = /^\[[^\]]+\]\.html$/;

/**
 * Moves catch-all pages back to where Gatsby wrote them, `members/[...]/index.html`. The adapter
 * moves them at the end of a build, and without this the next build would fail with ENOENT when it
 * looks for them.
 */
export const moveBackCatchAllPages = (publicFolder: string): void => {
  if (!existsSync(publicFolder)) return;
  for (const entry of readdirSync(publicFolder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !movedPagePattern.test(entry.name)) continue;
    const moved = path.join(entry.parentPath, entry.name);
    const folder = moved.slice(0, -'.html'.length);
    mkdirSync(folder, { recursive: true });
    renameSync(moved, path.join(folder, 'index.html'));
  }
};
