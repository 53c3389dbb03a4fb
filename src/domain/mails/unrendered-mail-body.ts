/** A piece of a sentence: words, or a link. */
export type TextOrLinkInMail = string | { readonly words: string; readonly href: string };

/** A part of an e-mail. Each has a plain-text form and an HTML form. */
export type MailPart =
  | { readonly kind: 'heading'; readonly words: string }
  | { readonly kind: 'paragraph'; readonly words: readonly TextOrLinkInMail[] }
  /** Something that the reader must not miss. */
  | { readonly kind: 'important'; readonly words: readonly TextOrLinkInMail[] }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /** Statements with checkboxes. */
  | {
      readonly kind: 'statements';
      readonly items: readonly { readonly isTicked: boolean; readonly words: string }[];
    }
  /** Text to copy. */
  | { readonly kind: 'quote'; readonly words: string }
  | { readonly kind: 'button'; readonly words: string; readonly href: string };

/** An e-mail before it is rendered as text or HTML. */
export type UnrenderedMailBody = {
  /** The first line, which sums up the e-mail. */
  readonly title: string;
  readonly parts: readonly MailPart[];
  /** The sender's details, in small print at the end. */
  readonly imprint: readonly TextOrLinkInMail[];
};

const wordsAsText = (words: readonly TextOrLinkInMail[]): string =>
  words.map((one) => (typeof one === 'string' ? one : `${one.words} <${one.href}>`)).join('');

const ticked = (isTicked: boolean): string => (isTicked ? 'You ticked:' : 'You left unticked:');

const partAsText = (part: MailPart): string => {
  switch (part.kind) {
    case 'heading':
      return `${part.words}\n${'-'.repeat(part.words.length)}`;
    case 'paragraph':
    case 'important':
      return wordsAsText(part.words);
    case 'facts':
      return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'statements':
      return part.items
        .map(
          ({ isTicked, words }) =>
            `${isTicked ? '[x]' : '[ ]'} ${ticked(isTicked)}\n    “${words}”`,
        )
        .join('\n');
    case 'quote':
      return part.words
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'button':
      return `${part.words}:\n${part.href}`;
  }
};

/** The e-mail as plain text. */
export const mailAsText = ({ title, parts, imprint }: UnrenderedMailBody): string =>
  [title, ...parts.map(partAsText), `-- \n${wordsAsText(imprint)}`].join('\n\n');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

// Programs without style sheets show inline styles, and those without either show paragraphs, lists
// and a table. No colour is set inline on the text or the page, so that programs with a dark mode
// of their own can change them. The button sets both of its colours.
const rule = '#8a8378';
const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { background: #f6f0e4; color: #1d1b19; }
a { color: #8f3012; }
a.button { color: #fffdf8 !important; }
@media (prefers-color-scheme: dark) {
  body { background: #171513 !important; color: #f4eee2 !important; }
  a { color: #f0915f !important; }
}`;
const space = 'margin:0 0 16px';

const wordsAsHtml = (words: readonly TextOrLinkInMail[]): string =>
  words
    .map((one) =>
      typeof one === 'string'
        ? escape(one)
        : `<a href="${escape(one.href)}">${escape(one.words)}</a>`,
    )
    .join('');

const partAsHtml = (part: MailPart): string => {
  switch (part.kind) {
    case 'heading':
      return `<h2 style="margin:32px 0 8px;font-size:20px;line-height:1.25">${escape(part.words)}</h2>`;
    case 'paragraph':
      return `<p style="${space}">${wordsAsHtml(part.words)}</p>`;
    case 'important':
      return `<p style="${space};padding:12px 16px;border:2px solid ${rule};font-weight:bold">${wordsAsHtml(part.words)}</p>`;
    case 'facts': {
      const cell = `padding:8px 0;border-bottom:1px solid ${rule};text-align:left;vertical-align:top`;
      const rows = part.rows.map(
        ([name, value]) =>
          `<tr><th scope="row" style="${cell};padding-right:16px">${escape(name)}</th><td style="${cell};word-break:break-word">${escape(value)}</td></tr>`,
      );
      return `<table style="${space};width:100%;border-collapse:collapse;font-size:16px">${rows.join('')}</table>`;
    }
    case 'statements': {
      const items = part.items.map(
        ({ isTicked, words }) =>
          `<li style="margin:0 0 8px"><strong>${ticked(isTicked)}</strong> “${escape(words)}”</li>`,
      );
      return `<ul style="${space};padding-left:24px">${items.join('')}</ul>`;
    }
    case 'quote':
      return `<blockquote style="${space};padding:0 0 0 16px;border-left:3px solid ${rule}">${escape(part.words).replaceAll('\n', '<br>')}</blockquote>`;
    case 'button':
      return `<p style="margin:24px 0"><a class="button" href="${escape(part.href)}" style="display:inline-block;padding:12px 20px;border-radius:3px;background:#8f3012;color:#fffdf8;font-weight:bold;text-decoration:none">${escape(part.words)}</a></p>`;
  }
};

/**
 * The e-mail as an HTML page that loads nothing, readable in light, in dark, and without a style
 * sheet.
 */
export const mailAsHtml = (
  subject: string,
  { title, parts, imprint }: UnrenderedMailBody,
): string =>
  [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escape(subject)}</title>`,
    `<style>${sheet}\n</style>`,
    '</head>',
    '<body style="margin:0;padding:0">',
    '<table role="presentation" style="width:100%;border-collapse:collapse"><tr><td align="center" style="padding:24px 16px">',
    '<table role="presentation" style="width:100%;max-width:600px;border-collapse:collapse"><tr>',
    '<td style="text-align:left;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">',
    `<p style="margin:0 0 24px;padding:0 0 8px;border-bottom:3px solid ${rule};font-size:24px;font-weight:bold">Knurl</p>`,
    `<h1 style="margin:0 0 16px;font-size:28px;line-height:1.2">${escape(title)}</h1>`,
    ...parts.map(partAsHtml),
    `<p style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${rule};font-size:14px">${wordsAsHtml(imprint)}</p>`,
    '</td></tr></table>',
    '</td></tr></table>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
