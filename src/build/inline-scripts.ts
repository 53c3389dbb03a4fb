import { createHash } from 'node:crypto';

const scriptPattern = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** JSON-LD and other data don't run, and a script with an address has no text that counts. */
const runsItsText = (attributes: string): boolean => {
  const [, type = ''] = /\stype="([^"]*)"/i.exec(attributes) ?? [];
  return !/\ssrc=/i.test(attributes) && ['', 'module', 'text/javascript'].includes(type);
};

/** The hashes of the scripts that stand in a page of ours, as a Content-Security-Policy names them: `'sha256-…'`. */
export const hashesOfInlineScripts = (html: string): readonly string[] => {
  const scripts = [...html.matchAll(scriptPattern)].flatMap(([, attributes = '', text = '']) =>
    runsItsText(attributes) ? [text] : [],
  );
  return [...new Set(scripts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
};
