import { findContentErrors } from '../../../src/content/check/find-content-errors.ts';
import { errorAndAdviceCountText } from '../../../src/domain/content-fault.ts';
import { readHostedSpace } from '../../content/read-hosted-space.ts';
import { spaceConsolePage, type ContentfulSpace } from '../../contentful-space/open-space.ts';
import type { Finding } from '../finding.ts';
import { badFinding, goodFinding, reasonOf } from '../findings.ts';

const timeoutMs = 15_000;

/**
 * Sends a request with a token to a Contentful host. Returns the status, or the reason why there
 * was no response.
 */
const ask = async (
  host: string,
  { spaceId, environmentId }: ContentfulSpace,
  token: string,
): Promise<number | string> => {
  const url = `https://${host}/spaces/${spaceId}/environments/${environmentId}/content_types?limit=1`;
  try {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return reasonOf(error);
  }
};

const remedy =
  'Run npm run setup -- contentful, which finds the right token and writes it to .env.';

const examineToken = async (
  space: ContentfulSpace,
  name: string,
  token: string | undefined,
  host: string,
  otherHost: string,
): Promise<Finding> => {
  const subject = `Contentful: ${name}`;
  const page = spaceConsolePage(space, 'api/keys');
  if (token === undefined) return badFinding(subject, `${name} is not set.`, remedy, page);
  const answer = await ask(host, space, token);
  if (answer === 200) return goodFinding(subject, `It reads ${space.environmentId} at ${host}.`);
  if (typeof answer === 'string') {
    return badFinding(
      subject,
      `${host} did not answer: ${answer}.`,
      'Check the connection and the name of the host.',
    );
  }
  if (answer === 401) {
    const isOther = (await ask(otherHost, space, token)) === 200;
    return badFinding(
      subject,
      isOther
        ? `It is the token of ${otherHost}: the key of what is published and that of drafts are swapped.`
        : `${host} doesn’t know it.`,
      remedy,
      page,
    );
  }
  return badFinding(
    subject,
    answer === 404
      ? `It finds no space ${space.spaceId} with an environment ${space.environmentId}.`
      : `${host} answered ${answer}.`,
    'Check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT, and that the key may read this environment.',
    page,
  );
};

/** Checks that builds can read the space, and that its content has no errors. */
export const examineSpaceAccess = async (
  space: ContentfulSpace,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<readonly Finding[]> => {
  const deliveryToken = variables['CONTENTFUL_ACCESS_TOKEN'];
  const { deliveryHost, previewHost } = space;
  const tokens = await Promise.all([
    examineToken(space, 'CONTENTFUL_ACCESS_TOKEN', deliveryToken, deliveryHost, previewHost),
    examineToken(
      space,
      'CONTENTFUL_PREVIEW_TOKEN',
      variables['CONTENTFUL_PREVIEW_TOKEN'],
      previewHost,
      deliveryHost,
    ),
  ]);
  if (deliveryToken === undefined || tokens[0]?.state !== 'good') return tokens;
  return [...tokens, await examineContent(space, deliveryToken)];
};

const examineContent = async (space: ContentfulSpace, accessToken: string): Promise<Finding> => {
  const subject = 'Contentful: what is published';
  const { spaceId, environmentId: environment, deliveryHost: host } = space;
  try {
    const content = await readHostedSpace({ spaceId, environment, host, accessToken });
    const errors = findContentErrors(content);
    if (content.entries.length === 0) {
      return badFinding(
        subject,
        'Nothing is published, so there is no site to build.',
        'Run npm run setup -- contentful, or publish entries.',
        spaceConsolePage(space, 'entries'),
      );
    }
    return errors.length === 0
      ? goodFinding(subject, `${content.entries.length} entries, none with an error.`)
      : badFinding(
          subject,
          `The site can’t be built from it: ${errorAndAdviceCountText(errors)}`,
          'Run npm run content: it lists every one with a link to the entry.',
          spaceConsolePage(space, 'entries'),
        );
  } catch (error) {
    return badFinding(
      subject,
      reasonOf(error),
      'Fix that, then run this again.',
      spaceConsolePage(space, 'entries'),
    );
  }
};
