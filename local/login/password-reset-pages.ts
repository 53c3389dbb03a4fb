import { html } from 'hono/html';
import { siteIdentityAndPageSizes } from '../../src/config/public/site-identity-and-page-sizes.ts';
import {
  emailField,
  pageOfLoginService,
  showError,
  showField,
  type FormPage,
  type LoginPageHtml,
} from './page-shell.ts';

/** The page that asks for the address of a forgotten password. */
export const forgotPasswordPage = (form: FormPage): LoginPageHtml =>
  pageOfLoginService(
    'Forgot your password?',
    form.siteOrigin,
    html`<p>Enter your e-mail address, and we send you a link to choose a new password.</p>
      <form method="post" action="${form.path}/forgot-password" novalidate>
        ${showError(form.error)} ${showField(emailField, form)}
        <button>Go on</button>
      </form>
      <p><a href="${form.path}?screen=login">Back to the login</a></p>`,
  );

/** The page after that. It says the same whether or not there is an account. */
export const checkYourMailPage = (form: FormPage): LoginPageHtml =>
  pageOfLoginService(
    'Check your e-mail',
    form.siteOrigin,
    html`<p>
        If there is an account with ${form.typed['email']}, an e-mail with a link is on its way.
      </p>
      <form method="post" action="${form.path}/forgot-password">
        <input type="hidden" name="email" value="${form.typed['email']}" />
        <button class="link">Send it again</button>
      </form>
      <p><a href="${form.path}?screen=login">Back to the login</a></p>`,
  );

/** The page of the link: the new password, twice. */
export const newPasswordPage = (form: FormPage): LoginPageHtml =>
  pageOfLoginService(
    'Choose a new password',
    form.siteOrigin,
    html`<form method="post" action="${form.path}" novalidate>
      ${showError(form.error)}
      ${showField(
        {
          name: 'password',
          label: 'New password',
          note: 'at least 8 characters',
          type: 'password',
          autocomplete: 'new-password',
          isRequired: true,
        },
        form,
      )}
      ${showField(
        {
          name: 'passwordAgain',
          label: 'The same password again',
          type: 'password',
          autocomplete: 'new-password',
          isRequired: true,
        },
        form,
      )}
      <button>Change the password</button>
    </form>`,
  );

/**
 * The page that confirms it, with one button back to the application, like that of a verified
 * address.
 */
export const passwordChangedPage = (
  siteOrigin: string,
  loginPage: string | undefined,
): LoginPageHtml =>
  pageOfLoginService(
    'Your password is changed',
    siteOrigin,
    html`<p>You can log in with it now.</p>
      ${
        loginPage === undefined
          ? ''
          : html`<p>
              <a class="button" href="${loginPage}">Back to ${siteIdentityAndPageSizes.name}</a>
            </p>`
      }`,
  );
