import type { ManagementClient } from 'auth0';
import type { Form, Json, ParamsOf } from './wire-types.ts';

type Method = (...parameters: never[]) => Promise<unknown>;

/** What a method's call answers. A list resolves with pages, which keep it. */
type AnswerOf<M extends Method> =
  Awaited<ReturnType<M>> extends { readonly response: infer Answer }
    ? Json<Answer>
    : Json<Awaited<ReturnType<M>>>;

/** A call with a query. */
type Read<M extends Method> = {
  readonly sent: Form<ParamsOf<M>>;
  readonly answered: AnswerOf<M>;
};
/** A call with JSON. */
type Write<M extends Method> = {
  readonly sent: Json<ParamsOf<M>>;
  readonly answered: AnswerOf<M>;
};

/** What Auth0's SDK says of the calls of the Management API that the stand-in answers. */
export type Calls = {
  'GET /api/v2/clients': Read<ManagementClient['clients']['list']>;
  'POST /api/v2/clients': Write<ManagementClient['clients']['create']>;
  'GET /api/v2/clients/:id': Read<ManagementClient['clients']['get']>;
  'PATCH /api/v2/clients/:id': Write<ManagementClient['clients']['update']>;
  'GET /api/v2/client-grants': Read<ManagementClient['clientGrants']['list']>;
  'POST /api/v2/client-grants': Write<ManagementClient['clientGrants']['create']>;
  'PATCH /api/v2/client-grants/:id': Write<ManagementClient['clientGrants']['update']>;
  'GET /api/v2/resource-servers': Read<ManagementClient['resourceServers']['list']>;
  'POST /api/v2/resource-servers': Write<ManagementClient['resourceServers']['create']>;
  'PATCH /api/v2/resource-servers/:id': Write<ManagementClient['resourceServers']['update']>;
  'GET /api/v2/roles': Read<ManagementClient['roles']['list']>;
  'POST /api/v2/roles': Write<ManagementClient['roles']['create']>;
  'GET /api/v2/roles/:id/permissions': Read<ManagementClient['roles']['permissions']['list']>;
  'POST /api/v2/roles/:id/permissions': Write<ManagementClient['roles']['permissions']['add']>;
  'GET /api/v2/roles/:id/users': Read<ManagementClient['roles']['users']['list']>;
  'POST /api/v2/roles/:id/users': Write<ManagementClient['roles']['users']['assign']>;
  'GET /api/v2/users': Read<ManagementClient['users']['list']>;
  'GET /api/v2/users-by-email': Read<ManagementClient['users']['listUsersByEmail']>;
  'GET /api/v2/users/:id': Read<ManagementClient['users']['get']>;
  'PATCH /api/v2/users/:id': Write<ManagementClient['users']['update']>;
  'DELETE /api/v2/users/:id/roles': Write<ManagementClient['users']['roles']['delete']>;
  'POST /api/v2/jobs/verification-email': Write<
    ManagementClient['jobs']['verificationEmail']['create']
  >;
  'GET /api/v2/connections': Read<ManagementClient['connections']['list']>;
  'POST /api/v2/connections': Write<ManagementClient['connections']['create']>;
  'PATCH /api/v2/connections/:id': Write<ManagementClient['connections']['update']>;
  'GET /api/v2/connections/:id/clients': Read<ManagementClient['connections']['clients']['get']>;
  'PATCH /api/v2/connections/:id/clients': Write<
    ManagementClient['connections']['clients']['update']
  >;
  'GET /api/v2/tenants/settings': Read<ManagementClient['tenants']['settings']['get']>;
  'PATCH /api/v2/tenants/settings': Write<ManagementClient['tenants']['settings']['update']>;
  'GET /api/v2/prompts': Read<ManagementClient['prompts']['getSettings']>;
  'PATCH /api/v2/prompts': Write<ManagementClient['prompts']['updateSettings']>;
  'GET /api/v2/emails/provider': Read<ManagementClient['emails']['provider']['get']>;
  'POST /api/v2/emails/provider': Write<ManagementClient['emails']['provider']['create']>;
  'PATCH /api/v2/emails/provider': Write<ManagementClient['emails']['provider']['update']>;
  'POST /api/v2/email-templates': Write<ManagementClient['emailTemplates']['create']>;
  'GET /api/v2/email-templates/:name': Read<ManagementClient['emailTemplates']['get']>;
  'PATCH /api/v2/email-templates/:name': Write<ManagementClient['emailTemplates']['update']>;
  'GET /api/v2/actions/actions': Read<ManagementClient['actions']['list']>;
  'POST /api/v2/actions/actions': Write<ManagementClient['actions']['create']>;
  'GET /api/v2/actions/actions/:id': Read<ManagementClient['actions']['get']>;
  'PATCH /api/v2/actions/actions/:id': Write<ManagementClient['actions']['update']>;
  'POST /api/v2/actions/actions/:id/deploy': Write<ManagementClient['actions']['deploy']>;
  'GET /api/v2/actions/triggers/post-login/bindings': Read<
    ManagementClient['actions']['triggers']['bindings']['list']
  >;
  'PATCH /api/v2/actions/triggers/post-login/bindings': Write<
    ManagementClient['actions']['triggers']['bindings']['updateMany']
  >;
};
