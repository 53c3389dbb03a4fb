import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createContentfulEventsEndpoint } from '../../src/server/site-builds/contentful-events-endpoint.ts';
import { createSiteBuildsDependencies } from '../../src/server/site-builds/site-builds-dependencies.ts';
import { withMailsAfterAnswer } from '../../src/server/mail/send-after-answer.ts';
import { createGiftAndLinkCodeDeriver } from '../../src/server/rights/gift-codes.ts';

const answer = createLazyEndpoint(() =>
  createContentfulEventsEndpoint({
    ...createSiteBuildsDependencies(),
    webhookSecret: readServerSettings().editors.webhookSecret,
  }),
);

export default withMailsAfterAnswer(answer, createGiftAndLinkCodeDeriver);

export const config = { path: '/api/contentful-events' };
