import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { siteIdentityAndPageSizes } from '../../src/config/public/site-identity-and-page-sizes.ts';

/** A part of a page of the login service. */
export type LoginPageHtml = HtmlEscapedString | Promise<HtmlEscapedString>;

const style = `
  @font-face { font-family: 'Archivo Text'; font-weight: 400 800; src: url('/u/archivo-text.woff2') format('woff2'); }
  @font-face { font-family: 'Archivo Heading'; font-weight: 700 900; src: url('/u/archivo-heading.woff2') format('woff2'); }
  :root {
    color-scheme: light dark;
    --paper: #f6f0e4; --surface: #fffdf8; --ink: #1d1b19; --muted: #595248; --line: #d8cdb9; --accent: #a03815;
    --accent-strong: #7f2a0e; --on-accent: #fffdf8; --focus: #1f5fd0;
    --knurl: repeating-linear-gradient(45deg, currentcolor 0 1.5px, transparent 1.5px 6px),
      repeating-linear-gradient(-45deg, currentcolor 0 1.5px, transparent 1.5px 6px);
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #171513; --surface: #201d1a; --ink: #f4eee2; --muted: #bdb3a4; --line: #3f3831; --accent: #f0915f;
      --accent-strong: #f7ae88; --on-accent: #1d1b19; --focus: #8db8ff;
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 'Archivo Text', system-ui, sans-serif; }
  header { padding: 1rem; border-block-end: 1.25rem solid transparent; background: #24483e; color: #f5efe4; position: relative; }
  header::after { content: ''; position: absolute; inset: auto 0 -1.25rem; height: 1.25rem; border-block: 0.25rem solid #1d1b19; background: var(--knurl), #19352d; color: rgb(245 239 228 / 45%); }
  header a { display: flex; align-items: center; justify-content: center; gap: 0.5rem; width: max-content; margin-inline: auto; color: inherit; font: 900 2rem/1 'Archivo Heading', sans-serif; text-decoration: none; }
  main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem; max-width: 27rem; margin-inline: auto; padding: 2.5rem 1rem 4rem; }
  h1 { margin: 0; font: 900 clamp(2.5rem, 2rem + 3vw, 3.25rem)/0.95 'Archivo Heading', sans-serif; text-wrap: balance; }
  h2 { margin: 0; font: 850 1.5rem/1.1 'Archivo Heading', sans-serif; }
  p { margin: 0; text-wrap: pretty; }
  a { color: var(--accent); text-underline-offset: 0.18em; }
  a:hover { color: var(--accent-strong); }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  form, section, .field { display: grid; grid-template-columns: minmax(0, 1fr); }
  form { gap: 1.25rem; }
  section { gap: 0.75rem; padding-block-start: 1.25rem; border-block-start: 3px solid var(--ink); }
  .field { gap: 0.5rem; }
  label { font-weight: 700; line-height: 1.3; }
  small { color: var(--muted); font-size: 0.875rem; font-weight: 400; }
  input { width: 100%; min-height: 3rem; padding: 0.5rem 0.75rem; border: 2px solid var(--ink); border-radius: 3px; background: var(--surface); color: inherit; font: inherit; }
  input[aria-invalid='true'] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
  .problem { padding-inline-start: 0.75rem; border-inline-start: 4px solid; color: var(--accent); font-weight: 700; line-height: 1.4; }
  button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 3rem; padding: 0.5rem 1.5rem; border: 2px solid var(--accent); border-radius: 3px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 700; line-height: 1.2; text-decoration: none; cursor: pointer; }
  button:hover, .button:hover { border-color: var(--accent-strong); background: var(--accent-strong); color: var(--on-accent); }
  button.link { justify-content: start; min-height: 2.75rem; padding: 0; border: 0; background: none; color: var(--accent); font-weight: 400; text-align: start; text-decoration: underline; text-underline-offset: 0.18em; }
  button.link:hover { color: var(--accent-strong); background: none; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { border-block-start: 1px solid var(--line); }
  li:first-child { border-block-start: 0; }
  li button { display: grid; justify-content: start; justify-items: start; width: 100%; padding: 0.625rem 0; border: 0; border-radius: 0; background: none; color: inherit; text-align: start; }
  li button strong { color: var(--accent); text-decoration: underline; text-underline-offset: 0.18em; overflow-wrap: anywhere; }
  li button span { color: var(--muted); font-size: 0.875rem; font-weight: 400; }
  li button:hover { background: none; color: inherit; }
  li button:hover strong { color: var(--accent-strong); }
  code { padding: 0.1em 0.35em; background: var(--surface); border: 1px solid var(--line); border-radius: 3px; font-size: 0.9em; }
`;

/**
 * A whole HTML page, not to be indexed, with the site's name after the title and a link to its home
 * page.
 */
export const pageOfLoginService = (
  title: string,
  siteOrigin: string,
  body: LoginPageHtml,
): LoginPageHtml =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/u/icon.svg" />
        <title>${title} · ${siteIdentityAndPageSizes.name}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>
          <a href="${siteOrigin}/" aria-label="${siteIdentityAndPageSizes.name}, home">
            <svg width="30" height="30" viewBox="0 0 64 64" aria-hidden="true">
              <path
                fill="currentColor"
                d="M32 2l13 13-13 13L19 15zM32 36l13 13-13 13-13-13zM15 19l13 13-13 13L2 32zM49 19l13 13-13 13-13-13z"
              />
            </svg>
            ${siteIdentityAndPageSizes.name}
          </a>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

/** Why a form was refused, and which of its fields is wrong. */
export type FormProblem = { readonly field: string | undefined; readonly sentence: string };

/** A form of a login, as it is shown again after a mistake. */
export type FormPage = {
  readonly siteOrigin: string;
  /** The path of this login. The forms' paths are below it. */
  readonly path: string;
  /** The submitted values. Passwords are not filled in again. */
  readonly typed: Readonly<Record<string, string>>;
  readonly error: FormProblem | undefined;
};

const errorId = 'form-error';

/** Why the form was refused. */
export const showError = (error: FormProblem | undefined): LoginPageHtml =>
  error === undefined
    ? html``
    : html`<p class="problem" role="alert" id="${errorId}">${error.sentence}</p>`;

type Field = {
  readonly name: string;
  readonly label: string;
  readonly note?: string;
  readonly type: string;
  readonly autocomplete: string;
  readonly isRequired: boolean;
};

/**
 * A field with what was typed, but never a password; the focus goes to the wrong one, without an
 * error to the e-mail address.
 */
export const showField = (field: Field, { typed, error }: FormPage): LoginPageHtml => {
  const isWrong = error?.field === field.name;
  const isFirst = error === undefined ? field.name === 'email' : isWrong;
  return html`<div class="field">
    <label for="${field.name}"
      >${field.label} ${field.note === undefined ? '' : html`<small>(${field.note})</small>`}</label
    >
    <input
      id="${field.name}"
      name="${field.name}"
      type="${field.type}"
      autocomplete="${field.autocomplete}"
      value="${field.type === 'password' ? '' : (typed[field.name] ?? '')}"
      ${field.isRequired ? 'required' : ''}
      ${isFirst ? 'autofocus' : ''}
      ${isWrong ? html`aria-invalid="true" aria-describedby="${errorId}"` : ''}
    />
  </div>`;
};

export const emailField: Field = {
  name: 'email',
  label: 'E-mail address',
  type: 'email',
  autocomplete: 'username',
  isRequired: true,
};
