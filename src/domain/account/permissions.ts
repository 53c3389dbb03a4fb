/**
 * The field of an account's `app_metadata` with its permissions. Only the login service's Management API changes `app_metadata`;
 * what an account can write about itself, `user_metadata`, is never read.
 */
export const permissionsMetadata = 'permissions';

/** The claim of an access token into which the login action copies that field. */
export const permissionsClaim = 'https://knurl.example/permissions';

/** The claims of a checked access token that can name permissions. What is in them is not yet known. */
export type PermissionClaims = {
  /** What the account's roles allow, at a tenant that has roles (Auth0's RBAC). */
  readonly permissions?: unknown;
  readonly [permissionsClaim]?: unknown;
};

const listIn = (claim: unknown): readonly string[] =>
  Array.isArray(claim) && claim.every((entry) => typeof entry === 'string') ? claim : [];

/** The permissions that a token's claims name, by metadata or by roles. A claim that isn't a list of texts names none. */
export const permissionsIn = (claims: PermissionClaims): readonly string[] => [
  ...new Set([...listIn(claims[permissionsClaim]), ...listIn(claims.permissions)]),
];
