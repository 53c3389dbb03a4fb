import type { PublicFile } from './public-file.ts';
import { escapeXml, xmlDeclaration } from './xml.ts';

export type SitemapPage = {
  readonly path: string;
  /** When the page's entry last changed (ISO 8601); undefined where we don't know. */
  readonly changed: string | undefined;
};

/**
 * The most that sitemaps.org allows in one file. Its other limit, 50 MB, is out of reach with
 * addresses as short as ours.
 */
const pagesPerFile = 50_000;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const toUrl = (siteUrl: string, { path, changed }: SitemapPage): string =>
  `<url><loc>${escapeXml(`${siteUrl}${path}`)}</loc>${changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`}</url>`;

const toUrlSet = (siteUrl: string, pages: readonly SitemapPage[]): string =>
  [
    xmlDeclaration,
    `<urlset ${namespace}>`,
    ...pages.map((page) => toUrl(siteUrl, page)),
    '</urlset>\n',
  ].join('\n');

/**
 * The sitemap at `/sitemap.xml`. If one file can't hold all pages, `/sitemap.xml` is an index of
 * several files.
 */
export const toSitemapFiles = (
  siteUrl: string,
  pages: readonly SitemapPage[],
  limit = pagesPerFile,
): readonly PublicFile[] => {
  const name = 'sitemap.xml';
  if (pages.length <= limit) return [{ name, text: toUrlSet(siteUrl, pages) }];
  const parts = Array.from({ length: Math.ceil(pages.length / limit) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    text: toUrlSet(siteUrl, pages.slice(index * limit, (index + 1) * limit)),
  }));
  const index = [
    xmlDeclaration,
    `<sitemapindex ${namespace}>`,
    ...parts.map((part) => `<sitemap><loc>${escapeXml(`${siteUrl}/${part.name}`)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ];
  return [{ name, text: index.join('\n') }, ...parts];
};

/**
 * `robots.txt`, which disallows nothing. Pages that search engines shouldn't show have a `noindex`,
 * and a robot must be allowed to read a page to find that.
 */
export const toRobotsFile = (siteUrl: string): PublicFile => ({
  name: 'robots.txt',
  text: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
});
