import { Hono } from 'hono';
import * as v from 'valibot';
import { recordCalls } from '../contract/record-calls.ts';
import { findEnvironment, type ContentfulAccount, type ManagementApp } from './account.ts';
import { addContentRoutes } from './content-routes.ts';
import {
  ContentfulError,
  forbiddenError,
  invalidEntityError,
  contentfulNotFound,
  toErrorAnswer,
  unauthorisedError,
} from './contentful-error.ts';
import { addModelRoutes } from './model-routes.ts';
import { addSpaceRoutes } from './space-routes.ts';
import { addTagRoutes } from './tag-routes.ts';
import { addWebhookRoutes } from './webhook-routes.ts';

const toContentfulError = (error: Error): ContentfulError => {
  if (error instanceof ContentfulError) return error;
  if (v.isValiError(error)) {
    const issue = error.issues[0];
    return invalidEntityError([
      { name: 'type', path: (v.getDotPath(issue) ?? '').split('.'), details: issue.message },
    ]);
  }
  console.error(error);
  return new ContentfulError(500, 'InternalServerError', `The stand-in failed: ${error.message}`);
};

/**
 * Answers as the Content Management API and the Upload API, for the calls of `setup`, `doctor`,
 * `backup`, `restore` and the Contentful tools they use. Everything else gets a 404.
 */
export const createManagementHandler = (
  account: ContentfulAccount,
): ((request: Request) => Promise<Response>) => {
  const app: ManagementApp = new Hono({ strict: false });
  const { space, tokens, faults } = account;

  app.use('/spaces/*', recordCalls('contentful'));
  app.use('*', async (c, next) => {
    await faults.throwFor(c.req.method, c.req.path);
    const sent = /^Bearer\s+(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const known = tokens.find(({ token }) => token === sent);
    if (!known) throw unauthorisedError();
    if (known.may && !known.may(c.req.method, c.req.path)) throw forbiddenError();
    await next();
  });
  app.use('/spaces/:space/*', async (c, next) => {
    if (c.req.param('space') !== space.id) throw contentfulNotFound('Space', c.req.param('space'));
    await next();
  });
  app.use('/spaces/:space/environments/:environment/*', async (c, next) => {
    // The environment doesn't exist yet when it is being created.
    const isItself = /\/environments\/[^/]+\/?$/.test(c.req.path);
    if (!isItself) c.set('environment', findEnvironment(space, c.req.param('environment')));
    await next();
  });
  addSpaceRoutes(app, account);
  addModelRoutes(app, account);
  addTagRoutes(app, account);
  addContentRoutes(app, account);
  addWebhookRoutes(app, account);
  app.notFound(() => toErrorAnswer(contentfulNotFound()));
  app.onError((error) => toErrorAnswer(toContentfulError(error)));
  return async (request) => app.fetch(request);
};
