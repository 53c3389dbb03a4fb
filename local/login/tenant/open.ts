import { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { AccountStore } from '../accounts.ts';
import type { RequireScope } from '../management.ts';
import type { LoginMailer } from '../login-mailer.ts';
import type { LoginConfiguration } from '../rules.ts';
import { createTenantApi } from './api.ts';
import { openTenantStore } from './books.ts';
import { createTenantFaults, type TenantFaults } from './faults.ts';
import { tenantLoginConfiguration } from './rules.ts';
import { createTenantMailer } from './send-mail.ts';
import { injectFaults } from './wire.ts';

/** A tenant for a setup to fill. */
export type LoginTenant = {
  readonly rules: LoginConfiguration;
  /** Sends by the tenant's own mail service, otherwise by this one, as Auth0's. */
  readonly createMailer: (sendBuiltIn: LoginMailer) => LoginMailer;
  readonly faults: TenantFaults;
  /** The routes of its Management API, except those of accounts. */
  readonly createApi: (requireScope: RequireScope) => Hono<{ Bindings: HttpBindings }>;
};

/** Longer than the timeout of the tests' clients, in milliseconds. */
const slowMs = 2500;

/** Opens the tenant in a folder. `origin` is the origin of the service. */
export const openLoginTenant = (
  folder: string,
  origin: string,
  accounts: AccountStore,
  hasRoles: boolean,
): LoginTenant => {
  const managementAudience = `${origin}/api/v2/`;
  const store = openTenantStore(folder, managementAudience);
  const faults = createTenantFaults();
  return {
    rules: tenantLoginConfiguration(store.books, managementAudience),
    createMailer: (sendBuiltIn) => createTenantMailer(store.books, sendBuiltIn),
    faults,
    createApi: (requireScope) => {
      const api = new Hono<{ Bindings: HttpBindings }>();
      api.use(injectFaults(faults, slowMs));
      api.route('/', createTenantApi({ store, accounts, requireScope, hasRoles }));
      return api;
    },
  };
};
