import * as v from 'valibot';
import { toLoginOrigin } from '../../src/config/public/login-origin.ts';
import { routes } from '../../src/domain/routes.ts';
import { functionScopes } from '../setup/auth0/application-requirements.ts';
import { explainAuth0Failure, type RetryOptions } from '../setup/auth0/tenant.ts';
import { readAuth0Requirements } from '../setup/auth0.ts';
import { toFindings } from '../setup/requirement.ts';
import type { Examination, Finding } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** In milliseconds, per request. */
const timeoutMs = 15_000;
const consolePage = 'https://manage.auth0.com/dashboard';

const read = (environment: Environment, name: string): string => environment[name]?.trim() ?? '';

const Token = v.object({ access_token: v.string(), scope: v.optional(v.string()) });

/** Checks that the functions get a token for the Management API with all scopes they need. */
const examineFunctions = async (environment: Environment, origin: string): Promise<Finding> => {
  const subject = 'Auth0: the functions’ key';
  const page = `${consolePage}/#/applications`;
  const remedy = 'Run npm run setup -- auth0, then npm run setup -- netlify.';
  const answer = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: read(environment, 'AUTH0_MANAGEMENT_CLIENT_ID'),
      client_secret: read(environment, 'AUTH0_MANAGEMENT_CLIENT_SECRET'),
      audience: `${origin}/api/v2/`,
    }),
  });
  if (!answer.ok) {
    const sentence = `AUTH0_MANAGEMENT_CLIENT_ID and its secret get no token (${answer.status}).`;
    return { state: 'bad', subject, sentence, remedy, page };
  }
  // If `scope` is left out, all requested scopes were granted (RFC 6749, section 5.1).
  const scopes = v.parse(Token, await answer.json()).scope?.split(' ');
  const missing = functionScopes.filter((scope) => scopes?.includes(scope) === false);
  if (missing.length > 0) {
    const sentence = `The functions lack ${missing.join(', ')}.`;
    return { state: 'bad', subject, sentence, remedy, page };
  }
  return { state: 'good', subject, sentence: 'The functions can look after accounts.' };
};

/**
 * Checks that a login from the site can start: Auth0 shows an error page if it doesn't know the
 * application or the address.
 */
const examineLogin = async (environment: Environment, origin: string): Promise<Finding> => {
  const subject = 'Auth0: a login on the site';
  const callback = new URL(routes.login, read(environment, 'SITE_URL')).href;
  const query = new URLSearchParams({
    client_id: read(environment, 'AUTH0_CLIENT_ID'),
    audience: read(environment, 'AUTH0_AUDIENCE'),
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    state: 'doctor',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const answer = await fetch(`${origin}/authorize?${query}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const target = new URL(answer.headers.get('location') ?? '', `${origin}/`);
  const error = target.searchParams.get('error_description') ?? target.searchParams.get('error');
  if (answer.status >= 300 && answer.status < 400 && error === null) {
    return { state: 'good', subject, sentence: `A login begins, and leads back to ${callback}.` };
  }
  const reason = error ?? `it answers ${answer.status}`;
  return {
    state: 'bad',
    subject,
    sentence: `No login begins for ${callback}: ${reason}.`,
    remedy: 'Check AUTH0_CLIENT_ID and AUTH0_AUDIENCE, or run npm run setup -- auth0.',
    page: `${consolePage}/#/applications`,
  };
};

/** Turns a failed request into a finding. */
const orUnreachable = async (subject: string, work: Promise<Finding>): Promise<Finding> => {
  try {
    return await work;
  } catch {
    return {
      state: 'unknown',
      subject,
      sentence: 'Auth0 can’t be reached.',
      remedy: 'Check AUTH0_DOMAIN and the connection of this machine, and see status.auth0.com.',
      page: 'https://status.auth0.com',
    };
  }
};

const examineTenant = async (
  environment: Environment,
  retryOptions: RetryOptions | undefined,
): Promise<readonly Finding[]> => {
  const subject = 'Auth0: the tenant';
  if (read(environment, 'AUTH0_SETUP_TOKEN') === '') {
    return [
      {
        state: 'unknown',
        subject,
        sentence: 'Rotation, permissions and the login’s action were not looked at.',
        remedy: 'Copy a token of the API explorer into AUTH0_SETUP_TOKEN for this run.',
        page: `${consolePage}/#/apis/management/explorer`,
      },
    ];
  }
  try {
    return toFindings(
      (await readAuth0Requirements(environment, retryOptions)).requirements,
      'auth0',
    );
  } catch (error) {
    const sentence = explainAuth0Failure(error);
    const remedy = 'Fix that first: the tenant’s settings could not be looked at.';
    return [{ state: 'bad', subject, sentence, remedy, page: consolePage }];
  }
};

/** Creates the examination of Auth0, with the SDK's retries and timeout. */
export const createAuth0Examination =
  (retryOptions?: RetryOptions): Examination =>
  async (environment) => {
    const domain = read(environment, 'AUTH0_DOMAIN');
    if (domain === '') {
      return [
        {
          state: 'unknown',
          subject: 'Auth0',
          sentence: 'AUTH0_DOMAIN is not set, so people log in at the stand-in of this machine.',
          remedy: 'Put the domain of a tenant into .env, then run npm run setup -- auth0.',
          page: consolePage,
        },
      ];
    }
    if (!URL.canParse(read(environment, 'SITE_URL'))) {
      const sentence = 'SITE_URL is not set, so nobody knows where a login has to lead.';
      const remedy = 'Put the address of the site into .env as SITE_URL.';
      return [{ state: 'bad', subject: 'Auth0', sentence, remedy }];
    }
    const origin = toLoginOrigin(domain);
    const [login, functions, tenant] = await Promise.all([
      orUnreachable('Auth0: a login on the site', examineLogin(environment, origin)),
      orUnreachable('Auth0: the functions’ key', examineFunctions(environment, origin)),
      examineTenant(environment, retryOptions),
    ]);
    return [login, functions, ...tenant];
  };

/** Examines Auth0, using the setup's own checks for everything the setup creates. */
export const examineAuth0 = createAuth0Examination();
