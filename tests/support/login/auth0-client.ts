import { Auth0Client, type Auth0ClientOptions } from '@auth0/auth0-spa-js';
import { createLoginVisitor, type LoginVisitor } from './login-visitor.ts';
import { audience, callback, clientId, subscriber } from './test-login-service.ts';

/** Auth0's own library, set up as the site does. */
export const createClient = (
  serviceOrigin: string,
  options: Partial<Auth0ClientOptions> = {},
): Auth0Client =>
  new Auth0Client({
    domain: serviceOrigin,
    clientId,
    cacheLocation: 'localstorage',
    useRefreshTokens: true,
    authorizationParams: { audience, redirect_uri: callback },
    ...options,
  });

/** Starts a login and returns the address at the login service that the browser goes to. */
export const startLogin = async (
  client: Auth0Client,
  authorizationParams: Readonly<Record<string, string>> = {},
): Promise<string> => {
  let address = '';
  await client.loginWithRedirect({
    authorizationParams,
    appState: { target: '/members/packs/' },
    openUrl: (url) => {
      address = url;
    },
  });
  return address;
};

type Member = { readonly email: string; readonly password: string };

/** Logs a member in at the login service and returns the address on the site that it leads to. */
export const logInAtService = async (
  client: Auth0Client,
  visitor: LoginVisitor,
  member: Member = subscriber,
): Promise<string> => {
  const form = await visitor.open(await startLogin(client));
  return (await visitor.send(form.path, member)).leadsTo ?? '';
};

/** Logs a member in and finishes the login on the site. */
export const signIn = async (serviceOrigin: string, member?: Member): Promise<Auth0Client> => {
  const client = createClient(serviceOrigin);
  await client.handleRedirectCallback(
    await logInAtService(client, createLoginVisitor(serviceOrigin), member),
  );
  return client;
};
