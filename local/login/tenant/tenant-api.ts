import type { AccountStore } from '../accounts.ts';
import type { RequireScope } from '../management.ts';
import type { TenantStore } from './books.ts';

/** What the routes of the tenant are made of. */
export type TenantApi = {
  readonly store: TenantStore;
  readonly accounts: AccountStore;
  readonly requireScope: RequireScope;
};
