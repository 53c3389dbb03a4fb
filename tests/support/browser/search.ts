import type { Locator, Page } from '@playwright/test';

/** The route pattern of the public index files. */
export const indexFiles = '**/static/search/*.json';

export const isIndexFile = (url: string): boolean => url.includes('/static/search/');

/** Shown instead of results if the search can't be loaded. */
export const searchFailure = 'The search could not be loaded. The rest of the site works.';

/** The search box in the header, once it is hydrated. */
export const boxOf = (page: Page): Locator => page.getByRole('banner').getByRole('combobox');

/** The panel below the search box. */
export const panelOf = (page: Page): Locator => page.locator('[data-part="search-panel"]');

/** The results in the panel, once all indexes are loaded. */
export const optionsOf = (page: Page): Locator =>
  panelOf(page).locator('[role="listbox"][aria-busy="false"] [role="option"]');

/** The words that are highlighted on the page, in order. */
export const highlightedWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('search-words') ?? [])].map(String));
