import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type StripePageHtml = HtmlEscapedString | Promise<HtmlEscapedString>;

const style = `
  :root { color-scheme: light dark; --line: light-dark(#c8c8d0, #4a4a55); --accent: light-dark(#4a2fbd, #b9a8ff); --on-accent: light-dark(#fff, #17171c); --soft: light-dark(#f3f2fa, #22222a); }
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0; background: light-dark(#fff, #17171c); color: light-dark(#17171c, #f2f2f5); font: 1rem/1.5 system-ui, sans-serif; }
  .stand-in { margin: 0; padding: 0.5rem 1rem; background: light-dark(#5a3b00, #ffd88a); color: light-dark(#fff, #17171c); font-weight: 700; }
  main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  main.wide { max-width: 70rem; }
  h1, h2, h3, p, ul, dl { margin: 0; }
  h1 { font-size: 1.75rem; line-height: 1.2; overflow-wrap: anywhere; }
  h2 { font-size: 1.25rem; }
  section, form, fieldset { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
  section { padding-block-start: 1rem; border-block-start: 1px solid var(--line); }
  fieldset { margin: 0; padding: 0.75rem; border: 1px solid var(--line); border-radius: 6px; }
  .choice { display: flex; gap: 0.6rem; align-items: start; min-height: 2.75rem; padding-block: 0.5rem; }
  .choice input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; }
  .field { display: grid; gap: 0.25rem; font-weight: 700; }
  input:not([type='radio'], [type='checkbox']), select { width: 100%; min-height: 2.75rem; padding: 0.5rem; border: 1px solid; border-radius: 6px; font: inherit; }
  button { min-height: 2.75rem; padding: 0.5rem 1rem; border: 2px solid var(--accent); border-radius: 6px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 700; cursor: pointer; }
  button.second { background: none; color: var(--accent); }
  a { color: var(--accent); }
  .problem { padding: 0.75rem; border: 2px solid light-dark(#a3001b, #ff9aa8); border-radius: 6px; color: light-dark(#a3001b, #ff9aa8); font-weight: 700; }
  .renewal { padding: 0.75rem; background: var(--soft); border-radius: 6px; font-weight: 700; }
  .total { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; font-size: 1.25rem; font-weight: 700; }
  ul { padding-inline-start: 1.25rem; }
  .row { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; }
  .row form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; }
  .row .field { flex: 1 1 12rem; }
  .scroll { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
  th, td { padding: 0.4rem 1rem 0.4rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
  td form { display: inline-block; margin: 0 0.25rem 0.25rem 0; }
  td button { padding: 0.1rem 0.6rem; }
  code { overflow-wrap: anywhere; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

/** A page of the stand-in. A notice at the top says that no real money is charged. */
export const standInPage = (title: string, body: StripePageHtml, isWide = false): StripePageHtml =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} · Stripe stand-in</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>
          <p class="stand-in">This is no real payment. A stand-in for Stripe on this machine.</p>
        </header>
        <main class="${isWide ? 'wide' : ''}">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

/** Formats an amount in the smallest unit, such as £29.99. */
export const showAmount = (amount: number | null, currency: string | null): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency ?? 'gbp' }).format(
    (amount ?? 0) / 100,
  );

/** Formats a day, such as 3 March 2027. */
export const showDay = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(time * 1000);

/** Formats a date and time, such as 3 Mar 2027, 14:05:09. */
export const showTime = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(time * 1000);

/** The page for something that doesn't exist or is over. */
export const overOrMissingPage = (
  title: string,
  text: string,
  back?: string | null,
): StripePageHtml =>
  standInPage(
    title,
    html`<p>${text}</p>
      ${back == null ? '' : html`<p><a href="${back}">Back to the site</a></p>`}`,
  );

/**
 * A form that posts `fields`, which are hidden, to `action`; `label` is the button's name where its
 * text doesn't say enough.
 */
export const buttonForm = (
  action: string,
  text: string,
  fields: Readonly<Record<string, string>> = {},
  label?: string,
): StripePageHtml =>
  html`<form method="post" action="${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="second" ${label === undefined ? '' : html`aria-label="${label}"`}>
      ${text}
    </button>
  </form>`;
