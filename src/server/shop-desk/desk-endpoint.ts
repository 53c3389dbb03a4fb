import * as v from 'valibot';
import { requestRateLimits } from '../../domain/limits.ts';
import {
  DeskOrderActionSchema,
  deskOrderFilters,
  maxOrdersInCsv,
  StockCountOrDeliverySchema,
  type DeskOrderAction,
} from '../../domain/shop-desk/desk-answer.ts';
import type { Shop } from '../../domain/shop/goods.ts';
import { toOrdersCsv } from '../../domain/shop-desk/orders-csv.ts';
import { shopApiPaths } from '../../domain/shop/shop-api-paths.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, privateAnswerHeaders, Refusal } from '../http/answers.ts';
import { parseOutsideValueOrRefuse, readJson } from '../http/request-body.ts';
import type { RateLimitCharge, RateLimit } from '../rate-limit/rate-limit.ts';
import type { Database } from '../store/database.ts';
import {
  countWaitingOrdersByKind,
  findNewestOrdersUpToMax,
  readOrdersById,
  readOrdersPage,
  type DeskOrdersQuery,
} from './read-orders.ts';
import { changeStock, readStock } from './stock.ts';

/**
 * Carries out an act of the owner, once, and records it for this subject. Refuses an act that isn't
 * possible.
 */
export type DoDeskOrderAction = (act: DeskOrderAction, by: string) => Promise<void>;

/** The dependencies of the owner's desk for the shop. */
export type ShopDeskDependencies = {
  /** Refuses (403) anybody but the owner. */
  readonly authenticateOwner: AuthenticateSubjectOrRefuse;
  readonly database: Database;
  readonly enforceLimit: (charges: readonly RateLimitCharge[]) => Promise<void>;
  /** The shop's data, as written by the build. */
  readonly readShop: () => Promise<Shop>;
  readonly doAct: DoDeskOrderAction;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly log?: (message: string, error: unknown) => void;
};

const deskLimit: RateLimit = {
  ...requestRateLimits.owner,
  purpose: 'owner',
  sentence: (wait) => `That was a lot at once. Please try again in ${wait}.`,
};

const Month = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/));
const Question = v.object({
  show: v.picklist(deskOrderFilters),
  find: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  month: v.nullable(Month),
  before: v.nullable(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))),
});

const readQuestion = (url: string): DeskOrdersQuery => {
  const { searchParams } = new URL(url);
  const asked = parseOutsideValueOrRefuse(
    Question,
    {
      show: searchParams.get('show') ?? 'all',
      find: searchParams.get('find'),
      month: searchParams.get('month'),
      before: searchParams.get('before'),
    },
    'Ask for orders like this: show=to-pack&find=Ann&month=2026-11.',
  );
  return { ...asked, find: asked.find === '' ? null : asked.find };
};

const answerCsv = async (
  { database }: ShopDeskDependencies,
  question: DeskOrdersQuery,
): Promise<Response> => {
  const orders = await findNewestOrdersUpToMax(database, question, maxOrdersInCsv + 1);
  if (orders.length > maxOrdersInCsv) {
    throw new Refusal(400, 'Those are more than 10,000 orders. Choose a month, then save it.');
  }
  const name = `knurl-orders-${question.month ?? question.show}.csv`;
  return new Response(toOrdersCsv(orders), {
    headers: {
      ...privateAnswerHeaders,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
};

const misfit = 'That is not what this address takes.';

const idsOf = (act: DeskOrderAction): readonly string[] =>
  act.act === 'packed' ? act.orderIds : [act.orderId];

/**
 * `/api/owner/orders` and `/api/owner/stock`: the shop's orders and its stock, and the owner's
 * acts. Every request needs a token with her permission.
 */
export const createShopDeskEndpoint = (dependencies: ShopDeskDependencies): Handler => {
  const { database, now, newId } = dependencies;
  const identify = async (request: Request): Promise<string> => {
    const subject = await dependencies.authenticateOwner(request);
    await dependencies.enforceLimit([{ limit: deskLimit, caller: subject }]);
    return subject;
  };
  const orders = createEndpoint(
    {
      GET: async (request) => {
        await identify(request);
        const question = readQuestion(request.url);
        return new URL(request.url).searchParams.get('form') === 'csv'
          ? answerCsv(dependencies, question)
          : jsonAnswer(await readOrdersPage(database, question));
      },
      POST: async (request) => {
        const by = await identify(request);
        const act = await readJson(request, DeskOrderActionSchema, misfit);
        if (act.act === 'return-declined' && act.reason === '') {
          throw new Refusal(400, 'Say why in a sentence: she gets it by e-mail.');
        }
        await dependencies.doAct(act, by);
        return jsonAnswer({
          orders: await readOrdersById(database, idsOf(act)),
          waiting: await countWaitingOrdersByKind(database),
        });
      },
    },
    dependencies,
  );
  const stock = createEndpoint(
    {
      GET: async (request) => {
        await identify(request);
        return jsonAnswer(await readStock(database, await dependencies.readShop()));
      },
      POST: async (request) => {
        const by = await identify(request);
        const act = await readJson(
          request,
          StockCountOrDeliverySchema,
          'Write a whole number of pieces.',
        );
        const shop = await dependencies.readShop();
        await changeStock(database, shop, act, { by, now: now(), newId });
        return jsonAnswer(await readStock(database, shop));
      },
    },
    dependencies,
  );
  return (request) =>
    new URL(request.url).pathname === shopApiPaths.ownerStock ? stock(request) : orders(request);
};
