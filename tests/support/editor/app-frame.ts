import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ConnectMessage } from '@contentful/app-sdk';
import type { Page } from '@playwright/test';

const webApp = 'https://web-app.example/';
const appHost = 'https://field-app.example/';
const locale = 'en-GB';
const fieldId = 'content';
const link = <Type extends string>(linkType: Type, id: string) =>
  ({ sys: { type: 'Link', linkType, id } }) as const;

/**
 * The SDK's type has no value for the parameters that a dialog is opened with; a field has none.
 */
type FieldMessage = Omit<ConnectMessage, 'parameters'> & {
  readonly parameters: Pick<ConnectMessage['parameters'], 'installation' | 'instance'>;
};

/** The web app's first message, in the SDK's own types. */
const connectMessage = (text: string): FieldMessage => ({
  id: 'frame-1',
  location: 'entry-field',
  parameters: {
    installation: { siteUrl: 'https://knurl.example/' },
    instance: {},
  },
  locales: {
    default: locale,
    available: [locale],
    names: { [locale]: 'English (United Kingdom)' },
    fallbacks: { [locale]: undefined },
    optional: { [locale]: false },
    direction: { [locale]: 'ltr' },
  },
  user: {
    sys: { type: 'User', id: 'editor' },
    firstName: 'Ada',
    lastName: 'Editor',
    email: 'editor@example.com',
    avatarUrl: '',
    spaceMembership: {
      sys: { type: 'SpaceMembership', id: 'membership' },
      admin: false,
      roles: [{ name: 'Editor', description: '' }],
    },
  },
  initialContentTypes: [],
  ids: {
    user: 'editor',
    organization: 'organization',
    app: 'workbench',
    space: 'space',
    environment: 'master',
    contentType: 'workoutPlan',
    entry: 'a-plan',
    field: fieldId,
  },
  contentType: {
    sys: {
      type: 'ContentType',
      id: 'workoutPlan',
      revision: 1,
      space: link('Space', 'space'),
      environment: link('Environment', 'master'),
      createdAt: '2026-11-01T10:00:00.000Z',
      updatedAt: '2026-11-01T10:00:00.000Z',
    },
    name: 'Workout plan',
    displayField: 'title',
    description: '',
    fields: [],
  },
  entry: {
    sys: {
      type: 'Entry',
      id: 'a-plan',
      version: 1,
      space: link('Space', 'space'),
      environment: link('Environment', 'master'),
      contentType: link('ContentType', 'workoutPlan'),
      createdAt: '2026-11-01T10:00:00.000Z',
      updatedAt: '2026-11-01T10:00:00.000Z',
      automationTags: [],
    },
  },
  editor: {
    localeSettings: { mode: 'multi', active: [locale], focused: locale },
    showHiddenFields: false,
  },
  fieldInfo: [],
  field: {
    id: fieldId,
    name: 'Content',
    type: 'Text',
    locale,
    required: true,
    validations: [],
    value: text,
    isDisabled: false,
    schemaErrors: [],
  },
  hostnames: {
    webapp: 'app.contentful.com',
    delivery: 'cdn.contentful.com',
    management: 'api.contentful.com',
    preview: 'preview.contentful.com',
    upload: 'upload.contentful.com',
    graphql: 'graphql.contentful.com',
  },
  uiLanguageLocale: 'en',
});

/**
 * The part of the web app that an app talks to, with the protocol of the SDK's channel: `connect`,
 * calls with an id, and messages to the app.
 */
const frameScript = (connect: FieldMessage, exercises: readonly unknown[]): string => `
  const app = document.querySelector('iframe').contentWindow;
  const tell = (method, ...params) => app.postMessage({ method, params }, '*');
  const state = { value: ${JSON.stringify(connect.field?.value)}, calls: 0, refuses: false, height: 0 };
  window.frame = {
    state,
    write: (text) => { state.value = text; tell('valueChanged', '${fieldId}', '${locale}', text); },
    disable: (isDisabled) => tell('isDisabledChangedForFieldLocale', '${fieldId}', '${locale}', isDisabled),
  };
  const answers = {
    setValue: ([, , text]) => {
      state.calls += 1;
      state.value = text;
      setTimeout(() => tell('valueChanged', '${fieldId}', '${locale}', text), 50);
      return text;
    },
    CMAAdapterCall: ([{ entityType, action, params }]) => {
      if (state.refuses) throw { code: 'AccessDenied', status: 403 };
      if (entityType !== 'Entry' || action !== 'getMany') throw { code: 'NotFound', status: 404 };
      const all = ${JSON.stringify(exercises)};
      const { skip, limit } = params.query;
      return { sys: { type: 'Array' }, total: all.length, skip, limit, items: all.slice(skip, skip + limit) };
    },
  };
  window.addEventListener('message', ({ data: { method, params, id } }) => {
    if (method === 'init') tell('connect', ${JSON.stringify(connect)}, []);
    if (method === 'setHeight') {
      state.height = params[0];
      document.querySelector('iframe').style.height = params[0] + 'px';
    }
    const answer = answers[method];
    if (answer === undefined) return;
    try {
      app.postMessage({ id, result: answer(params) }, '*');
    } catch (error) {
      app.postMessage({ id, error }, '*');
    }
  });
`;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Frame = {
  readonly folder: string;
  readonly text: string;
  readonly exercises: readonly unknown[];
  /** Whether the content service refuses to return exercises at first. */
  readonly refuses?: boolean;
};

/** Opens the built field app in a page that stands in for Contentful's web app. */
export const openInFrame = async (
  page: Page,
  { folder, text, exercises, refuses = false }: Frame,
): Promise<void> => {
  await page.route(`${appHost}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice('/bundle/'.length) || 'index.html';
    const body = await readFile(path.join(folder, name));
    await route.fulfill({ body, contentType: types[path.extname(name)] ?? 'text/plain' });
  });
  const script = frameScript(connectMessage(text), exercises);
  const start = refuses ? `${script}; state.refuses = true;` : script;
  await page.route(webApp, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      // The listener has to be there before the app asks.
      body: `<!doctype html><html lang="en"><title>An entry</title><body style="margin:0">
        <iframe title="Workbench" style="width:100%;border:0" sandbox="allow-scripts allow-same-origin allow-popups allow-forms"></iframe>
        <script>${start}; document.querySelector('iframe').src = '${appHost}bundle/';</script></body></html>`,
    }),
  );
  await page.goto(webApp);
};
