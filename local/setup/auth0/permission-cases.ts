import { editorPermission, ownerPermission } from '../../../src/domain/account/permissions.ts';
import type { Requirement } from '../requirement.ts';
import type { Tenant } from './tenant.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A permission, and who should have it. */
export type PermissionCase = {
  readonly who: 'owner' | 'editor';
  readonly permission: string;
  /** The setting that lists the addresses, and those that it has. */
  readonly setting: 'AUTH0_OWNER' | 'AUTH0_EDITORS';
  readonly addresses: readonly string[];
  /** The role that gave the permission in earlier versions of this setup. */
  readonly earlierRole: string;
  /** Whether somebody with this address, who has the permission, may keep it. */
  readonly mayKeep: (email: string) => boolean;
};

const addressesIn = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((email) => email !== '');

/** Who should have which permission, by the settings. */
export const permissionCases = (environment: Environment): readonly PermissionCase[] => {
  const owners = addressesIn(environment['AUTH0_OWNER']);
  const editors = addressesIn(environment['AUTH0_EDITORS']);
  return [
    {
      who: 'owner',
      permission: ownerPermission,
      setting: 'AUTH0_OWNER',
      addresses: owners,
      earlierRole: 'Knurl: owner',
      // Without an address in the setting nobody could become owner in return, so nothing is taken
      // from the one who is.
      mayKeep: (email) => owners.length === 0 || owners.includes(email.toLowerCase()),
    },
    {
      who: 'editor',
      permission: editorPermission,
      setting: 'AUTH0_EDITORS',
      addresses: editors,
      earlierRole: 'Knurl: editor',
      mayKeep: (email) => editors.includes(email.toLowerCase()),
    },
  ];
};

/** What all requirements of a permission have in common. */
export const permissionBase = (
  { page }: Tenant,
  { who }: PermissionCase,
): Pick<Requirement, 'subject' | 'page'> => ({
  subject: `Auth0: who is ${who}`,
  page: page('users'),
});
