import type {
  ApiKeyProps,
  AssetProps,
  BulkActionProps,
  BulkActionPublishPayload,
  CollectionProp,
  ContentFields,
  ContentTypeProps,
  CreateApiKeyProps,
  CreateAssetProps,
  CreateContentTypeProps,
  CreateEntryProps,
  CreateEnvironmentAliasProps,
  CreateEnvironmentProps,
  CreateLocaleProps,
  CreateWebhooksProps,
  EditorInterfaceProps,
  EntryProps,
  EnvironmentAliasProps,
  EnvironmentProps,
  LocaleProps,
  PreviewApiKeyProps,
  SpaceProps,
  SysLink,
  TagProps,
  UpdateWebhookProps,
  UploadProps,
  UpsertWebhookSigningSecretPayload,
  WebhookCallOverviewProps,
  WebhookProps,
  WebhookSigningSecretProps,
} from 'contentful-management';
import type { Json } from './wire-types.ts';

/**
 * Resources with fields in `sys` that Contentful's documentation has
 * (references/content-management-api), and the SDK's types lack.
 */
type WithSys<Props extends { sys: object }, Sys, Wrong extends string = never> = Omit<
  Props,
  'sys'
> & { sys: Omit<Props['sys'], Wrong> & Sys };
type ContentType = WithSys<ContentTypeProps, { publishedAt?: string; publishedBy?: SysLink }>;
type Upload = WithSys<UploadProps, { expiresAt: string }, 'version' | 'updatedAt'>;
type Space = WithSys<SpaceProps, { organization: SysLink }, 'organization'>;
type PreviewApiKey = PreviewApiKeyProps & Pick<ApiKeyProps, 'environments'>;
type SigningSecret = WithSys<WebhookSigningSecretProps, object, 'id'>;
// “`contentType` only exists on entries”, says the SDK of this type.
type Asset = WithSys<AssetProps, object, 'contentType'>;

/**
 * A call with a query, which the SDK's types leave open, or one without a body, such as a
 * publication.
 */
type Call<Answer> = { readonly sent: object; readonly answered: Json<Answer> };
type List<Item> = Call<CollectionProp<Item>>;

/**
 * A call with JSON. Some clients send back all that they have read, with `sys`; the API reads only
 * the rest.
 */
type Write<Body, Answer = Body> = {
  readonly sent: Json<Omit<Body, 'sys'> & { sys?: object }>;
  readonly answered: Json<Answer>;
};

/**
 * A content type as Contentful's own migrations send it: what isn't true may be left out of a
 * field.
 */
type SentContentType = Omit<CreateContentTypeProps, 'fields'> & {
  fields: (Omit<ContentFields, 'localized' | 'required'> &
    Partial<Pick<ContentFields, 'localized' | 'required'>>)[];
};

/** What Contentful's SDK says of the calls of the Management API that the stand-in answers. */
export type Calls = {
  'GET /spaces/:space': Call<Space>;
  'GET /spaces/:space/api_keys': List<ApiKeyProps>;
  'POST /spaces/:space/api_keys': Write<CreateApiKeyProps, ApiKeyProps>;
  'GET /spaces/:space/api_keys/:id': Call<ApiKeyProps>;
  'PUT /spaces/:space/api_keys/:id': Write<CreateApiKeyProps, ApiKeyProps>;
  'GET /spaces/:space/preview_api_keys': List<PreviewApiKey>;
  'GET /spaces/:space/preview_api_keys/:id': Call<PreviewApiKey>;
  'GET /spaces/:space/environment_aliases': List<EnvironmentAliasProps>;
  'GET /spaces/:space/environment_aliases/:id': Call<EnvironmentAliasProps>;
  'PUT /spaces/:space/environment_aliases/:id': Write<
    CreateEnvironmentAliasProps,
    EnvironmentAliasProps
  >;
  'GET /spaces/:space/environments': List<EnvironmentProps>;
  'GET /spaces/:space/webhook_definitions': List<WebhookProps>;
  'POST /spaces/:space/webhook_definitions': Write<CreateWebhooksProps, WebhookProps>;
  'PUT /spaces/:space/webhook_definitions/:id': Write<UpdateWebhookProps, WebhookProps>;
  'GET /spaces/:space/webhooks/:id/calls': List<WebhookCallOverviewProps>;
  'GET /spaces/:space/webhook_settings/signing_secret': Call<SigningSecret>;
  'PUT /spaces/:space/webhook_settings/signing_secret': Write<
    UpsertWebhookSigningSecretPayload,
    SigningSecret
  >;
} & {
  readonly [
    Name in keyof InEnvironment as Name extends `${infer Method} ${infer Path}`
      ? `${Method} /spaces/:space/environments/:environment${Path}`
      : never
  ]: InEnvironment[Name];
};

type InEnvironment = {
  'GET ': Call<EnvironmentProps>;
  'PUT ': Write<Partial<CreateEnvironmentProps>, EnvironmentProps>;
  'GET /assets': List<Asset>;
  'GET /assets/:id': Call<Asset>;
  'PUT /assets/:id': Write<CreateAssetProps, Asset>;
  'PUT /assets/:id/published': Call<Asset>;
  'GET /content_types': List<ContentType>;
  'GET /content_types/:id': Call<ContentType>;
  'PUT /content_types/:id': Write<SentContentType, ContentType>;
  'PUT /content_types/:id/published': Call<ContentType>;
  'DELETE /content_types/:id/published': Call<ContentType>;
  'GET /content_types/:id/editor_interface': Call<EditorInterfaceProps>;
  'PUT /content_types/:id/editor_interface': Write<EditorInterfaceProps>;
  'GET /editor_interfaces': List<EditorInterfaceProps>;
  'GET /entries': List<EntryProps>;
  'POST /entries': Write<CreateEntryProps, EntryProps>;
  'GET /entries/:id': Call<EntryProps>;
  'PUT /entries/:id': Write<CreateEntryProps, EntryProps>;
  'PUT /entries/:id/published': Call<EntryProps>;
  'DELETE /entries/:id/published': Call<EntryProps>;
  'PUT /entries/:id/archived': Call<EntryProps>;
  'DELETE /entries/:id/archived': Call<EntryProps>;
  'GET /public/entries': List<EntryProps>;
  'GET /locales': List<LocaleProps>;
  'POST /locales': Write<CreateLocaleProps, LocaleProps>;
  'PUT /locales/:id': Write<Partial<LocaleProps>, LocaleProps>;
  'GET /tags': List<TagProps>;
  'GET /tags/:id': Call<TagProps>;
  'PUT /tags/:id': Write<TagProps>;
  'POST /uploads': Call<Upload>;
  'POST /bulk_actions/publish': Write<
    BulkActionPublishPayload,
    BulkActionProps<BulkActionPublishPayload>
  >;
};
