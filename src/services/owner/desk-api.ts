import {
  DeskOrdersAfterActionSchema,
  DeskOrdersAnswerSchema,
  DeskStockAnswerSchema,
  type DeskOrderAction,
  type DeskOrderFilter,
  type DeskOrdersAfterAction,
  type DeskOrdersAnswer,
  type DeskStockAnswer,
  type StockCountOrDelivery,
} from '../../domain/shop-desk/desk-answer.ts';
import { shopApiPaths } from '../../domain/shop/shop-api-paths.ts';
import { callApi } from '../call-api.ts';
import {
  callMemberApi,
  withAccessToken,
  type GetAccessToken,
  type MemberApiResult,
} from '../members/member-api.ts';
import { fetchOwnerFile, parserOfSchema } from './owner-api.ts';

/** The filter of the owner's list of orders. */
export type DeskOrderFilterTextAndMonth = {
  readonly show: DeskOrderFilter;
  /** An order number, or part of a name or address; empty finds all. */
  readonly find: string;
  /** For example `2026-11`; empty means any month. */
  readonly month: string;
};

const ordersPath = (
  { show, find, month }: DeskOrderFilterTextAndMonth,
  more: Record<string, string>,
): string =>
  `${shopApiPaths.ownerOrders}?${new URLSearchParams({
    show,
    ...(find === '' ? {} : { find }),
    ...(month === '' ? {} : { month }),
    ...more,
  })}`;

const parseOrders = parserOfSchema(DeskOrdersAnswerSchema);
const parseActed = parserOfSchema(DeskOrdersAfterActionSchema);
const parseStock = parserOfSchema(DeskStockAnswerSchema);

/** Fetches a page of orders, newest first: those before the given number. */
export const fetchPageOfDeskOrders = (
  getAccessToken: GetAccessToken,
  question: DeskOrderFilterTextAndMonth,
  before: number | undefined,
): Promise<MemberApiResult<DeskOrdersAnswer>> =>
  callMemberApi(
    getAccessToken,
    ordersPath(question, before === undefined ? {} : { before: String(before) }),
    parseOrders,
  );

const post = <Value>(
  getAccessToken: GetAccessToken,
  path: string,
  body: unknown,
  parse: (answer: unknown) => Value | undefined,
): Promise<MemberApiResult<Value>> =>
  withAccessToken(getAccessToken, (headers) =>
    callApi(
      path,
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      parse,
    ),
  );

/** Performs an act on orders; returns those orders as updated. */
export const actOnOrders = (
  getAccessToken: GetAccessToken,
  act: DeskOrderAction,
): Promise<MemberApiResult<DeskOrdersAfterAction>> =>
  post(getAccessToken, shopApiPaths.ownerOrders, act, parseActed);

/** Fetches all orders that match a filter as a CSV file. */
export const fetchOrdersFile = (
  getAccessToken: GetAccessToken,
  question: DeskOrderFilterTextAndMonth,
): Promise<MemberApiResult<Blob>> =>
  withAccessToken(getAccessToken, (headers) =>
    fetchOwnerFile(ordersPath(question, { form: 'csv' }), headers),
  );

/** Fetches the stock of every piece. */
export const fetchDeskStock = (
  getAccessToken: GetAccessToken,
): Promise<MemberApiResult<DeskStockAnswer>> =>
  callMemberApi(getAccessToken, shopApiPaths.ownerStock, parseStock);

/** Records a stock count or a delivery; returns the whole stock. */
export const requestStockChange = (
  getAccessToken: GetAccessToken,
  act: StockCountOrDelivery,
): Promise<MemberApiResult<DeskStockAnswer>> =>
  post(getAccessToken, shopApiPaths.ownerStock, act, parseStock);
