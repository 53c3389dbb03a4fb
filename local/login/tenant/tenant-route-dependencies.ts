import type { AccountStore } from '../accounts.ts';
import type { RequireScope } from '../management.ts';
import type { TenantStore } from './books.ts';

/** What the tenant's routes need. */
export type TenantRouteDependencies = {
  readonly store: TenantStore;
  readonly accounts: AccountStore;
  readonly requireScope: RequireScope;
  /** Whether the tenant's plan has roles. */
  readonly hasRoles: boolean;
};
