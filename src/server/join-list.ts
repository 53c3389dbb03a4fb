import * as v from 'valibot';
import { isEmailAddress } from '../domain/email-address.ts';
import { honeypot } from '../domain/honeypot.ts';
import { isJoinDone, mailingListWords, type JoinOutcome } from '../domain/mailing-list.ts';
import { routes } from '../domain/routes.ts';
import { callerAddressOf } from './caller-address.ts';
import type { Database } from './database.ts';
import { toEndpoint, type Handler } from './endpoint.ts';
import { limitFlood, type FloodLimit } from './flood-limit.ts';
import { jsonAnswer } from './json-answer.ts';
import { ProviderUnavailable, type MailingListProvider } from './mailing-list-provider.ts';
import { Refusal } from './refusal.ts';
import { readBody } from './request-body.ts';

/** What joining the mailing list needs. */
export type JoinDependencies = {
  readonly database: Database;
  readonly provider: MailingListProvider;
  readonly signingSecret: string;
  readonly now: () => Date;
  readonly log?: (message: string, error: unknown) => void;
};

const hour = 60 * 60;

/** Nobody finds out by trial which addresses are on the list. */
const callerLimit: FloodLimit = {
  purpose: 'join',
  most: 10,
  seconds: hour,
  sentence: mailingListWords['too-often'].text,
};

/** Nobody's inbox is filled by somebody else. */
const addressLimit: FloodLimit = {
  purpose: 'invite',
  most: 5,
  seconds: 24 * hour,
  sentence: mailingListWords['asked-enough'].text,
};

const Typed = v.object({ email: v.string(), [honeypot.name]: v.optional(v.string(), '') });

const formType = 'application/x-www-form-urlencoded';

const typeOf = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const parseBody = (type: string, body: string): unknown => {
  if (type === formType) return Object.fromEntries(new URLSearchParams(body));
  if (type !== 'application/json') throw new Refusal(415, 'This address takes a form or JSON.');
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const isTooOften = async (...limited: Parameters<typeof limitFlood>): Promise<boolean> => {
  try {
    await limitFlood(...limited);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
};

const join = async (
  { provider, log = console.error, ...flood }: JoinDependencies,
  request: Request,
  type: string,
): Promise<JoinOutcome> => {
  const typed = v.safeParse(Typed, parseBody(type, await readBody(request)));
  if (!typed.success) return 'bad-address';
  const email = typed.output.email.trim();
  // A machine filled in what people do not see. It learns nothing, and nothing is kept.
  if (typed.output[honeypot.name] !== '') return 'invited';
  if (!isEmailAddress(email)) return 'bad-address';
  if (await isTooOften(flood, callerLimit, callerAddressOf(request))) return 'too-often';
  if (await isTooOften(flood, addressLimit, email.toLowerCase())) return 'asked-enough';
  try {
    return await provider.invite(email);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log('The mailing list failed:', error);
    return 'not-now';
  }
};

const statusOf: Partial<Readonly<Record<JoinOutcome, number>>> = {
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
        { error: mailingListWords[outcome].text, outcome },
        { status: statusOf[outcome] ?? 400 },
      );

/**
 * `POST /api/mailing-list` with an `email`: asks the owner of the address whether she wants to join. A form that was sent
 * without scripts is led to the page that says what came of it; a script is answered the same in JSON.
 */
export const toJoinListEndpoint = (dependencies: JoinDependencies): Handler =>
  toEndpoint({
    POST: async (request) => {
      const type = typeOf(request);
      if (type !== formType) return answerJson(await join(dependencies, request, type));
      try {
        return answerForm(await join(dependencies, request, type));
      } catch (error) {
        if (error instanceof Refusal) throw error;
        (dependencies.log ?? console.error)('The mailing list failed:', error);
        return answerForm('not-now');
      }
    },
  });
