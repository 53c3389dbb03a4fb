import * as v from 'valibot';
import { findEmailProblem, trimEmailAddress } from '../../domain/email-address.ts';
import { honeypotFieldNameAndLabel } from '../../domain/forms/honeypot-field.ts';
import { waitInWords } from '../../domain/limits.ts';
import {
  isSuccessfulJoinOutcome,
  joinAndLeaveOutcomeTexts,
  type JoinRequestOutcome,
} from '../../domain/forms/mailing-list.ts';
import { routes } from '../../domain/routes.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { readBodyText } from '../http/request-body.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import { countTowardsRateLimits } from '../rate-limit/rate-limit.ts';
import type { Database } from '../store/database.ts';
import {
  networkInvitesToInboxLimit,
  rateLimitChargesOfInbox,
  rateLimitChargesOfJoin,
} from './join-limits.ts';
import { MailingListUnavailable, type MailingListProvider } from './mailing-list-provider.ts';
import { composeMailIfJoinedOrInvitedBefore } from './list-state-mails.ts';
import { logFailure } from '../log.ts';

/** The dependencies of the mailing list endpoint. */
export type JoinDependencies = {
  readonly database: Database;
  readonly provider: MailingListProvider;
  readonly mail: MailSender;
  readonly signingSecret: string;
  readonly now: () => Date;
  readonly log?: (message: string, error: unknown) => void;
};

/** An outcome, with its details. */
type Join = {
  readonly outcome: JoinRequestOutcome;
  readonly sentence?: string;
  readonly retryAfterSeconds?: number;
};

const Body = v.object({
  email: v.string(),
  [honeypotFieldNameAndLabel.name]: v.optional(v.string(), ''),
});

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

/**
 * Invites the owner of an address, or sends her an e-mail about its real state. Whoever typed the
 * address learns nothing: all answers are the same, unless the address is invalid or the provider
 * is down.
 */
const invite = async (
  { provider, mail, log = logFailure }: JoinDependencies,
  address: string,
  siteUrl: string,
): Promise<Join> => {
  try {
    const result = await provider.invite(address);
    if (result === 'bad-address') return { outcome: result };
    const truth = composeMailIfJoinedOrInvitedBefore(result, address, siteUrl);
    // If this one fails, others must not notice: an error would reveal that the owner of the
    // address is on the list.
    if (truth !== undefined) {
      await mail.send(truth).catch((error: unknown) => log('The mailing list failed:', error));
    }
    return { outcome: 'asked' };
  } catch (error) {
    if (!(error instanceof MailingListUnavailable)) throw error;
    log('The mailing list failed:', error);
    return { outcome: 'not-now' };
  }
};

const join = async (
  dependencies: JoinDependencies,
  request: Request,
  contentType: string,
): Promise<Join> => {
  const body = v.safeParse(Body, decodeBody(contentType, await readBodyText(request)));
  if (!body.success) return { outcome: 'bad-address' };
  const address = trimEmailAddress(body.output.email);
  // People don't see this field, so a bot filled it in. We answer as usual and do nothing.
  if (body.output[honeypotFieldNameAndLabel.name] !== '') return { outcome: 'asked' };
  const problem = findEmailProblem(address);
  if (problem !== undefined) return { outcome: 'bad-address', sentence: problem };
  const exceeded = await countTowardsRateLimits(
    dependencies,
    rateLimitChargesOfJoin(request, address),
  );
  if (exceeded !== undefined) {
    const { limit, retryAfterSeconds } = exceeded;
    return {
      outcome: limit.purpose === networkInvitesToInboxLimit.purpose ? 'asked-enough' : 'too-often',
      sentence: limit.sentence(waitInWords(retryAfterSeconds)),
      retryAfterSeconds,
    };
  }
  // This inbox has already got its daily number of e-mails. They are from us, so its owner doesn't
  // get an error.
  if (
    (await countTowardsRateLimits(dependencies, rateLimitChargesOfInbox(address))) !== undefined
  ) {
    return { outcome: 'asked' };
  }
  return invite(dependencies, address, new URL(request.url).origin);
};

const statusByOutcome: Partial<Readonly<Record<JoinRequestOutcome, number>>> = {
  'too-often': 429,
  'asked-enough': 429,
  'not-now': 503,
};

const answerForm = ({ outcome }: Join): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `${routes.mailingList}#${outcome}`, 'cache-control': 'private, no-store' },
  });

const answerJson = ({ outcome, sentence, retryAfterSeconds }: Join): Response =>
  isSuccessfulJoinOutcome(outcome)
    ? jsonAnswer({ outcome })
    : jsonAnswer(
        { error: sentence ?? joinAndLeaveOutcomeTexts[outcome].text, outcome },
        {
          status: statusByOutcome[outcome] ?? 400,
          headers:
            retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
        },
      );

/**
 * `POST /api/mailing-list` with an `email`: invites the owner of the address to confirm that she
 * wants to join. The answer is the same for every address; the real state is sent to her inbox. A
 * form (sent without scripts) is redirected to the page that shows the outcome; a JSON request gets
 * the outcome as JSON.
 */
export const createMailingListInvitationEndpoint = (dependencies: JoinDependencies): Handler =>
  createEndpoint({
    POST: async (request) => {
      const contentType = contentTypeOf(request);
      if (contentType !== formType)
        return answerJson(await join(dependencies, request, contentType));
      try {
        return answerForm(await join(dependencies, request, contentType));
      } catch (error) {
        if (error instanceof Refusal) throw error;
        (dependencies.log ?? logFailure)('The mailing list failed:', error);
        return answerForm({ outcome: 'not-now' });
      }
    },
  });
