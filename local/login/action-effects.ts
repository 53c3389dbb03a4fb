import type Provider from 'oidc-provider';
import type { AccountStore } from './accounts.ts';
import type { PostLogin } from './post-login.ts';
import type { LoginRules } from './rules.ts';

/** The claims that actions have added to the ID tokens of logins, by their authorization codes. */
export type CustomClaims = Map<string, PostLogin['idTokenClaims']>;

const codeIn = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).searchParams.get('code') : null;

/** When a login comes through, what the actions have changed takes effect, before the browser leaves with the code. */
export const applyActions = (
  provider: Provider,
  rules: LoginRules,
  accounts: AccountStore,
  customClaims: CustomClaims,
): void => {
  provider.use(async (context, next) => {
    await next();
    const code = codeIn(context.response.get('location'));
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
