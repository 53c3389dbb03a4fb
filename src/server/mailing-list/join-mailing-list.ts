import * as v from 'valibot';
import { isEmailAddress } from '../../domain/email-address.ts';
import { honeypot } from '../../domain/honeypot.ts';
import { requestRates } from '../../domain/limits.ts';
import { isJoinDone, mailingListTexts, type JoinOutcome } from '../../domain/mailing-list.ts';
import { routes } from '../../domain/routes.ts';
import { callerAddressOf } from '../http/caller-address.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer } from '../http/json-answer.ts';
import { Refusal } from '../http/refusal.ts';
import { readBody } from '../http/request-body.ts';
import { enforceRateLimit, type RateLimit } from '../rate-limit/rate-limit.ts';
import type { Database } from '../store/database.ts';
import { ProviderUnavailable, type MailingListProvider } from './mailing-list-provider.ts';

/** What the mailing list endpoint depends on. */
export type JoinDependencies = {
  readonly database: Database;
  readonly provider: MailingListProvider;
  readonly signingSecret: string;
  readonly now: () => Date;
  readonly log?: (message: string, error: unknown) => void;
};

const callerLimit: RateLimit = {
  ...requestRates.joinMailingList,
  purpose: 'join',
  sentence: mailingListTexts['too-often'].text,
};

const addressLimit: RateLimit = {
  ...requestRates.invite,
  purpose: 'invite',
  sentence: mailingListTexts['asked-enough'].text,
};

const Body = v.object({ email: v.string(), [honeypot.name]: v.optional(v.string(), '') });

const formType = 'application/x-www-form-urlencoded';

const contentTypeOf = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const decodeBody = (contentType: string, body: string): unknown => {
  if (contentType === formType) return Object.fromEntries(new URLSearchParams(body));
  if (contentType !== 'application/json') {
    throw new Refusal(415, 'This address takes a form or JSON.');
  }
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const exceedsRateLimit = async (
  ...parameters: Parameters<typeof enforceRateLimit>
): Promise<boolean> => {
  try {
    await enforceRateLimit(...parameters);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
};

const join = async (
  { provider, log = console.error, ...rateLimiting }: JoinDependencies,
  request: Request,
  contentType: string,
): Promise<JoinOutcome> => {
  const body = v.safeParse(Body, decodeBody(contentType, await readBody(request)));
  if (!body.success) return 'bad-address';
  const email = body.output.email.trim();
  // People don't see this field, so a machine filled it in. We answer as usual and do nothing.
  if (body.output[honeypot.name] !== '') return 'invited';
  if (!isEmailAddress(email)) return 'bad-address';
  if (await exceedsRateLimit(rateLimiting, callerLimit, callerAddressOf(request))) {
    return 'too-often';
  }
  if (await exceedsRateLimit(rateLimiting, addressLimit, email.toLowerCase())) {
    return 'asked-enough';
  }
  try {
    return await provider.invite(email);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log('The mailing list failed:', error);
    return 'not-now';
  }
};

const statusByOutcome: Partial<Readonly<Record<JoinOutcome, number>>> = {
  bounced: 422,
  blocked: 422,
  'too-often': 429,
  'asked-enough': 429,
  'not-now': 503,
};

const answerForm = (outcome: JoinOutcome): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `${routes.mailingList}#${outcome}`, 'cache-control': 'private, no-store' },
  });

const answerJson = (outcome: JoinOutcome): Response =>
  isJoinDone(outcome)
    ? jsonAnswer({ outcome })
    : jsonAnswer(
        { error: mailingListTexts[outcome].text, outcome },
        { status: statusByOutcome[outcome] ?? 400 },
      );

/**
 * `POST /api/mailing-list` with an `email`: invites the owner of the address to confirm that she wants to join. A form
 * (sent without scripts) is redirected to the page that shows the outcome; a JSON request gets the outcome as JSON.
 */
export const createJoinMailingListEndpoint = (dependencies: JoinDependencies): Handler =>
  createEndpoint({
    POST: async (request) => {
      const contentType = contentTypeOf(request);
      if (contentType !== formType)
        return answerJson(await join(dependencies, request, contentType));
      try {
        return answerForm(await join(dependencies, request, contentType));
      } catch (error) {
        if (error instanceof Refusal) throw error;
        (dependencies.log ?? console.error)('The mailing list failed:', error);
        return answerForm('not-now');
      }
    },
  });
