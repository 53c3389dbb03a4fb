import * as v from 'valibot';
import {
  findEnvironment,
  readJsonBody,
  toListAnswer,
  type ContentfulAccount,
  type ManagementApp,
} from './account.ts';
import {
  badRequestError,
  invalidEntityError,
  contentfulNotFound,
  contentfulAnswer,
  versionMismatchError,
} from './contentful-error.ts';
import {
  createItem,
  publishItem,
  readVersion,
  toLinkObject,
  sysOf,
  unpublishItem,
  updateItem,
} from './items.ts';
import {
  ContentTypeBodySchema,
  EditorInterfaceBodySchema,
  type ContentTypeBody,
  type ContentTypeState,
  type EnvironmentState,
} from './space-state.ts';

const path = '/spaces/:space/environments/:environment';

/** A published field can't be deleted: first it has to be omitted, and the type published. */
const assertFieldsWereOmitted = (type: ContentTypeState, next: ContentTypeBody): void => {
  const left = (type.published?.fields ?? []).filter(
    (old) => !old.omitted && !next.fields.some(({ id }) => id === old.id),
  );
  const [first] = left;
  if (first) {
    throw invalidEntityError([
      {
        name: 'fieldDeletion',
        path: ['fields'],
        details: `Omit "${first.id}" before deleting it.`,
      },
    ]);
  }
  for (const field of next.fields) {
    const old = type.published?.fields.find(({ id }) => id === field.id);
    if (old && old.type !== field.type) {
      throw invalidEntityError([
        { name: 'typeChange', path: ['fields', field.id], details: 'The type of a field stays.' },
      ]);
    }
  }
};

const findType = (environment: EnvironmentState, id: string): ContentTypeState => {
  const type = environment.contentTypes.get(id);
  if (!type) throw contentfulNotFound('ContentType', id);
  return type;
};

