import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageEditionOf } from './browser-data.ts';
import { addPageParts, createPageParts, usesInMarkup } from './page-uses.ts';
import { usesInScript } from './script-uses.ts';
import { usesInStyle, usesInTemplate } from './style-uses.ts';
import type { OldestBrowser } from './supported-browsers.ts';
import { nameOfUse, type PlatformUse } from './use.ts';

/** A use, and the built files that have it. */
export type FoundUse = { readonly use: PlatformUse; readonly files: ReadonlySet<string> };

/** What stands in for the names of pages, most of which share what they use. */
const inPages = 'the HTML of pages';

const createCollection = () => {
  const found = new Map<string, { readonly use: PlatformUse; readonly files: Set<string> }>();
  return {
    add: (file: string, uses: readonly PlatformUse[]): void => {
      for (const use of uses) {
        const key = `${use.kind} ${nameOfUse(use)}`;
        const known = found.get(key) ?? { use, files: new Set() };
        known.files.add(file);
        found.set(key, known);
      }
    },
    all: (): readonly FoundUse[] => [...found.values()],
  };
};

/**
 * Reads what the scripts, styles and pages of a built site use, each once. `browsers` say which
 * grammar its scripts may have.
 */
export const usesOfSite = (
  folder: string,
  browsers: readonly OldestBrowser[],
): readonly FoundUse[] => {
  const edition = languageEditionOf(browsers);
  const collection = createCollection();
  const addScript = (file: string, text: string): void => {
    const { uses, css } = usesInScript(text, edition);
    collection.add(file, uses);
    css.forEach((style) => collection.add(file, usesInTemplate(style)));
  };
  const filesOf = (ending: string): readonly (readonly [name: string, text: string])[] =>
    globSync(`**/*.${ending}`, { cwd: folder, withFileTypes: true })
      // The data of the page /404.html is in a folder of that name.
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]);

  for (const [file, text] of filesOf('js')) addScript(file, text);
  for (const [file, text] of filesOf('css')) collection.add(file, usesInStyle(text));
  const parts = createPageParts();
  for (const [, html] of filesOf('html')) addPageParts(parts, html);
  parts.scripts.forEach((text) => addScript(inPages, text));
  parts.styles.forEach((css) => collection.add(inPages, usesInStyle(css)));
  parts.styleAttributes.forEach((css) =>
    collection.add(inPages, usesInStyle(css, 'declarationList')),
  );
  collection.add(inPages, usesInMarkup(parts));
  return collection.all();
};
