/**
 * The policy for an e-mail's HTML in the inbox: it can't run scripts, submit forms or load
 * anything. Its links open in another tab.
 */
export const mailContentPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** The sandbox attribute of the frame around it, with the same limits. */
export const mailSandbox = 'allow-popups allow-popups-to-escape-sandbox';

/** The HTML, with links that open in another tab. */
export const withLinksInNewTab = (html: string): string =>
  html.replace(/<head>/i, '<head><base target="_blank">');

/** The HTML in light or dark colours, whatever this machine prefers. */
export const withColourScheme = (html: string, isDark: boolean): string =>
  html.replaceAll('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all');
