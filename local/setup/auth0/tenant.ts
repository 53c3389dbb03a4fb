import { ManagementClient, ManagementError } from 'auth0';
import { toLoginOrigin } from '../../../src/config/public/login-origin.ts';
import { PlainFailure } from '../../plain-failure.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** An Auth0 tenant, as an owner's commands use it. */
export type Tenant = {
  readonly management: ManagementClient;
  /** The audience of the Management API, which a grant contains. */
  readonly managementAudience: string;
  /** The address of a page of the console, such as `applications`. */
  readonly page: (path: string) => string;
  /**
   * Ids of what earlier acts created, by our own name for each, so that later acts can use them.
   */
  readonly ids: Map<'site' | 'functions' | 'action', string>;
};

/** In seconds, per request. */
const timeoutInSeconds = 15;

/**
 * The SDK only supports https. The local stand-in has no certificate, so its requests are sent over
 * http.
 */
const plainFetch: typeof fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input);
  address.protocol = 'http:';
  return fetch(address, init);
};

/** The SDK's retries and timeout. Tests don't retry. */
export type RetryOptions = { readonly maxRetries: number; readonly timeoutInSeconds: number };

const domainOf = (environment: Environment): string => {
  const domain = environment['AUTH0_DOMAIN']?.trim() ?? '';
  if (domain !== '') return domain;
  throw new PlainFailure('AUTH0_DOMAIN is not set: it is such as example.eu.auth0.com.');
};

/**
 * The console's address contains the region and the tenant: example.eu.auth0.com is at
 * /dashboard/eu/example. A custom domain reveals neither, so its links lead to the tenant that was
 * last open.
 */
const consoleOf = (domain: string): string => {
  const [, name, region = 'us'] = /^([\w-]+)(?:\.(\w+))?\.auth0\.com$/.exec(domain) ?? [];
  return name === undefined
    ? 'https://manage.auth0.com/dashboard'
    : `https://manage.auth0.com/dashboard/${region}/${name}`;
};

/** Opens the tenant. Throws a PlainFailure without a domain or a token. */
export const openTenant = (
  environment: Environment,
  retryOptions: RetryOptions = { maxRetries: 2, timeoutInSeconds },
): Tenant => {
  const domain = domainOf(environment);
  const token = environment['AUTH0_SETUP_TOKEN']?.trim() ?? '';
  if (token === '')
    throw new PlainFailure('AUTH0_SETUP_TOKEN is not set, so Auth0 can’t be asked.');
  const origin = toLoginOrigin(domain);
  const isPlain = origin.startsWith('http:');
  const management = new ManagementClient({
    domain: new URL(origin).host,
    token,
    telemetry: false,
    ...retryOptions,
    ...(isPlain ? { fetch: plainFetch } : {}),
  });
  const base = consoleOf(domain);
  return {
    management,
    managementAudience: `${origin}/api/v2/`,
    page: (path) => `${base}/${path}`,
    ids: new Map(),
  };
};

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';

const missingScope = /expected any of: (.+)$/;

/** Whether Auth0 refused a request because the token lacks a scope. */
export const isMissingScope = (error: ManagementError): boolean =>
  missingScope.test(messageOf(error.body));

/** Explains a failed request: one sentence without a secret. */
export const explainAuth0Failure = (error: unknown): string => {
  if (error instanceof PlainFailure) return error.message;
  const status = error instanceof ManagementError ? error.statusCode : undefined;
  const message = error instanceof ManagementError ? messageOf(error.body) : '';
  if (status === undefined) {
    return 'Auth0 can’t be reached. Check AUTH0_DOMAIN, the connection of this machine, and status.auth0.com.';
  }
  if (status === 401) {
    return 'Auth0 refuses AUTH0_SETUP_TOKEN (401): it lasts a day and belongs to one tenant. Copy a new one from the API explorer.';
  }
  if (status === 403) {
    const [, scopes = ''] = missingScope.exec(message) ?? [];
    return `AUTH0_SETUP_TOKEN may not do this (403)${scopes === '' ? '' : `: it lacks the scope ${scopes}`}. A token of the API explorer has all scopes.`;
  }
  if (status === 409) {
    return `Auth0 says that there is such a thing already (409): ${message} Run this again, it will find it.`;
  }
  if (status === 429) return 'Auth0 asks us to wait (429). Run this again in a minute.';
  if (status >= 500) {
    return `Auth0 failed (${status}). Run this again; if it stays, see status.auth0.com.`;
  }
  return `Auth0 refuses a request (${status}): ${message}`;
};

/** Runs requests, and turns Auth0's failures into a PlainFailure. */
export const askAuth0 = async <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await request();
  } catch (error) {
    throw new PlainFailure(explainAuth0Failure(error));
  }
};

/** All items of a list, page by page. */
export const readAll = async <Item>(list: PromiseLike<AsyncIterable<Item>>): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const item of await list) items.push(item);
  return items;
};

export const auth0PageSize = 100;

/** The id that an earlier act stored. Throws if there is none, which is a bug. */
export const storedIdOf = ({ ids }: Tenant, name: Parameters<Tenant['ids']['get']>[0]): string => {
  const id = ids.get(name);
  if (id === undefined)
    throw new PlainFailure(`Something before this has failed: ${name} is missing.`);
  return id;
};
