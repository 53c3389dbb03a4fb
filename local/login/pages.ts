import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { sectionNames } from '../../src/domain/members/section-name.ts';
import { routes } from '../../src/domain/routes.ts';
import { site } from '../../src/config/public/site.ts';
import { sampleAccounts, samplePassword } from './sample-accounts.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

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

const page = (title: string, siteOrigin: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/u/icon.svg" />
        <title>${title} · ${site.name}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>
          <a href="${siteOrigin}/" aria-label="${site.name}, home">
            <svg width="30" height="30" viewBox="0 0 64 64" aria-hidden="true">
              <path
                fill="currentColor"
                d="M32 2l13 13-13 13L19 15zM32 36l13 13-13 13-13-13zM15 19l13 13-13 13L2 32zM49 19l13 13-13 13-13-13z"
              />
            </svg>
            ${site.name}
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

type FormPage = {
  readonly siteOrigin: string;
  /** The path of this login. The forms' paths are below it. */
  readonly path: string;
  /** The submitted values. Passwords are not filled in again. */
  readonly typed: Readonly<Record<string, string>>;
  readonly error: FormProblem | undefined;
};

const errorId = 'form-error';

const showError = (error: FormProblem | undefined): Html =>
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

const showField = (field: Field, { typed, error }: FormPage): Html => {
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

const email: Field = {
  name: 'email',
  label: 'E-mail address',
  type: 'email',
  autocomplete: 'username',
  isRequired: true,
};

const cancelForm = (path: string): Html =>
  html`<form method="post" action="${path}/cancel">
    <button class="link">Cancel and go back to the site</button>
  </form>`;

/** A text about the members zone for the login pages. */
const zoneText = (): Html =>
  html`<p>
    For the members zone:
    ${Object.values(sectionNames)
      .map((name) => name.toLowerCase())
      .join(', ')}.
    An account is free and opens some of them at once.
  </p>`;

/** The login page, with the sample members. */
export const loginPage = (form: FormPage): Html =>
  page(
    'Log in',
    form.siteOrigin,
    html`${zoneText()}
      <form method="post" action="${form.path}" novalidate>
        ${showError(form.error)} ${showField(email, form)}
        ${showField(
          {
            name: 'password',
            label: 'Password',
            type: 'password',
            autocomplete: 'current-password',
            isRequired: true,
          },
          form,
        )}
        <button>Log in</button>
      </form>
      <p>No account yet? <a href="${form.path}/sign-up">Sign up</a></p>
      ${cancelForm(form.path)}
      <section aria-labelledby="samples">
        <h2 id="samples">Sample members</h2>
        <p>
          This page stands in for Auth0 on this machine. Choose a member to log in as her; the
          password of each is <code>${samplePassword}</code>.
        </p>
        <ul>
          ${sampleAccounts.map(
            (sample) =>
              html`<li>
                <form method="post" action="${form.path}">
                  <input type="hidden" name="email" value="${sample.email}" />
                  <input type="hidden" name="password" value="${samplePassword}" />
                  <button><strong>${sample.email}</strong> <span>${sample.owns}</span></button>
                </form>
              </li>`,
          )}
        </ul>
      </section>`,
  );

/** The sign-up page. */
export const signUpPage = (form: FormPage): Html =>
  page(
    'Sign up',
    form.siteOrigin,
    html`${zoneText()}
      <form method="post" action="${form.path}/sign-up" novalidate>
        ${showError(form.error)}
        ${showField(
          {
            name: 'givenName',
            label: 'First name',
            note: 'optional',
            type: 'text',
            autocomplete: 'given-name',
            isRequired: false,
          },
          form,
        )}
        ${showField(email, form)}
        ${showField(
          {
            name: 'password',
            label: 'Password',
            note: 'at least 8 characters',
            type: 'password',
            autocomplete: 'new-password',
            isRequired: true,
          },
          form,
        )}
        <button>Sign up</button>
      </form>
      <p>
        By signing up you accept the
        <a href="${form.siteOrigin}${routes.terms}">terms and conditions</a>.
      </p>
      <p>You have an account? <a href="${form.path}?screen=login">Log in</a></p>
      ${cancelForm(form.path)}`,
  );

type Notice = { readonly title: string; readonly text: string; readonly siteOrigin: string };

/** An error page, with a link back to the site. */
export const errorPage = ({ title, text, siteOrigin }: Notice): Html =>
  page(
    title,
    siteOrigin,
    html`<p>${text}</p>
      <p><a class="button" href="${siteOrigin}${routes.members}">Log in again</a></p>
      <p><a href="${siteOrigin}/">Go to the home page</a></p>`,
  );

/**
 * The page that confirms a verified e-mail address. Auth0's has one button, “Back to” the application, if that has a login page (`initiate_login_uri`); it knows
 * nothing of what she was doing.
 */
export const verifiedPage = (
  address: string,
  siteOrigin: string,
  loginPage: string | undefined,
): Html =>
  page(
    'Your e-mail address is verified',
    siteOrigin,
    html`<p>${address} is yours. You can log in now.</p>
      ${
        loginPage === undefined
          ? ''
          : html`<p><a class="button" href="${loginPage}">Back to ${site.name}</a></p>`
      }`,
  );

/** The start page of the login service. */
export const frontPage = (siteOrigin: string, inboxOrigin: string): Html =>
  page(
    'The login service of this machine',
    siteOrigin,
    html`<p>
        It stands in for Auth0. People come here from
        <a href="${siteOrigin}${routes.members}">the members zone</a>, and its e-mails arrive in the
        <a href="${inboxOrigin}/">local inbox</a>.
      </p>
      <section aria-labelledby="samples">
        <h2 id="samples">Sample members</h2>
        <ul>
          ${sampleAccounts.map(
            ({ email: address, owns }) => html`<li><strong>${address}</strong>: ${owns}.</li>`,
          )}
        </ul>
        <p>The password of each is <code>${samplePassword}</code>.</p>
      </section>`,
  );
