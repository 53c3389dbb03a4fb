import { html } from 'hono/html';
import { memberSectionDisplayNames } from '../../src/domain/members/section-name.ts';
import { routes } from '../../src/domain/routes.ts';
import { siteIdentityAndPageSizes } from '../../src/config/public/site-identity-and-page-sizes.ts';
import {
  emailField,
  pageOfLoginService,
  showError,
  showField,
  type FormPage,
  type LoginPageHtml,
} from './page-shell.ts';
import { sampleAccounts, samplePassword } from './sample-accounts.ts';

const cancelForm = (path: string): LoginPageHtml =>
  html`<form method="post" action="${path}/cancel">
    <button class="link">Cancel and go back to the site</button>
  </form>`;

/** A text about the members zone for the login pages. */
const zoneText = (): LoginPageHtml =>
  html`<p>
    For the members zone:
    ${Object.values(memberSectionDisplayNames)
      .map((name) => name.toLowerCase())
      .join(', ')}.
    An account is free and opens some of them at once.
  </p>`;

/** The login page, with the sample members. */
export const loginPage = (form: FormPage): LoginPageHtml =>
  pageOfLoginService(
    'Log in',
    form.siteOrigin,
    html`${zoneText()}
      <form method="post" action="${form.path}" novalidate>
        ${showError(form.error)} ${showField(emailField, form)}
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
      <p><a href="${form.path}/forgot-password">Forgot password?</a></p>
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

/**
 * The sign-up page, with the error and what was typed, but for the password; the browser checks
 * none of it.
 */
export const signUpPage = (form: FormPage): LoginPageHtml =>
  pageOfLoginService(
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
        ${showField(emailField, form)}
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
export const errorPage = ({ title, text, siteOrigin }: Notice): LoginPageHtml =>
  pageOfLoginService(
    title,
    siteOrigin,
    html`<p>${text}</p>
      <p><a class="button" href="${siteOrigin}${routes.members}">Log in again</a></p>
      <p><a href="${siteOrigin}/">Go to the home page</a></p>`,
  );

/**
 * The page that confirms a verified e-mail address. Auth0's has one button, “Back to” the
 * application, if that has a login page (`initiate_login_uri`); it knows nothing of what the member
 * was doing.
 */
export const verifiedPage = (
  address: string,
  siteOrigin: string,
  loginPage: string | undefined,
): LoginPageHtml =>
  pageOfLoginService(
    'Your e-mail address is verified',
    siteOrigin,
    html`<p>${address} is yours. You can log in now.</p>
      ${
        loginPage === undefined
          ? ''
          : html`<p>
              <a class="button" href="${loginPage}">Back to ${siteIdentityAndPageSizes.name}</a>
            </p>`
      }`,
  );

/** The start page of the login service. */
export const frontPage = (siteOrigin: string, inboxOrigin: string): LoginPageHtml =>
  pageOfLoginService(
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