/** The routes of content types and their editor interfaces. */
export const addModelRoutes = (
  app: ManagementApp,
  { space, webhooks }: ContentfulAccount,
): void => {
  const toResource = (environment: EnvironmentState, type: ContentTypeState) => ({
    sys: sysOf('ContentType', type, space.id, environment.id),
    name: type.body.name,
    description: type.body.description ?? '',
    displayField: type.body.displayField ?? null,
    fields: type.body.fields,
  });
  const emit = (environment: EnvironmentState, type: ContentTypeState, action: string): void =>
    webhooks.emit({
      type: 'ContentType',
      action,
      id: type.id,
      environmentId: environment.id,
      body: toResource(environment, type),
    });

  app.get(`${path}/content_types`, (c) => {
    const environment = c.var.environment;
    return toListAnswer(
      c,
      [...environment.contentTypes.values()].map((type) => toResource(environment, type)),
    );
  });
  app.get(`${path}/content_types/:id`, (c) => {
    const { environment } = c.var;
    return contentfulAnswer(toResource(environment, findType(environment, c.req.param('id'))));
  });
  app.put(`${path}/content_types/:id`, async (c) => {
    const { environment } = c.var;
    const id = c.req.param('id');
    const body = v.parse(ContentTypeBodySchema, await readJsonBody(c));
    const old = environment.contentTypes.get(id);
    if (old) {
      assertFieldsWereOmitted(old, body);
      updateItem(environment, old, body, readVersion(c.req.raw));
      emit(environment, old, 'save');
      return contentfulAnswer(toResource(environment, old));
    }
    const type = createItem(environment, id, body);
    environment.contentTypes.set(id, type);
    emit(environment, type, 'create');
    return contentfulAnswer(toResource(environment, type), 201);
  });
  app.put(`${path}/content_types/:id/published`, (c) => {
    const { environment } = c.var;
    const type = findType(environment, c.req.param('id'));
    publishItem(environment, type, readVersion(c.req.raw) ?? -1);
    // The first publication creates the editor interface; each later one raises its version.
    const editor = environment.editorInterfaces.get(type.id);
    if (editor) editor.version += 1;
    else {
      const controls = type.body.fields.map(({ id }) => ({ fieldId: id }));
      environment.editorInterfaces.set(type.id, { version: 1, body: { controls } });
    }
    emit(environment, type, 'publish');
    return contentfulAnswer(toResource(environment, type));
  });
  app.delete(`${path}/content_types/:id/published`, (c) => {
    const { environment } = c.var;
    const type = findType(environment, c.req.param('id'));
    if (!type.published) throw badRequestError('Not published');
    if ([...environment.entries.values()].some(({ contentTypeId }) => contentTypeId === type.id)) {
      throw badRequestError('Cannot unpublish a content type that has entries.');
    }
    unpublishItem(environment, type);
    emit(environment, type, 'unpublish');
    return contentfulAnswer(toResource(environment, type));
  });
  app.delete(`${path}/content_types/:id`, (c) => {
    const { environment } = c.var;
    const type = findType(environment, c.req.param('id'));
    if (type.published) throw badRequestError('Cannot delete a published content type.');
    environment.contentTypes.delete(type.id);
    environment.editorInterfaces.delete(type.id);
    environment.sequence += 1;
    emit(environment, type, 'delete');
    return new Response(null, { status: 204 });
  });

  const toEditorInterface = (environment: EnvironmentState, typeId: string) => {
    const editor = environment.editorInterfaces.get(typeId);
    if (!editor) throw contentfulNotFound('EditorInterface', typeId);
    return {
      sys: {
        id: 'default',
        type: 'EditorInterface',
        space: toLinkObject('Space', space.id),
        environment: toLinkObject('Environment', environment.id),
        contentType: toLinkObject('ContentType', typeId),
        version: editor.version,
        createdAt: environment.createdAt,
        updatedAt: environment.createdAt,
      },
      ...editor.body,
    };
  };
  app.get(`${path}/editor_interfaces`, (c) => {
    const { environment } = c.var;
    return toListAnswer(
      c,
      [...environment.editorInterfaces.keys()].map((id) => toEditorInterface(environment, id)),
    );
  });
  app.get(`${path}/content_types/:id/editor_interface`, (c) =>
    contentfulAnswer(toEditorInterface(c.var.environment, c.req.param('id'))),
  );
  app.put(`${path}/content_types/:id/editor_interface`, async (c) => {
    const { environment } = c.var;
    const type = findType(environment, c.req.param('id'));
    const body = v.parse(EditorInterfaceBodySchema, await readJsonBody(c));
    delete body['sys'];
    const old = environment.editorInterfaces.get(type.id);
    if ((old?.version ?? 0) !== readVersion(c.req.raw)) throw versionMismatchError();
    environment.editorInterfaces.set(type.id, { version: (old?.version ?? 0) + 1, body });
    return contentfulAnswer(toEditorInterface(environment, type.id));
  });

  // An environment can be read by its id or by an alias.
  app.get(path, (c) => {
    const name = c.req.param('environment');
    return contentfulAnswer(toEnvironmentResource(space.id, findEnvironment(space, name), name));
  });
};

/**
 * An environment as the Management API shows it. `name` is the alias it was requested by, or its
 * own id.
 */
export const toEnvironmentResource = (
  spaceId: string,
  environment: EnvironmentState,
  name: string,
  aliases: readonly string[] = [],
) => ({
  sys: {
    type: 'Environment',
    id: name,
    version: 1,
    space: toLinkObject('Space', spaceId),
    status: toLinkObject('Status', 'ready'),
    createdAt: environment.createdAt,
    updatedAt: environment.createdAt,
    ...(name === environment.id
      ? {}
      : { aliasedEnvironment: toLinkObject('Environment', environment.id) }),
    ...(aliases.length === 0
      ? {}
      : { aliases: aliases.map((id) => toLinkObject('EnvironmentAlias', id)) }),
  },
  name,
});
