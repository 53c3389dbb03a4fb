import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  editorPermission,
  ownerPermission,
  permissionsClaim,
  permissionsInToken,
} from '../../../src/domain/account/permissions.ts';
import { createLoginVisitor } from '../../support/login/login-visitor.ts';
import { stubBrowser } from '../../support/login/stub-browser.ts';
import { ann, openTenantSetup, site, type TenantSetup } from '../../support/login/tenant-setup.ts';
import { openTestTenant, type TestTenant } from '../../support/login/test-tenant.ts';

let tenant: TestTenant;
let owner: TenantSetup;
const open = async (hasRoles: boolean): Promise<void> => {
  tenant = await openTestTenant(site, { hasRoles });
  owner = openTenantSetup(tenant);
  await owner.setUp();
  await owner.signUp(owner.openClient(), createLoginVisitor(tenant.origin));
  await owner.verify();
};
beforeEach(() => stubBrowser(site));
afterEach(() => tenant.dispose());

const annsId = async (): Promise<string> => {
  const [user] = await owner.look().users.listUsersByEmail({ email: ann.email });
  return user?.user_id ?? '';
};

it('on a plan without roles an editor gets the permission, keeps it beside the owner’s, and loses it when the address is taken out', async () => {
  await open(false);
  await owner.setUp({ AUTH0_EDITORS: ann.email });
  const claims = await owner.claimsAfterLogin();
  expect(claims[permissionsClaim]).toEqual([editorPermission]);
  expect(claims).not.toHaveProperty('permissions');

  await owner.setUp({ AUTH0_EDITORS: 'Ann@Example.com', AUTH0_OWNER: ann.email });
  expect(permissionsInToken(await owner.claimsAfterLogin())).toEqual([
    editorPermission,
    ownerPermission,
  ]);

  const without = { AUTH0_OWNER: ann.email, AUTH0_EDITORS: '' };
  expect(await owner.badOf(without)).toContain(
    `${ann.email} has ${editorPermission}, but isn’t in AUTH0_EDITORS.`,
  );
  await owner.setUp(without);
  expect(owner.said().join('\n')).toContain(
    `Takes the permission ${editorPermission} from ${ann.email}`,
  );
  expect(owner.said().at(-1)).toBe('Read again: nothing is left to do.');
  expect(permissionsInToken(await owner.claimsAfterLogin())).toEqual([ownerPermission]);
});

it('an owner who is replaced loses the permission, but an empty setting takes it from nobody', async () => {
  await open(false);
  await owner.setUp({ AUTH0_OWNER: ann.email });
  await owner.setUp();
  expect(permissionsInToken(await owner.claimsAfterLogin())).toEqual([ownerPermission]);
  await owner.setUp({ AUTH0_OWNER: 'bea@example.com' });
  expect(permissionsInToken(await owner.claimsAfterLogin())).toEqual([]);
});

it('a token that is renewed after the removal has no permission any more', async () => {
  await open(false);
  await owner.setUp({ AUTH0_EDITORS: ann.email });
  await owner.claimsAfterLogin();
  await owner.setUp({ AUTH0_EDITORS: '' });
  const renewed = await owner.openClient().getTokenSilently({ cacheMode: 'off' });
  expect(renewed).toBeDefined();
  const payload = Buffer.from(renewed?.split('.')[1] ?? '', 'base64url').toString();
  expect(permissionsInToken(JSON.parse(payload))).toEqual([]);
});

it('what an account writes into its own user_metadata gives nothing, and the setup doesn’t see it', async () => {
  await open(false);
  const all = [ownerPermission, editorPermission];
  await owner.look().users.update(await annsId(), {
    user_metadata: {
      permissions: all,
      [permissionsClaim]: all,
      app_metadata: { permissions: all },
    },
  });
  const claims = await owner.claimsAfterLogin();
  expect(permissionsInToken(claims)).toEqual([]);
  expect(claims).not.toHaveProperty(permissionsClaim);
  await owner.setUp();
  expect(owner.said().at(-1)).toBe('Nothing is left to do.');
});

it('roles go on working at a tenant that has them, and somebody who has left loses the earlier role too', async () => {
  await open(true);
  const management = owner.look();
  const audience = owner.saved()['AUTH0_AUDIENCE'] ?? '';
  const servers = await management.resourceServers.list({ per_page: 50 });
  const api = servers.data.find(({ identifier }) => identifier === audience)?.id ?? '';
  await management.resourceServers.update(api, {
    enforce_policies: true,
    token_dialect: 'access_token_authz',
    scopes: [{ value: editorPermission }],
  });
  const { id = '' } = await management.roles.create({ name: 'Knurl: editor' });
  await management.roles.permissions.add(id, {
    permissions: [{ resource_server_identifier: audience, permission_name: editorPermission }],
  });
  await management.roles.users.assign(id, { users: [await annsId()] });
  const claims = await owner.claimsAfterLogin();
  expect(claims['permissions']).toEqual([editorPermission]);
  expect(permissionsInToken(claims)).toEqual([editorPermission]);

  // The setup leaves RBAC and the role of an editor who is named as they are.
  await owner.setUp({ AUTH0_EDITORS: ann.email });
  expect(permissionsInToken(await owner.claimsAfterLogin())).toEqual([editorPermission]);
  expect((await management.roles.users.list(id)).data).toHaveLength(1);
  await owner.setUp({ AUTH0_EDITORS: 'bea@example.com' });
  expect(permissionsInToken(await owner.claimsAfterLogin())).toEqual([]);
});
