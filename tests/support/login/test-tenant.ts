import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ManagementScopes } from '../../../local/login/rules.ts';
import { startLoginService } from '../../../local/login/start.ts';
import type { TenantFaults } from '../../../local/login/tenant/faults.ts';

/** The token of an owner, who may do everything in the tenant. */
export const setupToken = 'token of the API explorer';

/** A login service with no accounts and no setup. */
export type TestTenant = {
  readonly origin: string;
  readonly faults: TenantFaults;
  readonly mails: { readonly to: string; readonly text: string }[];
  readonly dispose: () => Promise<void>;
};

/** Opens a tenant on the free plan, which has no roles, or on one that has them. */
export const openTestTenant = async (
  siteOrigin: string,
  {
    others = [],
    hasRoles = false,
  }: {
    readonly others?: readonly { readonly token: string; readonly may: ManagementScopes }[];
    readonly hasRoles?: boolean;
  } = {},
): Promise<TestTenant> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tenant-'));
  const mails: { to: string; text: string }[] = [];
  const service = await startLoginService({
    folder,
    port: 0,
    tenant: {
      tokens: [{ token: setupToken, may: 'everything' }, ...others],
      siteOrigin,
      hasRoles,
    },
    inboxOrigin: 'http://localhost:8891',
    sendMail: (mail) => mails.push(mail),
  });
  if (service.faults === undefined) throw new Error('This is no tenant.');
  return {
    origin: service.origin,
    faults: service.faults,
    mails,
    dispose: async () => {
      await service.close();
      rmSync(folder, { recursive: true });
    },
  };
};
