import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { NetlifyAnswer, NetlifyDeploy } from './answers.ts';
import { addSite, type NetlifyBooks, type StoredSite } from './books.ts';
import { findVariableRefusal, SentVariable, variableAsShown, toVariable } from './variables.ts';

type ApiOptions = {
  readonly books: NetlifyBooks;
  readonly token: string;
  /** The stand-in's own origin, for the addresses of build hooks. */
  readonly origin: () => string;
  /** Called for each build that a build hook triggers. */
  readonly onBuild: (build: HookedBuild) => void;
};

export type HookedBuild = {
  readonly siteId: string;
  readonly deploy: NetlifyDeploy & { readonly id: string };
  /**
   * The title and body of the hook's call, passed to the build as INCOMING_HOOK_TITLE and
   * INCOMING_HOOK_BODY.
   */
  readonly title: string | undefined;
  readonly body: string;
};

const NewSite = v.object({ name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)) });
const NewWebhook = v.object({
  type: v.literal('url'),
  event: v.string(),
  data: v.object({ url: v.pipe(v.string(), v.url()), signature_secret: v.optional(v.string()) }),
});
const NewHook = v.object({ title: v.string(), branch: v.optional(v.string()) });

const refuse = (context: Context, status: 401 | 404 | 422, message: string): Response =>
  context.json({ code: status, message }, status);

/** Answers with JSON, which TypeScript checks against the types of Netlify's SDK. */
const answer = <Body>(context: Context, body: Body, status: 200 | 201 = 200): Response =>
  Response.json(body, { status, headers: context.res.headers });

const findSite = (books: NetlifyBooks, context: Context): StoredSite | undefined =>
  books.sites.get(context.req.param('site') ?? '');

const addSites = (app: Hono, { books }: ApiOptions): void => {
  app.get('/api/v1/user', (context) =>
    answer<NetlifyAnswer<'getCurrentUser'>>(context, { id: 'user', email: 'owner@example.com' }),
  );
  app.get('/api/v1/accounts', (context) =>
    answer<NetlifyAnswer<'listAccountsForUser'>>(context, [books.account]),
  );
  app.get('/api/v1/sites', (context) =>
    answer<NetlifyAnswer<'listSites'>>(
      context,
      [...books.sites.values()]
        .map(({ site }) => site)
        .filter(({ name }) => name.includes(context.req.query('name') ?? '')),
    ),
  );
  app.post('/api/v1/:account/sites', async (context) => {
    const sent = v.safeParse(NewSite, await context.req.json());
    if (context.req.param('account') !== books.account.slug) {
      return refuse(context, 404, 'Not Found');
    }
    if (!sent.success) return refuse(context, 422, 'Site name is not valid');
    const { name } = sent.output;
    const isTaken = [...books.sites.values()].some(({ site }) => site.name === name);
    if (isTaken || name === 'knurl') return refuse(context, 422, 'subdomain must be unique');
    return answer<NetlifyAnswer<'createSiteInTeam'>>(context, addSite(books, name).site, 201);
  });
  app.get('/api/v1/sites/:site', (context) => {
    const stored = findSite(books, context);
    return stored === undefined
      ? refuse(context, 404, 'Not Found')
      : answer<NetlifyAnswer<'getSite'>>(context, stored.site);
  });
};

const addVariables = (app: Hono, { books }: ApiOptions): void => {
  const tableOf = (context: Context) => {
    const siteId = context.req.query('site_id');
    if (context.req.param('account') !== books.account.id) return undefined;
    return siteId === undefined ? books.teamVariables : books.sites.get(siteId)?.variables;
  };
  app.get('/api/v1/accounts/:account/env', (context) => {
    const table = tableOf(context);
    return table === undefined
      ? refuse(context, 404, 'Not Found')
      : answer<NetlifyAnswer<'getEnvVars'>>(context, [...table.values()].map(variableAsShown));
  });
  app.post('/api/v1/accounts/:account/env', async (context) => {
    const table = tableOf(context);
    const sent = v.safeParse(v.array(SentVariable), await context.req.json());
    if (table === undefined) return refuse(context, 404, 'Not Found');
    if (!sent.success) return refuse(context, 422, 'Environment variables are not valid');
    for (const one of sent.output) {
      const refusal = findVariableRefusal(one);
      if (refusal !== undefined) return refuse(context, 422, refusal);
      if (table.has(one.key)) return refuse(context, 422, `Key ${one.key} already exists`);
    }
    const made = sent.output.map(toVariable);
    for (const [index, one] of sent.output.entries()) {
      const variable = made[index];
      if (variable !== undefined) table.set(one.key, variable);
    }
    return answer<NetlifyAnswer<'createEnvVars'>>(context, made.map(variableAsShown), 201);
  });
  app.put('/api/v1/accounts/:account/env/:key', async (context) => {
    const table = tableOf(context);
    const key = context.req.param('key');
    const sent = v.safeParse(SentVariable, await context.req.json());
    if (table?.has(key) !== true) return refuse(context, 404, 'Not Found');
    if (!sent.success) return refuse(context, 422, 'Environment variable is not valid');
    const refusal = findVariableRefusal(sent.output);
    if (refusal !== undefined) return refuse(context, 422, refusal);
    const variable = toVariable(sent.output);
    table.set(key, variable);
    return answer<NetlifyAnswer<'updateEnvVar'>>(context, variableAsShown(variable));
  });
};

