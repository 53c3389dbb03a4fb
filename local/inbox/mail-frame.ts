/**
 * What the HTML of an e-mail may do when the inbox shows it: nothing but look like itself. It runs no script, sends no form and
 * loads nothing. Its links open in another tab.
 */
export const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** What a frame around it may do, for the same reason. */
export const mailSandbox = 'allow-popups allow-popups-to-escape-sandbox';

/** The HTML with links that open in another tab. */
export const toShownHtml = (html: string): string =>
  html.replace(/<head>/i, '<head><base target="_blank">');

/** The HTML as a program shows it that has dark colours, or that has none, whatever this machine prefers. */
export const inColours = (html: string, isDark: boolean): string =>
  html.replaceAll('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all');
