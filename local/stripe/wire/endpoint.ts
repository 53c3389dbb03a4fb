import type * as v from 'valibot';
import type { Account } from '../account.ts';
import type { FormMap } from './form.ts';
import { readParams } from './params.ts';

/** A resource that has its own permission for restricted keys, as in Stripe's Dashboard. */
export type Resource =
  | 'products'
  | 'prices'
  | 'customers'
  | 'payment_methods'
  | 'checkout_sessions'
  | 'subscriptions'
  | 'invoices'
  | 'payment_intents'
  | 'charges'
  | 'disputes'
  | 'customer_portal'
  | 'events'
  | 'webhook_endpoints'
  | 'test_clocks';

type Method = 'GET' | 'POST' | 'DELETE';

/** An endpoint of the API. */
export type Endpoint = {
  readonly method: Method;
  /** Such as `/v1/customers/:id`. */
  readonly path: string;
  readonly resource: Resource;
  /** True if the response includes what others omit, such as a secret. */
  readonly showsAll?: boolean;
  /**
   * Validates the parameters and returns the function that executes the request. Nothing is
   * executed before that.
   */
  readonly prepare: (account: Account, id: string, form: FormMap) => () => object;
};

type Call<Params> = { readonly account: Account; readonly id: string; readonly params: Params };

/** Creates an endpoint whose parameters are parsed with the schema. */
export const endpoint = <Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  resource: Resource,
  schema: Schema,
  answer: (call: Call<v.InferOutput<Schema>>) => object,
): Endpoint => ({
  method,
  path,
  resource,
  prepare: (account, id, form) => {
    const params = readParams(schema, form);
    return () => answer({ account, id, params });
  },
});
