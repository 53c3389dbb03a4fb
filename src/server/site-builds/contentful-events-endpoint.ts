import { createHash } from 'node:crypto';
import type { ContentfulSpaceEnvironment } from '../../domain/content-fault.ts';
import {
  ContentEventBody,
  contentfulGroupActionHeaderNames,
  judgeContentEvent,
} from '../../domain/site-builds/content-event.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { parseOutsideValueOrRefuse, readBodyText } from '../http/request-body.ts';
import { hasContentfulSignatureOfAnyAge, signingTimeInHeaders } from './contentful-signature.ts';
import { requestBuildIfDue } from './settle-builds.ts';
import type { SiteBuildsDependencies } from './site-builds-dependencies.ts';
import { recordChangeNeedingBuild } from './stored-builds.ts';

export type ContentfulEventsDependencies = SiteBuildsDependencies & {
  /**
   * The secret for verifying Contentful's signatures; undefined if this site has no webhook there.
   */
  readonly webhookSecret: string | undefined;
};

/** An entry in Contentful has at most 2 MB, and its text in all fields together is far smaller. */
const maxEventBytes = 3 * 1024 * 1024;

/**
 * The maximum age of a signature: the 30 seconds of Contentful's own `verifyRequest`, in
 * milliseconds.
 */
const maxAge = 30_000;
/** The tolerated difference between our clock and Contentful's, in milliseconds. */
const clockTolerance = 5000;

const requireFresh = (request: Request, now: Date): void => {
  const time = signingTimeInHeaders(request.headers);
  const age = time === undefined ? Number.NaN : now.getTime() - time.getTime();
  if (age >= -clockTolerance && age < maxAge + clockTolerance) return;
  throw new Refusal(401, 'This message is older than 30 seconds, or from a clock that is wrong.');
};

const readSigned = async (request: Request, secret: string, now: Date): Promise<string> => {
  // Checked first because it is cheaper: a request with an old signature needs no reading.
  requireFresh(request, now);
  const body = await readBodyText(request, maxEventBytes);
  const { pathname, search } = new URL(request.url);
  const signed = {
    method: request.method,
    path: `${pathname}${search}`,
    headers: request.headers,
    body,
  };
  if (hasContentfulSignatureOfAnyAge(secret, signed)) return body;
  throw new Refusal(401, 'This address takes only what Contentful has signed with our secret.');
};

const parseBody = (body: string): ContentEventBody => {
  const sentence = 'The message is not what Contentful’s webhook sends.';
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Refusal(400, sentence);
  }
  return parseOutsideValueOrRefuse(ContentEventBody, value, sentence);
};

/** The same for a repeated event. */
const eventIdOf = ({ headers }: Request, topic: string, body: string): string => {
  const key = headers.get('x-contentful-idempotency-key') ?? '';
  return createHash('sha256')
    .update(key === '' ? `${topic}\n${body}` : `key ${key}`)
    .digest('hex');
};

const requireSetUp = ({
  webhookSecret,
  space,
  callHook,
}: ContentfulEventsDependencies): {
  readonly webhookSecret: string;
  readonly space: ContentfulSpaceEnvironment;
} => {
  if (webhookSecret !== undefined && space !== undefined && callHook !== undefined) {
    return { webhookSecret, space };
  }
  throw new Refusal(404, 'This site is not told of changes by Contentful.');
};

/**
 * `POST /api/contentful-events`: Contentful's webhook. A request without a recent valid signature
 * is refused (401). A change to the public site is stored and built, now or after the current
 * build; the answer says which. While the database is down the answer is 503, and Contentful
 * retries.
 */
export const createContentfulEventsEndpoint = (
  dependencies: ContentfulEventsDependencies,
): Handler =>
  createEndpoint(
    {
      POST: async (request) => {
        const { webhookSecret, space } = requireSetUp(dependencies);
        const { database, now } = dependencies;
        const body = await readSigned(request, webhookSecret, now());
        const topic = request.headers.get('x-contentful-topic') ?? '';
        const isPartOfGroup = contentfulGroupActionHeaderNames.some((name) =>
          request.headers.has(name),
        );
        const verdict = judgeContentEvent({ topic, isPartOfGroup, body: parseBody(body) }, space);
        if (verdict.kind === 'ignored') return jsonAnswer({ outcome: 'ignored', why: verdict.why });
        const eventId = eventIdOf(request, topic, body);
        const { isNew } = await recordChangeNeedingBuild(
          database,
          { eventId, title: verdict.title },
          now(),
        );
        // Also for a repeated event: the first request may have ended between these two lines.
        await requestBuildIfDue(dependencies);
        return jsonAnswer({ outcome: isNew ? 'counted' : 'known', title: verdict.title });
      },
    },
    dependencies,
  );