const addWebhooks = (app: Hono, { books }: ApiOptions): void => {
  const siteOf = (context: Context): StoredSite | undefined =>
    books.sites.get(context.req.query('site_id') ?? '');
  app.get('/api/v1/hooks', (context) => {
    const stored = siteOf(context);
    return stored === undefined
      ? refuse(context, 404, 'Not Found')
      : answer<NetlifyAnswer<'listHooksBySiteId'>>(context, stored.webhooks);
  });
  app.post('/api/v1/hooks', async (context) => {
    const stored = siteOf(context);
    const sent = v.safeParse(NewWebhook, await context.req.json());
    if (stored === undefined) return refuse(context, 404, 'Not Found');
    if (!sent.success) return refuse(context, 422, 'Hook is not valid');
    const webhook = { ...sent.output, id: randomUUID(), site_id: stored.site.id };
    stored.webhooks.push(webhook);
    return answer<NetlifyAnswer<'createHookBySiteId'>>(context, webhook, 201);
  });
  app.delete('/api/v1/hooks/:id', (context) => {
    const id = context.req.param('id');
    for (const stored of books.sites.values()) {
      stored.webhooks = stored.webhooks.filter((webhook) => webhook.id !== id);
    }
    return new Response(null, { status: 204 });
  });
};

const addBuilds = (app: Hono, { books, origin, onBuild }: ApiOptions): void => {
  app.get('/api/v1/sites/:site/build_hooks', (context) => {
    const stored = findSite(books, context);
    return stored === undefined
      ? refuse(context, 404, 'Not Found')
      : answer<NetlifyAnswer<'listSiteBuildHooks'>>(context, stored.hooks);
  });
  app.post('/api/v1/sites/:site/build_hooks', async (context) => {
    const stored = findSite(books, context);
    const sent = v.safeParse(NewHook, await context.req.json());
    if (stored === undefined) return refuse(context, 404, 'Not Found');
    const branch = stored.site.build_settings?.repo_branch;
    if (!sent.success || branch === undefined) {
      return refuse(context, 422, 'The site is not linked to a repository');
    }
    const id = randomUUID().replaceAll('-', '').slice(0, 24);
    const hook = {
      id,
      title: sent.output.title,
      branch: sent.output.branch ?? branch,
      url: `${origin()}/build_hooks/${id}`,
      site_id: stored.site.id,
      created_at: new Date().toISOString(),
    };
    stored.hooks.push(hook);
    return answer<NetlifyAnswer<'createSiteBuildHook'>>(context, hook, 201);
  });
  app.get('/api/v1/sites/:site/deploys', (context) => {
    const stored = findSite(books, context);
    return stored === undefined
      ? refuse(context, 404, 'Not Found')
      : answer<NetlifyAnswer<'listSiteDeploys'>>(context, stored.deploys);
  });
  app.get('/api/v1/sites/:site/functions', (context) => {
    const stored = findSite(books, context);
    if (stored === undefined) return refuse(context, 404, 'Not Found');
    return answer<NetlifyAnswer<'searchSiteFunctions'>>(context, [
      { branch: 'main', functions: stored.functions.map((name) => ({ n: name })) },
    ]);
  });
  app.get('/api/v1/sites/:site/forms', (context) => {
    const stored = findSite(books, context);
    return stored === undefined
      ? refuse(context, 404, 'Not Found')
      : answer<NetlifyAnswer<'listSiteForms'>>(context, stored.forms);
  });
  // Needs no token: anyone who knows the address can trigger a build, so the address is a secret.
  app.post('/build_hooks/:id', async (context) => {
    const id = context.req.param('id');
    const stored = [...books.sites.values()].find(({ hooks }) =>
      hooks.some((hook) => hook.id === id),
    );
    if (stored === undefined) return refuse(context, 404, 'Not Found');
    const title = context.req.query('trigger_title');
    const deploy = {
      id: randomUUID(),
      site_id: stored.site.id,
      state: 'enqueued',
      context: 'production',
      branch: stored.site.build_settings?.repo_branch ?? 'main',
      created_at: new Date().toISOString(),
      ...(title === undefined ? {} : { title }),
    };
    stored.deploys.unshift(deploy);
    onBuild({ siteId: stored.site.id, deploy, title, body: await context.req.text() });
    return new Response('', { status: 200 });
  });
};

/** The part of Netlify's API that our commands use. */
export const createNetlifyApi = (options: ApiOptions): Hono => {
  const app = new Hono();
  app.use('*', async (context, next) => {
    const request = `${context.req.method} ${context.req.path}`;
    const fault = options.books.faults.find((one) => one.times > 0 && one.request.test(request));
    if (fault !== undefined) {
      fault.times -= 1;
      return Response.json(
        { code: fault.status, message: fault.message },
        // In seconds; the SDK waits until then after a 429.
        { status: fault.status, headers: { 'x-ratelimit-reset': `${Date.now() / 1000}` } },
      );
    }
    await next();
  });
  app.use('/api/*', async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${options.token}`) {
      return refuse(context, 401, 'Access Denied');
    }
    await next();
  });
  addSites(app, options);
  addVariables(app, options);
  addBuilds(app, options);
  addWebhooks(app, options);
  app.notFound((context) => refuse(context, 404, 'Not Found'));
  return app;
};
