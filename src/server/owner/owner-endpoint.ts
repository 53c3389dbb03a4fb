import * as v from 'valibot';
import { toOneMonthFiguresCsv } from '../../domain/owner/figures-csv.ts';
import {
  ProofVerdictSchema,
  RefundVerdictSchema,
  SettledPaymentDoubtIdSchema,
  type WaitingAndDecidedForOwner,
} from '../../domain/owner/waiting-and-decided-for-owner.ts';
import { accountAndOwnerApiPaths } from '../../domain/account/account-and-owner-api-paths.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { createEndpoint, type Handler, type MethodHandlers } from '../http/endpoint.ts';
import { jsonAnswer, privateAnswerHeaders, Refusal } from '../http/answers.ts';
import { parseOutsideValueOrRefuse, readJson } from '../http/request-body.ts';
import type { RateLimitCharge, RateLimit } from '../rate-limit/rate-limit.ts';
import type { Database } from '../store/database.ts';
import { recordOwnerActIfCauseHasRowSql, toOwnerActParameter } from '../store/owner-acts.ts';
import { answerProofFile } from './proof-file.ts';
import {
  readWaitingAndDecidedForOwner,
  type CountWaitingForOwnerInShopByKind,
} from './read-waiting-and-decided-for-owner.ts';
import { readFiguresOfMonth } from './read-figures-of-month.ts';

/**
 * Carries out a decision of the owner, given her subject: once, and recorded as an act. Refuses if
 * nothing is waiting for it.
 */
type Decide<Verdict> = (verdict: Verdict & { readonly by: string }) => Promise<void>;

/** The dependencies of the owner's endpoint. */
export type OwnerDependencies = {
  /** Refuses (403) anybody but the owner. */
  readonly authenticateOwner: AuthenticateSubjectOrRefuse;
  readonly database: Database;
  readonly countShopWork: CountWaitingForOwnerInShopByKind;
  /** The member plans with advice about health. */
  readonly readMemberTexts: () => Promise<WaitingAndDecidedForOwner['memberTexts']>;
  readonly enforceLimit: (charges: readonly RateLimitCharge[]) => Promise<void>;
  readonly decideProof: Decide<v.InferOutput<typeof ProofVerdictSchema>>;
  readonly decideRequest: Decide<v.InferOutput<typeof RefundVerdictSchema>>;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly log?: (message: string, error: unknown) => void;
};

/** A request from the owner. */
type OwnRequest = { readonly request: Request; readonly subject: string };

const ownerLimit: RateLimit = {
  ...requestRateLimits.owner,
  purpose: 'owner',
  sentence: (wait) => `That was a lot at once. Please try again in ${wait}.`,
};

const Month = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

const missing = (): Refusal => new Refusal(404, 'There is nothing at this address.');

const settleStatement = `
  with settled as (
    update doubts set settled_at = $3, settled_by = $4 where doubt_id = $1 and settled_at is null returning doubt_id
  ), act as (${recordOwnerActIfCauseHasRowSql('settled', '$2', '$3')})
  select doubt_id from settled`;

const settleDoubt = async (
  { database, newId, now }: OwnerDependencies,
  doubtId: string,
  subject: string,
): Promise<void> => {
  const act = {
    actId: newId(),
    subject,
    act: 'doubt-settled',
    about: doubtId,
    details: {},
  } as const;
  const settled = await database.query(v.object({ doubt_id: v.string() }), settleStatement, [
    doubtId,
    toOwnerActParameter(act),
    now(),
    subject,
  ]);
  if (settled.length === 0) throw new Refusal(409, 'This is settled already.');
};

/** A negative decision needs a reason. */
const requireReason = (isTurnedDown: boolean, reason: string): void => {
  if (isTurnedDown && reason === '') {
    throw new Refusal(400, 'Say why in a sentence: she gets it by e-mail.');
  }
};

