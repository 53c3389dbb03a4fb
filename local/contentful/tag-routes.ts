import * as v from 'valibot';
import {
  readJsonBody,
  toListAnswer,
  type ContentfulAccount,
  type ManagementApp,
} from './account.ts';
import { contentfulNotFound, contentfulAnswer, versionMismatchError } from './contentful-error.ts';
import { readVersion, toLinkObject } from './items.ts';
import { TagBodySchema, type EnvironmentState } from './space-state.ts';

const path = '/spaces/:space/environments/:environment';

/** The routes of tags, which our commands use as notes about an environment. */
export const addTagRoutes = (app: ManagementApp, { space }: ContentfulAccount): void => {
  const toTag = (environment: EnvironmentState, id: string) => {
    const tag = environment.tags.get(id);
    if (!tag) throw contentfulNotFound('Tag', id);
    const { name, version, visibility, createdAt } = tag;
    return {
      sys: {
        id,
        type: 'Tag',
        visibility,
        version,
        createdAt,
        updatedAt: createdAt,
        space: toLinkObject('Space', space.id),
        environment: toLinkObject('Environment', environment.id),
      },
      name,
    };
  };
  app.get(`${path}/tags`, (c) => {
    const { environment } = c.var;
    return toListAnswer(
      c,
      [...environment.tags.keys()].map((id) => toTag(environment, id)),
    );
  });
  app.get(`${path}/tags/:id`, (c) => contentfulAnswer(toTag(c.var.environment, c.req.param('id'))));
  app.put(`${path}/tags/:id`, async (c) => {
    const { environment } = c.var;
    const id = c.req.param('id');
    const { name } = v.parse(TagBodySchema, await readJsonBody(c));
    const old = environment.tags.get(id);
    if (old && old.version !== readVersion(c.req.raw)) throw versionMismatchError();
    environment.tags.set(id, {
      name,
      version: (old?.version ?? 0) + 1,
      visibility: c.req.header('x-contentful-tag-visibility') ?? 'private',
      createdAt: old?.createdAt ?? new Date().toISOString(),
    });
    return contentfulAnswer(toTag(environment, id), old ? 200 : 201);
  });
  app.delete(`${path}/tags/:id`, (c) => {
    const { environment } = c.var;
    const id = c.req.param('id');
    if (environment.tags.get(id)?.version !== readVersion(c.req.raw)) throw versionMismatchError();
    environment.tags.delete(id);
    return new Response(null, { status: 204 });
  });
};
