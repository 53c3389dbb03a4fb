import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A form whose submissions the host stores. */
export type HostedForm = {
  readonly name: string;
  /** The form's fields in the built page; others are not stored. Undefined stores all. */
  readonly fields: ReadonlySet<string> | undefined;
  /** A hidden field that only bots fill in. */
  readonly honeypot: string | undefined;
};

const formPattern = /<form\b([^>]*)>(.*?)<\/form>/gis;
const fieldPattern = /<(?:input|textarea|select)\b([^>]*)>/gi;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(attributes)?.[1];

const isHosted = (attributes: string): boolean =>
  /(?:^|\s)(?:data-netlify="true"|netlify(?:=|\s|$))/i.test(attributes);

/** The forms in a built page that the host handles, detected as the host does after a deploy. */
export const findForms = (page: string): readonly HostedForm[] =>
  [...page.matchAll(formPattern)].flatMap(([, attributes = '', inside = '']) => {
    const name = attribute(attributes, 'name');
    if (name === undefined || !isHosted(attributes)) return [];
    const names = [...inside.matchAll(fieldPattern)].flatMap(([, field = '']) => {
      const found = attribute(field, 'name');
      return found === undefined ? [] : [found];
    });
    const honeypot =
      attribute(attributes, 'data-netlify-honeypot') ?? attribute(attributes, 'netlify-honeypot');
    return [{ name, fields: new Set(names), honeypot }];
  });

/** The hosted forms in all built pages of a folder, by name. */
export const findFormsBelow = (folder: string): ReadonlyMap<string, HostedForm> => {
  const pages = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.html'),
  );
  return new Map(
    pages
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
      .filter((page) => page.includes('netlify'))
      .flatMap(findForms)
      .map((form) => [form.name, form]),
  );
};
