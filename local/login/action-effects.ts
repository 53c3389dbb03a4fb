import type Provider from 'oidc-provider';
import type { AccountStore } from './accounts.ts';
import type { PostLoginDecision } from './post-login-decision.ts';
import type { LoginConfiguration } from './rules.ts';

/** The claims that actions have added to the ID tokens of logins, by their authorization codes. */
export type CustomClaims = Map<string, PostLoginDecision['idTokenClaims']>;

/**
 * The claims that actions add to an access token. Auth0 runs them whenever it issues one, for a
 * refresh token too (support.auth0.com: “Will Access/ID Tokens Received Via Refresh Token Contain
 * the Custom Claims”).
 */
export const accessTokenClaims = async (
  rules: LoginConfiguration,
  accounts: AccountStore,
  { accountId = '', clientId = '' }: { readonly accountId?: string; readonly clientId?: string },
): Promise<PostLoginDecision['accessTokenClaims']> => {
  const account = accounts.find(accountId);
  if (account === undefined) return {};
  return (await rules.postLogin(account, { clientId, query: {} })).accessTokenClaims;
};

const pickCode = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).searchParams.get('code') : null;

/**
 * When a login comes through, what the actions have changed takes effect, before the browser leaves
 * with the code.
 */
export const installLoginActions = (
  provider: Provider,
  rules: LoginConfiguration,
  accounts: AccountStore,
  customClaims: CustomClaims,
): void => {
  provider.use(async (context, next) => {
    await next();
    const code = pickCode(context.response.get('location'));
    const account = accounts.find(context.oidc?.session?.accountId ?? '');
    if (code === null || account === undefined) return;
    const { client, params } = context.oidc;
    const { appMetadata, idTokenClaims } = await rules.postLogin(account, {
      clientId: client?.clientId ?? '',
      query: { ...params },
    });
    accounts.setAppMetadata(account.subject, appMetadata);
    customClaims.set(code, idTokenClaims);
  });
};
