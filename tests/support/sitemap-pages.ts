import { builtPage, readPublicFile } from './built-site.ts';

/** The text of the sitemap. */
export const sitemap = readPublicFile('sitemap.xml');

/** The pages in the sitemap: those that search engines and shared links show. */
export const listedPages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) =>
  builtPage(new URL(location).pathname),
);