const answerFigures = async (
  { database, now }: OwnerDependencies,
  request: Request,
): Promise<Response> => {
  const { searchParams } = new URL(request.url);
  const month = parseOutsideValueOrRefuse(
    Month,
    searchParams.get('month'),
    'Name the month like this: 2026-11.',
  );
  const figures = await readFiguresOfMonth(database, month, now());
  if (searchParams.get('form') !== 'csv') return jsonAnswer(figures);
  return new Response(toOneMonthFiguresCsv(figures), {
    headers: {
      ...privateAnswerHeaders,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="knurl-${month}.csv"`,
    },
  });
};

const misfit = 'That is not what this address takes.';

/**
 * `/api/owner` and the paths below it: what waits for the owner, her decisions, and the figures of
 * a month. Every request needs a token with her permission. Each decision answers what still waits.
 */
export const createOwnerDecisionsAndFiguresEndpoint = (
  dependencies: OwnerDependencies,
): Handler => {
  const { database, countShopWork, readMemberTexts, now } = dependencies;
  const answerWaiting = async (): Promise<Response> => {
    const answer: WaitingAndDecidedForOwner = {
      ...(await readWaitingAndDecidedForOwner(database, countShopWork)),
      memberTexts: await readMemberTexts(),
    };
    return jsonAnswer(answer);
  };
  /** An endpoint for the owner only. */
  const forOwner = (methods: {
    readonly GET?: (own: OwnRequest) => Promise<Response>;
    readonly POST?: (own: OwnRequest) => Promise<void>;
  }): Handler => {
    const { GET, POST } = methods;
    const identify = async (request: Request): Promise<OwnRequest> => {
      const subject = await dependencies.authenticateOwner(request);
      await dependencies.enforceLimit([{ limit: ownerLimit, caller: subject }]);
      return { request, subject };
    };
    const handlers: MethodHandlers = {
      ...(GET === undefined ? {} : { GET: async (request) => GET(await identify(request)) }),
      ...(POST === undefined
        ? {}
        : {
            POST: async (request) => {
              await POST(await identify(request));
              return answerWaiting();
            },
          }),
    };
    return createEndpoint(handlers, dependencies);
  };

  const endpoints: Readonly<Record<string, Handler>> = {
    [accountAndOwnerApiPaths.owner]: forOwner({ GET: answerWaiting }),
    [accountAndOwnerApiPaths.ownerProofs]: forOwner({
      POST: async ({ request, subject }) => {
        const verdict = await readJson(request, ProofVerdictSchema, misfit);
        requireReason(!verdict.isAccepted, verdict.reason);
        await dependencies.decideProof({ ...verdict, by: subject });
      },
    }),
    [accountAndOwnerApiPaths.ownerRefunds]: forOwner({
      POST: async ({ request, subject }) => {
        const verdict = await readJson(request, RefundVerdictSchema, misfit);
        requireReason(verdict.minorUnits === 0, verdict.reason);
        await dependencies.decideRequest({ ...verdict, by: subject });
      },
    }),
    [accountAndOwnerApiPaths.ownerDoubts]: forOwner({
      POST: async ({ request, subject }) => {
        const { doubtId } = await readJson(request, SettledPaymentDoubtIdSchema, misfit);
        await settleDoubt(dependencies, doubtId, subject);
      },
    }),
    [accountAndOwnerApiPaths.ownerFigures]: forOwner({
      GET: ({ request }) => answerFigures(dependencies, request),
    }),
  };
  const proofFile = forOwner({
    GET: ({ request, subject }) => {
      const proofId = new URL(request.url).pathname.slice(
        accountAndOwnerApiPaths.ownerProofs.length + 1,
      );
      return answerProofFile(database, { proofId, subject, now: now() });
    },
  });
  const nowhere = forOwner({ GET: () => Promise.reject(missing()) });

  return (request) => {
    const path = new URL(request.url).pathname;
    const endpoint = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
    if (endpoint !== undefined) return endpoint(request);
    return path.startsWith(`${accountAndOwnerApiPaths.ownerProofs}/`)
      ? proofFile(request)
      : nowhere(request);
  };
};
