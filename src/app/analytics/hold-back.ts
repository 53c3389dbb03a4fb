import { isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';

type Script = ReactElement<{
  readonly src?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}>;

const isOfAnalytics = (part: ReactNode): part is Script =>
  isValidElement(part) && /google-gtag/.test(part.key ?? '');

/**
 * The parts of a page without those of `gatsby-plugin-google-gtag`: in the head these connect to
 * Google before anybody has agreed.
 */
export const withoutAnalyticsTags = (parts: readonly ReactNode[]): ReactNode[] =>
  parts.filter((part) => !isOfAnalytics(part));

/**
 * The scripts that `gatsby-plugin-google-gtag` adds to a page, as HTML for a template, in which
 * they don't run (`count-visits-once-agreed.ts`). React can't render them there: it would move the
 * one with an address to the head. Throws if the plugin has other scripts than it had.
 */
export const analyticsScriptsAsHtml = (parts: readonly ReactNode[]): string => {
  const scripts = parts.filter(isOfAnalytics).map(({ props }) => props);
  const source = scripts.find(({ src }) => src !== undefined)?.src;
  const text = scripts.find((script) => script.dangerouslySetInnerHTML !== undefined)
    ?.dangerouslySetInnerHTML?.__html;
  if (scripts.length !== 2 || source === undefined || text === undefined) {
    throw new Error('gatsby-plugin-google-gtag adds other scripts than it did.');
  }
  return `<script async src="${source.replaceAll('"', '&quot;')}"></script><script>${text}</script>`;
};
