import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { InteractionResults } from 'oidc-provider';
import { refuseBadAddress } from '../bad-address.ts';
import { recordCalls } from '../contract/record-calls.ts';
import { projectFolder } from '../folders.ts';
import { closeServer, listenLocally } from '../ports.ts';
import { openAccounts, type LoginAccount, type AccountStore } from './accounts.ts';
import { findAddressError, findPasswordError, readForm, type TypedFields } from './forms.ts';
import {
  createInboxMailer,
  createResetSender,
  createVerificationSender,
  type SendMail,
} from './login-mailer.ts';
import type { FormProblem } from './page-shell.ts';
import { frontPage, loginPage, errorPage, signUpPage, verifiedPage } from './pages.ts';
import { addForgotPassword, newPasswordRoutes } from './password-reset.ts';
import { createManagementApi, createScopeCheck } from './management.ts';
import { createProvider, verificationPrompt } from './provider.ts';
import {
  fixedLoginConfiguration,
  loginPageAt,
  type LoginClient,
  type ManagementClient,
  type ManagementScopes,
} from './rules.ts';
import type { TenantFaults } from './tenant/faults.ts';
import type { LoginTenant } from './tenant/open.ts';
import { openProviderStore } from './session-store.ts';
import { openPrivateKeys } from './signing-key.ts';

/** A site with its applications already set up, as in `npm start`. */
type ReadySite = { readonly client: LoginClient; readonly management: ManagementClient };

/** A new Auth0 tenant: no accounts, and nothing set up except through the Management API. */
type EmptyTenant = {
  readonly tenant: {
    /** The initial tokens for its Management API, such as an owner's. */
    readonly tokens: readonly { readonly token: string; readonly may: ManagementScopes }[];
    /** The site that its pages link back to. */
    readonly siteOrigin: string;
    /** Whether its plan has roles; the free one hasn't. Default: false. */
    readonly hasRoles?: boolean;
  };
};

type LoginServiceOptions = (ReadySite | EmptyTenant) & {
  /** Where accounts, keys and sessions are stored. */
  readonly folder: string;
  /** 0 picks any free port. */
  readonly port: number;
  /** The inbox in which its e-mails can be read. */
  readonly inboxOrigin: string;
  readonly sendMail: SendMail;
};

export type LoginService = {
  readonly origin: string;
  /** The failures to simulate at the Management API of a tenant. */
  readonly faults?: TenantFaults;
  readonly close: () => Promise<void>;
};

type Env = { readonly Bindings: HttpBindings };

/** Files of the site that its pages use too. */
const siteFiles = [
  ['archivo-heading.woff2', 'src/ui/styles/fonts/archivo-heading.woff2', 'font/woff2'],
  ['archivo-text.woff2', 'src/ui/styles/fonts/archivo-text.woff2', 'font/woff2'],
  ['icon.svg', 'src/ui/pictures/icon.svg', 'image/svg+xml'],
] as const;

/** Loaded only for a tenant, because a normal start doesn't need it. */
const openTenantIn = async (
  folder: string,
  origin: string,
  accounts: AccountStore,
  { hasRoles = false }: EmptyTenant['tenant'],
): Promise<LoginTenant> =>
  (await import('./tenant/open.ts')).openLoginTenant(folder, origin, accounts, hasRoles);

/**
 * Serves a stand-in for Auth0: an OpenID provider with pages for signing up, logging in, verifying
 * an e-mail address and choosing a new password. It stores everything in the folder, so that a
 * restart logs nobody out.
 */
