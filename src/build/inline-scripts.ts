import { createHash } from 'node:crypto';

const scriptPattern = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/**
 * Whether a script's text runs: JSON-LD and other data don't, nor does the text of a script with
 * `src`.
 */
const runsItsText = (attributes: string): boolean => {
  const [, type = ''] = /\stype="([^"]*)"/i.exec(attributes) ?? [];
  return !/\ssrc=/i.test(attributes) && ['', 'module', 'text/javascript'].includes(type);
};

/**
 * The hashes of a page's inline scripts, in the format of a Content-Security-Policy: `'sha256-…'`.
 */
export const hashesOfInlineScripts = (html: string): readonly string[] => {
  const scripts = [...html.matchAll(scriptPattern)].flatMap(([, attributes = '', text = '']) =>
    runsItsText(attributes) ? [text] : [],
  );
  return [...new Set(scripts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
};
