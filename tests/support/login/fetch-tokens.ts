import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { samplePassword } from '../../../local/login/sample-accounts.ts';
import { routes } from '../../../src/domain/routes.ts';
import { createLoginVisitor } from './login-visitor.ts';

const Tokens = v.object({ access_token: v.string(), id_token: v.string() });

/** The tokens of a logged-in member. */
export type Tokens = { readonly accessToken: string; readonly idToken: string };

type LoginSettings = {
  readonly loginOrigin: string;
  readonly siteOrigin: string;
  readonly clientId: string;
  readonly audience: string;
};

/** Logs a sample member in without a browser, with the site's own requests. */
export const fetchTokens = async (
  { loginOrigin, siteOrigin, clientId, audience }: LoginSettings,
  email: string,
): Promise<Tokens> => {
  const verifier = randomBytes(32).toString('base64url');
  const callback = `${siteOrigin}${routes.login}`;
  const visitor = createLoginVisitor(loginOrigin);
  const form = await visitor.open(
    `/authorize?${new URLSearchParams({
      client_id: clientId,
      audience,
      scope: 'openid profile email offline_access',
      response_type: 'code',
      redirect_uri: callback,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'state',
      nonce: 'nonce',
    })}`,
  );
  const { leadsTo } = await visitor.send(form.path, { email, password: samplePassword });
  const code = leadsTo === undefined ? null : new URL(leadsTo).searchParams.get('code');
  if (code === null) throw new Error(`${email} could not log in: ${form.status} ${form.path}`);
  const answer = await fetch(`${loginOrigin}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: callback,
    }),
  });
  const tokens = v.parse(Tokens, await answer.json());
  return { accessToken: tokens.access_token, idToken: tokens.id_token };
};
