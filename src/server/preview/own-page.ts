import { createHash } from 'node:crypto';
import { sitesFramingPreview } from '../../domain/preview.ts';

/** A piece of HTML, in which every value is escaped. */
export type EscapedHtmlObject = { readonly html: string };

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const toHtml = (value: string | EscapedHtmlObject | readonly EscapedHtmlObject[]): string =>
  typeof value === 'string'
    ? escape(value)
    : 'html' in value
      ? value.html
      : value.map(({ html }) => html).join('');

/** Joins escaped texts and pieces of HTML. */
export const escapeValuesInHtmlTemplate = (
  parts: TemplateStringsArray,
  ...values: readonly (string | EscapedHtmlObject | readonly EscapedHtmlObject[])[]
): EscapedHtmlObject => ({
  html: parts
    .map((part, place) => `${place === 0 ? '' : toHtml(values[place - 1] ?? '')}${part}`)
    .join(''),
});

// The tokens of src/ui/styles/theme.css that these pages use: none of the site's own files may be
// loaded before the gate.
const style = `
:root { color-scheme: light dark; --paper: #f6f0e4; --ink: #1d1b19; --muted: #595248; --line: #d8cdb9; --accent: #a03815; --accent-strong: #7f2a0e; --on-accent: #fffdf8; --focus: #1f5fd0; }
@media (prefers-color-scheme: dark) { :root { --paper: #171513; --ink: #f4eee2; --muted: #bdb3a4; --line: #3f3831; --accent: #f0915f; --accent-strong: #f7ae88; --on-accent: #1d1b19; --focus: #8db8ff; } }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; max-width: 42rem; margin-inline: auto; padding: 3rem 1rem; overflow-wrap: anywhere; }
h1, h2 { margin: 0; line-height: 1.15; text-wrap: balance; }
h1 { font-size: 2rem; }
h2 { font-size: 1.25rem; }
p, ul { margin: 0; }
ul { padding-inline-start: 1.25rem; }
a { color: var(--accent); text-underline-offset: 0.18em; }
section { display: grid; gap: 0.5rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); }
button { min-height: 3rem; padding: 0.5rem 1.5rem; border: 2px solid var(--accent); border-radius: 3px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 700; cursor: pointer; }
button:hover { border-color: var(--accent-strong); background: var(--accent-strong); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
[hidden] { display: none; }
`;

const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type OwnPage = {
  readonly title: string;
  readonly body: EscapedHtmlObject;
  /** A module without imports. */
  readonly script?: string;
  /** Where the script may send requests, besides this site. */
  readonly connect?: string;
};

/** A page of the gate itself: it needs no files of the site. */
export const gatePage = (status: number, { title, body, script, connect }: OwnPage): Response => {
  const scriptSource = script === undefined ? "'none'" : sourceOf(script);
  const policy = [
    "default-src 'none'",
    `script-src ${scriptSource}`,
    `style-src ${sourceOf(style)}`,
    `connect-src 'self' ${connect ?? ''}`.trim(),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${sitesFramingPreview.join(' ')}`,
  ].join('; ');
  const page = escapeValuesInHtmlTemplate`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex, nofollow"><title>${title}</title><style>${{ html: style }}</style></head>
<body>${body}${script === undefined ? '' : { html: `<script type="module">${script}</script>` }}</body>
</html>`;
  return new Response(page.html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      // A login window has to reach the frame that opened it, inside Contentful's page.
      'cross-origin-opener-policy': 'unsafe-none',
    },
  });
};
