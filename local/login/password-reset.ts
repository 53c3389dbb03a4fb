import { Hono, type Context, type Env } from 'hono';
import type { AccountStore } from './accounts.ts';
import { findAddressError, findPasswordError, readForm, type TypedFields } from './forms.ts';
import type { ResetSender } from './login-mailer.ts';
import type { FormPage, FormProblem } from './page-shell.ts';
import { errorPage } from './pages.ts';
import {
  checkYourMailPage,
  forgotPasswordPage,
  newPasswordPage,
  passwordChangedPage,
} from './password-reset-pages.ts';

// The screens of Auth0's prompt `reset-password`, in its order: reset-password-request,
// reset-password-email, reset-password, reset-password-success, and reset-password-error for a link
// that is too old or used (auth0.com/docs/authenticate/ database-connections/password-change, and
// the screens of @auth0/auth0-acul-js). A newer link ends the earlier one (community.auth0.com
// 150437); asking for one changes no password (125095). No source says whether a reset verifies the
// address or ends sessions, so here it does neither.

type FormOf<E extends Env> = (
  context: Context<E>,
  typed?: TypedFields,
  error?: FormProblem,
) => FormPage;

/** Adds the pages that ask for a link to the routes of a login. */
export const addForgotPassword = <E extends Env>(
  login: Hono<E>,
  formOf: FormOf<E>,
  sendReset: ResetSender,
): void => {
  login.get('/:uid/forgot-password', (context) =>
    context.html(forgotPasswordPage(formOf(context))),
  );
  login.post('/:uid/forgot-password', async (context) => {
    const typed = await readForm(context);
    const error = findAddressError(typed);
    if (error !== undefined) {
      return context.html(forgotPasswordPage(formOf(context, typed, error)), 400);
    }
    await sendReset(typed['email'] ?? '');
    return context.html(checkYourMailPage(formOf(context, typed)));
  });
};

type NewPasswordOptions = {
  readonly accounts: AccountStore;
  readonly siteOrigin: string;
  /** Where the button of the last page leads. */
  readonly loginPage: () => string | undefined;
};

/**
 * The routes of the link in the e-mail. Only sending the form uses it up, so a scanner of a mailbox
 * may open it.
 */
export const newPasswordRoutes = ({
  accounts,
  siteOrigin,
  loginPage,
}: NewPasswordOptions): Hono => {
  const routes = new Hono();
  routes.use('/:ticket', async (context, next) => {
    if (accounts.findReset(context.req.param('ticket')) !== undefined) return next();
    return context.html(
      errorPage({
        title: 'This link is too old',
        text: 'Or it was used, or you have a newer one. Press “Forgot password?” at the login for another.',
        siteOrigin,
      }),
      400,
    );
  });
  const formOf = (context: Context, error?: FormProblem): FormPage => ({
    siteOrigin,
    path: context.req.path,
    typed: {},
    error,
  });
  routes.get('/:ticket', (context) => context.html(newPasswordPage(formOf(context))));
  routes.post('/:ticket', async (context) => {
    const typed = await readForm(context);
    const error =
      findPasswordError(typed) ??
      (typed['password'] === typed['passwordAgain']
        ? undefined
        : { field: 'passwordAgain', sentence: 'The two passwords differ.' });
    if (error !== undefined) return context.html(newPasswordPage(formOf(context, error)), 400);
    await accounts.resetPassword(context.req.param('ticket'), typed['password'] ?? '');
    return context.html(passwordChangedPage(siteOrigin, loginPage()));
  });
  return routes;
};
