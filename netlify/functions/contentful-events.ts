import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createContentfulEventsEndpoint } from '../../src/server/site-builds/contentful-events-endpoint.ts';
import { createSiteBuildsDependencies } from '../../src/server/site-builds/site-builds-dependencies.ts';

export default createLazyEndpoint(() =>
  createContentfulEventsEndpoint({
    ...createSiteBuildsDependencies(),
    webhookSecret: readServerSettings().editors.webhookSecret,
  }),
);

export const config = { path: '/api/contentful-events' };
