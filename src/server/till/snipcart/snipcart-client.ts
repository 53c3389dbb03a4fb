import * as v from 'valibot';
import { outsideSystemTimeoutsMs } from '../../../domain/timeouts.ts';
import type { SnipcartApiUrlAndSecretKey } from '../../../config/server/server-settings.ts';
import { Outage } from '../../outage.ts';

const amount = v.pipe(v.number(), v.minValue(0));

const Address = v.object({
  fullName: v.nullish(v.string()),
  name: v.nullish(v.string()),
  address1: v.nullish(v.string()),
  address2: v.nullish(v.string()),
  city: v.nullish(v.string()),
  province: v.nullish(v.string()),
  postalCode: v.nullish(v.string()),
  country: v.nullish(v.string()),
});

const Refund = v.object({
  id: v.string(),
  amount,
  comment: v.nullish(v.string()),
});

/** The parts of an order that we read. Amounts are in main units of its currency: 59.5. */
const SnipcartOrderSchema = v.object({
  token: v.string(),
  email: v.nullish(v.string()),
  currency: v.string(),
  paymentStatus: v.nullish(v.string()),
  creationDate: v.string(),
  modificationDate: v.string(),
  completionDate: v.nullish(v.string()),
  metadata: v.nullish(v.record(v.string(), v.unknown())),
  items: v.array(v.object({ id: v.string(), quantity: v.number() })),
  finalGrandTotal: amount,
  refundsAmount: v.nullish(amount),
  refunds: v.nullish(v.array(Refund)),
  shippingAddress: v.nullish(Address),
});
export type SnipcartOrder = Readonly<v.InferOutput<typeof SnipcartOrderSchema>>;

const OrderList = v.object({ totalItems: v.number(), items: v.array(SnipcartOrderSchema) });

/**
 * The calls to Snipcart's REST API. Each throws an Outage if it can't be reached or its answer is
 * malformed.
 */
export type SnipcartClient = {
  /** Whether Snipcart confirms that a webhook with this token is its own. */
  readonly isOwnRequest: (token: string) => Promise<boolean>;
  /** Undefined if there is no such order. */
  readonly findOrder: (token: string) => Promise<SnipcartOrder | undefined>;
  /** A page of all orders, newest first, and their total number. */
  readonly listOrders: (offset: number) => Promise<v.InferOutput<typeof OrderList>>;
  readonly listRefunds: (token: string) => Promise<readonly v.InferOutput<typeof Refund>[]>;
  /** Refunds part of an order, in main units of its currency, and returns the refund's id. */
  readonly refund: (token: string, amount: number, comment: string) => Promise<string>;
};

/** Snipcart's maximum page size. */
const pageSize = 50;

/** A client of Snipcart's REST API (docs.snipcart.com/v3/api-reference). */
export const createSnipcartClient = (
  { apiUrl, secretKey }: SnipcartApiUrlAndSecretKey,
  fetchUrl: typeof fetch = fetch,
): SnipcartClient => {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;

  const request = async (path: string, body?: object): Promise<Response> => {
    try {
      const answer = await fetchUrl(`${apiUrl}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(outsideSystemTimeoutsMs.snipcart),
      });
      if (answer.ok || answer.status === 404) return answer;
      throw new Error(`It answered ${answer.status}.`);
    } catch (error) {
      throw new Outage('Snipcart can’t be asked.', error);
    }
  };

  const parse = async <Schema extends v.GenericSchema>(
    schema: Schema,
    answer: Response,
  ): Promise<v.InferOutput<Schema>> => {
    try {
      if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
      return v.parse(schema, await answer.json());
    } catch (error) {
      throw new Outage('Snipcart’s answer can’t be read.', error);
    }
  };

  const orderPath = (token: string): string => `/orders/${encodeURIComponent(token)}`;

  return {
    isOwnRequest: async (token) =>
      (await request(`/requestvalidation/${encodeURIComponent(token)}`)).ok,
    findOrder: async (token) => {
      const answer = await request(orderPath(token));
      return answer.status === 404 ? undefined : parse(SnipcartOrderSchema, answer);
    },
    listOrders: async (offset) =>
      parse(OrderList, await request(`/orders?offset=${offset}&limit=${pageSize}`)),
    listRefunds: async (token) =>
      parse(v.array(Refund), await request(`${orderPath(token)}/refunds`)),
    refund: async (token, refunded, comment) => {
      const body = { amount: refunded, comment, notifyCustomer: false };
      const answer = await request(`${orderPath(token)}/refunds`, body);
      return (await parse(Refund, answer)).id;
    },
  };
};
