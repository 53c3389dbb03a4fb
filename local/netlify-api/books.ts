import { randomUUID } from 'node:crypto';
import type {
  NetlifyAccount,
  NetlifyBuildHook,
  NetlifyDeploy,
  NetlifyForm,
  NetlifySite,
  NetlifyVariable,
  NetlifyWebhook,
} from './answers.ts';

/** A site of the stand-in, with everything that belongs to it. */
export type StoredSite = {
  site: NetlifySite & { readonly id: string; readonly name: string };
  readonly variables: Map<string, NetlifyVariable>;
  readonly hooks: NetlifyBuildHook[];
  webhooks: NetlifyWebhook[];
  /** Newest first. */
  readonly deploys: NetlifyDeploy[];
  forms: NetlifyForm[];
  functions: string[];
};

/**
 * A failure to simulate: which requests, such as `POST /api/v1/sites`, with which response, and how
 * often.
 */
type Fault = {
  readonly request: RegExp;
  readonly status: number;
  readonly message: string;
  times: number;
};

/** The stand-in's data, in memory. */
export type NetlifyBooks = {
  readonly account: NetlifyAccount & { readonly id: string; readonly slug: string };
  /** Shared by all sites of the team. */
  readonly teamVariables: Map<string, NetlifyVariable>;
  readonly sites: Map<string, StoredSite>;
  readonly faults: Fault[];
};

/** The data of a new team. */
export const createBooks = (): NetlifyBooks => ({
  account: { id: 'account-of-knurl', slug: 'knurl-team', name: 'Knurl', type_name: 'Starter' },
  teamVariables: new Map(),
  sites: new Map(),
  faults: [],
});

/**
 * Creates a site as the API does: without a repository, which can only be linked in the console.
 */
export const addSite = (books: NetlifyBooks, name: string): StoredSite => {
  const id = randomUUID();
  const address = `https://${name}.netlify.app`;
  const stored: StoredSite = {
    site: {
      id,
      name,
      state: 'current',
      account_id: books.account.id,
      account_slug: books.account.slug,
      url: address,
      ssl_url: address,
      admin_url: `https://app.netlify.com/projects/${name}`,
      build_settings: {},
      functions_region: 'us-east-2',
    },
    variables: new Map(),
    hooks: [],
    webhooks: [],
    deploys: [],
    forms: [],
    functions: [],
  };
  books.sites.set(id, stored);
  return stored;
};
