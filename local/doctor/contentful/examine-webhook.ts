import { managementType } from '../../contentful/contentful-error.ts';
import { contentfulSignatureOf } from '../../contentful/webhooks.ts';
import { explainContentfulFailure } from '../../contentful-space/explain-failure.ts';
import { spaceConsolePage, type ContentfulSpace } from '../../contentful-space/open-space.ts';
import {
  findWebhookFaults,
  signsWebhooks,
  areWebhooksSignedWith,
  readWebhook,
  toWantedWebhook,
  webhookName,
} from '../../contentful-space/space-webhook.ts';
import type { Finding } from '../finding.ts';
import { badFinding, goodFinding, reasonOf, unknownFinding } from '../findings.ts';

const remedy = 'Run npm run setup -- contentful, which repairs it.';
const timeoutMs = 15_000;
/** How many of the newest calls are examined. */
const recent = 20;

const examineSignature = async (
  space: ContentfulSpace,
  secret: string | undefined,
): Promise<Finding> => {
  const subject = 'Contentful: signature of the webhook';
  const page = spaceConsolePage(space, 'settings/webhooks');
  if (await areWebhooksSignedWith(space, secret)) {
    return goodFinding(subject, 'Webhooks are signed with CONTENTFUL_WEBHOOK_SECRET.');
  }
  return (await signsWebhooks(space))
    ? badFinding(
        subject,
        'Webhooks are signed with another secret than CONTENTFUL_WEBHOOK_SECRET.',
        remedy,
        page,
      )
    : badFinding(subject, 'Webhooks are not signed, so the site refuses them.', remedy, page);
};

/**
 * Checks that the endpoint accepts calls signed with our secret. The test call changes nothing: it
 * reports an auto-saved draft.
 */
const examineAddress = async (
  space: ContentfulSpace,
  url: string,
  secret: string | undefined,
): Promise<Finding> => {
  const subject = 'Contentful: the webhook’s address';
  if (secret === undefined) {
    return badFinding(subject, 'CONTENTFUL_WEBHOOK_SECRET is not set.', remedy);
  }
  const target = new URL(url);
  const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
  const body = JSON.stringify({
    sys: {
      type: 'Entry',
      id: 'knurl-doctor',
      space: link('Space', space.spaceId),
      environment: link('Environment', space.environmentId),
    },
    fields: {},
  });
  const headers = contentfulSignatureOf(
    secret,
    {
      method: 'POST',
      path: `${target.pathname}${target.search}`,
      headers: {
        'content-type': managementType,
        'x-contentful-topic': 'ContentManagement.Entry.auto_save',
      },
      body,
    },
    new Date(),
  );
  try {
    const answer = await fetch(target, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    if (answer.ok) return goodFinding(subject, `${url} takes what Contentful signs.`);
    return answer.status === 401
      ? badFinding(
          subject,
          `${url} refuses our signature: the site has another CONTENTFUL_WEBHOOK_SECRET, or its clock is wrong.`,
          'Run npm run setup -- netlify, which gives the site the settings of .env, and deploy again.',
        )
      : badFinding(
          subject,
          `${url} answered ${answer.status}.`,
          'Deploy the site with its functions and settings, then run this again.',
        );
  } catch (error) {
    return badFinding(
      subject,
      `${url} did not answer: ${reasonOf(error)}.`,
      'Check SITE_URL, and that the site is deployed.',
    );
  }
};

const examineCalls = async (space: ContentfulSpace, webhookId: string): Promise<Finding> => {
  const subject = 'Contentful: calls of the webhook';
  const page = spaceConsolePage(space, `settings/webhooks/${webhookId}`);
  const { items } = await space.client.webhook.getManyCallDetails({
    webhookDefinitionId: webhookId,
    query: { limit: recent },
  });
  const failed = items.filter(({ statusCode }) => !(statusCode >= 200 && statusCode < 300));
  if (items.length === 0) return goodFinding(subject, 'There was none yet.');
  if (failed.length === 0) return goodFinding(subject, `The last ${items.length} came through.`);
  const [newest] = failed;
  return badFinding(
    subject,
    `${failed.length} of the last ${items.length} failed, one on ${newest?.requestAt.slice(0, 10) ?? ''} with ${newest?.statusCode || 'no answer'}.`,
    'Look there at what the site answered. The scheduled rebuild catches what was lost.',
    page,
  );
};

/**
 * Checks that publishing triggers a build: the webhook, its signature, its address and its latest
 * calls.
 */
export const examineWebhook = async (
  space: ContentfulSpace,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<readonly Finding[]> => {
  const subject = `Contentful: the webhook “${webhookName}”`;
  const page = spaceConsolePage(space, 'settings/webhooks');
  const siteUrl = variables['SITE_URL'];
  if (siteUrl === undefined) {
    return [
      unknownFinding(
        subject,
        'SITE_URL is not set, so nobody knows what it has to call.',
        'Put the public address of the site into .env.',
      ),
    ];
  }
  try {
    const wanted = await toWantedWebhook(space, siteUrl);
    const found = await readWebhook(space);
    if (!found)
      return [badFinding(subject, 'It isn’t there, so publishing builds nothing.', remedy, page)];
    const faults = findWebhookFaults(wanted, found);
    const secret = variables['CONTENTFUL_WEBHOOK_SECRET'];
    return [
      faults.length === 0
        ? goodFinding(subject, `It calls ${wanted.url}.`)
        : badFinding(subject, `It isn’t right: ${faults.join('; ')}.`, remedy, page),
      await examineSignature(space, secret),
      await examineAddress(space, wanted.url, secret),
      await examineCalls(space, found.sys.id),
    ];
  } catch (error) {
    return [
      unknownFinding(
        subject,
        explainContentfulFailure(error, 'to read the webhooks').message,
        'Fix that, then run this again.',
        page,
      ),
    ];
  }
};
