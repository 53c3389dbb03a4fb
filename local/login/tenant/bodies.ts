import type { Management } from 'auth0';
import * as v from 'valibot';

const texts = v.array(v.string());

/**
 * The schema of a request body. TypeScript checks its fields against the SDK's type of the same
 * request, and unknown fields are rejected, as Auth0 does: nothing that Auth0 would ignore or
 * reject works here.
 */
const bodyOf =
  <SdkBody>() =>
  <const Own extends v.ObjectEntries>(
    entries: Own & { readonly [Name in Exclude<keyof Own, keyof SdkBody>]: never },
  ) =>
    v.strictObject<Own>(entries);

const RefreshToken = v.strictObject({
  rotation_type: v.picklist(['rotating', 'non-rotating']),
  expiration_type: v.picklist(['expiring', 'non-expiring']),
  leeway: v.optional(v.number()),
  token_lifetime: v.optional(v.number()),
  idle_token_lifetime: v.optional(v.number()),
  infinite_token_lifetime: v.optional(v.boolean()),
  infinite_idle_token_lifetime: v.optional(v.boolean()),
});

const clientDetails = {
  app_type: v.optional(v.picklist(['spa', 'non_interactive', 'regular_web', 'native'])),
  callbacks: v.optional(texts),
  allowed_logout_urls: v.optional(texts),
  web_origins: v.optional(texts),
  // “It requires https and it can't point to localhost”
  // (auth0.com/docs/authenticate/login/auth0-universal-login/configure-default-login-routes).
  initiate_login_uri: v.optional(v.pipe(v.string(), v.startsWith('https://'))),
  grant_types: v.optional(texts),
  token_endpoint_auth_method: v.optional(
    v.picklist(['none', 'client_secret_post', 'client_secret_basic']),
  ),
  oidc_conformant: v.optional(v.boolean()),
  refresh_token: v.optional(RefreshToken),
  jwt_configuration: v.optional(
    v.strictObject({ alg: v.literal('RS256'), lifetime_in_seconds: v.optional(v.number()) }),
  ),
} as const;
/** Up to ten texts, merged by their names. */
const ClientMetadata = v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(255))));

export const NewClient = bodyOf<Management.CreateClientRequestContent>()({
  name: v.string(),
  ...clientDetails,
});
export const ChangedClient = bodyOf<Management.UpdateClientRequestContent>()({
  client_metadata: ClientMetadata,
  name: v.optional(v.string()),
  ...clientDetails,
});

const Scope = v.strictObject({ value: v.string(), description: v.optional(v.string()) });
const apiDetails = {
  name: v.optional(v.string()),
  scopes: v.optional(v.array(Scope)),
  signing_alg: v.optional(v.picklist(['RS256', 'HS256'])),
  allow_offline_access: v.optional(v.boolean()),
  token_lifetime: v.optional(v.number()),
  token_dialect: v.optional(
    v.picklist(['access_token', 'access_token_authz', 'rfc9068_profile', 'rfc9068_profile_authz']),
  ),
  enforce_policies: v.optional(v.boolean()),
  skip_consent_for_verifiable_first_party_clients: v.optional(v.boolean()),
} as const;
export const NewApi = bodyOf<Management.CreateResourceServerRequestContent>()({
  identifier: v.string(),
  ...apiDetails,
});
export const ChangedApi = bodyOf<Management.UpdateResourceServerRequestContent>()(apiDetails);

export const NewRole = bodyOf<Management.CreateRoleRequestContent>()({
  name: v.string(),
  description: v.optional(v.string()),
});
export const RolePermissions = bodyOf<Management.AddRolePermissionsRequestContent>()({
  permissions: v.array(
    v.strictObject({ resource_server_identifier: v.string(), permission_name: v.string() }),
  ),
});
export const RoleUsers = bodyOf<Management.AssignRoleUsersRequestContent>()({
  users: v.pipe(texts, v.minLength(1)),
});

export const RolesOfUser = bodyOf<Management.DeleteUserRolesRequestContent>()({
  roles: v.pipe(texts, v.minLength(1)),
});