export const startLoginService = async (options: LoginServiceOptions): Promise<LoginService> => {
  const isReady = 'client' in options;
  const accounts = await openAccounts(options.folder, { hasSamples: isReady });
  const sessions = openProviderStore(options.folder);
  const keys = await openPrivateKeys(options.folder);
  const server = createServer();
  const port = await listenLocally(server, options.port);
  const origin = `http://localhost:${port}`;
  const tenant = isReady
    ? undefined
    : await openTenantIn(options.folder, origin, accounts, options.tenant);
  const rules = isReady
    ? fixedLoginConfiguration(options.client, options.management)
    : tenant?.rules;
  if (rules === undefined) throw new Error('A login service has a site or a tenant.');
  const siteOrigin = isReady ? (options.client.siteOrigins[0] ?? '') : options.tenant.siteOrigin;
  const { provider, managementScopesOf } = createProvider({
    rules,
    siteOrigin,
    accounts,
    sessions,
    keys,
    port,
  });

  const inboxMailer = createInboxMailer(options.sendMail);
  const mailer = tenant?.createMailer(inboxMailer) ?? inboxMailer;
  const sendTicket = createVerificationSender(mailer, origin);
  const sendReset = createResetSender(mailer, origin, accounts, rules.resetLinkSeconds);

  const app = new Hono<Env>();
  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-frame-options', 'DENY');
  });

  /** The browser's current login; undefined if it is over or belongs to another browser. */
  const readInteraction = async ({ env }: Context<Env>) => {
    try {
      return await provider.interactionDetails(env.incoming, env.outgoing);
    } catch {
      return undefined;
    }
  };
  const finish = async (context: Context<Env>, result: InteractionResults): Promise<Response> => {
    const { incoming, outgoing } = context.env;
    return context.redirect(await provider.interactionResult(incoming, outgoing, result), 303);
  };
  const refuse = (context: Context<Env>, description: string): Promise<Response> =>
    finish(context, { error: 'access_denied', error_description: description });
  /** Logs out the current user if another account logs in. */
  const logOutOtherAccount = async (context: Context<Env>, subject: string): Promise<void> => {
    const uid = (await readInteraction(context))?.session?.uid;
    const session = uid === undefined ? undefined : await provider.Session.findByUid(uid);
    if (session?.accountId === undefined || session.accountId === subject) return;
    delete session.accountId;
    session.authorizations = {};
    await session.persist();
  };
  const logIn = async (context: Context<Env>, { subject }: LoginAccount): Promise<Response> => {
    const answer = await finish(context, { login: { accountId: subject } });
    // Afterwards, because the provider only continues a login while its session is unchanged.
    await logOutOtherAccount(context, subject);
    return answer;
  };

  const login = new Hono<Env>();
  login.use('/:uid/*', async (context, next) => {
    if ((await readInteraction(context)) !== undefined) return next();
    return context.html(
      errorPage({
        title: 'This login has expired',
        text: 'It was finished in another tab, or it has waited for more than an hour.',
        siteOrigin,
      }),
      400,
    );
  });
  /** The e-mail address that the site passed on. */
  const hintOf = (details: Awaited<ReturnType<typeof readInteraction>>) => {
    const email = details?.params['login_hint'];
    return typeof email === 'string' ? { email } : {};
  };
  const formOf = (context: Context<Env>, typed: TypedFields = {}, error?: FormProblem) => ({
    siteOrigin,
    path: `/u/login/${context.req.param('uid')}`,
    typed,
    error,
  });

  login.get('/:uid', async (context) => {
    const details = await readInteraction(context);
    if (details?.prompt.name === verificationPrompt) {
      const account = accounts.find(details.session?.accountId ?? '');
      if (account !== undefined) {
        const clientId = String(details.params['client_id'] ?? '');
        const { refusal, appMetadata } = await rules.postLogin(account, {
          clientId,
          query: details.params,
        });
        accounts.setAppMetadata(account.subject, appMetadata);
        return refuse(context, refusal ?? 'Log in again.');
      }
    }
    const wantsSignUp = details?.params['screen_hint'] === 'signup';
    if (wantsSignUp && context.req.query('screen') !== 'login') {
      return context.redirect(`${context.req.path}/sign-up`, 303);
    }
    return context.html(loginPage(formOf(context, hintOf(details))));
  });
  login.post('/:uid', async (context) => {
    const typed = await readForm(context);
    const account = await accounts.logIn(typed['email'] ?? '', typed['password'] ?? '');
    if (account !== undefined) return logIn(context, account);
    const error = { field: 'password', sentence: 'Wrong e-mail address or password.' };
    return context.html(loginPage(formOf(context, typed, error)), 400);
  });
  login.get('/:uid/sign-up', async (context) =>
    context.html(signUpPage(formOf(context, hintOf(await readInteraction(context))))),
  );
  login.post('/:uid/sign-up', async (context) => {
    const typed = await readForm(context);
    const error = findAddressError(typed) ?? findPasswordError(typed);
    if (error !== undefined) return context.html(signUpPage(formOf(context, typed, error)), 400);
    const account = await accounts.signUp({
      email: typed['email'] ?? '',
      givenName: typed['givenName'] ?? '',
      password: typed['password'] ?? '',
    });
    if (account !== undefined) {
      await sendTicket(account);
      return logIn(context, account);
    }
    const sentence = 'There is an account with this e-mail address. Log in instead.';
    return context.html(signUpPage(formOf(context, typed, { field: 'email', sentence })), 400);
  });
  login.post('/:uid/cancel', (context) => refuse(context, 'User did not authorize the request'));
  addForgotPassword(login, formOf, sendReset);
  app.route('/u/login', login);
  const ownTokens = new Map(
    isReady ? [] : options.tenant.tokens.map(({ token, may }) => [token, may]),
  );
  const scopesOf = (token: string): ManagementScopes | undefined =>
    ownTokens.get(token) ?? managementScopesOf(token);
  app.use('/api/v2/*', recordCalls('auth0'));
  if (tenant !== undefined) app.route('/api/v2', tenant.createApi(createScopeCheck(scopesOf)));
  app.route('/api/v2', createManagementApi({ accounts, sessions, scopesOf, sendTicket }));

  app.get('/u/verify/:ticket', (context) => {
    const account = accounts.verify(context.req.param('ticket'));
    return account === undefined
      ? context.html(
          errorPage({
            title: 'This link is not valid',
            text: 'Log in, and you can have another sent.',
            siteOrigin,
          }),
          404,
        )
      : context.html(
          verifiedPage(account.email, siteOrigin, loginPageAt(origin, rules.loginPage())),
        );
  });
  app.route(
    '/u/reset',
    newPasswordRoutes({
      accounts,
      siteOrigin,
      loginPage: () => loginPageAt(origin, rules.loginPage()),
    }),
  );
  for (const [name, file, type] of siteFiles) {
    app.get(`/u/${name}`, (context) =>
      context.body(readFileSync(path.join(projectFolder, file)), 200, { 'content-type': type }),
    );
  }
  app.get('/', (context) => context.html(frontPage(siteOrigin, options.inboxOrigin)));

  const showPage = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const answerProtocol = provider.callback();
  server.on('request', (request, response) => {
    if (refuseBadAddress(request, response)) return;
    const isPage = /^\/($|u\/|api\/v2\/)/.test(request.url ?? '');
    void (isPage ? showPage(request, response) : answerProtocol(request, response));
  });

  return {
    origin,
    ...(tenant === undefined ? {} : { faults: tenant.faults }),
    close: async () => {
      await closeServer(server);
      sessions.close();
    },
  };
};
