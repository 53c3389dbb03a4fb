/** The permission that makes an account the owner’s. It opens `/owner/`. */
export const ownerPermission = 'run:business';

/** The permission that makes an account an editor’s. It opens the preview and `/editor/`. */
export const editorPermission = 'edit:content';

/**
 * The field of an account's `app_metadata` with its permissions. Only the login service's
 * Management API changes `app_metadata`; what an account can write about itself, `user_metadata`,
 * is never read.
 */
export const permissionsAppMetadataKey = 'permissions';

/** The claim of an access token into which the login action copies that field. */
export const permissionsClaim = 'https://knurl.example/permissions';

const listIn = (claim: unknown): readonly string[] =>
  Array.isArray(claim) && claim.every((entry) => typeof entry === 'string') ? claim : [];

/**
 * The permissions that the claims of a checked access token name: by the account's metadata, or by
 * its roles at a tenant that has them (`permissions`, Auth0's RBAC). A claim that isn't a list of
 * texts names none.
 */
export const permissionsInToken = (
  claims: Readonly<Record<string, unknown>>,
): readonly string[] => [
  ...new Set([...listIn(claims[permissionsClaim]), ...listIn(claims['permissions'])]),
];