// An empty object would remove all of the metadata. Nothing of ours wants that, so it is refused
// here.
const metadata = v.optional(v.pipe(v.record(v.string(), v.unknown()), v.minEntries(1)));
export const ChangedUser = bodyOf<Management.UpdateUserRequestContent>()({
  app_metadata: metadata,
  user_metadata: metadata,
});

const actionDetails = {
  code: v.optional(v.string()),
  runtime: v.optional(v.string()),
  supported_triggers: v.optional(
    v.array(v.strictObject({ id: v.literal('post-login'), version: v.optional(v.string()) })),
  ),
} as const;
export const NewAction = bodyOf<Management.CreateActionRequestContent>()({
  name: v.string(),
  ...actionDetails,
});
export const ChangedAction = bodyOf<Management.UpdateActionRequestContent>()(actionDetails);
export const ActionBindings = bodyOf<Management.UpdateActionBindingsRequestContent>()({
  bindings: v.array(
    v.strictObject({
      ref: v.strictObject({ type: v.picklist(['action_id', 'binding_id']), value: v.string() }),
      display_name: v.optional(v.string()),
    }),
  ),
});

export const NewGrant = bodyOf<Management.CreateClientGrantRequestContent>()({
  client_id: v.string(),
  audience: v.string(),
  scope: texts,
});
export const ChangedGrant = bodyOf<Management.UpdateClientGrantRequestContent>()({ scope: texts });

// A connection's options are replaced as a whole, so existing ones have to be sent again.
const connectionOptions = v.optional(v.looseObject({}));
export const NewConnection = bodyOf<Management.CreateConnectionRequestContent>()({
  name: v.string(),
  strategy: v.literal('auth0'),
  options: connectionOptions,
});
export const ChangedConnection = bodyOf<Management.UpdateConnectionRequestContent>()({
  options: connectionOptions,
});
export const ConnectionClients = v.array(
  v.strictObject({ client_id: v.string(), status: v.boolean() }),
);

// `smtp` “requires smtp_host, smtp_port, smtp_user, and smtp_pass” (the SDK's types).
const smtpCredentials = {
  smtp_host: v.pipe(v.string(), v.nonEmpty()),
  smtp_port: v.number(),
  smtp_user: v.pipe(v.string(), v.nonEmpty()),
  smtp_pass: v.pipe(v.string(), v.nonEmpty()),
} as const;
export const NewMailProvider = bodyOf<Management.CreateEmailProviderRequestContent>()({
  name: v.literal('smtp'),
  enabled: v.optional(v.boolean()),
  default_from_address: v.optional(v.string()),
  credentials: v.strictObject(smtpCredentials),
});
export const ChangedMailProvider = bodyOf<Management.UpdateEmailProviderRequestContent>()({
  name: v.exactOptional(v.literal('smtp')),
  enabled: v.exactOptional(v.boolean()),
  default_from_address: v.optional(v.string()),
  credentials: v.optional(
    v.strictObject({
      smtp_host: v.exactOptional(smtpCredentials.smtp_host),
      smtp_port: v.exactOptional(smtpCredentials.smtp_port),
      smtp_user: v.exactOptional(smtpCredentials.smtp_user),
      smtp_pass: v.exactOptional(smtpCredentials.smtp_pass),
    }),
  ),
});

// `resultUrl` is left out: whether a plan may set it is unproven (decision 055).
const mailTemplate = {
  body: v.optional(v.string()),
  from: v.optional(v.string()),
  subject: v.optional(v.string()),
  syntax: v.optional(v.literal('liquid')),
  urlLifetimeInSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  enabled: v.optional(v.boolean()),
} as const;
export const NewMailTemplate = bodyOf<Management.CreateEmailTemplateRequestContent>()({
  template: v.picklist(['verify_email', 'reset_email']),
  ...mailTemplate,
});
export const ChangedMailTemplate =
  bodyOf<Management.UpdateEmailTemplateRequestContent>()(mailTemplate);

export const ChangedSettings = bodyOf<Management.UpdateTenantSettingsRequestContent>()({
  session_lifetime: v.optional(v.number()),
  idle_session_lifetime: v.optional(v.number()),
});
export const ChangedPrompts = bodyOf<Management.UpdateSettingsRequestContent>()({
  universal_login_experience: v.optional(v.picklist(['new', 'classic'])),
});
